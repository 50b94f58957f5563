import { ScriptBrief } from '@reelwright/shared'
import { expect, test } from 'vitest'
import { WRITTEN_KINDS } from '../testing/written-kinds'
import { composeScript } from '../compose-script'

const packOf = (brief: Partial<ScriptBrief>) =>
  composeScript(ScriptBrief.parse({ targetAudience: 'everyone', videoLength: 30, ...brief }), {
    seed: 'pack',
    kinds: WRITTEN_KINDS,
  })

const COACHING = { productName: 'Straight Answer interview coaching', features: ['You get the recording'] }

test('the caption of a product of no known kind says only what the seller typed', () => {
  expect(packOf(COACHING).caption.split('\n')[0]).toBe('Straight Answer interview coaching. You get the recording.')
  expect(packOf({ ...COACHING, features: [] }).caption.split('\n')[0]).toBe(
    'Straight Answer interview coaching in 30 seconds.',
  )
})

test('hashtags join what an apostrophe parts, and leave out no half of the people', () => {
  const { hashtags } = packOf({ productName: "Aai's Dabba", targetAudience: 'Men and women', features: ['Less oil'] })
  expect(hashtags).toEqual(expect.arrayContaining(['#AaisDabba', '#MenAndWomen']))
})

test('beside a story, hooks, caption and calls hold no case of somebody else', () => {
  const { hooks, caption, cta_phrases } = packOf({
    productName: 'Magnabrix magnetic tiles',
    painPoint: 'My son is on the tablet until seven',
    story: 'I put these on the kitchen floor on a Sunday. On Monday he asked for them before breakfast.',
    features: ['The magnets are sealed inside', 'They stick to the fridge'],
  })
  expect(hooks).toEqual([
    'My son is on the tablet until seven.',
    'I put these on the kitchen floor on a Sunday.',
    'The magnets are sealed inside.',
    'The Magnabrix magnetic tiles stick to the fridge.',
  ])
  expect(caption.split('\n')[0]).toBe('I put these on the kitchen floor on a Sunday.')
  expect(cta_phrases.join(' ')).not.toMatch(/\b(?:I|my|mine)\b/)
})

test('each other hook of a listing is about something else', () => {
  const { hooks } = packOf({
    productName: 'Slakkenstop copper tape',
    painPoint: 'You plant twenty lettuces and in the morning you have twenty sticks',
    features: ['It is self-adhesive', 'The backing peels off in one piece'],
  })
  expect(hooks).toEqual([
    'You plant twenty lettuces and in the morning you have twenty sticks.',
    'This slakkenstop copper tape is self-adhesive.',
    'The backing peels off in one piece.',
  ])
})
