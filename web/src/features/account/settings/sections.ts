/** The parts of `/settings`; the id is what stands behind "#" in a link to one. */
export const SECTIONS = [
  { id: 'account', title: 'Account' },
  { id: 'security', title: 'Security' },
  { id: 'sessions', title: 'Sessions' },
  { id: 'notifications', title: 'Notifications' },
  { id: 'appearance', title: 'Appearance' },
  { id: 'billing', title: 'Billing' },
  { id: 'own-key', title: 'Your AI key' },
  { id: 'model', title: 'AI model' },
  { id: 'advanced', title: 'Advanced' },
] as const

export type SectionId = (typeof SECTIONS)[number]['id']
