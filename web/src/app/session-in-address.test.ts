import { expect, test } from 'vitest'
import { holdsToken } from './session-in-address'

test.each([
  ['#access_token=a.b.c&refresh_token=x', true],
  ['#type=recovery&access_token=a', true],
  ['', false],
  ['#billing', false],
  ['#error=access_denied&error_code=otp_expired', false],
  ['#about-access_token', false],
])('%s holds a token: %s [A-RT-46]', (hash, expected) => expect(holdsToken(hash)).toBe(expected))
