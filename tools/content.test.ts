import { beforeAll, expect, test } from 'vitest'
import { readContent, staleModules } from './content'

let content: ReturnType<typeof readContent>

// Every line goes through the checker, which takes its time on a busy machine.
beforeAll(() => {
  content = readContent()
}, 60_000)

test('the writer reads what the content files say: after a change, run npm run content', () => {
  expect(staleModules(content.modules)).toEqual([])
})

test('no content file has a fault', () => {
  expect(content.faults).toEqual([])
})
