import { prompterLines } from '@reelwright/shared'
import { expect, test } from 'vitest'
import { runs } from '../../../testing'
import { growth } from '../../../testing/growth'

test('cuts a text of any length', () => {
  const length = runs(10_000, 50_000)
  expect(prompterLines('word '.repeat(length / 5)).flat().length).toBeGreaterThan(length / 36)
  expect(prompterLines('語'.repeat(length)).flat().join('')).toHaveLength(length)
})

test.each(['word ', '語'])('cuts a long text of %j like as many short ones', async (word) => {
  const cut = (length: number) => () => prompterLines(word.repeat(length / word.length))
  expect(await growth(20, cut(runs(500, 2500)), cut(runs(10_000, 50_000)))).toBeLessThan(8)
})
