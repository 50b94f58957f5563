import { describe, expect, test } from 'vitest'
import { coverageOf } from './coverage'
import { factsOfScript } from './facts'
import { stuffingIn } from './stuffing'

/** Ten words in each of three scenes of 10 seconds: a word a second. */
const scene = (start: number, speech: string, screen: string[] = []) => ({ start, end: start + 10, speech, screen })
const SCENES = [
  scene(0, 'Every morning my old travel mug leaks into my bag.', ['Leakproof lid']),
  scene(10, 'So here comes one with a steel handle and grip.'),
  scene(20, 'Get the insulated tumbler now while the cart is open.', ['Only $24']),
]
const NO_POST = { caption: '', hashtags: [] }

test('says where each term is said, shown and written [OP-02]', () => {
  const terms = [
    { term: 'travel mugs', volume: 600 },
    { term: 'leak-proof lid', volume: 300 },
    { term: 'steel handle', volume: 50 },
    { term: 'insulated tumbler' },
    { term: 'gym bottle', volume: 50 },
    { term: 'cup holder', volume: 50 },
  ]
  const post = { caption: 'Fits every cup holder.', hashtags: ['#GymBottle'] }
  const { terms: found, scenes, share, openingShare } = coverageOf(terms, SCENES, post)
  expect(found).toEqual([
    // "travel" is the fifth of ten words.
    { term: 'travel mugs', volume: 600, saidAt: 4, shownAt: undefined, inCaption: false, inOpening: true },
    { term: 'leak-proof lid', volume: 300, saidAt: undefined, shownAt: 0, inCaption: false, inOpening: true },
    // "handle" is the eighth word of the second scene: second 17.
    { term: 'steel handle', volume: 50, saidAt: 16, shownAt: undefined, inCaption: false, inOpening: false },
    { term: 'insulated tumbler', saidAt: 20 + 20 / 10, shownAt: undefined, inCaption: false, inOpening: false },
    { term: 'gym bottle', volume: 50, saidAt: undefined, shownAt: undefined, inCaption: true, inOpening: false },
    { term: 'cup holder', volume: 50, saidAt: undefined, shownAt: undefined, inCaption: true, inOpening: false },
  ])
  expect(scenes).toEqual([
    { number: 1, start: 0, end: 10, said: ['travel mugs'], shown: ['leak-proof lid'] },
    { number: 2, start: 10, end: 15, said: [], shown: [] },
  ])
  expect(share).toBe(1)
  // 600 and 300 of 600 + 300 + 50 + 50 (no number: as the smallest) + 50 + 50.
  expect(openingShare).toBeCloseTo(900 / 1100)
})

test('without numbers all terms weigh the same, and without terms there is no share', () => {
  expect(coverageOf([{ term: 'travel mug' }, { term: 'spoon' }], SCENES, NO_POST).share).toBe(0.5)
  expect(coverageOf([], SCENES, NO_POST)).toMatchObject({ share: undefined, openingShare: undefined })
})

test('reads what a script says and shows from its scenes', () => {
  const row = {
    title: 'T',
    product_name: 'Untitled Product',
    audience: '',
    features: [],
    tags: [],
    price: '24.00',
    metadata: { brief: { price: 24, priceText: '24 €' } },
    video_style: 'skit',
    video_length: 30,
    script_text: '',
  }
  const written = (visualCue: string, notes = '') => ({
    id: 1,
    duration: 4,
    voiceover: '[sighs] My mug.',
    visualCue,
    cameraDirection: '',
    notes,
  })
  const scenes = [
    written('Hand lifts the lid. Text on screen: Leakproof lid'),
    written('Overlay reads “Only $24” in red.', 'Show the word "Ad" on screen.'),
  ]
  expect(factsOfScript({ ...row, script_data: { scenes } })).toMatchObject({
    product: 'T',
    price: 24,
    priceText: '24 €',
    scenes: [
      { start: 0, end: 4, screen: ['Leakproof lid'] },
      { start: 4, end: 8, screen: ['Only $24', 'Ad'] },
    ],
  })
  expect(factsOfScript({ ...row, script_data: null, script_text: 'Just words.' }).scenes).toEqual([
    { start: 0, end: 30, speech: 'Just words.', screen: [] },
  ])
})

describe('stuffing', () => {
  const texts = { speech: '', caption: '', description: '', hashtags: [] as string[] }
  const filler = (count: number) => 'plain '.repeat(count)
  test.each([
    ['three times', `mug ${filler(10)}mug mug`, 0],
    ['four times within 100 words', `mug ${filler(96)}mugs mug mug`, 1],
    ['four times within 101 words', `mug ${filler(97)}mug mug mug`, 0],
  ])('a term %s', (_, speech, count) => expect(stuffingIn(['mug'], { ...texts, speech })).toHaveLength(count))

  test.each([
    ['three terms', 'A travel mug with a steel lid for your gym bag', ['travel mug', 'mug', 'steel lid', 'gym bag'], 0],
    [
      'four terms',
      'Travel mug, steel lid, gym bag, cup holder',
      ['travel mug', 'steel lid', 'gym bag', 'cup holder'],
      1,
    ],
    [
      'four terms, one of them later',
      `Travel mug, steel lid, gym bag ${filler(14)} cup holder`,
      ['travel mug', 'steel lid', 'gym bag', 'cup holder'],
      0,
    ],
  ])('%s in the first 80 characters of a caption', (_, caption, terms, count) =>
    expect(stuffingIn(terms, { ...texts, caption }).filter(({ place }) => place === 'captionSeen')).toHaveLength(count),
  )

  test('hashtags that say the same', () =>
    expect(stuffingIn([], { ...texts, hashtags: ['#TravelMug', '#travelmugs', '#Travel_Mug', '#Mug'] })).toEqual([
      { place: 'hashtags', text: '#travelmugs says the same as #TravelMug.' },
      { place: 'hashtags', text: '#Travel_Mug says the same as #TravelMug.' },
    ]))
})
