/** A plan as it is sold. Prices in cents; `features` are texts of the requirements. (A-EN-11, A-SB-17 to A-SB-28, OP-29, CX-14) */
export interface Plan {
  id: 'starter' | 'creator' | 'pro'
  name: string
  /** One sentence: for whom it is. */
  description: string
  monthlyCents: number
  annualCents: number
  /** What a month costs without the beta price. */
  originalMonthlyCents: number
  scriptsPerMonth: number
  /** Longest video in seconds. */
  videoLength: number
  features: readonly PlanFeature[]
  badge?: string
}

export interface PlanFeature {
  text: string
  /** Listed with "(coming soon)" in the pricing modal, and with a footnote on the pricing page. */
  comingSoon?: boolean
  /** Coming soon until the operator says that it is provided. */
  extra?: PlanExtra
}

/** What plans hold beyond the app, as far as the operator provides it. */
export const PLAN_EXTRAS = ['community', 'coaching', 'reply-time', 'onboarding', 'course'] as const
export type PlanExtra = (typeof PLAN_EXTRAS)[number]

/** The plans with what is provided here; the rest of the extras is coming soon. */
export const plansWith = (extras: readonly PlanExtra[]): readonly Plan[] =>
  PLANS.map((plan) => ({
    ...plan,
    features: plan.features.map(({ extra, ...feature }) =>
      extra && !extras.includes(extra) ? { ...feature, comingSoon: true } : feature,
    ),
  }))

/** The three plans of the beta: the one source for every page, and for what the server allows. */
export const PLANS: readonly Plan[] = [
  {
    id: 'starter',
    name: 'Beta Starter',
    description: 'For a first product and a video a day.',
    monthlyCents: 2900,
    annualCents: 29_000,
    originalMonthlyCents: 5800,
    scriptsPerMonth: 30,
    videoLength: 60,
    features: [
      { text: '30 scripts per month' },
      { text: 'Videos up to 60 seconds' },
      { text: 'Unlimited edits' },
      { text: 'Script library' },
      { text: 'TXT/PDF export' },
      { text: 'Community access', extra: 'community' },
      { text: 'Email support' },
    ],
  },
  {
    id: 'creator',
    name: 'Beta Creator',
    description: 'For creators who post several times a day.',
    monthlyCents: 4900,
    annualCents: 49_000,
    originalMonthlyCents: 9800,
    scriptsPerMonth: 100,
    videoLength: 180,
    badge: 'Most Popular',
    features: [
      { text: '100 scripts per month' },
      { text: 'Videos up to 3 minutes' },
      { text: 'Weekly group coaching calls', extra: 'coaching' },
      { text: 'Priority support with 24-hour response', extra: 'reply-time' },
      { text: 'Analytics dashboard', comingSoon: true },
    ],
  },
  {
    id: 'pro',
    name: 'Beta Pro',
    description: 'For sellers with several shops.',
    monthlyCents: 9900,
    annualCents: 99_000,
    originalMonthlyCents: 19_800,
    scriptsPerMonth: 250,
    videoLength: 180,
    features: [
      { text: '250 scripts per month' },
      { text: '1-on-1 onboarding', extra: 'onboarding' },
      { text: 'Course library', extra: 'course' },
      { text: 'Tracking for up to 3 accounts', comingSoon: true },
      { text: 'Analytics' },
    ],
  },
]

/** Said wherever the plans are shown. (A-SB-17 to A-SB-22) */
export const PLAN_TERMS = {
  label: 'BETA PRICING - Limited Time',
  annual: 'Save 17%',
  terms: ['50% off regular pricing', 'Prices locked for life', 'No free trial', 'No refunds'],
} as const
