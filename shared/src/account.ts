import type { BillingInterval, PlanChoice } from './billing'

/** One of the account's sessions: a browser somewhere that is signed in. */
export interface AccountSession {
  id: string
  /** The one that asks. */
  current: boolean
  /** In words: "Chrome on Windows"; "Unknown device" when it told nothing. */
  device: string
  ip: string | null
  /** ISO 8601. */
  createdAt: string
  lastActiveAt: string
}

/** What the server says about one's own subscription and use. (A-EN-08 to A-EN-10, CX-15) */
export interface SubscriptionSummary {
  plan: string
  planName: string
  status: string
  /** Null: counted, but not limited. */
  scriptsLimit: number | null
  scriptsUsed: number
  /** ISO 8601; null without a paid period. */
  nextBillingAt: string | null
  /** The administrator's, or a real plan: something to manage. */
  managed: boolean
  /** Limit minus used, never below 0; null: not limited. (A-EN-10) */
  scriptsRemaining: number | null
  /** When the next month of allowance begins. ISO 8601. */
  allowanceRenewsAt: string
  /** Longest video in seconds; null: this account needs a plan first. */
  videoLength: number | null
  /** Null without a plan, and for one that is given. */
  interval: BillingInterval | null
  /** It is paid until then and not renewed. ISO 8601. */
  endsAt: string | null
  /** A change that was agreed for the end of the paid period. */
  nextPlan: (PlanChoice & { at: string }) | null
  /** Given by whoever runs this installation: nothing is paid. */
  granted: boolean
  /** There is a portal of the payment provider for this account. (CX-15) */
  portal: boolean
}

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
