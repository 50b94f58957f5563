import { ScriptBrief, VIDEO_STYLES } from '@reelwright/shared'
import { expect, test } from 'vitest'
import { composeFromFeatures, composeScript } from './compose-script'
import type { FeatureBrief } from './feature-brief'
import { craftScorer, featureScorer } from './score'
import { WRITTEN_KINDS } from './testing/written-kinds'

test.each([
  ['Juniper car phone holder', ['one-hand release', 'strong suction cup', 'fits any phone'], 'product-review'],
  ['Portable blender', ['14 oz cup', 'self cleaning', 'USB rechargeable'], 'hack-tip'],
  ['Garden hose', ['50 ft', 'kink free', 'brass fittings'], 'comparison'],
  ['Spanish tutoring', ['native speaker', 'we come to you'], 'skit'],
])('%s: the readers for features alone write and score the same script', (productName, features, style) => {
  const parsed = ScriptBrief.parse({ productName, features, style, targetAudience: 'everyone' })
  const brief: FeatureBrief = { ...parsed, painPoint: '', price: 0, priceText: null, callToAction: '' }
  const script = composeScript(brief, { seed: 'one', kinds: WRITTEN_KINDS })
  expect(composeFromFeatures(brief, { seed: 'one', kinds: WRITTEN_KINDS })).toEqual(script)
  expect(featureScorer(brief)(script.scenes)).toEqual(craftScorer(brief)(script.scenes))
})

test('notes in a row are announced once, and whole sentences are not', () => {
  const said = (features: string[]) => {
    const typed = {
      productName: 'Torkel stubby ratchet driver',
      features,
      style: 'hack-tip',
      targetAudience: 'renters',
    }
    const brief = ScriptBrief.parse({ ...typed, painPoint: 'screws in cabinet corners, normal driver too long' })
    const { scenes } = composeScript(brief, { seed: 'one', kinds: WRITTEN_KINDS })
    return scenes.map(({ voiceover }) => voiceover).join(' ')
  }
  const lead = /\b(?:Quick facts|The details)[:.]/g
  expect(
    said(['magnet tip, S2 steel', '72 tooth ratchet, 5 deg swing', '12 bits in handle, hex 3-6']).match(lead),
  ).toHaveLength(1)
  expect(said(['It fits in a pocket.', 'The tip holds the screw.', 'It clicks when it turns.']).match(lead)).toBeNull()
})

test.each(['<b>Key</b>', '鍵', ''])(
  'a name that nobody can say and the problem "%s" are enough for a script',
  (painPoint) => {
    const short: string[] = []
    for (const style of VIDEO_STYLES) {
      for (const productName of ['日本語の水筒', '",㌢\'"', '...', '1']) {
        for (const features of [[], ['日本語の水筒']]) {
          const typed = { productName, features, style, targetAudience: 'everyone', tone: 'excited-discovery' }
          const brief = ScriptBrief.parse({ ...typed, painPoint, callToAction: features[0] && 'Zoë’s café' })
          const { spoken_script } = composeScript(brief, { seed: 'one', kinds: WRITTEN_KINDS })
          if (spoken_script.split(/\s+/).length < 15)
            short.push(`${style}, ${productName}, ${features.join()}: ${spoken_script}`)
        }
      }
    }
    expect(short).toEqual([])
  },
)
