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
