import { screen, waitFor, within } from '@testing-library/react'
import type { SubscriptionSummary } from '@reelwright/shared'
import { beforeEach, expect, test, vi } from 'vitest'
import { apiData } from '../../../../platform'
import * as platform from '../../../../platform'
import { buyPlan, CARDS, IS_FULL, renderWithProviders, signUpCreator, withRealBackend } from '../../../../testing'
import { PlanBanner, RequireSession, SessionProvider, subscriptionQuery } from '../..'
import { PlanCard } from '../../profile/plan-card'
import { BillingSection } from '../billing-section'
import type { PaymentRow } from './payment-words'
import { PAID_PLAN } from './sample-plan'

withRealBackend()

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

/** The billing card and everything else that shows the plan. */
async function open(userId: string) {
  const rendered = renderWithProviders(
    <SessionProvider>
      <PlanBanner />
      <PlanCard userId={userId} />
      <RequireSession>
        <BillingSection />
      </RequireSession>
    </SessionProvider>,
    '/settings/billing',
  )
  return { ...rendered, card: within(await screen.findByRole('region', { name: 'Billing' })) }
}

/** An account that has bought a plan, and has it. */
async function subscriber(card?: string) {
  const account = await signUpCreator()
  const sessionId = await buyPlan('price_sandbox_creator_monthly', account.email, card)
  await apiData(`/api/billing/checkouts/${sessionId}/claim`, { method: 'POST', body: {} })
  return account
}

/** Some answers are given here; the others by the server. */
function stand(answers: Record<string, (init?: RequestInit) => Response | Promise<Response>>) {
  const onward = globalThis.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.origin)
    return answers[pathname] ? Promise.resolve(answers[pathname](init)) : onward(input, init)
  })
}
const summaryIs = (some: Partial<SubscriptionSummary>) => ({
  '/api/account/subscription': () => Response.json({ success: true, data: { ...PAID_PLAN, ...some } }),
})

test('a plan is ended after what is paid for, and that is taken back; the receipt is listed [B-SE-09, CX-15, OP-26, OP-30, A-SB-16]', async () => {
  const { id } = await subscriber()
  const { user, card } = await open(id)
  expect(await card.findByRole('heading', { name: 'Beta Creator' })).toBeInTheDocument()
  expect(card.getByText('100 scripts a month')).toBeInTheDocument()
  expect(card.getByText('0 of 100 scripts used this month')).toBeInTheDocument()
  expect(card.getByText(/^Renews on/)).toBeInTheDocument()
  const next = card.getByText(/^Next billing date: \w+ \d+, \d{4}$/)
  const list = within(await card.findByRole('list', { name: 'Payment history' }))
  expect(list.getAllByRole('listitem')).toHaveLength(1)
  expect(list.getByRole('listitem')).toHaveTextContent('$49.00')
  expect(list.getByText('Paid')).toBeInTheDocument()
  const receipt = list.getByRole('link', { name: /^Receipt of .+ \(opens in a new tab\)$/ })
  expect(receipt).toHaveAttribute('target', '_blank')
  expect(receipt).toHaveAttribute('href', expect.stringMatching(/\/sandbox\/invoices\//))

  await user.click(card.getByRole('button', { name: 'Cancel plan' }))
  const asking = await screen.findByRole('alertdialog', { name: 'Cancel Beta Creator?' })
  expect(asking).toHaveTextContent('You won’t be charged again, and past payments aren’t refunded.')
  await waitFor(() => expect(asking).toHaveStyle({ pointerEvents: 'auto' }))
  await user.click(within(asking).getByRole('button', { name: 'Cancel plan' }))
  expect(await screen.findByText(/^Your plan ends on/)).toBeInTheDocument()
  expect(card.getByText('Ending')).toBeInTheDocument()
  expect(card.queryByText(/^Renews on/)).toBeNull()
  expect(card.queryByRole('button', { name: 'Cancel plan' })).toBeNull()
  await waitFor(() => expect(card.getByRole('heading', { name: 'Beta Creator' })).toHaveFocus())

  await user.click(card.getByRole('button', { name: 'Keep my plan' }))
  expect(await screen.findByText('Your plan stays as it is.')).toBeInTheDocument()
  expect(card.getByText(next.textContent)).toBeInTheDocument()
})

test('the portal is left for from the card; where there is none, that is said without a call [CX-15, A-SB-14, A-ER-17]', async () => {
  const { id } = await signUpCreator()
  const leave = vi.spyOn(platform, 'navigateFully').mockImplementation(() => {})
  const requests: unknown[] = []
  stand({
    ...summaryIs({}),
    '/api/billing/portal': (init) => {
      requests.push(JSON.parse(init?.body as string))
      return Response.json({ success: true, data: { url: 'https://pay.example/portal/1' } })
    },
  })
  const { user, card, unmount } = await open(id)
  await user.click(await card.findByRole('button', { name: 'Manage billing' }))
  await waitFor(() => expect(leave).toHaveBeenCalledWith('https://pay.example/portal/1'))
  // The way back: this page, without what stands behind "#".
  expect(requests).toEqual([{ returnUrl: `${location.origin}/` }])
  unmount()

  const asked = vi.fn(() => Response.json({}))
  stand({ ...summaryIs({ portal: false }), '/api/billing/portal': asked })
  const other = await open(id)
  await other.user.click(await other.card.findByRole('button', { name: 'Manage billing' }))
  expect(await other.card.findByText('Billing portal is being upgraded. Please try again later.')).toBeInTheDocument()
  expect(asked).not.toHaveBeenCalled()
})

test('a failed payment is shown on every page with a way to fix it, and the plan can be canceled [A-SB-01, OP-26]', async () => {
  const { id } = await signUpCreator()
  stand(summaryIs({ status: 'past_due' }))
  const { user, card } = await open(id)
  await waitFor(() => expect(screen.getAllByText('Your last payment failed.')).toHaveLength(2))
  expect(screen.getAllByRole('button', { name: 'Update card' })).toHaveLength(2)
  expect(screen.getAllByText('Past due')).toHaveLength(2)
  await user.click(card.getByRole('button', { name: 'Cancel plan' }))
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('It ends right away')
})

test.each<[string, Partial<SubscriptionSummary>, string, string[]]>([
  [
    'administrator',
    { plan: 'admin', planName: 'Admin Access', nextBillingAt: null, portal: false, scriptsLimit: 999_999 },
    'Unlimited script generation',
    ['Manage billing'],
  ],
  [
    'given one',
    { granted: true, endsAt: '2026-12-03T12:00:00Z', nextBillingAt: null, portal: false },
    'Yours for free until Dec 3, 2026. You won’t be billed.',
    ['Manage billing'],
  ],
  [
    'none',
    {
      plan: 'free',
      planName: 'Free',
      status: 'inactive',
      managed: false,
      nextBillingAt: null,
      scriptsLimit: null,
      portal: false,
    },
    'Nothing is billed for this plan.',
    [],
  ],
  [
    'a debt, where nobody writes without a plan',
    { status: 'past_due', scriptsLimit: 0 },
    '37 scripts written this month',
    ['Update card', 'Manage billing', 'Cancel plan'],
  ],
])(
  'an account with %s sees what is so, and no button that has nothing to do [B-SE-09, CX-15, A-RL-01, OP-26]',
  async (_, some, text, buttons) => {
    const { id } = await signUpCreator()
    stand(summaryIs(some))
    const { card } = await open(id)
    expect(await card.findByText(text)).toBeInTheDocument()
    expect(card.queryAllByRole('button').map((button) => button.textContent)).toEqual(buttons)
    expect(await card.findByText('No payments yet')).toBeInTheDocument()
  },
)

test('shows a scheduled change with its date and cancels it; shows a refusal and keeps the plan [OP-30]', async () => {
  const { id } = await signUpCreator()
  const nextPlan = {
    planId: 'starter',
    planName: 'Beta Starter',
    interval: 'monthly',
    at: '2026-12-03T12:00:00Z',
  } as const
  let works = false
  let asked = 0
  let answer = () => {}
  const pressedTwice = new Promise<void>((resolve) => (answer = resolve))
  stand({
    ...summaryIs({ nextPlan }),
    '/api/billing/keep': () => {
      asked += 1
      return works
        ? pressedTwice.then(() => Response.json({ success: true, data: PAID_PLAN }))
        : Response.json({ success: false, error: 'no', code: 'provider_failed' }, { status: 502 })
    },
  })
  const { user, card } = await open(id)
  expect(await card.findByText(/^Changes to Beta Starter, monthly, on Dec 3, 2026\./)).toBeInTheDocument()
  await user.click(card.getByRole('button', { name: 'Keep my plan' }))
  expect(await card.findByRole('alert')).toHaveTextContent('Your plan is as it was.')
  works = true
  asked = 0
  await user.dblClick(card.getByRole('button', { name: 'Keep my plan' }))
  answer()
  await waitFor(() => expect(card.queryByText(/^Changes to/)).toBeNull())
  expect(asked).toBe(1)
  expect(card.queryByRole('alert')).toBeNull()
})

test.each<[string, () => Response, RegExp]>([
  [
    'done all the same',
    () => Response.json({ success: true, data: { ...PAID_PLAN, endsAt: '2026-12-03T12:00:00Z', nextBillingAt: null } }),
    /^Your plan ends on Dec 3, 2026\.$/,
  ],
  ['not done', () => Response.json({ success: true, data: PAID_PLAN }), /Your plan is as it was\.$/],
  [
    'not known',
    () => Response.error(),
    /^The server didn’t respond, but your change may have gone through\. Check your plan/,
  ],
])(
  'when the answer to a cancellation is lost and it was %s, no more is said than is known [OP-30]',
  async (_, now, said) => {
    const { id } = await signUpCreator()
    let lost = false
    stand({
      '/api/account/subscription': () => (lost ? now() : Response.json({ success: true, data: PAID_PLAN })),
      '/api/billing/cancel': () => {
        lost = true
        return Response.error()
      },
    })
    const { user, card } = await open(id)
    await user.click(await card.findByRole('button', { name: 'Cancel plan' }))
    const asking = await screen.findByRole('alertdialog')
    await waitFor(() => expect(asking).toHaveStyle({ pointerEvents: 'auto' }))
    await user.click(within(asking).getByRole('button', { name: 'Cancel plan' }))
    expect(await screen.findByText(said)).toBeInTheDocument()
  },
)

test.runIf(IS_FULL)(
  'the history is paged, newest first, and asked for again after a failure [OP-26, A-SB-15]',
  async () => {
    const { id } = await signUpCreator()
    const rows = Array.from({ length: 25 }, (_, index): PaymentRow => ({
      id: `in_${index}`,
      number: `A-${index}`,
      description: `Payment number ${index}`,
      status: index === 0 ? 'open' : 'paid',
      amount_cents: 4900,
      paid_cents: index === 0 ? 0 : 4900,
      failed_at: index === 0 ? '2026-11-22T10:00:00Z' : null,
      receipt_url: `https://pay.example/${index}`,
      created_at: new Date(Date.UTC(2026, 10, 22) - index * 86_400_000).toISOString(),
    }))
    let works = false
    const onward = globalThis.fetch
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
      const { pathname, searchParams } = new URL(input instanceof Request ? input.url : String(input), location.origin)
      if (pathname !== '/rest/v1/payments') return onward(input, init)
      expect(searchParams.get('order')).toBe('created_at.desc,id.asc')
      if (!works) return Promise.resolve(Response.json({ message: 'no', code: '42501' }, { status: 403 }))
      return Promise.resolve(Response.json(rows.slice(0, Number(searchParams.get('limit')))))
    })
    const { user, card } = await open(id)
    await card.findByText('Your payments couldn’t be loaded.')
    works = true
    await user.click(card.getByRole('button', { name: 'Try again' }))
    const list = within(await card.findByRole('list', { name: 'Payment history' }))
    expect(list.getAllByRole('listitem')).toHaveLength(10)
    expect(list.getAllByRole('listitem')[0]).toHaveTextContent(/Payment number 0.*Failed/)
    // Of what was not paid there is no receipt.
    expect(list.getAllByRole('link', { name: /^(Receipt|Invoice) of / }).map((link) => link.textContent)).toEqual([
      'Invoice',
      ...Array<string>(9).fill('Receipt'),
    ])
    await user.click(card.getByRole('button', { name: 'Show earlier payments' }))
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(20))
    await user.click(card.getByRole('button', { name: 'Show earlier payments' }))
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(25))
    expect(card.queryByRole('button', { name: 'Show earlier payments' })).toBeNull()
  },
)

test('nothing of one account’s billing is left for the next person on this page [A-SB-05]', async () => {
  const ana = await subscriber(CARDS.laterDeclined)
  const { queryClient } = await open(ana.id)
  await screen.findByText('$49.00')
  await waitFor(() =>
    expect(queryClient.getQueryData(subscriptionQuery(ana.id).queryKey)).toMatchObject({ plan: 'creator' }),
  )
  const bo = await signUpCreator('Bo')
  await waitFor(() =>
    expect(queryClient.getQueryData(subscriptionQuery(ana.id).queryKey)).not.toMatchObject({ plan: 'creator' }),
  )
  expect(bo.id).not.toBe(ana.id)
  expect(
    JSON.stringify(
      queryClient
        .getQueryCache()
        .findAll()
        .map(({ state }) => state.data),
    ),
  ).not.toContain('4900')
})
