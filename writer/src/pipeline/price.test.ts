import { ScriptBrief, type ScriptBriefInput } from '@reelwright/shared'
import { describe, expect, test } from 'vitest'
import { WRITTEN_KINDS } from '../testing/written-kinds'
import { spokenOffer } from './price'
import { writeBrief } from './write-brief'

test.each([
  ['$29.99 for 3', '$29.99 for 3'],
  ['from $60 for small dogs', 'from $60 for small dogs'],
  ['$85 small dogs', '$85 for small dogs'],
  ['£210 2 bed flat', '£210 for a 2-bed flat'],
  ['CA$34.95', 'CA$34.95'],
  ['45 zł + przesyłka', '45 zł plus shipping'],
  ['390 Kč + poštovné', '390 Kč plus shipping'],
  ['3/$25', '$25 for 3'],
  ['$4.99/month or $39/yr', '$4.99 a month, or $39 a year'],
  ['$89 + $5/mo', '$89 plus $5 a month'],
  ['$16 for a 12 oz bag', '$16 for a 12-ounce bag'],
  ['$139 first clean', '$139 for the first clean'],
  ['$12.50 (was $20)', '$12.50'],
  ['$15-$25 depending on size', 'from $15'],
  ['$30 off first clean', undefined],
  ['30% commission', undefined],
  ['240 only, free delivery Doha & Wakra', '240'],
  ['59.99 w/ coupon', '59.99 with coupon'],
  ['$13.80 / buy 2 get 1', "$13.80, and it's buy two, get one"],
  ['$25, +8 each extra pet', '$25, plus $8 for each extra pet'],
  ['£3.49 once', '£3.49, one time'],
  ['$70 first visit then $55', '$70 for the first visit, then $55'],
  ['free, Pro 24/year', 'free, and the Pro plan is 24 a year'],
  ['$45 first clean then $60', '$45 for the first clean, then $60'],
  ['£40 each, bundle 70', '£40 each, or £70 for the bundle'],
  ['€24 or 2/40', '€24, or 2 for €40'],
  ['$19 sale ends sunday', '$19 until Sunday'],
  ['$14 small / $20 large', '$14 for the small and $20 for the large'],
  ['$60/hr 2hr min', '$60 an hour with a 2-hour minimum'],
  ['KSh 5,200', 'KSh 5,200'],
  ['£21 + 3.20 p&p', '£21 plus £3.20 for postage'],
  ['R$59,90 + frete', 'R$59.90 plus shipping'],
  ['RM60, take 3 150', 'RM60, 3 for RM150'],
  ['18 900 Ft + ÁFA', '18,900 Ft, plus VAT'],
  ['299:- kr', '299 kr'],
  ['service from €40', 'from €40'],
  ['$18 plus media mail', '$18 plus media mail'],
  ['21 + p&p', '21 plus postage'],
  ['35 per person, £60 a couple', '£35 per person, £60 a couple'],
  ['24 for 4 knives, postage both ways included', '24 for 4 knives, postage both ways included'],
  ['240000 pesos COP', '240,000 Colombian pesos'],
  ['E£450', 'EGP 450'],
  ['ab 49.- CHF', 'from CHF 49'],
  // Also of Botswana.
  ['P799', 'P799'],
  ['ten pounds', 'ten pounds'],
  ['about fifty-five dollars', 'about fifty-five dollars'],
  ['$22ish on amazon', 'about $22'],
  ['€90, 110 west of Macroom', '€90'],
  ['9 bucks, yours forever', '9 bucks'],
  ['under 40 bucks', 'under 40 dollars'],
  ['under $20', 'under $20'],
  ['18 quid/hr, 2hr min', '18 quid an hour with a 2-hour minimum'],
  ['from 35 pounds', 'from £35'],
  ['17 dollars canadian', '17 dollars Canadian'],
  ['$18.99 CDN hardcover', '$18.99 Canadian for a hardcover'],
  ['CAD 28.99', '$28.99 CAD'],
  ['$39 aud', '$39 AUD'],
  ['$26.00 AUD, subscribe and save 15%', '$26 AUD'],
  ['$12 CAD or 3 for $32', '$12 CAD, or 3 for $32'],
  ['£28 pp, groups of 3 to 6', '£28 per person'],
  ['£36 p/hr (10 for 340)', '£36 an hour, or 10 for £340'],
  ['$24.95 (2-pack $44)', '$24.95, or $44 for a 2-pack'],
  ['£27 (refill pouch £18)', '£27, and a refill is £18'],
  ['£18, refills £11', '£18, and a refill is £11'],
  ['£42 inc. delivery', '£42, delivery included'],
  ['from €45 incl. call-out', 'from €45, call-out included'],
  ['A$59 with 10 blades', 'A$59 with 10 blades'],
  ['$4.99/month after 14-day free trial', '$4.99 a month after a 14-day free trial'],
  ['$4.99/month, 30 days free', '$4.99 a month, 30 days free'],
  ['14 eur + post', '€14 plus postage'],
  ['14 quid inc p&p', '14 quid, postage included'],
  ['£89.99 inc 64gb card', '£89.99, 64GB card included'],
  ['690 Kč, with frame 1190', '690 Kč, or 1,190 Kč with the frame'],
  ['$48 usd / w lamp $69', '$48, or $69 with the lamp'],
  ['$89 delivered', '$89 delivered'],
  ['R350 per day, delivered', 'R350 a day, delivered'],
  ['free, ₦1,500/month for pro', 'free, or ₦1,500 a month for pro'],
  ['free, $2/month for premium', 'free, or $2 a month for premium'],
  ['$3.99 ebook, $15.99 paperback', '$3.99 for an ebook and $15.99 for a paperback'],
  ['$285 a night, two night minimum', '$285 a night with a two-night minimum'],
  ['£79 or 3 x £28', '£79, or 3 payments of £28'],
  ['EGP 120', 'EGP 120'],
  ['34 pounds plus postage', '£34 plus postage'],
  ['64 Canadian', '64 dollars Canadian'],
  ['30 Aussie dollars', '30 dollars Australian'],
  ['380 rupees for 500 g', '380 rupees for 500 grams'],
  ['8 eur / 250 g', '€8 for 250 grams'],
  ['£45 per hour per teacher', '£45 an hour per teacher'],
  ['99p', '99p'],
  ['£60 call-out', '£60 for a call-out'],
  ['1 500 Ft', '1,500 Ft'],
  ['120 dhs', '120 dirhams'],
  ['$0, then $8/mo', 'free, then $8 a month'],
  ['£9.50 per meal', '£9.50 a meal'],
  ['$120+', 'from $120'],
  ['$80+ per room', 'from $80 a room'],
  ['£16.50 each or 3 for £42', '£16.50 each, or 3 for £42'],
  ['€27.99, 3 for 75', '€27.99, 3 for €75'],
  ['RM 89.90 / USD 19.90', 'RM89.90'],
  ['R$ 249 / $45', 'R$249'],
  ['SGD 69 / MYR 230', '$69 SGD'],
  ['AED 55 (about $14)', '55 dirhams'],
  ['74,99 lei', '74.99 lei'],
  ['45₾', '45 lari'],
  ['2,480円(税込)', '¥2,480'],
  ['14€/h (min. 3h)', '€14 an hour with a 3-hour minimum'],
  ['from $55 p/h', 'from $55 an hour'],
  ['₱899 from 1,499', '₱899'],
  ['549,90 TL', '549.90 lira'],
  ['14 990 tenge', '14,990 tenge'],
  ['FJD 9.50 a bottle', 'FJD 9.50 a bottle'],
  ['tt$160', 'TT$160'],
  ['8.500 JOD', '8.500 JOD'],
  ['£265 plus freight', '£265 plus freight'],
  ['6 USD monthly or S/ 120 a year', '$6 a month, or 120 soles a year'],
  ['ksh 150 pm', 'KSh 150 a month'],
  ["$140 & up, depends what y'all did", 'from $140'],
  ['from $189 + hst', 'from $189, plus HST'],
  ['$45/mo / €40', '$45 a month'],
  ['$64 (I got mine on sale for $49)', '$64'],
  ['free / pro RM6.90 mth', 'free, and the pro plan is RM6.90 a month'],
  ['15% of sales', '15 percent of sales'],
  ['35% commission', undefined],
  ['€9 / piece, box of 6 is 48', '€9 a piece, or €48 for a box of 6'],
  ['£32 for 10 inch', '£32 for the 10-inch'],
  ['640 cod', '640'],
  ['85 only, free delivery Lima & Cusco', '85'],
  ['₱250 (small) 420 (big)', '₱250 for the small and ₱420 for the big'],
  ['R600 with delivery in Durban', 'R600 with delivery in Durban'],
  ['18 / S$32 for 2 packs', 'S$18, or S$32 for 2 packs'],
  ['฿159 / 2 bottles 290', '฿159, or ฿290 for 2 bottles'],
  ['$24, 2 for $40', '$24, 2 for $40'],
  ['15 adults, 8 kids', '15 for adults and 8 for kids'],
  ['$31.99 (subscribe 26.99)', '$31.99, or $26.99 with a subscription'],
  ['$21.99, subscribe 18.69', '$21.99, or $18.69 with a subscription'],
])('says the price %j with its condition', (priceText, said) => {
  expect(spokenOffer({ price: 10, priceText }).price).toBe(said)
})

test('says nothing that the call says, and shows what is not said', () => {
  const offer = { price: 13.8, priceText: '$13.80 / buy 2 get 1' }
  expect(spokenOffer(offer, 'Buy two, get one ends Sunday').price).toBe('$13.80')
  const trial = { price: 4, priceText: '£4/month, first month free' }
  expect(spokenOffer(trial, 'Try it free for a month').price).toBe('£4 a month')
  expect(spokenOffer({ price: 4, priceText: '£4/month, first 14 days free' }, 'Try two weeks for free').price).toBe(
    '£4 a month',
  )
  expect(spokenOffer(trial, 'Try it for a month').price).toBe('£4 a month, first month free')
  const bulk = { price: 12, priceText: '£12 / 8.50 each from 20 pairs' }
  expect(spokenOffer(bulk, '')).toMatchObject({ price: '£12', shown: bulk.priceText })
  const few = { price: 7, priceText: '€7/month, free under 5 invoices' }
  expect(spokenOffer(few, '').price).toBe('€7 a month, free under 5 invoices')
  expect(spokenOffer({ price: 3.49, priceText: '3.49 once' }, "It's 3.49, one time. Get it").price).toBeUndefined()
  expect(spokenOffer({ price: 10, priceText: '$10' }, 'Try it for 10 days').price).toBe('$10')
  expect(spokenOffer({ price: 89, priceText: '$89/visit, 2bd+ more' }).shown).toBe('$89/visit, 2bd+ more')
  expect(spokenOffer({ price: 34, priceText: '$34' }).shown).toBeUndefined()
  expect(spokenOffer({ price: 20, priceText: '20% of each booking, no setup fee' }).shown).toBe(
    '20% of each booking, no setup fee',
  )
  // An offer is not shown, its sum is.
  expect(spokenOffer({ price: 85, priceText: '85 only, free delivery Lima & Cusco' }).shown).toBe('85 only')
})

test.each([
  ['$9-$12', 'from $9'],
  ['£9 to £12', 'from £9'],
  ['from $9', 'from $9'],
])('[R15] says only the lower end of %s', (priceText, said) => {
  expect(spokenOffer({ price: 9, priceText }).price).toBe(said)
})

test('[SR-02] says a number without a text in dollars, and a text without a currency as it is', () => {
  expect(spokenOffer({ price: 45 }).price).toBe('$45')
  expect(spokenOffer({ price: 45, priceText: '45' })).toEqual({ price: '45', isMonthly: false, shown: '45' })
  expect(spokenOffer({ price: 9.9, priceText: '9,90 month' }).price).toBe('9.90 a month')
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

test.each([
  ['desde 480 mil pesos', 'from 480,000 pesos'],
  ['2,480円(税込)', '¥2,480'],
  ['3,300円（税抜）', '¥3,300, plus tax'],
  ['15 000 F CFA / mois', '15,000 CFA francs a month'],
  ['19€/Monat zzgl. MwSt.', '€19 a month, plus VAT'],
  ['24,90 € zzgl. Versand', '€24.90 plus shipping'],
  ['289 € + 3,50 €/mesec', '€289 plus €3.50 a month'],
  ['R$119,90 ou 3x de 39,97', 'R$119.90, or 3 payments of R$39.97'],
  ['Rs. 6,450/=', '6,450 rupees'],
  ['₹4,999/- full batch', '₹4,999 for a full batch'],
  ['14€/h (min. 3h), linen 6€/set', '€14 an hour with a 3-hour minimum, linen €6 a set'],
  ['pay what you want, usually 20-30 €', 'pay what you want, usually €20 to €30'],
  ['fr S$48/mth', 'from S$48 a month'],
  ['P800 overnight', 'P800 overnight'],
  ['$4 a month, first season free', '$4 a month, first season free'],
  ['from $55 p/h +gst', 'from $55 an hour, plus GST'],
  ['€180 or 2 x €95', '€180, or 2 payments of €95'],
  ['£3.99/mth, £60/yr for a whole choir', '£3.99 a month, £60 a year for a whole choir'],
  ['45 zł / record, 5 for 190', '45 zł a record, 5 for 190 zł'],
  ['Adults £7.50, under 5s free', '£7.50 for adults, under 5s free'],
  ['$60, 90 with new holes', '$60, $90 with new holes'],
  ['€120 for two calls and a draft', '€120 for two calls and a draft'],
  ['ab 12,50 €/Std.', 'from €12.50 an hour'],
  ['от 1500 руб', 'from 1,500 rubles'],
  ['800 ₽/час', '800 rubles an hour'],
  ['1499 грн', '1,499 hryvnias'],
  ['a partir de R$ 59,90', 'from R$59.90'],
  ['$450.00 MXN por noche', 'MX$450 a night'],
  ['120 zł/godz', '120 zł an hour'],
  ['4 990 Ft/hó', '4,990 Ft a month'],
  ['250 TL/ay', '250 lira a month'],
  ['¥5,000/月', '¥5,000 a month'],
  ['Rp150rb', 'Rp150,000'],
  ['₦15k', '₦15,000'],
  ['ARS 18.500', '18,500 Argentine pesos'],
  ['S/.120 por clase', '120 soles a lesson'],
  ['€25/kg', '€25 a kilo'],
  ['£5 per 100g', '£5 for 100 grams'],
  ['€ 4,50 per stuk', '€4.50 a piece'],
  ['60 € la journée', '€60 a day'],
  ['$45 per sq ft', '$45 a square foot'],
  ['$9.99 per user per month', '$9.99 a user per month'],
  ['$9.99/mo (7 day free trial)', '$9.99 a month with a 7-day free trial'],
  ['3 pairs for €20', '€20 for 3 pairs'],
  ['£450pcm', '£450 a month'],
  ['Rs.1,200 onwards', 'from 1,200 rupees'],
  ['Just £10!', '£10'],
  ['€45,-/nacht', '€45 a night'],
  ['R$180 a diária', 'R$180 a day'],
  ['od 35 zł za sztukę', 'from 35 zł a piece'],
  ['de la 349 lei', 'from 349 lei'],
  ['¥4,400~', 'from ¥4,400'],
  ['1.890 pesos uruguayos', '1,890 pesos'],
  ['$79.900 COP x 2 units', '79,900 Colombian pesos for 2'],
  ['3200 lek', '3200 lek'],
  ['4.500 KD', '4.500 KD'],
  ['45 TT a bottle', '45 TT a bottle'],
  ['K450', 'K450'],
  ['Bs 320', 'Bs 320'],
  ['60 Bs, 110 with new ribbon', '60 Bs, 110 Bs with new ribbon'],
  ['Rp 250.000 / 4 sessions', 'Rp250,000 for 4 sessions'],
  ['R1500 once-off, then R350pm', 'R1,500, one time, then R350 a month'],
  ['$28 + ship', '$28 plus shipping'],
  ['$29.99 + free shipping', '$29.99 with free shipping'],
  ['€30, free delivery in Porto', '€30 with free delivery in Porto'],
  ['$89.99 w/ coupon', '$89.99 with coupon'],
  ['$45 w/ on-page coupon', '$45 with the coupon on the page'],
  ['£20 with code MUM5', '£20 with code MUM5'],
  ['$17 on tts rn', '$17'],
  ['€40 to come out + parts', '€40 to come to you, plus parts'],
  ['£60 call out', '£60 for a call-out'],
  ['A$30 + GST each, 4 for A$100', 'A$30 each, plus GST, 4 for A$100'],
  ['free, then €4.99/month for editing', 'free, then €4.99 a month for editing'],
  ['₱2,000 one-time + ₱300/mo', '₱2,000, one time, plus ₱300 a month'],
  ['₦90,000 for 2 seater', '₦90,000 for a 2-seater'],
  ['800 bob', '800 bob'],
])('says the price %j of other countries', (priceText, said) => {
  expect(spokenOffer({ price: 10, priceText }).price).toBe(said)
})

describe('a price that is only shown', () => {
  test.each([
    // Without a currency, or what is no amount.
    ...['450k', '89rb', '3 for 42', '12 colors', '45 min', '2 x 40', '500 g'],
    // With the sign of another.
    ...['$12.990', '$ 25.000', '$38.500 efectivo / transf', '45 $CAD', '$15 mil', 'Le 450'],
    // With a word, a count or a condition that is not understood.
    ...['15 € Wort', '20 €/Sitzung', '$15/12', '$1.2M', '350 грн/год'],
    ...['up to $50', 'max 30 €', 'between $40 and $60', '$200, $50 deposit', '$20 OBO'],
    ...[
      '24.990 clp x 20 crates x 10 days',
      '$8/m',
      'by donation, $10 suggested',
      '£12-50',
      '$10 per two',
      'R$ 49,90 no pix',
      'Gratis – Pro 29,- pr. md.',
    ],
  ])('%s', (priceText) => {
    expect(spokenOffer({ price: 10, priceText })).toEqual({ price: undefined, isMonthly: false, shown: priceText })
  })

  test.each([
    ['₦18,500 (pay on delivery Lagos)', '₦18,500'],
    ['17,95€ (60x200cm)', '€17.95'],
    ['CA$7.50 (pdf)', 'CA$7.50'],
    ['$99/yr (billed annually)', '$99 a year'],
    ['€12 (6 pcs)', '€12'],
    ['$42/hr incl gst', '$42 an hour'],
    ['$25. Free local pickup', '$25'],
    ['Rs 1250 cash on delivery', '1,250 rupees'],
    ['A$45 a week, cancel whenever', 'A$45 a week'],
    ['€24,90, my link -15%', '€24.90'],
    ['¥2,480 tax in', '¥2,480'],
    ['from €55 per apartment, linen extra', 'from €55 an apartment'],
    ['€12 each, pickup Võru', '€12 each'],
    ['R$189,90 ou 3x', 'R$189.90'],
    ['R$129,90 in 3x', 'R$129.90'],
    ['129 zl, 2 szt. 229', '129 zł'],
    ['MX$349 o 2x599', 'MX$349'],
    ['145.000 VND, ship abroad 12 USD', '145,000 dong'],
    ['€27 incl. delivery in LT', '€27'],
    ['₦6500 (lagos delivery 1500)', '₦6,500'],
    ['₱1,850 COD', '₱1,850'],
    ['₹110 per tiffin / 2800 monthly', '₹110 a tiffin'],
    ['desde 60 pesos, min 10 pcs', 'from 60 pesos'],
  ])('a harmless note beside it: %s', (priceText, price) => {
    expect(spokenOffer({ price: 10, priceText })).toMatchObject({ price, shown: priceText })
  })

  test.each([
    ['39 kr/month, free for 3 plants', '39 kr a month, free for 3 plants'],
    ['€14,50, set of 3 for €39', '€14.50, or €39 for a set of 3'],
    ['$14 + shipping from Tashkent', '$14 plus shipping'],
    ['Ft 2890', '2,890 Ft'],
    ['AED 39 free delivery dubai sharjah', '39 dirhams'],
    ['from kr 890, return shipping incl.', 'from 890 kr, return shipping included'],
    ['€14,50, bundle for €39', '€14.50, or €39 for the bundle'],
  ])('and what else it is: %s', (priceText, price) => {
    expect(spokenOffer({ price: 10, priceText })).toEqual({ price, isMonthly: / month/.test(price) })
  })

  test.each([
    ['58', '58'],
    ['from 45', 'from 45'],
    ['120+', 'from 120'],
    ['9.50 per meal', '9.50 a meal'],
    ['16.50 each or 3 for 42', '16.50 each, or 3 for 42'],
    ['265 plus freight', '265 plus freight'],
    ['149 flat', '149 flat'],
    ['900 installed', '900, installed'],
    ['40ish rn', 'about 40'],
    ['2400 pack of 4, you can pay in parts', '2,400 for a pack of 4'],
    ['310 excl. vat, 12 photos', '310, plus VAT'],
  ])('as a number where no currency was typed: %s', (priceText, price) => {
    expect(spokenOffer({ price: 10, priceText })).toEqual({ price, isMonthly: false, shown: priceText })
  })

  test('no offer that the call says, too', () => {
    const offer = { price: 9, priceText: '€9 per month, first 3 invoices free' }
    expect(spokenOffer(offer).price).toBe('€9 a month, first 3 invoices free')
    expect(spokenOffer(offer, 'Send your first three invoices for free').price).toBe('€9 a month')
    expect(spokenOffer({ price: 7, priceText: '£7/month, first month free' }, 'Have a month on us').price).toBe(
      '£7 a month',
    )
  })

  test('nothing where the call says the amount', () => {
    expect(spokenOffer({ price: 45, priceText: '45' }, "It's $45. Get it").shown).toBeUndefined()
  })
})

describe('the first amount of a text that is not read as a whole, which is shown', () => {
  test.each([
    ['from €25 + tyre', 'from €25'],
    ['£119 but goes to 99 on Fridays', '£119'],
    ['Free, 2 week trial for Plus', 'free'],
    ['$34.99 / sub 27.99', '$34.99'],
    ['Rs 3,499 COD all pakistan', '3,499 rupees'],
    ['R$89,90 ou 3x sem juros', 'R$89.90'],
    ['MX$299 envio gratis', 'MX$299'],
    ['£3 a bag or 4 for a tenner', '£3 a bag'],
    ['350 €/Monat + NK', 'from €350 a month'],
    ['from €40 (2 people) to €70', 'from €40'],
  ])('%s', (priceText, price) => {
    expect(spokenOffer({ price: 10, priceText })).toEqual({ price, isMonthly: / month/.test(price), shown: priceText })
  })

  test.each([
    'free, then $9 a week',
    '$25 dollars with the code TEN',
    '$40 now, half later',
    '£60 if you collect soon',
  ])('not where it may be less: %s', (priceText) => {
    expect(spokenOffer({ price: 10, priceText }).price).not.toBe(/^\D?\d+/.exec(priceText)?.[0] ?? 'free')
  })
})

describe('"The price is on the screen."', () => {
  const BRIEF: ScriptBriefInput = {
    productName: 'Portable blender',
    price: 45,
    priceText: 'max 45 €',
    targetAudience: 'everyone',
    features: ['easy to clean', 'charges by USB'],
    callToAction: 'Shop now',
  }
  const scenesOf = (brief: ScriptBriefInput) =>
    writeBrief(ScriptBrief.parse(brief), { seed: 'a', kinds: WRITTEN_KINDS }).scenes
  const STORY =
    'My knees gave out on a Tuesday, so I stopped chopping fruit for an hour every morning. My sister lent me hers and I never gave it back to her.'

  test.each([
    ['a told story', { story: STORY }],
    ['a review', { style: 'product-review' }],
    ['a skit', { style: 'skit' }],
    ['a product of no kind', { productName: 'Grelvo', style: 'talking-head' }],
  ] satisfies [string, Partial<ScriptBriefInput>][])('in %s, with the typed text', (_, change) => {
    const scenes = scenesOf({ ...BRIEF, ...change })
    const [scene, ...others] = scenes.filter(({ voiceover }) => voiceover.includes('The price is on the screen.'))
    expect(others).toEqual([])
    expect(scene?.visualCue).toContain('"max 45 €" as text')
    expect(scenes.map(({ voiceover }) => voiceover).join(' ')).not.toMatch(/\b45\b|\{/)
  })
})
