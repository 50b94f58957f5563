import { describe, expect, test } from 'vitest'
import { BackendError, hasStoredSession } from '../../platform'
import { forgetLogoutFlag, readLogoutFlag } from './logout'
import { rememberPath, returnPath } from './return-path'
import { describeProblem } from './sign-in-error'
import { toSessionUser } from './user'

describe('the way back after sign-in [OP-10]', () => {
  test('keeps path, query and hash', () => {
    const state = rememberPath({ pathname: '/dashboard', search: '?welcome=true', hash: '#top' })
    expect(returnPath(state)).toBe('/dashboard?welcome=true#top')
  })

  test.each([
    [null],
    [{}],
    [{ from: 7 }],
    [{ from: 'https://evil.example' }],
    [{ from: '//evil.example' }],
    [{ from: '/\\evil' }],
  ])('falls back to the dashboard for %j', (state) => expect(returnPath(state)).toBe('/dashboard'))
})

describe('what a failed sign-in says', () => {
  const authError = (name: string, message: string, extra: object = {}) =>
    Object.assign(new Error(message), { name, ...extra })

  test.each([
    authError('AuthApiError', 'Invalid login credentials', { status: 400, code: 'invalid_credentials' }),
    authError('AuthSessionMissingError', 'Auth session missing!', { status: 400 }),
    authError('AuthInvalidJwtError', 'Invalid JWT structure', { status: 400, code: 'invalid_jwt' }),
    new BackendError('This recovery code is not valid.', 'refused', 422),
  ])('the message of the service: %s [A-ER-03, A-ER-05, A-ER-06, A-ER-08, OP-32]', (error) => {
    expect(describeProblem(error)).toEqual({ message: error.message })
  })

  test('a known address belongs to the email field', () => {
    const error = authError('AuthApiError', 'User already registered', { code: 'user_already_exists' })
    expect(describeProblem(error)).toMatchObject({ field: 'email', message: 'User already registered' })
  })

  test('a weak password comes with reasons one can act on [A-AU-19]', () => {
    const error = authError('AuthWeakPasswordError', 'Password should be at least 8 characters', {
      code: 'weak_password',
      reasons: ['length', 'pwned', 'something new'],
    })
    const problem = describeProblem(error)
    expect(problem).toMatchObject({ field: 'password', message: 'Password should be at least 8 characters' })
    expect(problem.reasons).toEqual([expect.stringContaining('too common')])
  })

  test.each([
    [new TypeError('Failed to fetch')],
    [authError('AuthRetryableFetchError', 'Failed to fetch', { status: 0 })],
    [authError('AuthRetryableFetchError', '{}', { status: 503 })],
    [authError('AuthUnknownError', 'Unexpected token <')],
    [new BackendError('The database is away', 'unexpected', 500)],
    [new BackendError('Failed to fetch', undefined, 0)],
    [null],
  ])('%s is a network error [A-ER-04, A-ER-09]', (thrown) => {
    expect(describeProblem(thrown)).toEqual({ message: 'Network error. Please try again.' })
  })

  test('a missing configuration is named [A-ER-10]', () => {
    expect(describeProblem(new Error('Backend not configured')).message).toBe('Backend not configured')
  })
})

test('the email counts as unverified without a confirmation time [A-AU-04]', () => {
  const user = { id: 'u1', email: 'ana@example.com', user_metadata: { full_name: ' Ana López ', name: 'Ana' } }
  expect(toSessionUser(user)).toEqual({
    id: 'u1',
    email: 'ana@example.com',
    name: 'Ana López',
    emailVerified: false,
    newEmail: null,
    providers: [],
  })
  expect(toSessionUser({ ...user, email_confirmed_at: '2026-11-21T00:00:00Z' }).emailVerified).toBe(true)
  expect(toSessionUser({ id: 'u1', user_metadata: {} })).toMatchObject({ email: '', name: '' })
})

test('a stored session is recognised without the client library', () => {
  expect(hasStoredSession()).toBe(false)
  localStorage.setItem('theme', 'dark')
  expect(hasStoredSession()).toBe(false)
  localStorage.setItem('sb-127-auth-token', '{}')
  expect(hasStoredSession()).toBe(true)
})

test('the message of a logout survives a double render, and is shown once [CX-24]', () => {
  expect(readLogoutFlag()).toBeNull()
  sessionStorage.setItem('loggedOut', 'everywhere')
  expect(readLogoutFlag()).toBe('everywhere')
  expect(readLogoutFlag()).toBe('everywhere')
  forgetLogoutFlag()
  expect(readLogoutFlag()).toBeNull()
})
