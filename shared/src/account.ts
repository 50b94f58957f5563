/** How many recovery codes are given out at once. */
export const RECOVERY_CODE_COUNT = 10

/** The notification emails that settings turn on and off, with their columns of `profiles`. (B-SE-06) */
export const NOTIFICATION_EMAILS = [
  { kind: 'script_ready', column: 'notify_script_ready', label: 'Script ready' },
  { kind: 'trending', column: 'notify_trending', label: 'Trending' },
  { kind: 'performance', column: 'notify_performance', label: 'Performance' },
  { kind: 'product_updates', column: 'notify_product_updates', label: 'Product updates' },
] as const
export type EmailKind = (typeof NOTIFICATION_EMAILS)[number]['kind']

/** (B-SE-08); the stored value and what people read. */
export const EDITOR_THEMES = [
  { value: 'default', label: 'Default' },
  { value: 'high-contrast', label: 'High Contrast' },
  { value: 'solarized', label: 'Solarized' },
  { value: 'monokai', label: 'Monokai' },
] as const
export type EditorTheme = (typeof EDITOR_THEMES)[number]['value']

/** Bytes and types of an avatar. (OP-25) */
export const AVATAR = {
  maxBytes: 5 * 1024 * 1024,
  types: ['image/png', 'image/jpeg', 'image/webp', 'image/gif'],
} as const
