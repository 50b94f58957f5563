import { ScriptBrief } from '@reelwright/shared'
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
