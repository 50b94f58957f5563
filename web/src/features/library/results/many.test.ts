import { describe, expect, test } from 'vitest'
import { readTable } from '../import/read-table'
import { changesOf, likelyScripts, matchRows, type OwnScript, recordOf } from './match-rows'
import { NO_RESULTS } from './result-fields'
import { MAX_ROWS, readResultRows } from './result-rows'

const read = (text: string) => readResultRows(readTable(text, 'x').rows)
const own = (id: string, fields: Partial<OwnScript> = {}): OwnScript => ({
  ...NO_RESULTS,
  id,
  title: `Script ${id}`,
  isPosted: true,
  ...fields,
})

describe('rows of a table', () => {
  test.each([
    ['a spreadsheet', 'Video title\tVideo views\tSKU orders\tGMV ($)\nMug\t1.2K\t3\t$59.97'],
    ['a CSV file', 'title,views,orders,revenue\n"Mug","1,200",3,59.97'],
    ['one with decimal commas', 'TITLE;Plays;Sales;Revenue\nMug;1200;3;59,97'],
  ])('of %s are read by the names of its columns', (_, text) => {
    expect(read(text)).toEqual({
      rows: [{ line: 2, title: 'Mug', link: null, results: { views: 1200, sales: 3, revenue: 59.97 }, notes: [] }],
      unknown: [],
      more: 0,
    })
  })

  test('leave out what is empty or not understood, and say so', () => {
    const { rows, unknown } = read(
      'Link\tViews\tLikes\tMood\tViews\ntiktok.com/@a/video/7\t-\tmany\tgood\t9\nno link\t-5\t\t\t',
    )
    expect(unknown).toEqual(['Mood', 'Views'])
    expect(rows[0]).toMatchObject({
      link: 'https://tiktok.com/@a/video/7',
      results: { result_link: 'https://tiktok.com/@a/video/7' },
      notes: ['Likes “many” wasn’t recognized and will be skipped.'],
    })
    expect(rows[1]).toMatchObject({ link: null, results: {} })
    expect(rows[1]?.notes).toHaveLength(2)
  })

  test.each([
    ['Views\tLikes\n1\t2', /needs a Title or Link column/],
    ['Title\tMood\nMug\tgood', /needs at least one of Views/],
    ['Title\tViews', /no rows below/],
    ['', /needs a Title or Link column/],
  ])('%j says what is missing', (text, fault) => {
    expect(read(text).fault).toMatch(fault)
  })

  test('are five hundred at most', () => {
    const table = read(`Title\tViews\n${Array.from({ length: MAX_ROWS + 3 }, (_, at) => `T${at}\t1`).join('\n')}`)
    expect([table.rows.length, table.more]).toEqual([MAX_ROWS, 3])
  })
})

describe('rows and scripts', () => {
  const scripts = [
    own('a', { title: 'Café  mug', views: 10 }),
    own('b', { title: 'Twice' }),
    own('c', { title: 'twice' }),
    own('d', { title: 'Half', isPosted: false }),
    own('e', { title: 'HALF', result_link: 'https://www.tiktok.com/@a/video/7?x=1' }),
  ]
  const { rows } = read(
    'Title\tLink\tViews\nCAFE MUG\t\t20\nTwice\t\t1\nHalf\t\t2\nOther name\ttiktok.com/@a/video/7/\t3\nNowhere\t\t4\n\tv.example/1\t5',
  )

  test('meet by link, else by title, and no script gets two rows', () => {
    expect(matchRows(rows, scripts, new Map()).map(({ script, why }) => script?.id ?? why)).toEqual([
      'a',
      '2 scripts have this title.',
      // The posted one of two.
      'e',
      'Row 4 already matches “HALF”.',
      'No script has this title.',
      'No script has this link yet.',
    ])
  })

  test('meet as people say', () => {
    const choices = new Map([
      [2, ''],
      [3, 'c'],
      [6, 'a'],
    ])
    expect(matchRows(rows, scripts, choices).map(({ script }) => script?.id)).toEqual([
      undefined,
      'c',
      'e',
      undefined,
      'a',
      undefined,
    ])
    expect(likelyScripts({ ...rows[0]!, title: 'the other half' }, scripts, 2).map(({ id }) => id)).toEqual(['e', 'd'])
  })

  test('show what changes, and record only that', () => {
    const row = rows[0]!
    expect(changesOf(row, scripts[0]!)).toEqual([{ name: 'views', label: 'Views', from: '10', to: '20' }])
    expect(recordOf({ row, script: scripts[0] }, true)).toEqual({ id: 'a', views: 20 })
    expect(recordOf({ row, script: own('z', { isPosted: false }) }, true)).toEqual({
      id: 'z',
      views: 20,
      status: 'posted',
    })
    expect(recordOf({ row, script: own('z', { views: 20, isPosted: false }) }, false)).toBeNull()
    expect(recordOf({ row, script: own('z', { views: 20 }) }, true)).toBeNull()
    expect(recordOf({ row }, true)).toBeNull()
  })
})
