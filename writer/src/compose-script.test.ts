import { ScriptBrief, VIDEO_STYLES } from '@reelwright/shared'
import { expect, test } from 'vitest'
import { composeFromFeatures, composeScript } from './compose-script'
import type { FeatureBrief } from './feature-brief'
import { craftScorer, featureScorer } from './score'
import { IS_FULL } from './testing/runs'
import { WRITTEN_KINDS } from './testing/written-kinds'

// Two features that can be said are told without a kind's story where the brief has all fields.
test.each([
  ['Juniper car phone holder', ['one-hand release'], 'product-review'],
  ['Portable blender', ['14 oz cup'], 'hack-tip'],
  ['Garden hose', ['50 ft', 'kink free', 'brass fittings'], 'comparison'],
  ['Spanish tutoring', ['native speaker', 'we come to you'], 'skit'],
])('%s: the readers for features alone write and score the same script', (productName, features, style) => {
  const parsed = ScriptBrief.parse({ productName, features, style, targetAudience: 'everyone' })
  const brief: FeatureBrief = { ...parsed, painPoint: '', price: 0, priceText: null, callToAction: '' }
  const script = composeScript(brief, { seed: 'one', kinds: WRITTEN_KINDS })
  expect(composeFromFeatures(brief, { seed: 'one', kinds: WRITTEN_KINDS })).toEqual(script)
  expect(featureScorer(brief)(script.scenes)).toEqual(craftScorer(brief)(script.scenes))
})

const spoken = (brief: Record<string, unknown>) => {
  const parsed = ScriptBrief.parse({ style: 'product-review', targetAudience: 'everyone', ...brief })
  const { scenes } = composeScript(parsed, { seed: 'one', kinds: WRITTEN_KINDS })
  return scenes.map(({ voiceover }) => voiceover).join(' ')
}

test('features of a listing become sentences that a person says', () => {
  const text = spoken({
    productName: 'Torrow Go Cordless Blender, 450 ml',
    painPoint: 'most travel blenders stall on anything tougher than a banana',
    features: ['Six-blade stainless steel assembly', 'Leakproof drinking lid included', 'Two-year UK guarantee'],
  })
  expect(text).toContain('a six-blade stainless steel assembly')
  expect(text).toContain('The leakproof drinking lid is included.')
  expect(text).not.toMatch(/(?:^|[.!?] )(?:Six-blade|Leakproof|Two-year)/)
})

test('what makes no sentence is shown, also where hardly anything else is said', () => {
  const brief = {
    productName: 'Torkel stubby ratchet driver',
    painPoint: 'screws in cabinet corners',
    videoLength: 30,
  }
  const sentences = [
    'It fits in a pocket.',
    'The tip holds the screw.',
    'It clicks when it turns.',
    'The bits are steel.',
  ]
  expect(spoken({ ...brief, features: [...sentences, '72 tooth ratchet, 5 deg swing'] })).not.toContain('swing')
  expect(spoken({ ...brief, features: ['72 tooth ratchet, 5 deg swing'] })).not.toContain('swing')
})

test('a call that a video may say is said as typed, and loses no more than what it may not say', () => {
  const call = (callToAction: string) =>
    spoken({ productName: 'braiding hair', features: ['itch free'], callToAction })
      .split(/(?<=[.!]) /)
      .slice(-1)[0]
  expect(call('pick ur colour below, restock on Friday')).toBe('Pick your colour below, restock on Friday.')
  expect(call('Shop now limited stock')).toBe('Shop now.')
})

test('a tip says its trick first', () => {
  const text = spoken({
    productName: 'buzzwrap beeswax wraps',
    style: 'hack-tip',
    painPoint: 'cling film sticks to itself and not the bowl',
    features: ['lasts about a year', 'warm it with your hands and it holds'],
  })
  expect(text).toMatch(/Warm it with your hands and it holds\..*They last about a year\./)
})

test('before-after leaves a general problem as it is', () => {
  const brief = {
    productName: 'Slow Harbour Cold Brew Concentrate',
    painPoint: 'Iced lattes cost $7 or more',
    features: ['Makes roughly 14 drinks per bottle'],
  }
  expect(spoken({ ...brief, style: 'before-after' })).not.toContain('That was before')
})

test('who explains has no reaction of a customer', () => {
  const brief = {
    productName: 'Niacinamide serum',
    painPoint: 'serums pill under sunscreen',
    features: ['5% niacinamide with 1% panthenol', 'vegan'],
  }
  expect(spoken({ ...brief, style: 'informative', tone: 'educational-expert' })).not.toMatch(
    /\bI (?:had|turned|counted)\b/,
  )
})

test.each([
  ['<b>Key</b>', 0],
  ['鍵', 1],
  ['', 2],
] as const)('a name that cannot be said and the problem "%s" are enough for a script', (painPoint, third) => {
  const short = VIDEO_STYLES.filter((_, at) => IS_FULL || at % 3 === third).flatMap((style, turn) =>
    ['日本語の水筒', '",㌢\'"', '...', '1'].flatMap((productName, at) => {
      // Each style meets one of the names and one of the problems.
      if (!IS_FULL && at !== turn % 4) return []
      const features = (turn + at) % 2 ? [] : ['日本語の水筒']
      const typed = { productName, features, style, targetAudience: 'everyone', tone: 'excited-discovery' }
      const brief = ScriptBrief.parse({ ...typed, painPoint, callToAction: features[0] && 'Zoë’s café' })
      const { spoken_script } = composeScript(brief, { seed: 'one', kinds: WRITTEN_KINDS })
      return spoken_script.split(/\s+/).length < 6 ? [`${style}, ${productName}: ${spoken_script}`] : []
    }),
  )
  expect(short).toEqual([])
})
