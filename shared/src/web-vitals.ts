import * as z from 'zod'

/** What the field is measured by: four times in milliseconds, and how far a page moved under its reader, which has no unit. */
export const VITALS = ['LCP', 'INP', 'FCP', 'TTFB', 'CLS'] as const
export type Vital = (typeof VITALS)[number]

/**
 * Pages as the router knows them: a label of the metrics each, so the list is short and knows no id of anybody. Whatever else a browser
 * may say counts as "other".
 */
export const VITAL_PAGES: readonly string[] = [
  '/',
  '/contact',
  '/privacy',
  '/terms',
  '/login',
  '/signup',
  '/signup/complete',
  '/forgot-password',
  '/reset-password',
  '/auth/callback',
  '/unsubscribe',
  '/pricing',
  '/dashboard',
  '/scripts',
  '/scripts/new',
  '/scripts/edit/:scriptId',
  '/scripts/folder/:folderId',
  '/script-studio',
  '/tempo',
  '/analytics',
  '/trending',
  '/market-data',
  '/partner-seo',
  '/profile',
  '/settings',
  '/settings/account',
  '/settings/security',
  '/settings/sessions',
  '/settings/notifications',
  '/settings/appearance',
  '/settings/billing',
  '/settings/own-key',
  '/settings/model',
  '/settings/advanced',
]

/** Nobody waits longer; a number beyond it was not measured. */
const MAX_MS_LENGTH = 600_000
const milliseconds = z.number().min(0).max(MAX_MS_LENGTH).optional()

/** What one view of a page came to: where it began, and nothing of who saw it. */
export const WebVitals = z.object({
  /** The pattern, never the address: "/scripts/edit/:scriptId". */
  page: z.string().max(100),
  vitals: z.strictObject({
    LCP: milliseconds,
    INP: milliseconds,
    FCP: milliseconds,
    TTFB: milliseconds,
    CLS: z.number().min(0).max(1000).optional(),
  } satisfies Record<Vital, z.ZodType>),
})
export type WebVitals = z.infer<typeof WebVitals>
