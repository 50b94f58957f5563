import { join } from 'node:path'
import { expect, test } from 'vitest'
import { faults, mentionsIn, readProject, readRequirements, report } from './requirements'

const LIST = `# Requirements

| ids | what they are |
| --- | --- |
| R01 to R12 | rules of speech |
| ABS-01, HLTH-02 | claims |

## Without a test

| ids | why |
| --- | --- |
| A-TH-02 to A-TH-03 | a matter of taste |

## A-TH: Theme

| id      | what                  |
| ------- | --------------------- |
| A-TH-01 | light and dark        |
| A-TH-02 | follows the device    |
| A-TH-03 | pleases everybody     |

## CX: Contradictions

| id    | what |
| ----- | ---- |
| CX-01 | one  |
`

/** A test file with these ids at the end of a title; put together here, so that this file names none itself. */
const titled = (...ids: string[]) => `test('says something [${ids.join(', ')}]', () => {})\n`

test('reads areas, wordings and the other families', () => {
  const { areas, known, reasons, twice } = readRequirements(LIST)
  expect(areas.map(({ name, title, ids }) => [name, title, ids.size])).toEqual([
    ['A-TH', 'Theme', 3],
    ['CX', 'Contradictions', 1],
  ])
  expect(areas[0]!.ids.get('A-TH-02')).toBe('follows the device')
  expect([...known]).toEqual(expect.arrayContaining(['R01', 'R12', 'ABS-01', 'HLTH-02', 'A-TH-01', 'CX-01']))
  expect(known.has('R13')).toBe(false)
  expect([...reasons]).toEqual([
    ['A-TH-02', 'a matter of taste'],
    ['A-TH-03', 'a matter of taste'],
  ])
  expect(twice).toEqual([])
})

test('finds one or many ids at the end of a title, with their place', () => {
  const code = `import 'x'\n${titled('A-TH-01', 'CX-01')}${titled('R07')}`
  expect(mentionsIn(code, 'web/a.test.ts')).toEqual([
    { id: 'A-TH-01', file: 'web/a.test.ts', line: 2 },
    { id: 'CX-01', file: 'web/a.test.ts', line: 2 },
    { id: 'R07', file: 'web/a.test.ts', line: 3 },
  ])
})

test('finds every id of a row of them', () => {
  const named = mentionsIn(titled('B-VH-09 to B-VH-11', 'R01 to R02'), 'a.test.ts').map(({ id }) => id)
  expect(named).toEqual(['B-VH-09', 'B-VH-10', 'B-VH-11', 'R01', 'R02'])
})

test('takes no other bracket for an id', () => {
  const code = "test('[A] of a[0] and [see B]', () => { const rows = [1]; expect('[SAVE20]').toBe(rows[0]) })"
  expect(mentionsIn(code, 'a.test.ts')).toEqual([])
})

test('names unknown and doubled ids in a sentence', () => {
  const list = readRequirements(LIST.replace('| A-TH-02 | follows', '| A-TH-01 | follows'))
  expect(faults(list, mentionsIn(titled('A-TH-01', 'CX-01', 'A-TH-09'), 'web/a.test.ts'))).toEqual([
    'docs/requirements.md has A-TH-01 more than once',
    'docs/requirements.md gives a reason for A-TH-02, which it does not know',
    'web/a.test.ts:1 names A-TH-09, which docs/requirements.md does not know',
  ])
})

test('an id needs a test or a reason, and not both', () => {
  const list = readRequirements(LIST)
  expect(faults(list, mentionsIn(titled('A-TH-01', 'CX-01'), 'a.test.ts'))).toEqual([])
  expect(faults(list, mentionsIn(titled('A-TH-02', 'CX-01'), 'a.test.ts'))).toEqual([
    'docs/requirements.md says that no test shows A-TH-02, but one names it',
    'no test names A-TH-01, and docs/requirements.md does not say why',
  ])
})

test('counts per area and lists what no test shows, with the reason', () => {
  const mentions = mentionsIn(titled('A-TH-01', 'CX-01'), 'a.test.ts')
  expect(report(readRequirements(LIST), mentions, false)).toEqual([
    'A-TH   1 of   3  Theme',
    'CX     1 of   1  Contradictions',
    '1 of 3 requirements are shown by a test, 2 have a reason why not',
  ])
  expect(report(readRequirements(LIST), mentions, true)).toContain(
    '       A-TH-02  follows the device: a matter of taste',
  )
})

test('every requirement is shown by a test or has a reason, and the list has each of the 678 once', () => {
  const { requirements, mentions } = readProject(join(import.meta.dirname, '..'))
  expect(faults(requirements, mentions)).toEqual([])
  const ids = requirements.areas.flatMap(({ ids }) => [...ids.keys()])
  expect(ids.filter((id) => /^[AB]-/.test(id))).toHaveLength(678)
})
