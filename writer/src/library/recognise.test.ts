import { ScriptBrief } from '@reelwright/shared'
import { expect, test } from 'vitest'
import { HOOK_LIBRARY, libraryFiller } from '.'
import { ctaCategoryOf, hookCategoryOf } from './recognise'

test('hooks and calls of the library are recognised in nine of ten cases, filled in for any product [B-HK-10, B-HK-11]', () => {
  const wrong: string[] = []
  const products = ['Glow serum', 'Leakproof travel mug', 'Robot vacuum', 'Yoga mat', 'Garlic press']
  for (const productName of products) {
    const features = ['easy to clean', 'folds flat']
    const fill = libraryFiller(ScriptBrief.parse({ productName, targetAudience: 'everyone', features }))
    for (const item of HOOK_LIBRARY) {
      const text = fill(item)
      const found = item.kind === 'hook' ? hookCategoryOf(text) : ctaCategoryOf(text)
      if (found !== item.category) wrong.push(`${item.category}, not ${found}: ${text}`)
    }
  }
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(0.1 * products.length * HOOK_LIBRARY.length)
})

test.each([
  ['Stop buying this at the drugstore', 'attention'],
  ['POV: your cat finds the box', 'entertainment'],
  ['Everyone at work asks about this', 'social'],
  ['Did you know this about your pillow?', 'curiosity'],
  ['asdf qwer', null],
  ['', null],
])('the opening %j is of the category %s', (opening, category) => {
  expect(hookCategoryOf(opening)).toBe(category)
})

test.each([
  ['Link in bio!', 'direct'],
  ['Follow for more', 'engagement'],
  ['Save this for later', 'soft'],
  ['Only today, hurry', 'urgency'],
  ['The mug is blue', null],
])('the call %j is of the category %s', (call, category) => {
  expect(ctaCategoryOf(call)).toBe(category)
})
