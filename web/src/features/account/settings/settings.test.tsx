import { screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import type { SubscriptionSummary } from '@reelwright/shared'
import { PASSWORD, renderWithProviders, signUpCreator, withRealBackend } from '../../../testing'
import { SessionProvider } from '..'
import { SettingsPage } from './settings-page'
import { UnsubscribePage } from './unsubscribe-page'

withRealBackend()

const open = (page: ReactNode, path: string) => renderWithProviders(<SessionProvider>{page}</SessionProvider>, path)

interface Asked {
  method: string
  path: string
  body: unknown
}

/** From now on some requests are answered here; the others still by the server. */
function stand(answer: (asked: Asked) => Response | undefined) {
  const onward = globalThis.fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.origin)
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    return answer({ method: init?.method ?? 'GET', path: pathname, body }) ?? onward(input, init)
  })
}

const refusal = (status: number, code: string, message: string) =>
  Response.json({ code, message }, { status, headers: { 'x-supabase-api-version': '2024-01-01' } })

test('changes are kept when saving fails, and leaving with them is asked about [B-SE-12, OP-55]', async () => {
  await signUpCreator()
  const { user, router } = open(<SettingsPage />, '/settings')
  const save = await screen.findByRole('button', { name: 'Save Changes' })
  expect(save).toBeDisabled()
  await user.click(screen.getByRole('checkbox', { name: 'Performance' }))
  expect(save).toBeEnabled()

  let broken = true
  stand(({ method, path }) =>
    broken && method === 'POST' && path === '/rest/v1/profiles' ? refusal(500, 'XX000', 'internal') : undefined,
  )
  await user.click(save)
  expect(await screen.findByRole('alert')).toHaveTextContent('Your settings were not saved.')
  expect(screen.getByRole('checkbox', { name: 'Performance' })).not.toBeChecked()

  void router.navigate('/profile')
  const asking = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
  await user.click(within(asking).getByRole('button', { name: 'Stay' }))
  expect(router.state.location.pathname).toBe('/settings')

  broken = false
  await user.click(save)
  expect(await screen.findByText('Settings saved successfully!')).toBeInTheDocument()
  await waitFor(() => expect(save).toBeDisabled())
})

const PRO: SubscriptionSummary = {
  plan: 'creator',
  planName: 'Beta Creator',
  status: 'past_due',
  scriptsLimit: 100,
  scriptsUsed: 37,
  nextBillingAt: '2026-12-03T12:00:00Z',
  managed: true,
}

test('the billing card tells what is so, and what the portal says [B-SE-09, CX-15, A-ER-17]', async () => {
  await signUpCreator()
  stand(({ path }) => (path === '/api/account/subscription' ? Response.json({ success: true, data: PRO }) : undefined))
  const { user } = open(<SettingsPage />, '/settings')
  const billing = await screen.findByRole('region', { name: 'Billing' })
  expect(await within(billing).findByText('Beta Creator')).toBeInTheDocument()
  expect(billing).toHaveTextContent('Past due')
  expect(billing).toHaveTextContent('100 scripts a month')
  expect(billing).toHaveTextContent('Next billing date: Dec 3, 2026')
  expect(billing).toHaveTextContent('37 of 100 scripts used this month')
  expect(billing).not.toHaveTextContent('Unlimited')
  await user.click(within(billing).getByRole('button', { name: 'Manage billing' }))
  expect(billing).toHaveTextContent('Billing portal is being upgraded. Please try again later.')
})

test('an older session needs the code of a mail for a new password [B-SE-05, OP-55]', async () => {
  await signUpCreator()
  const sent: unknown[] = []
  let mails = 0
  stand(({ method, path, body }) => {
    if (path === '/auth/v1/reauthenticate') {
      mails += 1
      return Response.json({})
    }
    if (method !== 'PUT' || path !== '/auth/v1/user') return undefined
    sent.push(body)
    const { nonce } = body as { nonce?: string }
    if (nonce === undefined) return refusal(400, 'reauthentication_needed', 'Password update requires reauthentication')
    if (nonce !== '123456') return refusal(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
    return undefined
  })
  const { user } = open(<SettingsPage />, '/settings')
  await user.type(await screen.findByLabelText('Current password'), PASSWORD)
  await user.type(screen.getByLabelText('New password'), 'six ponies 9 lamps')
  await user.click(screen.getByRole('button', { name: 'Update Password' }))
  const code = await screen.findByLabelText('Code from the mail')
  await waitFor(() => expect(code).toHaveFocus())
  expect(mails).toBe(1)
  await user.type(code, '000000')
  await user.click(screen.getByRole('button', { name: 'Update Password' }))
  await waitFor(() => expect(code).toHaveAccessibleDescription(/wrong or no longer valid/))
  expect(screen.getByLabelText('New password')).toHaveValue('six ponies 9 lamps')
  await user.clear(code)
  await user.type(code, '123456')
  await user.click(screen.getByRole('button', { name: 'Update Password' }))
  expect(await screen.findByText('Password updated. All other browsers are signed out.')).toBeInTheDocument()
  expect(sent.at(-1)).toMatchObject({ current_password: PASSWORD, password: 'six ponies 9 lamps', nonce: '123456' })
})

test('an export that breaks off hands out nothing and can be tried again [B-SE-10]', async () => {
  await signUpCreator()
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const broken = new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array([80, 75]))
      controller.error(new Error('gone'))
    },
  })
  stand(({ path }) => (path === '/api/account/export' ? new Response(broken) : undefined))
  const { user } = open(<SettingsPage />, '/settings')
  await user.click(await screen.findByRole('button', { name: 'Export All Data' }))
  expect(await screen.findByText('The download broke off.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
  expect(saved).not.toHaveBeenCalled()
  saved.mockRestore()
})

test('a letter is left only by the button, and the answer names letter and address [OP-55]', async () => {
  const asked: unknown[] = []
  stand(({ path, body }) => {
    if (path !== '/api/account/unsubscribe') return undefined
    asked.push(body)
    return Response.json({ success: true, data: { letter: 'trending', email: 'a***@example.com' } })
  })
  const { user } = open(<UnsubscribePage />, '/unsubscribe?token=abc.trending.def')
  expect(await screen.findByText('Trending')).toBeInTheDocument()
  expect(asked).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Unsubscribe' }))
  expect(await screen.findByText('a***@example.com gets no more mails of the kind "Trending".')).toBeInTheDocument()
  expect(asked).toEqual([{ token: 'abc.trending.def' }])
})
