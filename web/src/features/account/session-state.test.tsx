import { describe, expect, test } from 'vitest'
import { ownPath, rememberPath, returnPath } from './return-path'
import { claimsOf, readFacts, type SessionFacts } from './session-facts'
import { CHECKING, statusOf, withoutSession, withSession } from './session-state'

const tokenOf = (claims: object) => `h.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.s`
const person = (id: string, more: object = {}) => ({ id, email: `${id}@example.com`, user_metadata: {}, ...more })
const factsOf = (id: string, more: Partial<SessionFacts> = {}): SessionFacts => ({
  ...readFacts({ access_token: tokenOf({ session_id: `s-${id}` }), user: person(id) }, null),
  ...more,
})
const totp = (status: string) => ({ id: 'f', status, factor_type: 'totp' })

describe('what a session is worth', () => {
  test.each([
    ['no factor', { aal: 'aal1' }, [], null, 'signed-in'],
    ['a factor not yet set up', { aal: 'aal1' }, [totp('unverified')], null, 'signed-in'],
    ['a factor not yet shown', { aal: 'aal1' }, [totp('verified')], null, 'second-factor'],
    ['a factor and a token without a level', {}, [totp('verified')], null, 'second-factor'],
    ['a factor that was shown', { aal: 'aal2' }, [totp('verified')], null, 'signed-in'],
    ['a recovery', { aal: 'aal1', session_id: 's' }, [], 's', 'recovery'],
    ['a recovery of an account with a factor', { aal: 'aal1', session_id: 's' }, [totp('verified')], 's', 'recovery'],
    ['an earlier recovery', { aal: 'aal1', session_id: 's' }, [], 'other', 'signed-in'],
  ])('%s [OP-20, CX-23]', (_, claims, factors, recovering, status) => {
    const session = { access_token: tokenOf(claims), user: person('ana', { factors }) }
    expect(statusOf(readFacts(session, recovering))).toBe(status)
  })

  test.each(['', 'a.b', 'a.!!.c', `a.${btoa('7')}.c`])('a token "%s" that cannot be read says nothing', (token) => {
    expect(claimsOf(token)).toEqual({})
  })
})

describe('changes of the session', () => {
  const ana = withSession(CHECKING, factsOf('ana'))

  test('a mere refresh changes nothing to look at, so nothing typed is touched', () => {
    expect(withSession(ana, factsOf('ana'))).toBe(ana)
  })

  test('a confirmed address is new, the person is not', () => {
    const user = { ...factsOf('ana').user, emailVerified: true }
    expect(withSession(ana, factsOf('ana', { user }))).toMatchObject({ user, epoch: 0 })
  })

  test('another person starts with a fresh state, at once or after the first has left [A-AU-07]', () => {
    expect(withSession(ana, factsOf('bea')).epoch).toBe(1)
    const left = withoutSession(ana, { expired: true })
    expect(left).toMatchObject({ status: 'signed-out', user: null, lastUserId: 'ana' })
    expect(withSession(left, factsOf('bea')).epoch).toBe(1)
    expect(withSession(left, factsOf('ana')).epoch).toBe(0)
  })

  test('a recovery that was begun in another tab leaves this one alone [CX-23]', () => {
    expect(withSession(ana, factsOf('ana', { recovery: true })).status).toBe('signed-in')
    expect(withSession(CHECKING, factsOf('ana', { recovery: true })).status).toBe('recovery')
  })
})

describe('the remembered page [OP-10]', () => {
  const place = { pathname: '/scripts/edit/7', search: '', hash: '' }
  test('is for whoever was there', () => {
    expect(returnPath(rememberPath(place, true, 'ana'), 'ana')).toBe('/scripts/edit/7')
    expect(returnPath(rememberPath(place, true, 'ana'), 'bea')).toBe('/dashboard')
    expect(returnPath(rememberPath(place), 'bea')).toBe('/scripts/edit/7')
  })

  test.each([
    '//elsewhere.example',
    '/\\elsewhere',
    '/\t/elsewhere.example',
    '/.//elsewhere.example',
    '/x/..//elsewhere.example',
    '/LogIn',
    'https://x.example',
    '/login',
    '/auth/callback?a',
    7,
  ])('never is %j', (path) => expect(ownPath(path)).toBeUndefined())
})
