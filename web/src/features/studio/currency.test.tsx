import { currencyIn, withCurrency } from '@reelwright/writer/price'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EMPTY_FORM } from './brief-form'
import { checkForm } from './check-form'
import {
  CURRENCY_OPTIONS,
  keepCurrency,
  OTHER_CURRENCY,
  ownCurrency,
  partsOfPrice,
  signOf,
  usualCurrency,
  withoutCurrency,
} from './currency'

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

const sent = (price: string, currency: string) => {
  const checked = checkForm({ ...EMPTY_FORM, productName: 'Mug', targetAudience: 'women', price, currency })
  return 'brief' in checked ? checked.brief.priceText : checked.errors
}

test('every listed currency is one that the writer reads', () => {
  const signs = CURRENCY_OPTIONS.map(({ value }) => value).filter((value) => value !== OTHER_CURRENCY)
  expect(new Set(signs.map((sign) => currencyIn(withCurrency('58', sign)))).size).toBe(signs.length)
  expect(signs.map((sign) => ownCurrency(withCurrency('58', sign)))).toEqual(signs)
})

test.each([
  ['58', '£', '£58'],
  ['from 45', '£', 'from £45'],
  ['275 a day', '$', '$275 a day'],
  ['16.50 each or 3 for 42', '£', '£16.50 each or 3 for £42'],
  ['58', ' kr', '58 kr'],
  ['45 €', '£', '45 €'],
  ['58', OTHER_CURRENCY, '58'],
])('sends %j with %j as %j [CX-33]', (price, currency, text) => {
  expect(sent(price, currency)).toBe(text)
})

test('sends a text as typed that its signs would make too long', () => {
  const text = `${'9 or '.repeat(6)}9 each`
  expect(text.length).toBeLessThanOrEqual(40)
  expect(sent(text, 'KSh ')).toBe(text)
})

test.each([
  '£58',
  'from £45',
  '£16.50 each or 3 for £42',
  '58 kr',
  'CHF 58',
  '45 €',
  '58',
  'FJD 9.50',
  'R$ 45',
  '$24.99',
])('a sent price is sent again as it was: %s', (text) => {
  const { price, currency } = partsOfPrice(text)
  expect(sent(price, currency)).toBe(text)
})

test('an opened script has the sign in the list', () => {
  expect(partsOfPrice('£58')).toEqual({ price: '58', currency: '£' })
  expect(partsOfPrice('58 kr')).toEqual({ price: '58', currency: ' kr' })
  expect(partsOfPrice('58')).toEqual({ price: '58', currency: OTHER_CURRENCY })
  expect(withoutCurrency('45 €')).toBe('45')
})

test.each([
  ['en-GB', '£'],
  ['en-US', '$'],
  ['de', '€'],
  ['sv-SE', ' kr'],
  ['hi', '₹'],
  ['ka', OTHER_CURRENCY],
])('begins with the currency of the region: %s', (language, currency) => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language)
  expect(usualCurrency()).toBe(currency)
})

test('then with the one chosen last, where it is one', () => {
  keepCurrency('₦')
  expect(usualCurrency()).toBe('₦')
  expect(signOf('')).toBe('₦')
  expect(signOf('€')).toBe('€')
  localStorage.setItem('reelwright:currency', 'shells')
  expect(usualCurrency()).toBe('$')
})
