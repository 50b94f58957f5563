/** The URL prefix of the sandbox's pages. `app.ts` mounts them; the development server of the web app passes this prefix on. */
export const SANDBOX = '/sandbox'

export const checkoutAddress = (id: string) => `${SANDBOX}/checkout/${id}`
export const portalAddress = (id: string) => `${SANDBOX}/portal/${id}`
export const receiptAddress = (id: string) => `${SANDBOX}/invoices/${id}`
/** What is done to one subscription in the portal. */
export const subscriptionAddress = (portal: string, subscription: string, step: 'cancel' | 'keep' | 'renew') =>
  `${portalAddress(portal)}/subscriptions/${subscription}/${step}`
