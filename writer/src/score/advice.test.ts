import { ScriptBrief, type ScriptBriefInput, VIDEO_STYLES } from '@reelwright/shared'
import { expect, test, vi } from 'vitest'
import { composeScript } from '../compose-script'
import { contradictionsIn } from '../testing/contradictions'
import { IS_FULL } from '../testing/runs'
import { WRITTEN_KINDS } from '../testing/written-kinds'
import { craftScorer, type ScoredScene } from '.'

// A slow machine is no finding.
vi.setConfig({ testTimeout: 120_000 })

const BRIEFS: ScriptBriefInput[] = [
  {
    productName: 'GLACIERO TUMBLER 40OZ!!',
    price: 19.9,
    targetAudience: 'working-professionals',
    features: ['keeps drinks cold 24h', 'It has a handle.', 'leak proof lid', '400ml'],
    painPoint: 'warm water by noon',
  },
  {
    productName: 'GripMo Car Phone Holder, black',
    price: 1290,
    priceText: 'kr 1.290',
    targetAudience: 'parents',
    painPoint: 'phone keeps falling off the dash',
    features: ['suction base', 'one hand release', 'rotates', '8 inch arm', 'fits thick cases'],
    callToAction: 'Order on our page, we ship from Ghent',
  },
  {
    productName: 'Homemade mango pickle',
    price: 380,
    priceText: '380 rupees for 500 g',
    targetAudience: 'everyone',
    features: ['made with cold pressed sesame oil', 'no preservative', 'please use a dry spoon'],
    callToAction: 'send message to book your jar',
  },
  {
    productName: 'Kneeldown folding garden seat',
    price: 55,
    priceText: 'about fifty-five dollars',
    targetAudience: 'gardeners',
    story:
      'My nan is 72 and gets down to the veggie patch herself. Getting up again was where she had to ring my grandad, who was in the greenhouse with the radio on. Now she hangs it on the nail where his good coat was.',
    features: ['It folds flat.', 'The side rails give you something to push up on.'],
    callToAction: 'Have a look before spring planting',
  },
  {
    productName: 'Side hustle tracker, google sheet',
    price: 9,
    targetAudience: 'people who sell online',
    painPoint: 'april comes and it is a shoebox of receipts',
    features: ['paste your payouts, it sorts fees + shipping', 'mileage tab', 'works on phone'],
    callToAction: 'get it now',
  },
]

/** What people do to a script: each change makes some advice right and some wrong. */
const CHANGES: Record<string, (scenes: ScoredScene[]) => ScoredScene[]> = {
  'as written': (scenes) => scenes,
  'without its last scene': (scenes) => scenes.slice(0, -1),
  'without its first scene': (scenes) => scenes.slice(1),
  'said twice': (scenes) => [...scenes, ...scenes],
  'with the end first': (scenes) => scenes.toReversed(),
  'with a greeting': ([first, ...rest]) =>
    first ? [{ ...first, voiceover: `Hey guys! ${first.voiceover}` }, ...rest] : [],
  'with an ending of its own': (scenes) => [
    ...scenes,
    {
      duration: 4,
      voiceover: 'My sister laughed. Then she took mine home.',
      visualCue: 'An empty hook by the door.',
      cameraDirection: '',
    },
  ],
}

test('no advice contradicts the script, as written and as people change it', () => {
  const wrong: string[] = []
  const given = new Set<string>()
  for (const [at, typed] of BRIEFS.entries())
    for (const style of VIDEO_STYLES.filter((_, turn) => IS_FULL || (turn + at) % 6 === 0)) {
      const brief = ScriptBrief.parse({ tone: 'helpful-friend', ...typed, style, videoLength: [30, 60][at % 2] })
      const { scenes } = composeScript(brief, { seed: `${at}`, kinds: WRITTEN_KINDS })
      const judge = craftScorer(brief)
      for (const [how, change] of Object.entries(CHANGES)) {
        const changed = change(scenes)
        const { score } = judge(changed)
        for (const { fix } of score.parts) if (fix) given.add(fix.replace(/".*"|\d+/g, '…'))
        for (const fix of contradictionsIn(score, { scenes: changed, brief }))
          wrong.push(`${brief.productName}, ${style}, ${how}: ${fix}`)
      }
    }
  expect(wrong).toEqual([])
  // Scripts that get no advice would prove nothing.
  expect(given.size).toBeGreaterThan(15)
})

test.each([
  ['Say the price once before the call.', "It's 1,290 kr."],
  ['End on one clear step.', 'Tap the link.'],
  ['Put a person into the opener: I, you, my sister.', 'I lost my keys.'],
  ['"suction base" is not spoken yet.', 'The base has a suction foot.'],
  ['Cut about 9 words.', 'One.'],
])('finds a contradiction: %s', (fix, voiceover) => {
  const brief = ScriptBrief.parse({ tone: 'helpful-friend', ...BRIEFS[1], style: 'informative', videoLength: 30 })
  const scenes = [{ voiceover, visualCue: '', duration: 30 }]
  const parts = [{ id: 'V7' as const, weight: 1, points: 0, sentence: '', fix }]
  expect(contradictionsIn({ parts }, { scenes, brief })).toEqual([fix])
})
