import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import * as platform from '../../../platform'
import { fill, IS_FULL, PASSWORD, renderRoutes, signUpCreator, withRealBackend } from '../../../testing'
import { RequireSession, SessionProvider } from '..'
import { profileQuery } from '../queries'
import { mailRoutes, ownAccountRoutes } from '../routes'

withRealBackend()

/** A page of the settings for the account that is signed in. */
function open(path: string) {
  const element = (
    <SessionProvider>
      <RequireSession />
    </SessionProvider>
  )
  return renderRoutes([{ element, children: ownAccountRoutes }, ...mailRoutes], path)
}

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
  const { user, router } = open('/settings/notifications')
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
  expect(router.state.location.pathname).toBe('/settings/notifications')

  broken = false
  await user.click(save)
  expect(await screen.findByText('Settings saved successfully!')).toBeInTheDocument()
  await waitFor(() => expect(save).toBeDisabled())
})

test.runIf(IS_FULL)('what is typed outlives a profile that cannot be asked for again [B-SE-12]', async () => {
  const { id } = await signUpCreator()
  const { user, queryClient } = open('/settings/account')
  await fill(user, await screen.findByLabelText('TikTok username'), 'ana.cooks')
  stand(({ method, path }) =>
    method === 'GET' && path === '/rest/v1/profiles' ? refusal(400, 'XX000', 'internal') : undefined,
  )
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await queryClient.refetchQueries(profileQuery(id))
  expect(queryClient.getQueryState(profileQuery(id).queryKey)?.status).toBe('error')
  expect(screen.getByLabelText('TikTok username')).toHaveValue('ana.cooks')
})

test('older addresses of a section, also from payments, lead to its page [CX-15]', async () => {
  await signUpCreator()
  const { router } = open('/settings?section=billing&from=mail')
  expect(await screen.findByRole('heading', { name: 'Billing', level: 1 })).toBeInTheDocument()
  expect(router.state.location).toMatchObject({ pathname: '/settings/billing', search: '?from=mail', hash: '' })
  expect(router.state.historyAction).toBe('REPLACE')
  await waitFor(() => expect(document.title).toBe('Billing · Settings · Reelwright'))

  await router.navigate('/settings#sessions')
  expect(await screen.findByRole('region', { name: 'Sessions' })).toBeInTheDocument()
  await router.navigate('/settings')
  expect(await screen.findByRole('region', { name: 'Account' })).toBeInTheDocument()
  // The model is for administrators, own keys only where the operator allows them.
  await router.navigate('/settings/model')
  await waitFor(() => expect(router.state.location.pathname).toBe('/settings/account'))
  const sections = within(screen.getByRole('navigation', { name: 'Settings' })).getAllByRole('link')
  expect(sections.map((link) => link.textContent)).toEqual([
    'Account',
    'Security',
    'Sessions',
    'Notifications',
    'Appearance',
    'Billing',
    'Advanced',
  ])
})

test.runIf(IS_FULL)('a phone begins with the list of sections, and every section leads back to it', async () => {
  await signUpCreator()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  const { user, router } = open('/settings')
  await user.click(await screen.findByRole('link', { name: /^Notifications/ }))
  expect(await screen.findByRole('heading', { name: 'Notifications', level: 1 })).toBeInTheDocument()
  expect(screen.queryByRole('navigation', { name: 'Settings' })).toBeNull()
  await user.click(screen.getByRole('link', { name: 'All settings' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/settings'))
})

test('an older session needs the code of a mail for a new password, which signs other browsers out; the list of sessions says so [B-SE-05, OP-55]', async () => {
  const { email } = await signUpCreator()
  const { error } = await platform.supabase().auth.signInWithPassword({ email, password: PASSWORD })
  expect(error).toBeNull()
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
  const { user, router } = open('/settings/sessions')
  const sessions = () => screen.findByRole('region', { name: 'Sessions' })
  expect(await within(await sessions()).findAllByRole('listitem')).toHaveLength(2)
  await router.navigate('/settings/security')
  await fill(user, await screen.findByLabelText('Current password'), PASSWORD)
  await fill(user, screen.getByLabelText('New password'), 'six ponies 9 lamps')
  await user.click(screen.getByRole('button', { name: 'Update Password' }))
  const code = await screen.findByLabelText('Code from the email')
  await waitFor(() => expect(code).toHaveFocus())
  expect(mails).toBe(1)
  await fill(user, code, '000000')
  await user.click(screen.getByRole('button', { name: 'Update Password' }))
  await waitFor(() => expect(code).toHaveAccessibleDescription(/wrong or no longer valid/))
  expect(screen.getByLabelText('New password')).toHaveValue('six ponies 9 lamps')
  await user.clear(code)
  await fill(user, code, '123456')
  await user.click(screen.getByRole('button', { name: 'Update Password' }))
  expect(await screen.findByText('Password updated. All other browsers are logged out.')).toBeInTheDocument()
  expect(sent.at(-1)).toMatchObject({ current_password: PASSWORD, password: 'six ponies 9 lamps', nonce: '123456' })

  await router.navigate('/settings/sessions')
  const left = await sessions()
  await waitFor(() => expect(within(left).getAllByRole('listitem')).toHaveLength(1))
  expect(left).toHaveTextContent('You’re not logged in anywhere else.')
})

/** Whether the account has an authenticator is answered here from now on. */
function standForFactors({ id, email }: { id: string; email: string }, state: { on: boolean }) {
  const factor = { id: crypto.randomUUID(), status: 'verified', factor_type: 'totp' }
  stand(({ method, path }) => {
    if (path === '/auth/v1/user' && method === 'GET') {
      return Response.json({ id, email, identities: [{ provider: 'email' }], factors: state.on ? [factor] : [] })
    }
    if (path === '/auth/v1/factors') {
      return Response.json({ id: factor.id, type: 'totp', totp: { qr_code: '<svg/>', secret: 'ABCD', uri: '' } })
    }
    if (path.endsWith('/challenge')) return Response.json({ id: 'c', type: 'totp', expires_at: 9e9 })
    if (path.endsWith('/verify')) {
      state.on = true
      throw new TypeError('Failed to fetch')
    }
    if (path !== '/api/account/recovery-codes') return undefined
    return Response.json({ success: true, data: method === 'GET' ? { remaining: 10 } : { codes: ['abcd-efgh'] } })
  })
}

test.runIf(IS_FULL)(
  'two-factor whose confirmation got no answer keeps the code, and shows afterwards how it is [B-SE-04, OP-20]',
  async () => {
    const account = await signUpCreator()
    standForFactors(account, { on: false })
    const { user } = open('/settings/security')
    await user.click(await screen.findByRole('button', { name: 'Enable two-factor' }))
    const dialog = await screen.findByRole('dialog', { name: 'Enable two-factor' })
    await within(dialog).findByRole('img', { name: /QR code/ })
    await fill(user, within(dialog).getByLabelText('Code'), '123456')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(within(dialog).getByLabelText('Code')).toHaveAccessibleDescription(/Network error/))
    expect(within(dialog).getByLabelText('Code')).toHaveValue('123456')
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByRole('button', { name: 'Disable two-factor' })).toBeInTheDocument()
  },
)

test('nobody goes away from recovery codes by accident: they are shown once [B-SE-04, OP-20]', async () => {
  const account = await signUpCreator()
  standForFactors(account, { on: true })
  const { user, router } = open('/settings/security')
  await user.click(await screen.findByRole('button', { name: 'Create new recovery codes' }))
  await user.click(await screen.findByRole('button', { name: 'Make new codes' }))
  expect(await screen.findByText('abcd-efgh')).toBeInTheDocument()

  void router.navigate('/profile')
  const asking = await screen.findByRole('alertdialog', { name: 'Leave without saving your codes?' })
  await user.click(within(asking).getByRole('button', { name: 'Stay' }))
  expect(router.state.location.pathname).toBe('/settings/security')
  await user.click(screen.getByRole('checkbox', { name: 'I’ve saved them' }))
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await router.navigate('/profile')
  expect(router.state.location.pathname).toBe('/profile')
})

/** Fills in what deleting asks for, and presses the button. */
async function askForDeletion(user: UserEvent, email: string) {
  await user.click(await screen.findByRole('button', { name: 'Delete Account' }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' })
  await fill(user, within(dialog).getByLabelText('Your email address'), email)
  await fill(user, within(dialog).getByLabelText('Your password'), PASSWORD)
  await user.click(within(dialog).getByRole('button', { name: 'Delete Account' }))
  return dialog
}

test.runIf(IS_FULL)(
  'an account whose deletion got no answer is not called there, and the next try finds it gone [B-SE-11, OP-55]',
  async () => {
    const leave = vi.spyOn(platform, 'navigateFully').mockImplementation(() => {})
    const { email } = await signUpCreator()
    const onward = globalThis.fetch
    let line = 'whole'
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      if (line === 'broken') throw new TypeError('Failed to fetch')
      const answer = await onward(input, init)
      if (line === 'whole' && (input instanceof Request ? input.url : String(input)).endsWith('/api/account/delete')) {
        line = 'broken'
        throw new TypeError('Failed to fetch')
      }
      return answer
    })
    const { user } = open('/settings/advanced')
    const dialog = await askForDeletion(user, email)
    expect(await within(dialog).findByText('The server did not respond.')).toBeInTheDocument()
    expect(dialog).toHaveTextContent('Your account may already be deleted.')
    expect(leave).not.toHaveBeenCalled()

    line = 'fixed'
    await user.click(within(dialog).getByRole('button', { name: 'Delete Account' }))
    await waitFor(() => expect({ ...sessionStorage }).toEqual({ loggedOut: 'deleted' }))
    expect(leave).toHaveBeenCalledWith('/login')
    expect(localStorage).toHaveLength(0)
    leave.mockRestore()
  },
)

test.runIf(IS_FULL)('an export that breaks off hands out nothing and can be tried again [B-SE-10]', async () => {
  await signUpCreator()
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const broken = new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array([80, 75]))
      controller.error(new Error('gone'))
    },
  })
  stand(({ path }) => (path === '/api/account/export' ? new Response(broken) : undefined))
  const { user } = open('/settings/advanced')
  await user.click(await screen.findByRole('button', { name: 'Export All Data' }))
  expect(await screen.findByText('The download was interrupted.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
  expect(saved).not.toHaveBeenCalled()
  saved.mockRestore()
})

test('an email is turned off only by the button, and the answer names email and address [OP-55]', async () => {
  const asked: unknown[] = []
  stand(({ path, body }) => {
    if (path !== '/api/account/unsubscribe') return undefined
    asked.push(body)
    return Response.json({ success: true, data: { letter: 'trending', email: 'a***@example.com' } })
  })
  const { user } = open('/unsubscribe?token=abc.trending.def')
  expect(await screen.findByText('Trending')).toBeInTheDocument()
  expect(asked).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Unsubscribe' }))
  expect(await screen.findByText('a***@example.com won’t get “Trending” emails anymore.')).toBeInTheDocument()
  expect(asked).toEqual([{ token: 'abc.trending.def' }])
})
