import { expect, test } from 'vitest'
import { spokenOffer } from './price'

test.each([
  ['$29.99 for 3', '$29.99 for 3'],
  ['from $60 for small dogs', 'from $60 for small dogs'],
  ['$85 small dogs', '$85 for small dogs'],
  ['£210 2 bed flat', '£210 for a 2-bed flat'],
  ['CA$34.95', 'CA$34.95'],
  ['3/$25', '$25 for 3'],
  ['$4.99/month or $39/yr', '$4.99 a month, or $39 a year'],
  ['$89 + $5/mo', '$89 plus $5 a month'],
  ['$16 for a 12 oz bag', '$16 for a 12-ounce bag'],
  ['$139 first clean', '$139 for the first clean'],
  ['$12.50 (was $20)', '$12.50'],
  ['$15-$25 depending on size', 'from $15'],
  ['$30 off first clean', undefined],
  ['$13.80 / buy 2 get 1', "$13.80, and it's buy two, get one"],
  ['$25, +8 each extra pet', '$25, plus $8 for each extra pet'],
  ['3.49 once', '3.49, one time'],
  ['$45 first clean then $60', '$45 for the first clean, then $60'],
  ['40 each, bundle 70', '40 each, or 70 for the bundle'],
  ['24 or 2/40', '24, or 2 for 40'],
  ['$19 sale ends sunday', '$19 until Sunday'],
  ['$14 small / $20 large', '$14 for the small and $20 for the large'],
  ['$60/hr 2hr min', '$60 an hour with a 2-hour minimum'],
  ['KSh 5,200', 'KSh 5,200'],
  ['P799', '₱799'],
  ['ten pounds', 'ten pounds'],
  ['about fifty-five dollars', 'about fifty-five dollars'],
  ['9 bucks, yours forever', '9 bucks'],
  ['under 40 bucks', 'under 40 dollars'],
  ['under $20', 'under $20'],
  ['18 quid/hr, 2hr min', '18 quid an hour with a 2-hour minimum'],
  ['from 35 pounds', 'from £35'],
  ['17 dollars canadian', '17 dollars Canadian'],
  ['$18.99 CDN hardcover', '$18.99 Canadian'],
  ['CAD 28.99', '$28.99 CAD'],
  ['$39 aud', '$39 AUD'],
  ['$26.00 AUD, subscribe and save 15%', '$26 AUD'],
  ['$12 CAD or 3 for $32', '$12 CAD, or 3 for $32'],
  ['£28 pp, groups of 3 to 6', '£28 per person'],
  ['£36 p/hr (10 for 340)', '£36 an hour, or 10 for £340'],
  ['$24.95 (2-pack $44)', '$24.95, or $44 for a 2-pack'],
  ['£27 (refill pouch £18)', '£27, plus £18 for a refill'],
  ['£42 inc. delivery', '£42, delivery included'],
  ['from €45 incl. call-out', 'from €45, call-out included'],
  ['A$59 with 10 blades', 'A$59 with 10 blades'],
  ['$4.99/month after 14-day free trial', '$4.99 a month after a 14-day free trial'],
  ['4.99/month, 30 days free', '4.99 a month, 30 days free'],
  ['14 eur + post', '€14 plus postage'],
  ['14 quid inc p&p', '14 quid, postage included'],
  ['£89.99 inc 64gb card', '£89.99, 64GB card included'],
  ['$48 usd / w lamp $69', '$48, or $69 with the lamp'],
  ['$89 delivered', '$89 delivered'],
  ['$3.99 ebook, $15.99 paperback', '$3.99 for an ebook and $15.99 for a paperback'],
  ['$285 a night, two night minimum', '$285 a night with a two-night minimum'],
  ['£79 or 3 x £28', '£79, or 3 payments of £28'],
  ['EGP 120', 'EGP 120'],
  ['34 pounds plus postage', '£34 plus postage'],
  ['64 Canadian', '64 dollars Canadian'],
  ['30 Aussie dollars', '30 dollars Australian'],
  ['380 rupees for 500 g', '₹380 for 500 grams'],
  ['8 eur / 250 g', '€8 for 250 grams'],
  ['£45 per hour per teacher', '£45 an hour per teacher'],
  ['99p', '99p'],
  ['£60 call-out', '£60 for a call-out'],
  ['1 500 Ft', '1,500 Ft'],
  ['120 dhs', '120 dirhams'],
  ['$0, then $8/mo', 'free, then $8 a month'],
  ['45', '45'],
  ['from 45', 'from 45'],
  ['9.50 per meal', '9.50 a meal'],
  ['120+', 'from 120'],
  ['$80+ per room', 'from $80 a room'],
  ['16.50 each or 3 for 42', '16.50 each, or 3 for 42'],
  ['27.99, 3 for 75', '27.99, 3 for 75'],
  ['€27.99, 3 for 75', '€27.99, 3 for €75'],
  ['RM 89.90 / USD 19.90', 'RM89.90'],
  ['R$ 249 / $45', 'R$249'],
  ['SGD 69 / MYR 230', '$69 SGD'],
  ['AED 55 (about $14)', '55 dirhams'],
  ['74,99 lei', '74,99 lei'],
  ['45₾', '45 ₾'],
  ['2,480円(税込)', '¥2,480'],
  ['14€/h (min. 3h)', '€14 an hour'],
  ['from $55 p/h', 'from $55 an hour'],
  ['₱899 from 1,499', '₱899'],
  ['549,90 TL', '549,90 TL'],
  ['14 990 tenge', '14,990 tenge'],
  ['FJD 9.50 a bottle', 'FJD 9.50 a bottle'],
  ['tt$160', 'TT$160'],
  ['8.500 JOD', '8.500 JOD'],
  ['265 plus freight', '265 plus freight'],
  ['6 USD monthly or S/ 120 a year', '$6 a month'],
  ['ksh 150 pm', 'KSh 150 a month'],
  ["$140 & up, depends what y'all did", 'from $140'],
  ['from 189 + hst', 'from 189, plus HST'],
  ['$45/mo / €40', '$45 a month'],
  ['$64 (I got mine on sale for $49)', '$64'],
  ['free / pro RM6.90 mth', 'free, and the pro plan is RM6.90 a month'],
])('says the price %j with its condition', (priceText, said) => {
  expect(spokenOffer({ price: 10, priceText }).price).toBe(said)
})

test('says nothing that the call says, and shows what is not said', () => {
  const offer = { price: 13.8, priceText: '$13.80 / buy 2 get 1' }
  expect(spokenOffer(offer, 'Buy two, get one ends Sunday').price).toBe('$13.80')
  expect(spokenOffer({ price: 3.49, priceText: '3.49 once' }, "It's 3.49, one time. Get it").price).toBeUndefined()
  expect(spokenOffer({ price: 10, priceText: '$10' }, 'Try it for 10 days').price).toBe('$10')
  expect(spokenOffer({ price: 89, priceText: '$89/visit, 2bd+ more' }).shown).toBe('$89/visit, 2bd+ more')
  expect(spokenOffer({ price: 34, priceText: '$34' }).shown).toBeUndefined()
})

test.each([
  ['$9-$12', 'from $9'],
  ['9 to 12', 'from 9'],
  ['from $9', 'from $9'],
])('[R15] says only the lower end of %s', (priceText, said) => {
  expect(spokenOffer({ price: 9, priceText }).price).toBe(said)
})

test('[SR-02] says a number without a text in dollars, and no currency for a text without one', () => {
  expect(spokenOffer({ price: 45 }).price).toBe('$45')
  expect(spokenOffer({ price: 45, priceText: '45' }).price).toBe('45')
  expect(spokenOffer({ price: 64, priceText: '$64 (I got mine on sale for $49)' }).shown).toBeUndefined()
  expect(spokenOffer({ price: 89.9, priceText: 'RM 89.90 / USD 19.90' }).shown).toBeUndefined()
})

test.each([
  [39, '39 GBP a month per site', '£39 a month'],
  [38, '£25 first lesson, then £38/h', '£38 an hour'],
  [150, 'R150 / about $8', 'R150'],
  [119, '119€ / Klarna ok', '€119'],
  [54.95, '$54.95 US', '$54.95'],
  [21.5, '21,50 € statt 29,90 €', '€21.50'],
  [16.99, '$16.99 ($2.83 / count)', '$16.99'],
  [3.49, 'Free. Premium £3.49/month', 'free, and the Premium plan is £3.49 a month'],
])('a price with a note beside it: %s, "%s"', (price, priceText, said) => {
  const spoken = spokenOffer({ price, priceText }).price ?? ''
  expect(spoken).toContain(said)
  expect(spoken).not.toMatch(/about|Klarna|29|2\.83|\/h|a h\b/)
})
