import { type SearchTerm, SEO_LIMITS, SeoSuggestions } from '@reelwright/shared'
import { describe, expect, test } from 'vitest'
import { claimsByText, regulated } from './claims'
import { IS_FULL } from '../testing/runs'
import { KIND_NAMES, WRITTEN_KINDS } from '../testing/written-kinds'
import type { SeoFacts } from './facts'
import { isUsableHashtag } from './hashtags'
import { MAX_TERMS } from './plan-terms'
import { stuffingIn } from './stuffing'
import { suggestSeo as suggest } from './suggest'
import { lineWith } from './term-phrases'
import { seoWords, SMALL_WORDS, wordsOfTag } from './words'

const suggestSeo = (facts: SeoFacts, searchTerms: readonly SearchTerm[] = [], turn = 0) =>
  suggest(facts, { searchTerms, turn, kinds: WRITTEN_KINDS })

const MUG: SeoFacts = {
  product: 'Glaciero travel mug',
  features: ['Leakproof lid', 'Fits every cup holder.', 'BPA-free'],
  audience: 'fitness-enthusiasts',
}
const TERMS = [
  { term: 'leakproof travel mug', volume: 5000 },
  { term: 'insulated travel mug', volume: 9000 },
  { term: 'how to keep coffee hot', volume: 4000 },
  { term: 'mug that cures acne', volume: 100 },
  { term: 'eco friendly mug', volume: 90 },
  ...[
    'car mug',
    'gym mug',
    'office mug',
    'steel mug',
    'big mug',
    'tea mug',
    'camp mug',
    'mug gift',
    'red mug',
    'cold mug',
  ].map((term) => ({ term })),
]

test('says what the seller said, and nothing else [OP-02]', () => {
  const { texts, plan, leftOut } = suggestSeo({ ...MUG, length: 30, price: 24 })
  expect(texts).toEqual({
    titles: [
      'Glaciero travel mug: leakproof lid, fits every cup holder',
      'Glaciero travel mug for fitness enthusiasts',
      'Glaciero travel mug: BPA-free',
    ],
    caption: `30 seconds with the Glaciero travel mug, before you decide.

• Leakproof lid
• Fits every cup holder
• BPA-free

Travel mug for fitness enthusiasts, shown in the video.

$24 when this was posted.
Tap the product link in the video to see it.`,
    description:
      'Glaciero travel mug for fitness enthusiasts: leakproof lid, fits every cup holder, BPA-free. See it in use in 30 seconds.',
    keywords: [
      'travel mug',
      'glaciero travel mug',
      'travel mug for fitness enthusiasts',
      'travel mug with leakproof lid',
      'bpa-free travel mug',
      'kitchen',
    ],
    hashtags: ['#TravelMug', '#LeakproofLid', '#FitnessEnthusiasts', '#ShopFinds', '#BPAFree'],
  })
  expect(plan[0]).toEqual({
    term: 'travel mug',
    source: 'product',
    places: ['speech', 'screen', 'caption'],
    reason: 'The main term: say and show it in the first 15 seconds',
    additions: {
      speech: 'Looking for a travel mug? Watch this first.',
      screen: 'Travel mug',
      caption: 'For anyone looking for a travel mug.',
    },
  })
  expect(leftOut).toEqual([])
})

test.each<[string, string[], string, string[]]>([
  [
    'CloudNest Memory Foam Pillow',
    ['Made in Portugal', 'REMOVABLE COVER'],
    'memory foam pillow',
    ['memory foam pillow made in Portugal', 'memory foam pillow with removable cover'],
  ],
  [
    'Kids water bottle',
    ['Has a name tag', 'Comes with a strap'],
    'kids water bottle',
    ['kids water bottle with name tag', 'kids water bottle with strap'],
  ],
  ['Vitamin C serum', ['Bluetooth dropper'], 'vitamin C serum', ['vitamin C serum with Bluetooth dropper']],
])('%s is searched by words that people say: %s [OP-02]', (product, features, main, others) => {
  const terms = suggestSeo({ product, features, audience: 'everyone' }).plan.map(({ term }) => term)
  expect(terms[0]).toBe(main)
  expect(terms).toEqual(expect.arrayContaining(others))
})

test('a title says nothing twice, and none repeats another where there is more to say [OP-02]', () => {
  const shirt = {
    product: 'Linen shirt',
    features: ['100% linen', 'Coconut buttons', 'Relaxed fit'],
    audience: 'everyone',
  }
  expect(suggestSeo(shirt).texts.titles).toEqual([
    'Linen shirt: relaxed fit',
    'Linen shirt: coconut buttons',
    'Linen shirt in use',
  ])
})

test.each<[string, string[], string, string, string]>([
  [
    'Pelsfri – reusable pet hair roller',
    ['There’s no sticky paper, so there is nothing to buy again.'],
    'pet hair remover',
    'Pelsfri pet hair remover: no sticky paper',
    "Pelsfri pet hair remover. There's no sticky paper, so there is nothing to buy again. See it in use in the video.",
  ],
  [
    'Sparrow & Broom house cleaning',
    ['We bring our own stuff', 'theres no contract'],
    'house cleaning service',
    'Sparrow & Broom: we bring our own stuff',
    "Sparrow & Broom. We bring our own stuff. There's no contract. Hear about it in the video.",
  ],
  [
    'Old Tin Roof hot sauce',
    ['It goes on eggs, rice and pizza'],
    'hot sauce',
    'Old Tin Roof hot sauce up close',
    'Old Tin Roof hot sauce. It goes on eggs, rice and pizza. See it up close in the video.',
  ],
  [
    'grandma lupe tamales',
    ['Pork, rajas or sweet'],
    'grandma lupe tamales',
    'Grandma lupe tamales up close',
    'Grandma lupe tamales: pork, rajas or sweet. See them up close in the video.',
  ],
])('%s is read as the writer reads it: %s [OP-02]', (product, features, main, title, description) => {
  const { plan, texts } = suggestSeo({ product, features, audience: 'everyone' })
  expect(plan[0]?.term).toBe(main)
  expect(texts.titles).toContain(title)
  expect(texts.description).toBe(description)
})

test('a keyword joins a quality as a quality, and a part with "with" [OP-02]', () => {
  const features = ['insulated', 'BPA free steel', 'pH balanced', 'stirs quickly', 'leakproof lid']
  const { keywords } = suggestSeo({ product: 'Zorblo travel mug', features, audience: 'everyone' }).texts
  expect(keywords).toContain('insulated travel mug')
  expect(keywords).toContain('travel mug with leakproof lid')
  expect(keywords.join()).not.toMatch(/with (?:insulated|ph|stirs)/)
})

test('names people only as far as the seller’s words are whole [OP-02]', () => {
  const peopleOf = (audience: string) => suggestSeo({ ...MUG, audience }).texts.description.split(/: /)[0]
  expect(peopleOf('People with old or too hard mattresses')).toBe('Glaciero travel mug')
  expect(peopleOf('Guys and gals who run')).toBe('Glaciero travel mug for guys and gals who run')
  expect(peopleOf('Home cooks in Leeds')).toBe('Glaciero travel mug for home cooks in Leeds')
})

test('a caption offers whole sentences, whatever the term is [OP-02]', () => {
  const searched = ['mug with handle', 'how to clean a mug', 'travel mugs'].map((term) => ({ term }))
  const lines = suggestSeo(MUG, searched).plan.map(({ term }) => [
    term,
    lineWith(term, 'speech'),
    lineWith(term, 'caption'),
  ])
  expect(lines).toEqual(
    expect.arrayContaining([
      ['mug with handle', 'You searched for “mug with handle”? Watch this.', 'Mug with handle, shown in the video.'],
      [
        'how to clean a mug',
        'You searched for “how to clean a mug”? Watch this.',
        'Searched for “how to clean a mug”? See the video.',
      ],
      ['travel mugs', 'Looking for travel mugs? Watch this first.', 'For anyone looking for travel mugs.'],
    ]),
  )
})

test('plans no more terms than a video holds, and none that the seller has not said as if it were true [OP-02]', () => {
  const { plan, texts } = suggestSeo(MUG, TERMS)
  expect(suggestSeo(MUG, TERMS)).toMatchObject({ plan, texts })
  for (const place of ['speech', 'screen', 'caption'] as const)
    expect(
      plan.filter(({ places, reason }) => places.includes(place) && !reason.startsWith('Comes along')).length,
    ).toBeLessThanOrEqual(MAX_TERMS[place])
  const planned = new Map(plan.map((term) => [term.term, term]))
  expect(plan[0]?.term).toBe('leakproof travel mug')
  expect(planned.get('insulated travel mug')?.reason).toContain('Only if “insulated” is true of it')
  expect(planned.get('mug that cures acne')).toMatchObject({ places: [], additions: {} })
  expect(plan.at(-1)).toMatchObject({ places: [], reason: 'Enough terms already: more would read as a list' })
  expect(texts.keywords).toContain('leakproof travel mug')
  expect(JSON.stringify(texts)).not.toMatch(/insulated|acne/i)
})

test('a script of 10,000 words and fifty long terms are read in no time', { timeout: 4000 }, () => {
  const scenes = Array.from({ length: 60 }, (_, at) => ({
    start: at,
    end: at + 1,
    speech: 'some words here about a mug '.repeat(28),
    screen: [],
  }))
  const terms = Array.from({ length: 50 }, (_, at) => ({
    term: `leakproof mug for cold mornings on trains number ${at}`,
  }))
  expect(suggestSeo({ ...MUG, scenes }, terms).plan.length).toBeGreaterThan(50)
})

test('leaves out what may not be promised, and says why [REG-01]', () => {
  const { texts, leftOut } = suggestSeo({
    ...MUG,
    features: ['Leakproof lid', 'Cures acne'],
    hashtags: ['#CuresAcne', '#fyp', '#MugLife'],
  })
  expect(leftOut).toEqual([{ text: 'Cures acne', reason: expect.stringMatching(/\w/) as string }])
  expect(JSON.stringify(texts)).not.toMatch(/acne|fyp/i)
})

test.each([
  ['CloudPuff nicotine vape', [], 'product'],
  ['Gummies', ['with CBD oil'], 'features.0'],
  ['Travel mug', ['Leakproof'], undefined],
])('%s is regulated goods by its %s: %s [REG-01]', (product, features, field) =>
  expect(regulated(product, features)?.field).toBe(field),
)

const PRODUCTS: [string, SeoFacts][] = [
  ['a name alone', { product: '  Stool ', features: [], audience: 'everyone' }],
  [
    'earbuds',
    {
      product: 'Wireless earbuds',
      features: ['24 hour battery', 'noise cancelling'],
      audience: 'gamers',
      style: 'comparison',
    },
  ],
  [
    'a serum',
    {
      product: 'Niacinamide serum',
      features: ['Cures acne', '10% niacinamide', 'Fragrance free'],
      audience: 'beauty-lovers',
      price: 12.5,
    },
  ],
  ['a brand alone', { product: 'CloudNest', features: ['machine washable', 'memory foam'], audience: 'busy moms' }],
  [
    'a listing’s title',
    {
      product: 'GLACIERO® Travel Mug 16oz | Leakproof | BPA Free | Gift for Women!!!',
      features: ['LEAKPROOF'],
      audience: 'women',
    },
  ],
  [
    'a fountain',
    {
      product: 'Cat water fountain',
      features: ['2 litre tank', 'quiet pump', 'carbon filter'],
      audience: 'pet-owners',
      length: 60,
    },
  ],
  [
    'a roller',
    {
      product: 'Pet hair remover roller',
      features: ['no refills needed'],
      audience: 'pet-owners',
      hashtags: ['#ad', '#DogHair', '#Roller'],
    },
  ],
  [
    'leggings',
    {
      product: 'High waist leggings',
      features: ['squat proof', 'side pockets', 'sizes XS to 4XL'],
      audience: 'fitness-enthusiasts',
      tags: ['gym', 'yoga'],
    },
  ],
  [
    'a lamp',
    {
      product: 'LED desk lamp with USB-C port',
      features: ['3 colour modes', 'touch dimmer'],
      audience: 'college-students',
      style: 'hack-tip',
    },
  ],
  ['knives', { product: 'Bread knives', features: ['stainless steel', 'dishwasher safe'], audience: 'foodies' }],
  [
    'a planner',
    { product: 'Undated weekly planner', features: ['52 weeks', 'lies flat'], audience: 'working-professionals' },
  ],
  [
    'a diffuser',
    {
      product: 'Lavender diffuser',
      features: ['whisper quiet', 'auto shut-off'],
      audience: 'home-decor-lovers',
      style: 'story-time',
    },
  ],
  [
    'a phone case',
    {
      product: 'iPhone 15 case',
      features: ['MagSafe compatible', 'drop tested from 3 m'],
      audience: 'tech-enthusiasts',
    },
  ],
  [
    'coffee',
    {
      product: 'Single origin coffee beans',
      features: ['roasted weekly', 'notes of cocoa'],
      audience: 'foodies',
      price: 19.9,
    },
  ],
  [
    'a toy',
    {
      product: 'Wooden stacking toy',
      features: ['12 pieces', 'water based paint'],
      audience: 'parents',
      tags: ['toddler', 'gift'],
    },
  ],
  ['a very long name', { ...MUG, product: 'Extraordinarily long product name '.repeat(6) }],
  ['one word without end', { ...MUG, product: 'x'.repeat(200) }],
  [
    'twenty long features',
    { ...MUG, features: Array.from({ length: 20 }, (_, i) => `Feature ${i} ${'y'.repeat(180)}`) },
  ],
  [
    'a product for the eco-conscious',
    {
      product: 'Sustainable bamboo toothbrush',
      features: ['Sustainable', 'Biodegradable handle', 'Soft bristles', 'The best grip'],
      audience: 'eco-conscious',
      price: 9,
      priceText: '$9, the cheapest',
      tags: ['zero waste', 'bathroom'],
      hashtags: ['#EcoFriendly', '#Toothbrush'],
    },
  ],
  [
    'a drink for the seller’s own kind of people',
    { product: 'Detox tea', features: ['20 bags'], audience: 'sustainable moms' },
  ],
  ['another script', { product: '保温杯', features: ['不漏'], audience: 'gen-z' }],
  ['markup', { product: '<b>Mug</b>', features: ['<script>alert(1)</script>'], audience: 'custom' }],
  ['only signs', { product: '???', features: ['!!!', '"'], audience: '' }],
]

/** What the page's own check says about everything that was suggested. */
function warningsAbout({ texts, plan }: SeoSuggestions): string[] {
  const offered = plan.flatMap(({ additions }) => Object.values(additions)).join('\n')
  const claims = Object.values(claimsByText({ ...texts, caption: `${texts.caption}\n${offered}` })).flat()
  const terms = plan.map(({ term }) => term)
  return [
    ...claims.map(({ matched, reason }) => `${matched}: ${reason}`),
    ...stuffingIn(terms, { ...texts, speech: '' }).map(({ text }) => text),
    ...texts.hashtags.filter((tag) => !isUsableHashtag(tag.slice(1))),
  ]
}

const RISKY = ['Clinically proven', 'The best on the market', '100% guaranteed results', 'Eco-friendly', 'Cures acne']
const LABELS = ['Removable cover', 'Made in Portugal', 'Washable', '2 year warranty', 'Fits in one hand', 'BPA-free']
const PEOPLE = ['eco-conscious', 'people with acne', 'busy moms and dads', 'seniors', 'everyone', 'best friends']

test('of every kind of product nothing is suggested that the page’s own check warns about [OP-02, REG-01]', () => {
  expect(KIND_NAMES.length).toBeGreaterThan(200)
  const found = KIND_NAMES.filter((_, at) => IS_FULL || at % 10 === 0).map((name, at) => {
    const of = <Item>(list: readonly Item[], step = 0) => list[(at + step) % list.length]!
    const facts = {
      product: of([name, `Zorblo ${name}`, `${name} best seller`, `Eco-friendly ${name.toUpperCase()}!!`]),
      // The name again and again.
      features: [
        of(RISKY),
        of(LABELS),
        `${name} for ${name}`,
        `This ${name} is the ${name} that we use.`,
        of(LABELS, 1),
      ],
      audience: of(PEOPLE),
      priceText: of(['$19.99', 'was $40, now $19.99', '']),
    }
    const suggestions = suggestSeo(facts, [], at % 3)
    return [facts.product, suggestions.texts.titles.length, ...warningsAbout(suggestions)]
  })
  expect(found.filter(([, titles, ...warnings]) => titles === 0 || warnings.length > 0)).toEqual([])
})

describe.each(PRODUCTS)('of %s', (_, facts) => {
  test.each(IS_FULL ? [0, 1, 2, 7] : [7])(
    'at turn %i everything keeps its limits, is no list, and claims nothing [OP-02, REG-01]',
    (turn) => {
      const suggestions = suggestSeo(facts, TERMS, turn)
      expect(SeoSuggestions.safeParse(suggestions).success).toBe(true)
      const { texts, leftOut } = suggestions
      expect(new Set(leftOut.map(({ text }) => text)).size).toBe(leftOut.length)
      expect(texts.titles.length).toBeGreaterThan(0)
      for (const title of texts.titles) expect(title.length).toBeLessThanOrEqual(SEO_LIMITS.title)
      expect(texts.description.length).toBeLessThanOrEqual(SEO_LIMITS.description)
      expect([texts.caption, texts.hashtags.join(' ')].join('\n\n').length).toBeLessThanOrEqual(SEO_LIMITS.caption)
      const first = texts.caption.split('\n')[0] ?? ''
      expect(first.length).toBeLessThanOrEqual(SEO_LIMITS.captionSeen)
      expect(texts.titles).not.toContain(first.replace(/\.$/, ''))
      expect(texts.keywords.length).toBeLessThanOrEqual(SEO_LIMITS.keywords)
      expect(texts.hashtags.length).toBeLessThanOrEqual(SEO_LIMITS.hashtags)
      expect(texts.hashtags.every((tag) => tag.startsWith('#') && isUsableHashtag(tag.slice(1)))).toBe(true)
      const tagWords = texts.hashtags
        .flatMap((tag) => [...new Set(seoWords(wordsOfTag(tag)).map(({ stem }) => stem))])
        .filter((word) => !SMALL_WORDS.has(word))
      expect(new Set(tagWords).size, texts.hashtags.join(' ')).toBe(tagWords.length)
      expect(warningsAbout(suggestions)).toEqual([])
    },
  )
})
