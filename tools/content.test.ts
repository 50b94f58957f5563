import { expect, test } from 'vitest'
import { readContent, staleModules } from './content'

test('the writer reads what the content files say: after a change, run npm run content', () => {
  expect(staleModules()).toEqual([])
})

test('no content file has a fault', () => {
  expect(readContent().faults).toEqual([])
})
