import { Secret, TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { acceptedStep, newSecret, qrCode, totpUri } from './totp'

const secret = newSecret()
/** The middle of a step. */
const NOW = 1_800_000_015_000
const STEP = Math.floor(NOW / 30_000)
const codeAt = (step: number) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: step * 30_000 })

describe('a code', () => {
  test.each([
    ['of this step', codeAt(STEP), null, STEP],
    ['of the step before', codeAt(STEP - 1), null, STEP - 1],
    ['of the next step', codeAt(STEP + 1), null, STEP + 1],
    ['of two steps before', codeAt(STEP - 2), null, undefined],
    ['of two steps later', codeAt(STEP + 2), null, undefined],
    ['that was used', codeAt(STEP), STEP, undefined],
    ['older than the last used one', codeAt(STEP - 1), STEP, undefined],
    ['newer than the last used one', codeAt(STEP + 1), STEP, STEP + 1],
    ['of seven digits', `${codeAt(STEP)}0`, null, undefined],
    ['with a blank', ` ${codeAt(STEP)}`, null, undefined],
    ['of foreign digits', '١٢٣٤٥٦', null, undefined],
    ['of nothing', '', null, undefined],
  ])('%s', (_name, code, lastUsed, expected) => {
    expect(acceptedStep(secret, code, NOW, lastUsed)).toBe(expected)
  })

  test('follows RFC 6238, appendix B', () => {
    const theirs = Secret.fromLatin1('12345678901234567890').base32
    expect(acceptedStep(theirs, '287082', 59_000, null)).toBe(1)
    expect(acceptedStep(theirs, '081804', 1_111_111_109_000, null)).toBe(37_037_036)
  })
})

test('a secret has 160 bits in base32 without padding, and no two are equal', () => {
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(newSecret()).not.toBe(secret)
})

test('the address for authenticator apps keeps every character of issuer and account apart', () => {
  const uri = new URL(totpUri({ secret, issuer: 'Reel & Co: "x"', account: 'a+b@example.com' }))
  expect(uri.protocol).toBe('otpauth:')
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    secret,
    issuer: 'Reel & Co: "x"',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
  expect(decodeURIComponent(uri.pathname)).toContain('a+b@example.com')
})

test('the QR code is an SVG that survives inside a data address', async () => {
  const svg = await qrCode(totpUri({ secret, issuer: 'Reelwright', account: 'ana@example.com' }))
  expect(svg).toMatch(/^<svg [\s\S]*<\/svg>$/)
  expect(svg).not.toMatch(/[#%]|<script|&/)
})
