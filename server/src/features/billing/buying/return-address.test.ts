import { expect, test } from 'vitest'
import { ownOrigins, returnAddress } from './return-address'

const OWN = ['https://reelwright.test', 'http://127.0.0.1:4273']

test.each([
  ['https://reelwright.test/pricing?checkout=cancelled', undefined],
  ['https://reelwright.test', 'https://reelwright.test/'],
  ['https://reelwright.test:443/', 'https://reelwright.test/'],
  ['HTTPS://REELWRIGHT.test/a/../pricing', 'https://reelwright.test/pricing'],
  ['http://127.0.0.1:4273/?checkout=cancelled', undefined],
  [
    'https://reelwright.test/signup/complete?session_id={CHECKOUT_SESSION_ID}',
    'https://reelwright.test/signup/complete?session_id={CHECKOUT_SESSION_ID}',
  ],
])('%s is our own, as browsers read it [OP-30]', (text, expected = text) => {
  expect(returnAddress(text, OWN)).toBe(expected)
})

test.each([
  'https://evil.test/pricing',
  'https://reelwright.test.evil.test/',
  'https://reelwright.testevil/',
  'https://evil.test/?https://reelwright.test',
  'http://reelwright.test/',
  'https://reelwright.test:8443/',
  'http://127.0.0.1:4274/',
  'http://127.0.0.1/',
  'http://localhost:4273/',
  'https://reelwright.test@evil.test/',
  'https://ana:secret@reelwright.test/',
  'https://ana@reelwright.test/',
  'https://reelwright.test/#https://evil.test',
  'https://reelwright.test/#',
  'https:\\\\evil.test/reelwright.test',
  '//reelwright.test/pricing',
  '/pricing',
  'javascript:alert(1)//https://reelwright.test',
  'data:text/html,https://reelwright.test',
  'blob:https://reelwright.test/1',
  'ftp://reelwright.test/',
  'null',
  '',
  `https://reelwright.test/${'a'.repeat(2000)}`,
])('%s is none of ours [OP-30]', (text) => {
  expect(returnAddress(text, OWN)).toBeUndefined()
})

test('what the settings name counts alone; without them, what the request came to', () => {
  const request = { protocol: 'http', host: 'elsewhere.test' }
  const settings = { publicUrl: 'https://api.reelwright.test', siteUrl: 'https://reelwright.test/app' }
  expect(ownOrigins(settings, request)).toEqual(['https://api.reelwright.test', 'https://reelwright.test'])
  expect(ownOrigins({ publicUrl: undefined, siteUrl: undefined }, request)).toEqual(['http://elsewhere.test'])
  expect(ownOrigins({ publicUrl: undefined, siteUrl: undefined }, { ...request, host: 'a b' })).toEqual([])
})
