import type { PlanChangePreview, SubscriptionSummary } from '@reelwright/shared'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import * as platform from '../../platform'
import { renderApp, runs, signUpCreator, withRealBackend } from '../../testing'
import { SUMMARY } from './sale/sample-summary'

withRealBackend()

const LISTED = ['starter', 'creator', 'pro'].map((id) => ({ id, monthlyPriceId: `${id}_m`, annualPriceId: `${id}_y` }))
const PREVIEW: PlanChangePreview = {
  when: 'now',
  from: { planId: 'creator', planName: 'Beta Creator', interval: 'monthly' },
  to: { planId: 'pro', planName: 'Beta Pro', interval: 'monthly' },
  dueNowCents: 3312,
  nextPaymentCents: 9900,
  nextPaymentAt: '2026-12-22T12:00:00Z',
  effectiveAt: '2026-11-22T12:00:00Z',
  scriptsPerMonth: { from: 100, to: 250 },
  videoLength: { from: 180, to: 180 },
  prorationDate: 1_700_000_000,
}

type Answer = (init: RequestInit) => Response | Promise<Response>
let answers: Record<string, Answer>
let leave: MockInstance<typeof platform.navigateFully>

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  leave = vi.spyOn(platform, 'navigateFully').mockImplementation(() => {})
  answers = { '/api/billing/plans': () => Response.json({ success: true, data: LISTED, plans: LISTED }) }
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init: RequestInit = {}) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.origin)
    const answer = answers[pathname]
    return answer ? Promise.resolve(answer(init)) : real(input, init)
  })
})
afterEach(() => void vi.restoreAllMocks())

const refused = (status: number, code: string, error: string) =>
  Response.json({ success: false, error, code }, { status })
const bodyOf = (init: RequestInit | undefined): unknown =>
  typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
const summary = (of: Partial<SubscriptionSummary> = {}) => Response.json({ success: true, data: { ...SUMMARY, ...of } })

async function openAsSubscriber(of: Partial<SubscriptionSummary> = {}, path = '/pricing') {
  await signUpCreator()
  answers['/api/account/subscription'] = () => summary(of)
  return renderApp(path)
}

test('a visitor buys with the public key; meanwhile the other plans wait [A-SB-07, A-SB-08, A-CK-01, A-CK-02, A-CK-03, A-CK-04, A-CK-07, A-CK-08]', async () => {
  const asked: RequestInit[] = []
  let arrive: (answer: Response) => void = () => undefined
  answers['/functions/v1/checkout-anonymous'] = (init) => {
    asked.push(init)
    return new Promise((resolve) => (arrive = resolve))
  }
  const { user } = renderApp('/pricing')
  const button = await screen.findByRole('button', { name: 'Start with Beta Creator' })
  await user.dblClick(button)
  expect(button).toBeDisabled()
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByText('Opening the payment page')).toBeInTheDocument()
  for (const name of ['Start with Beta Starter', 'Start with Beta Pro']) {
    expect(screen.getByRole('button', { name })).toBeDisabled()
    expect(screen.getByRole('button', { name })).not.toHaveAttribute('aria-busy')
  }

  await waitFor(() => expect(asked).toHaveLength(1))
  arrive(Response.json({ success: true, url: 'https://pay.example.com/1', data: { url: 'https://pay.example.com/1' } }))
  await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('https://pay.example.com/1'))
  expect(asked).toHaveLength(1)
  const headers = new Headers(asked[0]?.headers)
  expect(headers.get('content-type')).toBe('application/json')
  expect(headers.get('authorization')).toBe(`Bearer ${platform.publicConfig()?.anonKey}`)
  expect(bodyOf(asked[0])).toEqual({
    priceId: 'creator_m',
    successUrl: `${location.origin}/signup/complete?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${location.origin}/pricing?checkout=cancelled`,
    email: null,
  })

  // By the Back button the page comes back as it was left.
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))
  await waitFor(() => expect(button).toBeEnabled())
})

const FAILED_CHECKOUTS: [string, Answer, string][] = [
  ['the server’s words', () => refused(422, 'refused', 'This plan is not on sale'), 'This plan is not on sale'],
  ['its own words', () => new Response('<html>', { status: 502 }), 'Failed to create checkout session'],
  ['a broken line', () => Promise.reject(new TypeError('Failed to fetch')), 'Network error. Please try again.'],
]

test.each(runs(FAILED_CHECKOUTS.slice(0, 1), FAILED_CHECKOUTS))(
  'a checkout that fails with %s says so, and every plan can be clicked again; so does one on a broken line, before anything else of the product has arrived [A-SB-09, A-ER-11, A-ER-12]',
  async (_of, answer, text) => {
    // Newer browsers answer with a promise.
    vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(Promise.resolve() as never)
    answers['/functions/v1/checkout-anonymous'] = answer
    const { user } = renderApp('/pricing')
    await user.click(await screen.findByRole('button', { name: 'Start with Beta Pro' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    for (const name of ['Starter', 'Creator', 'Pro'])
      expect(screen.getByRole('button', { name: `Start with Beta ${name}` })).toBeEnabled()
    expect(leave).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('heading', { name: 'Beta Pro' })).toBeInTheDocument()

    vi.spyOn(platform, 'loadBackend').mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
    const button = screen.getByRole('button', { name: 'Start with Beta Pro' })
    await user.click(button)
    expect(await screen.findByRole('alert')).toHaveTextContent('Network error. Please try again.')
    await waitFor(() => expect(button).toBeEnabled())
  },
)

test('somebody signed in without a plan buys with their own address, and still as nobody in particular [A-CK-02, A-CK-03]', async () => {
  const asked: RequestInit[] = []
  answers['/functions/v1/checkout-anonymous'] = (init) => {
    asked.push(init)
    return Response.json({ success: true, url: 'https://pay.example.com/1' })
  }
  const { email } = await signUpCreator()
  const { user } = renderApp('/pricing?plan=pro&interval=annual')
  expect(await screen.findByText(/^Your plan:/)).toHaveTextContent('Your plan: Free, 0 scripts written this month')
  const button = screen.getByRole('button', { name: 'Start with Beta Pro' })
  // The link that led here was about this plan, by the year.
  await waitFor(() => expect(button).toHaveFocus())
  await user.click(button)
  await waitFor(() => expect(leave).toHaveBeenCalled())
  expect(bodyOf(asked[0])).toMatchObject({ priceId: 'pro_y', email })
  expect(new Headers(asked[0]?.headers).get('authorization')).toBe(`Bearer ${platform.publicConfig()?.anonKey}`)
})

test('a plan without a price id for the interval is not available [A-RT-16, A-SB-11, A-SB-24, A-SB-26, A-SB-28, OP-27, CX-14]', async () => {
  const plans = LISTED.map((plan) => (plan.id === 'creator' ? { ...plan, annualPriceId: null } : { id: plan.id }))
  answers['/api/billing/plans'] = () => Response.json({ plans })
  const { user } = renderApp('/pricing')
  expect(await screen.findByRole('button', { name: 'Start with Beta Creator' })).toBeEnabled()
  expect(screen.getAllByRole('button', { name: 'Not available' })).toHaveLength(2)
  for (const button of screen.getAllByRole('button', { name: 'Not available' })) expect(button).toBeDisabled()
  await user.click(screen.getByRole('radio', { name: /^Annual/ }))
  expect(screen.getByText('$490')).toBeInTheDocument()
  expect(screen.getAllByRole('button', { name: 'Not available' })).toHaveLength(3)
  expect(screen.getByText(/^Coming soon, at no extra cost/)).toBeInTheDocument()
  expect(screen.queryByText(/^Plans aren’t available here yet/)).not.toBeInTheDocument()
})

test('where nothing is on sale, the pricing page says so and leads on [A-RT-16, OP-27]', async () => {
  answers['/api/billing/plans'] = () => Response.json({ data: LISTED.map(({ id }) => ({ id })) })
  renderApp('/pricing')
  const note = await screen.findByText(/^Plans aren’t available here yet/)
  expect(within(note).getByRole('link', { name: 'create an account' })).toHaveAttribute('href', '/signup')
})

test('says that nothing is on sale, also to a signed-in user [OP-27]', async () => {
  answers['/api/billing/plans'] = () => Response.json({ data: LISTED.map(({ id }) => ({ id })) })
  await signUpCreator()
  renderApp('/pricing')
  expect(await screen.findByText(/^Your plan:/)).toHaveTextContent(
    /Payments are not set up here: everything is included\.$/,
  )
})

test('a checkout that was left is said, and its interval still chosen; when the plans cannot be had, the built-in ones stand in and another try is offered [A-SB-22, A-CK-03, A-SB-12, A-RT-17, A-CK-08, A-ER-21, OP-04]', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  answers['/functions/v1/checkout-anonymous'] = () => Response.json({ success: true, url: 'https://pay.example.com/1' })
  const before = renderApp('/pricing')
  await before.user.click(await screen.findByRole('radio', { name: /^Annual/ }))
  await before.user.click(screen.getByRole('button', { name: 'Start with Beta Creator' }))
  await waitFor(() => expect(leave).toHaveBeenCalled())
  before.unmount()

  const listed = answers['/api/billing/plans'] ?? (() => Response.error())
  answers['/api/billing/plans'] = () => new Response('<html>', { status: 404 })
  const { user, router } = renderApp('/pricing?checkout=cancelled')
  expect(await screen.findByText('The current plans couldn’t be loaded')).toBeInTheDocument()
  expect(logged).toHaveBeenCalledWith('The plans couldn’t be loaded', expect.anything())
  expect(screen.getByText('Checkout cancelled. You have not been charged.')).toBeInTheDocument()
  expect(router.state.location.search).toBe('')
  expect(screen.getByRole('radio', { name: /^Annual/ })).toBeChecked()
  expect(screen.getAllByRole('button', { name: 'Not available' })).toHaveLength(3)

  answers['/api/billing/plans'] = listed
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Start with Beta Creator' })).toBeInTheDocument()
  expect(screen.queryByText('The current plans couldn’t be loaded')).not.toBeInTheDocument()
})

test('a subscriber is offered changes and no second checkout, and an upgrade is explained before it is charged', async () => {
  const asked: RequestInit[] = []
  answers['/api/billing/change/preview'] = () => Response.json({ success: true, data: PREVIEW })
  answers['/api/billing/change'] = (init) => {
    asked.push(init)
    return summary({ plan: 'pro', planName: 'Beta Pro', scriptsLimit: 250 })
  }
  const { user } = await openAsSubscriber()
  expect(await screen.findByText('Your plan, monthly')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Your plan' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Change to Beta Starter' })).toBeEnabled()
  expect(screen.queryByRole('button', { name: /^Start with/ })).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Upgrade to Beta Pro' }))
  const dialog = await screen.findByRole('dialog', { name: 'Upgrade to Beta Pro' })
  expect(await within(dialog).findByText(/^Your plan changes right away/)).toBeInTheDocument()
  expect(within(dialog).getByRole('row', { name: 'Scripts a month 100 250' })).toBeInTheDocument()
  expect(within(dialog).getByText('$99 on Dec 22, 2026')).toBeInTheDocument()
  expect(asked).toHaveLength(0)

  await user.dblClick(within(dialog).getByRole('button', { name: 'Pay $33.12 and change' }))
  expect(await screen.findByText('You have Beta Pro, monthly now.')).toBeInTheDocument()
  expect(asked).toHaveLength(1)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(bodyOf(asked[0])).toEqual({ priceId: 'pro_m', prorationDate: 1_700_000_000, when: 'now' })
  expect(new Headers(asked[0]?.headers).get('idempotency-key')).toMatch(/^[\w-]{16,}$/)
  expect(await screen.findByText(/^Your plan:/)).toHaveTextContent('Your plan: Beta Pro, 12 of 250')
  // The button that was pressed is another one now.
  await waitFor(() => expect(screen.getByText(/^Your plan:/)).toHaveFocus())
  expect(screen.getByRole('button', { name: 'Change to Beta Creator' })).toBeEnabled()
})

test('a declined card keeps the plan and leads to a new card; without an answer the same change is asked for again, and one that was made all the same is reported', async () => {
  const keys: (string | null)[] = []
  const outcomes: Answer[] = [
    () => refused(402, 'payment_failed', 'Your card was declined.'),
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => refused(409, 'conflict', 'The price of this change is old'),
    () => {
      answers['/api/account/subscription'] = () => summary({ plan: 'pro', planName: 'Beta Pro', scriptsLimit: 250 })
      return Promise.reject(new TypeError('Failed to fetch'))
    },
  ]
  answers['/api/billing/change/preview'] = () => Response.json({ success: true, data: PREVIEW })
  answers['/api/billing/change'] = (init) => {
    keys.push(new Headers(init.headers).get('idempotency-key'))
    return outcomes[keys.length - 1]?.(init) ?? summary()
  }
  const here = { returnUrl: location.href }
  answers['/api/billing/portal'] = (init) =>
    JSON.stringify(bodyOf(init)) === JSON.stringify(here)
      ? Response.json({ success: true, url: 'https://portal.example.com', data: { url: 'https://portal.example.com' } })
      : refused(422, 'refused', 'A foreign address')
  const { user } = await openAsSubscriber()
  await user.click(await screen.findByRole('button', { name: 'Upgrade to Beta Pro' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Upgrade to Beta Pro' }))
  const confirm = await dialog.findByRole('button', { name: 'Pay $33.12 and change' })

  await user.click(confirm)
  const declined = await dialog.findByRole('alert')
  expect(declined).toHaveTextContent('Your card was declined.')
  expect(declined).toHaveTextContent('Nothing was charged, and you keep Beta Creator.')
  await user.click(within(declined).getByRole('button', { name: 'Update card' }))
  await waitFor(() => expect(leave).toHaveBeenCalledWith('https://portal.example.com'))

  await user.click(confirm)
  expect(await dialog.findByText(/^If your plan doesn’t change here, try again/)).toBeInTheDocument()
  await user.click(confirm)
  expect(await dialog.findByText('The price of this change is old')).toBeInTheDocument()
  expect(keys[1]).not.toBe(keys[0])
  expect(keys[2]).toBe(keys[1])

  // What was shown before is not shown for what it costs now.
  answers['/api/billing/change/preview'] = () => refused(409, 'conflict', 'Away just now')
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByText('Away just now')).toBeInTheDocument()
  expect(dialog.queryByRole('button', { name: /^Pay / })).toBeNull()
  answers['/api/billing/change/preview'] = () => Response.json({ success: true, data: PREVIEW })
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  await user.click(await dialog.findByRole('button', { name: 'Pay $33.12 and change' }))
  expect(await screen.findByText('You have Beta Pro, monthly now.')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByText(/nothing is charged twice/)).toBeNull()
  expect(keys[3]).not.toBe(keys[2])
})

test('an annual plan shows as it is paid; an agreed change stands with its date and can be taken back', async () => {
  const nextPlan = {
    planId: 'starter',
    planName: 'Beta Starter',
    interval: 'annual',
    at: '2027-03-01T12:00:00Z',
  } as const
  answers['/api/billing/keep'] = () => summary({ interval: 'annual' })
  const { user } = await openAsSubscriber({ interval: 'annual', nextPlan })
  expect(await screen.findByText('Beta Starter, annual begins on Mar 1, 2027')).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: /^Annual/ })).toBeChecked()
  expect(screen.getByRole('button', { name: 'From Mar 1, 2027' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Keep my plan' }))
  expect(await screen.findByText('You keep Beta Creator, annual.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Change to Beta Starter' })).toBeEnabled()
  await user.click(screen.getByRole('radio', { name: 'Monthly' }))
  expect(screen.getByRole('button', { name: 'Switch to monthly' })).toBeEnabled()
})

const EXPLAINED: [string, Partial<SubscriptionSummary>, RegExp, string | null][] = [
  ['ends', { endsAt: '2026-12-22T12:00:00Z' }, /^Beta Creator ends on Dec 22, 2026/, 'Keep my plan'],
  ['is behind with its payment', { status: 'past_due' }, /^Your last payment did not go through/, 'Update card'],
  [
    'is given',
    { granted: true, interval: null, endsAt: '2026-12-22T12:00:00Z' },
    /^Beta Creator is yours for free until Dec 22, 2026/,
    'Start with Beta Creator',
  ],
  [
    'is the administrator’s',
    { plan: 'admin', planName: 'Admin Access' },
    /^Admin Access: this account doesn’t need a plan/,
    null,
  ],
]

test.each(runs(EXPLAINED.slice(0, 2), EXPLAINED))(
  'a plan that %s is explained, with what can be done [A-SB-01, A-RL-01, CX-06]',
  async (_what, of, text, button) => {
    await openAsSubscriber(of)
    expect(await screen.findByText(text)).toBeInTheDocument()
    if (button) expect(screen.getByRole('button', { name: button })).toBeEnabled()
    else expect(screen.queryByRole('button', { name: /Beta/ })).toBeNull()
  },
)

test('nobody is sold a second plan while their own one is not known [A-ER-21]', async () => {
  const { user } = await openAsSubscriber()
  answers['/api/account/subscription'] = () => refused(404, 'not_found', 'Gone')
  expect(await screen.findByText('Your current plan couldn’t be loaded.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Start with/ })).toBeNull()
  answers['/api/account/subscription'] = () => summary()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Upgrade to Beta Pro' })).toBeEnabled()
})
