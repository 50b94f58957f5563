import { describe, expect, test } from 'vitest'
import { identityOf } from './identity-data'

const CLAIMS = {
  iss: 'https://accounts.google.com',
  sub: '1084',
  email: 'Ana@Example.com',
  email_verified: true,
  name: 'Ana Test',
  picture: 'https://lh3.example/ana.png',
}

test("a provider's claims become an identity with the field names that clients know", () => {
  expect(identityOf(CLAIMS)).toEqual({
    provider: 'google',
    subject: '1084',
    email: 'ana@example.com',
    emailVerified: true,
    data: {
      iss: 'https://accounts.google.com',
      sub: '1084',
      provider_id: '1084',
      email: 'ana@example.com',
      email_verified: true,
      phone_verified: false,
      name: 'Ana Test',
      full_name: 'Ana Test',
      picture: 'https://lh3.example/ana.png',
      avatar_url: 'https://lh3.example/ana.png',
    },
  })
})

describe('claims of another shape', () => {
  test.each([
    ['no subject', { sub: undefined }, undefined],
    ['a number as subject', { sub: 1084 }, undefined],
    ['an endless subject', { sub: 'x'.repeat(256) }, undefined],
    ['a subject with a NUL', { sub: '10\u000084' }, undefined],
    ['no address', { email: undefined }, { email: undefined, emailVerified: false }],
    ['a broken address', { email: 'ana' }, { email: undefined, emailVerified: false }],
    ['an address of another type', { email: ['ana@example.com'] }, { email: undefined, emailVerified: false }],
    ['an unverified address', { email_verified: false }, { emailVerified: false }],
    ['nothing about verification', { email_verified: undefined }, { emailVerified: false }],
    ['verification as text', { email_verified: 'true' }, { emailVerified: true }],
    ['verification by a number', { email_verified: 1 }, { emailVerified: false }],
  ])('%s', (_name, change, expected) => {
    const identity = identityOf({ ...CLAIMS, ...change })
    if (expected) expect(identity).toMatchObject(expected)
    else expect(identity).toBeUndefined()
  })

  test('texts are cut and cleaned, pictures must be web addresses', () => {
    const data = (change: object) => identityOf({ ...CLAIMS, ...change })?.data
    expect(data({ name: 'n'.repeat(5000) })?.name).toBe('n'.repeat(150))
    expect(data({ name: `${'n'.repeat(149)}😀` })?.name).toBe('n'.repeat(149))
    expect(data({ name: 'A\u0000na\ud800' })?.name).toBe('Ana')
    expect(data({ name: { first: 'Ana' } })).not.toHaveProperty('name')
    for (const picture of ['javascript:alert(1)', 'https://x/'.padEnd(2000, 'x'), 'https://', 42]) {
      expect(data({ picture })).not.toHaveProperty('picture')
    }
  })
})
