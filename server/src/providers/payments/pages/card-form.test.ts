import { expect, test } from 'vitest'
import { TEST_CARDS } from '../sandbox/page-actions'
import { cardFields, checkCard, NOTHING_TYPED, shownAgain, withTestCard, type CardFields } from './card-form'

const NOW = new Date('2026-11-30T23:59:59Z')
const GOOD: CardFields = {
  email: 'ana@example.com',
  name: 'Ana Ito',
  card: '4242 4242 4242 4242',
  expiry: '12/34',
  cvc: '123',
}

test.each([
  ['12/34', 12, 2034],
  [' 1 / 2031 ', 1, 2031],
  ['0131', 1, 2031],
  ['131', 1, 2031],
  ['122031', 12, 2031],
  ['11-26', 11, 2026],
])('an expiry may be typed as %j [OP-30]', (expiry, expiryMonth, expiryYear) => {
  const email = '  ANA@Example.com '
  const { payment } = checkCard({ ...GOOD, email, card: '4242-4242 42424242', expiry }, NOW)
  expect(payment).toEqual({
    email: 'ana@example.com',
    name: 'Ana Ito',
    card: '4242424242424242',
    expiryMonth,
    expiryYear,
  })
})

test.each([
  ['email', ''],
  ['email', 'ana@exa'],
  ['email', 'a@b.c\u0000'],
  ['email', `${'a'.repeat(250)}@example.com`],
  ['name', '   '],
  ['name', 'a'.repeat(101)],
  ['name', 'Ana\u0000'],
  ['name', 'Ana\nIto'],
  ['card', ''],
  ['card', '4242 4242'],
  ['card', '5555 5555 5555 4444'],
  ['card', '４２４２４２４２４２４２４２４２'],
  ['expiry', '13/34'],
  ['expiry', '00/34'],
  ['expiry', '12/1934'],
  ['expiry', '12/3'],
  ['expiry', '10/26'],
  ['cvc', '12'],
  ['cvc', 'abc'],
  ['cvc', '12345'],
] as const)('a form with the %s %j is refused beside that field alone [OP-30]', (field, value) => {
  const { payment, faults } = checkCard({ ...GOOD, [field]: value }, NOW)
  expect(payment).toBeUndefined()
  expect(Object.keys(faults ?? {})).toEqual([field])
})

test('a card works until the end of its month', () => {
  expect(checkCard({ ...GOOD, expiry: '11/26' }, NOW).payment).toBeDefined()
  expect(checkCard({ ...GOOD, expiry: '11/26' }, new Date('2026-12-01T00:00:00Z')).faults).toEqual({
    expiry: 'This card has expired.',
  })
})

test('a bank that has asked its customer needs no CVC, but all the rest', () => {
  expect(checkCard({ ...GOOD, cvc: '' }, NOW, { cvc: false }).payment).toBeDefined()
  expect(Object.keys(checkCard(NOTHING_TYPED, NOW, { cvc: false }).faults ?? {})).toEqual([
    'email',
    'name',
    'card',
    'expiry',
  ])
})

test('a number that could be a real card is never shown again, nor its CVC; what else was typed is', () => {
  expect(shownAgain({ ...GOOD, card: '5555 5555 5555 4444' })).toEqual({ ...GOOD, card: '', cvc: '' })
  expect(shownAgain(GOOD)).toEqual(GOOD)
  expect(shownAgain({ ...GOOD, name: 'a'.repeat(9000) }).name).toHaveLength(300)
})

test.each(TEST_CARDS)(
  'the test card that "$label" fills the form and keeps what was typed [OP-30]',
  ({ number, behaviour }) => {
    const filled = withTestCard({ ...NOTHING_TYPED, email: 'ana@example.com', name: 'Ana Ito' }, behaviour, NOW)
    expect(checkCard(filled, NOW).payment).toMatchObject({ email: 'ana@example.com', name: 'Ana Ito', card: number })
  },
)

test.each([
  [undefined],
  [null],
  ['text'],
  [[]],
  [{ email: ['a'], card: { number: '4242' } }],
  [{ email: 'a'.repeat(20_000) }],
])('%j as a form is an empty one', (body) => {
  expect(cardFields(body)).toEqual(NOTHING_TYPED)
})
