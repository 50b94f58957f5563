import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { Link } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { IS_FULL, renderWithProviders, runs, signUpCreator, withRealBackend } from '../../../testing'
import * as platform from '../../../platform'
import { Button } from '../../../ui'
import { SessionProvider } from '../../account'
import { PricingDialog } from './pricing-dialog'
import { SUMMARY } from './sample-summary'

withRealBackend()

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => void vi.restoreAllMocks())

/** Everything but these answers comes from the real service. */
function answers(of: Record<string, (init?: RequestInit) => Response | Promise<Response>>) {
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.origin)
    return of[pathname] ? Promise.resolve(of[pathname](init)) : real(input, init)
  })
}

const bodyOf = (init: RequestInit | undefined): unknown =>
  typeof init?.body === 'string' ? JSON.parse(init.body) : undefined

function Page({ reason }: { reason?: string }) {
  const [open, setOpen] = useState(false)
  return (
    <SessionProvider>
      <Link to="/elsewhere">Elsewhere</Link>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <PricingDialog open={open} onOpenChange={setOpen} reason={reason} />
    </SessionProvider>
  )
}

async function openDialog(reason?: string) {
  await signUpCreator()
  const rendered = renderWithProviders(<Page reason={reason} />)
  await rendered.user.click(screen.getByRole('button', { name: 'Open' }))
  return { ...rendered, dialog: await screen.findByRole('dialog', { name: 'Plans' }) }
}

test('says why it came up, and what the three plans cost and hold, by month or year [A-SB-06, A-SB-17, A-SB-22, A-SB-23, A-SB-25, A-SB-27, B-CN-17, OP-27, OP-65, CX-14]', async () => {
  const { user, dialog } = await openDialog('You have used all scripts of your plan this month.')
  const inside = within(dialog)
  expect(inside.getByText('You have used all scripts of your plan this month.')).toBeInTheDocument()
  expect(inside.getByText('BETA PRICING - Limited Time')).toBeInTheDocument()
  // The sandbox sells them.
  expect(await inside.findByText('Demonstration')).toBeInTheDocument()
  for (const name of ['Beta Starter', 'Beta Creator', 'Beta Pro'])
    expect(await inside.findByRole('heading', { name, level: 3 })).toBeInTheDocument()
  for (const price of ['$29', '$49', '$99']) expect(inside.getByText(price)).toBeInTheDocument()
  expect(inside.getByText('Analytics dashboard (coming soon)')).toBeInTheDocument()
  expect(inside.getByText('Tracking for up to 3 accounts (coming soon)')).toBeInTheDocument()
  expect(inside.getByText('Course library (coming soon)')).toBeInTheDocument()
  expect(inside.getByText('Everything in Starter, plus')).toBeInTheDocument()
  expect(inside.getByText('Everything in Creator, plus')).toBeInTheDocument()
  for (const name of ['Starter', 'Creator', 'Pro'])
    expect(await inside.findByRole('button', { name: `Start with Beta ${name}` })).toBeEnabled()

  expect(inside.getByText('Save 17%')).toBeInTheDocument()
  await user.click(inside.getByRole('radio', { name: /^Annual/ }))
  for (const price of ['$290', '$490', '$990']) expect(inside.getByText(price)).toBeInTheDocument()
})

test('marks the current plan and shows its usage [A-SB-24, OP-65]', async () => {
  answers({
    '/api/account/subscription': () => Response.json({ success: true, data: { ...SUMMARY, scriptsUsed: 100 } }),
  })
  const { dialog } = await openDialog('You have used all scripts of your plan this month.')
  expect(await within(dialog).findByRole('button', { name: 'Your plan' })).toBeDisabled()
  expect(within(dialog).getByText('Your plan, monthly')).toBeInTheDocument()
  expect(
    within(dialog).getByText('Your plan: Beta Creator, 100 of 100 scripts written this month.'),
  ).toBeInTheDocument()
})

test('sells with its own body and the public key, and leads to the payment page [A-SB-07, A-SB-08, A-CK-01, A-CK-02, A-CK-05, A-CK-06, A-CK-07, A-CK-09]', async () => {
  const leave = vi.spyOn(platform, 'navigateFully').mockImplementation(() => {})
  const asked: (RequestInit | undefined)[] = []
  answers({
    '/functions/v1/checkout-anonymous': (init) => {
      asked.push(init)
      return Response.json({ success: true, data: { url: 'https://pay.example.com/2' } })
    },
  })
  const { user, dialog } = await openDialog()
  await user.click(await within(dialog).findByRole('button', { name: 'Start with Beta Starter' }))
  await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('https://pay.example.com/2'))
  expect(within(dialog).getByRole('button', { name: 'Start with Beta Pro' })).toBeDisabled()
  expect(bodyOf(asked[0])).toEqual({
    priceId: 'price_sandbox_starter_monthly',
    mode: 'subscription',
    successUrl: `${location.origin}/signup/complete?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${location.origin}/?checkout=cancelled`,
  })
  expect(new Headers(asked[0]?.headers).get('authorization')).toBe(`Bearer ${platform.publicConfig()?.anonKey}`)
})

const FAILED_CHECKOUTS: [string, () => Response | Promise<Response>, string][] = [
  [
    'a broken line',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'Network error: Failed to fetch. Payment system may be unavailable.',
  ],
  ['an answer without words', () => new Response('', { status: 502 }), 'HTTP 502: Failed to create checkout session'],
  ['no address', () => Response.json({ success: true }), 'No checkout URL received'],
]

test.each(runs(FAILED_CHECKOUTS.slice(0, 1), FAILED_CHECKOUTS))(
  '%s is shown in an alert, and the plans can be clicked again [A-SB-09, A-ER-13, A-ER-14, A-ER-15, A-ER-16]',
  async (_what, answer, message) => {
    answers({ '/functions/v1/checkout-anonymous': answer })
    const { user, dialog } = await openDialog()
    await user.click(await within(dialog).findByRole('button', { name: 'Start with Beta Pro' }))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(`Error creating checkout session: ${message}`)
    expect(within(dialog).getByRole('button', { name: 'Start with Beta Creator' })).toBeEnabled()
  },
)

test.runIf(IS_FULL)(
  'a payment page that is still on its way is not opened once the dialog is closed [A-SB-07]',
  async () => {
    const leave = vi.spyOn(platform, 'navigateFully').mockImplementation(() => {})
    let signal: AbortSignal | null | undefined
    let arrive: (answer: Response) => void = () => undefined
    answers({
      '/functions/v1/checkout-anonymous': (init) => {
        signal = init?.signal
        return new Promise((resolve) => (arrive = resolve))
      },
    })
    const { user, dialog } = await openDialog()
    await user.click(await within(dialog).findByRole('button', { name: 'Start with Beta Pro' }))
    await waitFor(() => expect(signal).toBeDefined())
    await user.keyboard('{Escape}')
    await waitFor(() => expect(signal?.aborted).toBe(true))
    arrive(Response.json({ success: true, data: { url: 'https://pay.example.com/3' } }))
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(leave).not.toHaveBeenCalled()
  },
)

test('a change of plan is a second step, with the way back to the button it came from', async () => {
  answers({
    '/api/account/subscription': () => Response.json({ success: true, data: SUMMARY }),
    '/api/billing/change/preview': () =>
      Response.json({ success: false, error: 'No answer from the bank', code: 'unavailable' }, { status: 422 }),
  })
  const { user, dialog } = await openDialog()
  await user.click(await within(dialog).findByRole('button', { name: 'Change to Beta Starter' }))
  const step = await screen.findByRole('dialog', { name: 'Change to Beta Starter' })
  expect(await within(step).findByText('No answer from the bank')).toBeInTheDocument()
  expect(step).toContainElement(document.activeElement as HTMLElement)
  await user.click(within(step).getByRole('button', { name: 'Back to the plans' }))
  const plans = await screen.findByRole('dialog', { name: 'Plans' })
  await waitFor(() => expect(within(plans).getByRole('button', { name: 'Change to Beta Starter' })).toHaveFocus())
})

test('shows the plans that are built in when the list cannot be had, and asks again [A-SB-12, A-ER-21]', async () => {
  answers({ '/api/billing/plans': () => new Response('<html>', { status: 502 }) })
  const { user, dialog } = await openDialog()
  expect(await within(dialog).findByText('The current plans couldn’t be loaded')).toBeInTheDocument()
  expect(within(dialog).getAllByRole('button', { name: 'Not available' })).toHaveLength(3)
  vi.unstubAllGlobals()
  answers({ '/api/billing/plans': () => Response.json({ data: [{ id: 'pro', monthlyPrice: 88 }] }) })
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }))
  expect(await within(dialog).findByText('$88')).toBeInTheDocument()
  expect(within(dialog).queryByText('The current plans couldn’t be loaded')).toBeNull()
})

test('questions lead to the contact page, and the dialog does not stand in the way [A-SB-35, CX-22]', async () => {
  const { user, dialog, router } = await openDialog()
  await user.click(within(dialog).getByRole('link', { name: 'Contact us' }))
  expect(router.state.location.pathname).toBe('/contact')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test.runIf(IS_FULL)('Escape leads back to the button it came from', async () => {
  const { user } = await openDialog()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus())
})
