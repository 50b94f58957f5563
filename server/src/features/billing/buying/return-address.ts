/** Where Stripe writes the session's id. */
export const SESSION_PLACE = '{CHECKOUT_SESSION_ID}'

export const MAX_ADDRESS_LENGTH = 2000

/**
 * An address of our own that a payment may lead back to, read as browsers read it, so that what was checked is what is opened; undefined for
 * any other. A fragment is left to the pages: no server sees it. (OP-30)
 */
export function returnAddress(text: string, ownOrigins: readonly string[]): string | undefined {
  if (text.length > MAX_ADDRESS_LENGTH || !URL.canParse(text)) return undefined
  const url = new URL(text)
  // A name and password in an address are there to deceive.
  if (url.username || url.password || url.hash || text.includes('#')) return undefined
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined
  return ownOrigins.includes(url.origin) ? url.href : undefined
}

/** What we are reached by: the addresses of the settings, else the one that this request came to. */
export function ownOrigins(
  settings: { publicUrl: string | undefined; siteUrl: string | undefined },
  request: { protocol: string; host: string },
): string[] {
  const named = [settings.publicUrl, settings.siteUrl].filter((address) => address !== undefined)
  // Clients write any text into the host header: ignore what is no host name.
  const addresses = named.length > 0 ? named : [`${request.protocol}://${request.host}`]
  return addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin)
}
