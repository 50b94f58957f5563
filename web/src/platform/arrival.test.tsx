import { afterEach, expect, test } from 'vitest'
import { currentArrival, forgetArrival, readArrival, receiveArrival } from './arrival'

afterEach(forgetArrival)

const SESSION = '#access_token=a.b.c&expires_at=1&expires_in=3600&refresh_token=r&sb=&token_type=bearer'
const FAULT = '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb='

test.each([
  ['/auth/callback', '', `${SESSION}&type=magiclink`, 'session', '/auth/callback'],
  ['/auth/callback', '?next=%2Fscripts', SESSION, 'session', '/auth/callback?next=%2Fscripts'],
  ['/dashboard', '', `${SESSION}&type=signup`, 'session', '/auth/callback?next=%2Fdashboard'],
  ['/', '', SESSION, 'session', '/auth/callback'],
  ['/auth/callback', '?next=%2Fscripts', `${SESSION}&type=recovery`, 'session', '/reset-password'],
  ['/auth/callback', '?code=c0de&next=%2Fscripts&sb_flow_id=1', '', 'code', '/auth/callback?next=%2Fscripts'],
  ['/auth/callback', '?error=access_denied&error_description=No', '#error=access_denied', 'error', '/auth/callback'],
  ['/', '?error=invalid_request&error_code=bad_oauth_state&error_description=Old', '', 'error', '/auth/callback'],
  ['/reset-password', '', FAULT, 'error', '/reset-password'],
  ['/profile', '', '#message=Confirmation+link+accepted&sb=', 'message', '/auth/callback?next=%2Fprofile'],
  ['/dashboard', '', '#access_token=a.b.c', 'error', '/auth/callback?next=%2Fdashboard'],
])('%s%s%s is a %s and goes on at %s [A-RT-46, OP-05, CX-23]', (pathname, search, hash, kind, place) => {
  expect(readArrival({ pathname, search, hash })).toMatchObject({ arrival: { kind }, place })
})

test.each([
  ['/scripts', '?code=77', '#top'],
  ['/scripts', '?error=1', ''],
  ['/login', '', '#message=hello'],
  ['/dashboard', '?welcome=true', ''],
])('%s%s%s is an address like any other', (pathname, search, hash) => {
  expect(readArrival({ pathname, search, hash })).toBeUndefined()
})

test('takes the token out of the address before anybody reads it, in one step of the history [A-RT-46]', () => {
  history.pushState(null, '', `/auth/callback${SESSION}`)
  const steps = history.length
  receiveArrival()
  expect(location.href).toBe(`${location.origin}/auth/callback`)
  expect(history).toHaveLength(steps)
  expect(currentArrival()).toEqual({ kind: 'session', accessToken: 'a.b.c', refreshToken: 'r', type: '' })
  history.pushState(null, '', '/')
})
