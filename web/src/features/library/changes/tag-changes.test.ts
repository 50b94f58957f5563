import { expect, test } from 'vitest'
import { readTags, tagChanges, tagsOf, tooFull } from './tag-changes'

const SCRIPTS = [
  { id: 'a', tags: ['Summer', 'kitchen'] },
  { id: 'b', tags: ['kitchen'] },
  { id: 'c', tags: [] },
]

test.each([
  [
    'a tag for all, once each',
    { add: ['summer'], remove: [] },
    [
      { id: 'b', tags: ['kitchen', 'summer'] },
      { id: 'c', tags: ['summer'] },
    ],
  ],
  [
    'a tag away, where it is',
    { add: [], remove: ['KITCHEN'] },
    [
      { id: 'a', tags: ['Summer'] },
      { id: 'b', tags: [] },
    ],
  ],
  [
    'one for another',
    { add: ['home'], remove: ['kitchen'] },
    [
      { id: 'a', tags: ['Summer', 'home'] },
      { id: 'b', tags: ['home'] },
      { id: 'c', tags: ['home'] },
    ],
  ],
  [
    'a tag that was chosen and typed, once',
    { add: ['home', 'Home'], remove: ['kitchen'] },
    [
      { id: 'a', tags: ['Summer', 'Home'] },
      { id: 'b', tags: ['Home'] },
      { id: 'c', tags: ['Home'] },
    ],
  ],
  ['nothing', { add: [], remove: ['unknown'] }, []],
])('%s', (_, request, changes) => {
  expect(tagChanges(SCRIPTS, request)).toEqual(changes)
})

test.each([
  ['', []],
  [' , ,', []],
  ['a, b ,a,A', ['a', 'b']],
  ['two   words', ['two words']],
])('%j holds the tags %j', (text, tags) => {
  expect(readTags(text)).toEqual({ tags })
})

test('a tag of 51 characters and the 21st tag are refused [OP-64]', () => {
  expect(readTags('x'.repeat(50))).toEqual({ tags: ['x'.repeat(50)] })
  expect(readTags('x'.repeat(51))).toEqual({ error: 'A tag can have up to 50 characters' })
  expect(readTags(Array.from({ length: 21 }, (_, at) => `t${at}`).join())).toEqual({
    error: 'A script can have up to 20 tags',
  })
})

test('a script that would have more than 20 tags is counted [OP-64]', () => {
  const full = { id: 'd', tags: Array.from({ length: 20 }, (_, at) => `t${at}`) }
  expect(tooFull(tagChanges([full, ...SCRIPTS], { add: ['one more'], remove: [] }))).toBe(1)
  expect(tooFull(tagChanges([full], { add: ['one more'], remove: ['t0'] }))).toBe(0)
})

test('the tags of several scripts are counted, the most frequent first', () => {
  expect(tagsOf(SCRIPTS)).toEqual([
    { tag: 'kitchen', count: 2 },
    { tag: 'Summer', count: 1 },
  ])
})
