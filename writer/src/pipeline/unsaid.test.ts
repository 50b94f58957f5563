import { ScriptBrief } from '@reelwright/shared'
import { expect, test } from 'vitest'
import { WRITTEN_KINDS } from '../testing/written-kinds'
import { writeBrief } from './write-brief'

const written = (given: object) => {
  const { scenes, plan } = writeBrief(
    ScriptBrief.parse({
      productName: 'Northwash laundry sheets',
      price: 22,
      targetAudience: 'everyone',
      painPoint: '',
      callToAction: '',
      videoLength: 30,
      style: 'talking-head',
      tone: 'casual-review',
      ...given,
    }),
    { seed: '7', kinds: WRITTEN_KINDS },
  )
  return {
    said: scenes.map(({ voiceover }) => voiceover).join(' '),
    seen: scenes.map(({ visualCue }) => visualCue).join(' '),
    notes: (plan?.notes ?? []).join(' '),
  }
}
const story =
  'My sister spilled a whole jug in the trunk in March. It was a rental. We drove home with the windows open.'

test.each([
  ['Doubts are answered on Telegram', 'FDA NOTIFIED HALAL', 'TESTED BY A 3RD PARTY LAB'],
  ['2 YEARS GUARANTEE', 'NET WT 400 MG', 'Pumpe 30 dB'],
  ['kids size to 3xl', 'No paraffin', 'We are at Gikomba market, line 7'],
  ['FREE FROM: OXYBENZONE, PARABEN, ALCOHOL', 'You can wash it by hand, and it does not lose any colour.'],
])('nothing typed vanishes: %s', (...features) => {
  for (const told of ['', story]) {
    const { said, seen, notes } = written({ features, story: told })
    const all = `${said} ${seen} ${notes}`.toLowerCase()
    for (const word of features.flatMap((feature) => feature.toLowerCase().match(/\p{L}{6,}|\d+/gu) ?? []))
      expect(all).toContain(word.slice(0, 4))
  }
})

test('what was typed by hand is said as typed where time is left beside a story', () => {
  const { said, notes } = written({
    videoLength: 60,
    story,
    features: ['It dissolves in cold water', 'Husband and wife see the same book', 'BATTERY 4000mAh / CE'],
  })
  expect(said).toContain('Husband and wife see the same book.')
  expect(notes).toMatch(/These words carry about \d+ seconds\. Write “[^”]+” as a whole sentence and it is said/)
})

test('what the name says of the product is said before what answers a detail', () => {
  const { said } = written({
    productName: 'Reyes & Sons Mobile Detailing',
    story: `${story} Milk got in the seats and the carpet.`,
    features: [
      'seats carpet vents all of it',
      'most cars are done in three hours or so',
      'we come to you and bring our own water',
    ],
  })
  expect(said).toContain('We come to you')
})

test.each([
  ['Grab it before the flash sale ends tonight', 'before the flash sale ends tonight'],
  ['Tap the orange cart, only 200 left at this price', 'only 200 left at this price'],
])('what the rules take out of a call is noted without a story, too: %s', (callToAction, lost) =>
  expect(written({ features: ['dissolves in cold water'], callToAction }).notes).toContain(`“${lost}”`),
)

test('a term that the rules allow is said, and what they forbid is noted with the reason', () => {
  const features = ['Two-year guarantee on the box', 'LIFETIME WARRANTY', 'A lab report is on a QR code on the box.']
  const { said, notes } = written({ story, features, videoLength: 60 })
  expect(said).toContain('Two-year guarantee on the box. A lab report is on a QR code on the box.')
  expect(notes).toContain('Left out, because of the platform’s rules: “LIFETIME WARRANTY”')
})
