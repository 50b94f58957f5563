import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { Link } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithProviders, signUpCreator, withRealBackend } from '../../../testing'
import { Button } from '../../../ui'
import { SessionProvider } from '../../account'
import { PricingDialog } from './pricing-dialog'

withRealBackend()

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => void vi.restoreAllMocks())

/** Everything but these answers comes from the real service. */
function answers(of: Record<string, () => Response>) {
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.origin)
    return of[pathname] ? Promise.resolve(of[pathname]()) : real(input, init)
  })
}

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
  for (const name of ['Beta Starter', 'Beta Creator', 'Beta Pro'])
    expect(await inside.findByRole('heading', { name, level: 3 })).toBeInTheDocument()
  for (const price of ['$29', '$49', '$99']) expect(inside.getByText(price)).toBeInTheDocument()
  expect(inside.getByText('Analytics dashboard (coming soon)')).toBeInTheDocument()
  expect(inside.getByText('Tracking of up to 3 accounts (coming soon)')).toBeInTheDocument()
  for (const button of inside.getAllByRole('button', { name: 'Not available' })) expect(button).toBeDisabled()

  expect(inside.getByText('Save 17%')).toBeInTheDocument()
  await user.click(inside.getByRole('radio', { name: /^Annual/ }))
  for (const price of ['$290', '$490', '$990']) expect(inside.getByText(price)).toBeInTheDocument()
})

test('marks the plan somebody has, and tells how much of it is used [A-SB-24, OP-65]', async () => {
  const subscription = {
    plan: 'creator',
    planName: 'Beta Creator',
    status: 'active',
    scriptsLimit: 100,
    scriptsUsed: 100,
  }
  answers({ '/api/account/subscription': () => Response.json({ success: true, data: subscription }) })
  const { dialog } = await openDialog('You have used all scripts of your plan this month.')
  expect(await within(dialog).findByRole('button', { name: 'Your plan' })).toBeDisabled()
  expect(
    within(dialog).getByText('Your plan: Beta Creator, 100 of 100 scripts written this month.'),
  ).toBeInTheDocument()
})

test('shows the plans that are built in when the list cannot be had, and asks again [A-SB-12, A-ER-21]', async () => {
  answers({ '/api/billing/plans': () => new Response('<html>', { status: 502 }) })
  const { user, dialog } = await openDialog()
  expect(
    await within(dialog).findByText('The current plans could not be loaded', {}, { timeout: 5000 }),
  ).toBeInTheDocument()
  expect(within(dialog).getAllByRole('button', { name: 'Not available' })).toHaveLength(3)
  vi.unstubAllGlobals()
  answers({ '/api/billing/plans': () => Response.json({ data: [{ id: 'pro', monthlyPrice: 88 }] }) })
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }))
  expect(await within(dialog).findByText('$88')).toBeInTheDocument()
  expect(within(dialog).queryByText('The current plans could not be loaded')).toBeNull()
})

test('questions lead to the contact page, and the dialog does not stand in the way [A-SB-35, CX-22]', async () => {
  const { user, dialog, router } = await openDialog()
  await user.click(within(dialog).getByRole('link', { name: 'Contact us' }))
  expect(router.state.location.pathname).toBe('/contact')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('Escape leads back to the button it came from', async () => {
  const { user } = await openDialog()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus())
})
