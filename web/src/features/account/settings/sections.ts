/** The sections of the settings; the id ends the address of the page: `/settings/billing`. */
export const SECTIONS = [
  { id: 'account', title: 'Account', text: 'Your display name and TikTok username' },
  { id: 'security', title: 'Security', text: 'Password and two-factor authentication' },
  { id: 'sessions', title: 'Sessions', text: 'Browsers logged in to your account' },
  { id: 'notifications', title: 'Notifications', text: 'Choose the emails you get' },
  { id: 'appearance', title: 'Appearance', text: 'Dark mode and editor theme' },
  { id: 'billing', title: 'Billing', text: 'Your plan, payments and receipts' },
  { id: 'own-key', title: 'Your AI key', text: 'Write scripts with your own AI account' },
  { id: 'model', title: 'AI model', text: 'What writes the scripts on this site' },
  { id: 'advanced', title: 'Advanced', text: 'Export your data or delete your account' },
] as const

export type SectionId = (typeof SECTIONS)[number]['id']

const isSection = (id: string): id is SectionId => SECTIONS.some((section) => section.id === id)

/** The page that an older address of a section leads to: `/settings#billing` or, from payments, `/settings?section=billing`. */
export function pageOfOldAddress({ search, hash }: { search: string; hash: string }): string | undefined {
  const rest = new URLSearchParams(search)
  const id = rest.get('section') ?? hash.slice(1)
  if (!isSection(id)) return undefined
  rest.delete('section')
  return `/settings/${id}${rest.size > 0 ? `?${rest}` : ''}`
}
