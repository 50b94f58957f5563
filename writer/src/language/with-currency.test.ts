import { expect, test } from 'vitest'
import { withCurrency } from './with-currency'

test.each([
  ['58', '£58'],
  ['from 45', 'from £45'],
  ['275 a day', '£275 a day'],
  ['16.50 each or 3 for 42', '£16.50 each or 3 for £42'],
  ['120+', '£120+'],
  ['450k', '£450k'],
  ['1,299.50', '£1,299.50'],
  ['15 000', '£15 000'],
  ['20-30', '£20-£30'],
  ['20 to 30', '£20 to £30'],
  ['27.99, 3 for 75', '£27.99, 3 for £75'],
  ['24 or 2/40', '£24 or 2/£40'],
  ['79 or 3 x 28', '£79 or 3 x £28'],
  ['2 for 30', '2 for £30'],
  ['40 each, bundle 70', '£40 each, bundle £70'],
  ['60, 90 with new holes', '£60, £90 with new holes'],
  ['89 + 5/mo', '£89 + £5/mo'],
  ['45 first clean then 60', '£45 first clean then £60'],
  ['85 small dogs', '£85 small dogs'],
  ['265 plus freight', '£265 plus freight'],
  ['usually 20', 'usually £20'],
  ['22ish on amazon', '£22ish on amazon'],
  ['850 fitted', '£850 fitted'],
  ['à partir de 20', 'à partir de £20'],
  ['24,90 hardcover', '£24,90 hardcover'],
  ['30 small, 55 big', '£30 small, £55 big'],
  ['320 envío gratis', '£320 envío gratis'],
  ['89.99 w/ coupon', '£89.99 w/ coupon'],
  ['4,400~', '£4,400~'],
])('adds the sign at each amount: %j', (typed, text) => {
  expect(withCurrency(typed, '£')).toBe(text)
  // A script that is opened again has the sign.
  expect(withCurrency(text, '£')).toBe(text)
  expect(withCurrency(text, '€')).toBe(text)
})

test.each([
  ['275 for 3 weeks', '£275 for 3 weeks'],
  ['12 (6 pcs)', '£12 (6 pcs)'],
  ['8 / 250 g', '£8 / 250 g'],
  ['8/100g', '£8/100g'],
  ['40, 2hr min', '£40, 2hr min'],
  ['60/hr 2hr min', '£60/hr 2hr min'],
  ['17.95 (60x200cm)', '£17.95 (60x200cm)'],
  ['Adults 7.50, under 5s free', 'Adults £7.50, under 5s free'],
  ['30 days free, then 9.99/mo', '30 days free, then £9.99/mo'],
  ['35, groups of 3 to 6', '£35, groups of 3 to 6'],
])('leaves a count and a measure as typed: %j', (typed, text) => {
  expect(withCurrency(typed, '£')).toBe(text)
})

test.each([
  // Perhaps a currency that is not listed.
  ...['500 bob', '450 vatu', '120 ج.م', '5000日元', '5 million naira', 'Fr. 25.-', '4500 F'],
  '',
  'free',
  'ask me',
  '10% off',
  '99p',
  '50 cents',
  '16 quid',
  '45 €',
  'ten pounds',
  'CHF 45',
  '45 kr',
  'AED 55',
])('leaves %j as typed', (typed) => {
  expect(withCurrency(typed, '$')).toBe(typed)
})

test.each([
  ['58', ' kr', '58 kr'],
  ['20-30', ' kr', '20-30 kr'],
  ['45 each or 3 for 120', ' zł', '45 zł each or 3 for 120 zł'],
  ['58', 'CHF ', 'CHF 58'],
  ['58', '', '58'],
])('puts the sign where it is written: %j with %j', (typed, sign, text) => {
  expect(withCurrency(typed, sign)).toBe(text)
})
