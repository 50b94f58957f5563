import { GeneratedScript, ScriptBrief, VIDEO_LENGTHS } from '@reelwright/shared'
import { expect, test } from 'vitest'
import { fallbackScript } from './fallback-script'

const brief = (input: Partial<ScriptBrief> = {}) =>
  ScriptBrief.parse({ productName: 'Glaciero tumbler', targetAudience: 'college-students', price: 29.99, ...input })

test('is a complete script of four scenes in fallback mode [B-GN-05, B-GN-06]', () => {
  const answer = fallbackScript({ brief: brief(), priceTyped: true })
  expect(answer).toMatchObject({ success: true, message: 'Generated with fallback mode' })
  expect(answer.script.scenes).toHaveLength(4)
  expect(GeneratedScript.safeParse(answer.script).success).toBe(true)
})

test('states views, score and suggestions to the letter [B-GN-07, B-GN-08, B-GN-09]', () => {
  const { script, suggestions } = fallbackScript({ brief: brief(), priceTyped: true })
  expect(script.metadata).toMatchObject({ estimatedViews: '50K-200K', viralScore: '8.2/10' })
  expect(suggestions).toEqual(['Add trending hashtags', 'Post during peak hours (7-9 PM)', 'Use trending audio'])
  expect(script.metadata.suggestions).toEqual(suggestions)
})

test('gives every scene 15 seconds in a video of 60 [B-CN-13]', () => {
  const { script } = fallbackScript({ brief: brief(), priceTyped: true })
  expect(script.scenes.map((scene) => scene.duration)).toEqual([15, 15, 15, 15])
})

test.each(VIDEO_LENGTHS)('sums to a video of %i seconds in steps of half a second [B-CN-01]', (videoLength) => {
  const { scenes } = fallbackScript({ brief: brief({ videoLength }), priceTyped: true }).script
  expect(scenes.reduce((sum, scene) => sum + scene.duration, 0)).toBe(videoLength)
  expect(scenes.every((scene) => Number.isInteger(scene.duration * 2))).toBe(true)
})

test('says the typed price, else 99, and 40% off [B-CN-05]', () => {
  expect(fallbackScript({ brief: brief(), priceTyped: true }).script.spoken_script).toContain(
    "it's $29.99, and that's 40% off",
  )
  const typed = (priceText: string) =>
    fallbackScript({ brief: brief({ priceText }), priceTyped: true }).script.spoken_script
  expect(typed('29.99')).toContain("it's $29.99,")
  expect(typed('29,99 €')).toContain("it's 29,99 €,")
  const withoutPrice = fallbackScript({ brief: brief({ price: 0 }), priceTyped: false }).script
  expect(withoutPrice.spoken_script).toContain("it's $99,")
  // Said only: nothing shows or stores a price that was not typed.
  expect(withoutPrice.metadata.price).toBe(0)
  expect(fallbackScript({ brief: brief({ price: 0 }), priceTyped: true }).script.spoken_script).toContain("it's $99,")
})

test('is built from what stands in the form [B-GN-06]', () => {
  const { spoken_script: spoken, title } = fallbackScript({
    brief: brief({ features: ['leakproof', 'light', 'steel.'], painPoint: 'my bag is always wet', videoLength: 60 }),
    priceTyped: true,
  }).script
  expect(title).toBe('Glaciero tumbler - Storytelling Script')
  expect(spoken).toContain("My bag is always wet. That's")
  expect(spoken).toContain('leakproof, light, and steel.')
  expect(spoken).toContain('for college students.')
})

test('ends with the default call to action when none is given [B-CN-06]', () => {
  const lastLine = (callToAction: string) =>
    fallbackScript({ brief: brief({ callToAction }), priceTyped: true }).script.scenes.at(-1)?.voiceover
  expect(lastLine('')).toMatch(/Shop now on TikTok Shop!$/)
  expect(lastLine('get yours today')).toMatch(/Get yours today\.$/)
})

test('leaves out cues when none are wanted, and keeps the notes [B-EN-23]', () => {
  const { scenes } = fallbackScript({ brief: brief({ includeVisualCues: false }), priceTyped: true }).script
  expect(scenes.every((scene) => scene.visualCue === '' && scene.cameraDirection === '')).toBe(true)
  expect(scenes.every((scene) => scene.notes.length > 0)).toBe(true)
})
