import { expect, test } from 'vitest'
import { draftAnswer, outputOf } from './model-draft'

test('a growing answer is read at every piece while it is short, and seldom when it is long', async () => {
  const output = outputOf(draftAnswer('script'), 'schema')
  const text = `{"scenes": [{"voiceover": "${'word '.repeat(10_000)}"}]}`
  let [read, early] = [0, 0]
  for (let length = 4; length <= text.length; length += 4) {
    const partial = await output.parsePartialOutput({ text: text.slice(0, length) })
    if (partial === undefined) continue
    read += 1
    if (length <= 400) early += 1
  }
  expect(early).toBeGreaterThan(80)
  expect(read).toBeLessThan(1500)
})
