import { ImportedScript, LIMITS, MAX_IMPORTED } from '@reelwright/shared'
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { candidatesOf, guessMeaning, knownOf, tickedAtFirst } from './choice'
import { type FoundScript, nothingFound } from './found-script'
import { importRow, problemsOf, scenesOf, titleOf } from './import-row'
import { md5 } from './md5'
import { amountOf, fieldNamed, secondsOf, setField } from './script-fields-by-name'
import { guessColumns, scriptsOfTable, withField } from './table-columns'

const script = (fields: Partial<FoundScript> = {}): FoundScript => ({
  title: 'Mug',
  text: 'My coffee is cold.',
  source: 'a.txt',
  notes: [],
  ...fields,
})
const table = (...rows: string[][]) => ({ name: 'a.csv', rows, moreColumns: 0 })

describe('the columns of a table', () => {
  test.each([
    ['names', [['Video_Title', 'SCRIPT', 'Colour', 'price:']], true, ['title', 'text', undefined, 'price']],
    ['names that come twice', [['Title', 'Name', 'Text']], true, ['title', undefined, 'text']],
    [
      'names without a text',
      [
        ['Title', 'Words'],
        ['One', 'w'.repeat(80)],
      ],
      true,
      ['title', 'text'],
    ],
    [
      'no names',
      [
        ['One', 'w'.repeat(80)],
        ['Two', 'w'.repeat(90)],
      ],
      false,
      ['title', 'text'],
    ],
    ['one column', [['w'.repeat(80)]], false, ['text']],
    [
      'empty cells',
      [
        ['', ''],
        ['', ''],
      ],
      false,
      [undefined, undefined],
    ],
  ])('are guessed from %s', (_, rows, hasHead, fields) => {
    expect(guessColumns(table(...rows))).toEqual({ hasHead, fields })
  })

  test('a meaning that is given to another column leaves the first one', () => {
    const columns = { hasHead: true, fields: ['title', 'text', undefined] as const }
    expect(withField({ ...columns, fields: [...columns.fields] }, 2, 'text').fields).toEqual([
      'title',
      undefined,
      'text',
    ])
  })

  test('rows become scripts that name their row; formulas are text, and empty rows are none', () => {
    const rows = table(['Title', 'Text'], ['=1+1', '@SUM(A1)'], ['', ''], ['Two', ''])
    expect(scriptsOfTable(rows, { hasHead: true, fields: ['title', 'text'] })).toMatchObject([
      { title: '=1+1', text: '@SUM(A1)', source: 'a.csv, row 2' },
      { title: 'Two', text: '', source: 'a.csv, row 4' },
    ])
  })
})

describe('what a file says of a field', () => {
  test.each([
    ['Viral Score', 'score'],
    ['target_audience', 'audience'],
    ['constructor', undefined],
    ['', undefined],
  ])('"%s" means %s', (name, field) => expect(fieldNamed(name)).toBe(field))

  test.each([
    ['$29.99', 29.99],
    ['29,99 €', 29.99],
    ['1,299', 1299],
    ['1.299,50', 1299.5],
    ['$1,299,000.50', 1_299_000.5],
    ['1.2K', 1200],
    ['3m', 3_000_000],
    ['8.4/10', 8.4],
    ['5 kroner', 5],
    ['USD 12', 12],
    ['0', 0],
    ['-5', undefined],
    ['free', undefined],
    ['=1+1', undefined],
    ['', undefined],
  ])('the amount "%s" is %s', (text, amount) => expect(amountOf(text)).toBe(amount))

  test.each([
    ['45', 45],
    ['45s', 45],
    ['1:30', 90],
    ['1.5 minutes', 90],
    ['30-60s', 60],
    ['long', undefined],
  ])('the length "%s" is %s seconds', (text, seconds) => expect(secondsOf(text)).toBe(seconds))

  test.each([
    ['status', 'Published', { status: 'posted' }],
    ['status', 'viral', { notes: ['Status “viral” wasn’t recognized and will be skipped.'] }],
    ['price', '99999999', { notes: ['Price “99999999” wasn’t recognized and will be skipped.'] }],
    ['price', '19,90 €', { price: 19.9, metadata: { brief: { price: 19.9, priceText: '19,90 €' } } }],
    ['score', '85', { score: 8.5 }],
    ['created', '30.2.20x', { notes: ['Created “30.2.20x” wasn’t recognized and will be skipped.'] }],
    ['tags', '#june #hot', { tags: ['june', 'hot'] }],
    ['tags', 'a, a,, b', { tags: ['a', 'b'] }],
    ['style', 'Talking head', { style: 'talking-head' }],
    ['style', 'my own', { style: 'my own' }],
    ['folder', 'f'.repeat(40), { folder: 'f'.repeat(30) }],
  ] as const)('%s "%s" is understood, or said not to be', (field, value, expected) => {
    const target = script()
    setField(target, field, value)
    expect(target).toMatchObject(expected)
  })

  test('more tags than a script may have are said to be left out', () => {
    const target = script()
    setField(target, 'tags', Array.from({ length: 25 }, (_, at) => `t${at}`).join(','))
    expect(target.tags).toHaveLength(LIMITS.tags)
    expect(target.notes).toEqual(['Only the first 20 of 25 tags are imported.'])
  })
})

describe('the row of a script', () => {
  const options = { folder: 'none', status: 'as-found' } as const

  test('a text gets a scene for each paragraph, as long as it takes to say it, and a length from them', () => {
    const text = `${'word '.repeat(26).trim()}\n\nTwo words.`
    const row = importRow(script({ text }), options)
    expect(row.script_data).toMatchObject({
      scenes: [
        { id: 1, duration: 10 },
        { id: 2, duration: 2, voiceover: 'Two words.' },
      ],
    })
    expect(row).toMatchObject({ video_length: 15, status: 'draft', title: 'Mug', script_text: text })
  })

  test('a text of a thousand paragraphs has 180 scenes, and no word is lost', () => {
    const scenes = scenesOf(Array.from({ length: 1000 }, (_, at) => `Line ${at}.`).join('\n\n'))
    expect(scenes).toHaveLength(180)
    expect(scenes.at(-1)?.voiceover).toMatch(/^Line 179\.\n[\s\S]*Line 999\.$/)
    expect(scenes.at(-1)?.duration).toBe(600)
  })

  test('scenes of another installation come back as they were', () => {
    const data = {
      scenes: [{ id: 7, duration: 3, voiceover: 'My coffee is cold.', visualCue: 'Mug' }],
      caption: 'Dry.',
    }
    const row = importRow(script({ data, metadata: { brief: 1 }, createdAt: '2025-03-01T00:00:00.000Z' }), options)
    expect(row.script_data).toEqual(data)
    expect(row.metadata).toEqual({ brief: 1, importedFrom: 'a.txt', importedCreatedAt: '2025-03-01T00:00:00.000Z' })
  })

  test.each([
    ['50,001 characters', script({ text: '🔥'.repeat(50_001) }), /50,001 characters.*first 50,000 is cut off/],
    ['a title of 201', script({ title: 't'.repeat(201) }), /title is cut off after 200/],
    ['ten minutes', script({ length: 600 }), /600 seconds becomes 180/],
    ['no words', script({ text: '' }), /no text/],
  ])('%s: what is cut is said, and the rest can be stored', (_, found, said) => {
    expect(problemsOf(found).join(' ')).toMatch(said)
    expect(ImportedScript.safeParse(importRow(found, options)).error).toBeUndefined()
  })

  test.each([
    [{ title: '', text: 'My coffee is cold.\nAgain.' }, 'My coffee is cold.'],
    [{ title: '', text: 'word '.repeat(40) }, `${'word '.repeat(12).trim()}…`],
    [{ title: ' ', text: '' }, 'Untitled script'],
  ])('a script without a title has one', (found, title) => expect(titleOf(found)).toBe(title))

  test.each([
    ['as-found', { folder_name: 'Kitchen' }],
    ['none', {}],
    [{ id: 'x' }, { folder_id: 'x' }],
    [{ name: 'New' }, { folder_name: 'New' }],
  ] as const)('folder %j', (folder, expected) => {
    const { folder_id, folder_name } = importRow(script({ folder: 'Kitchen' }), { folder, status: 'draft' })
    expect({ folder_id, folder_name }).toMatchObject(expected)
  })
})

describe('what is ticked at first', () => {
  const found = (scripts: FoundScript[]) => ({ ...nothingFound(), scripts })
  const candidates = (...scripts: FoundScript[]) => candidatesOf(found(scripts), { columns: [], divided: [] })

  test('what is known with the same title and words, what comes twice, and what is empty is not', () => {
    const list = candidates(
      script({ text: 'Known\n words. ' }),
      script({ text: 'Other words.' }),
      script({ title: 'Twice', text: 'x' }),
      script({ title: 'Twice', text: 'x' }),
      script({ title: 'Empty', text: '' }),
    )
    const known = knownOf(list, [{ title: 'Mug', text: createHash('md5').update('Knownwords.').digest('hex') }])
    expect([...known]).toEqual(['file-0', 'file-3'])
    expect([...tickedAtFirst(list, known).ticked]).toEqual(['file-1', 'file-2'])
  })

  test('as many as one import takes, by number and by size', () => {
    const many = candidates(...Array.from({ length: MAX_IMPORTED + 5 }, (_, at) => script({ title: `${at}` })))
    expect(tickedAtFirst(many, new Set())).toMatchObject({ left: 5 })
    const large = candidates(...Array.from({ length: 100 }, () => script({ text: 'x'.repeat(50_000) })))
    const { ticked } = tickedAtFirst(large, new Set())
    const body = JSON.stringify(
      large
        .filter(({ key }) => ticked.has(key))
        .map((one) => importRow(one.script, { folder: 'none', status: 'draft' })),
    )
    expect(body.length).toBeGreaterThan(5_000_000)
    expect(body.length).toBeLessThan(8_000_000)
  })

  test('a divided text is its parts or the whole, as people say', () => {
    const divided = [
      { name: 'a.txt', whole: script({ title: 'Whole' }), parts: [script({ title: 'A' }), script({ title: 'B' })] },
    ]
    const all = { ...nothingFound(), divided, tables: [table(['Title', 'Text'], ['One', 'First.'])] }
    const meaning = guessMeaning(all)
    expect(candidatesOf(all, meaning).map(({ title }) => title)).toEqual(['A', 'B', 'One'])
    expect(candidatesOf(all, { ...meaning, divided: [false] }).map(({ title }) => title)).toEqual(['Whole', 'One'])
  })
})

test.each(['', 'a', 'Café 🔥', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'long '.repeat(5000)])(
  'the digest is the one that the database makes',
  (text) => expect(md5(text)).toBe(createHash('md5').update(text).digest('hex')),
)
