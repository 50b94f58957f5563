import { describe, expect, test } from 'vitest'
import { readDetails } from '../script-fields'
import {
  changesOf,
  checkFields,
  EMPTY_FIELDS,
  isChanged,
  readFields,
  type ScriptFields,
  type ScriptRow,
  tagsOf,
  wholeLength,
} from './script-form'

const ROW = {
  id: 'a',
  title: 'Travel mug',
  product_name: 'Mug',
  status: 'completed',
  kanban_status: null,
  video_length: 60,
  script_text: 'One.\n\nTwo.',
  script_data: {},
  tags: ['kitchen', 'coffee'],
  folder_id: null,
  features: ['Leakproof', 'Hot, for hours'],
  tone: 'energetic',
  style: null,
  video_style: 'skit',
  updated_at: '2026-11-21T10:00:00+00:00',
} as unknown as ScriptRow

const FIELDS: ScriptFields = { ...EMPTY_FIELDS, title: 'Mug', text: 'Look.' }

test.each<[string, Partial<ScriptFields>, Partial<ScriptFields>]>([
  ['a complete script', {}, {}],
  ['no title', { title: '' }, { title: 'Title is required' }],
  ['a title of blanks', { title: ' \u00a0 ' }, { title: 'Title is required' }],
  ['200 emoji as title', { title: '🎬'.repeat(200) }, {}],
  ['201 emoji as title', { title: '🎬'.repeat(201) }, { title: 'Use 200 characters or fewer.' }],
  ['no text', { text: '\n ' }, { text: 'Script content is required' }],
  ['50,000 characters', { text: 'x'.repeat(50_000) }, {}],
  ['50,001 characters', { text: 'x'.repeat(50_001) }, { text: 'Use 50,000 characters or fewer.' }],
  ['a product of 201', { product: 'x'.repeat(201) }, { product: 'Use 200 characters or fewer.' }],
  ['20 tags', { tags: Array.from({ length: 20 }, (_, i) => i).join() }, {}],
  ['21 tags', { tags: Array.from({ length: 21 }, (_, i) => i).join() }, { tags: 'Use 20 tags or fewer.' }],
  ['a tag of 51', { tags: `a,${'x'.repeat(51)}` }, { tags: expect.stringContaining('up to 50 characters') as string }],
  ['20 features', { features: Array.from({ length: 20 }, (_, i) => i).join('\n') }, {}],
  [
    '21 features',
    { features: Array.from({ length: 21 }, (_, i) => i).join('\n') },
    { features: 'Use 20 features or fewer.' },
  ],
  [
    'a feature of 201',
    { features: `a\n${'x'.repeat(201)}` },
    { features: expect.stringContaining('up to 200 characters') as string },
  ],
  ['a null character', { text: 'a\u0000' }, { text: expect.stringContaining('invisible character') as string }],
  ['half an emoji', { title: 'a\ud83c' }, { title: expect.stringContaining('invisible character') as string }],
])('%s is checked before it is sent [B-VL-10, B-VL-11, OP-64]', (_, typed, errors) =>
  expect(checkFields({ ...FIELDS, ...typed })).toEqual(errors),
)

test.each([
  ['60', 60],
  ['12', 15],
  ['999', 180],
  ['', 60],
  ['soon', 60],
  ['45.6', 46],
  ['-3', 15],
])('a length of "%s" is %i seconds [B-VL-13, B-VL-14, OP-63, B-CN-03]', (typed, seconds) =>
  expect(wholeLength(typed)).toBe(seconds),
)

test('tags stand between commas, each once', () => expect(tagsOf(' a, b,,a , ')).toEqual(['a', 'b']))

describe('only what was changed is written', () => {
  const fields = readFields(ROW)
  test.each<[string, Partial<ScriptFields>, object]>([
    ['nothing', {}, {}],
    ['blanks at the end', { title: 'Travel mug ', tags: 'kitchen,coffee,' }, {}],
    ['the title', { title: 'Cup' }, { title: 'Cup' }],
    ['the status', { status: 'posted' }, { status: 'posted' }],
    ['the length', { length: '30' }, { video_length: 30 }],
    ['the folder', { folder: 'f' }, { folder_id: 'f' }],
    [
      'the features',
      { features: 'Leakproof\n\n Hot, for hours \nNew' },
      { features: ['Leakproof', 'Hot, for hours', 'New'] },
    ],
    ['blank lines among the features', { features: '\nLeakproof\n\nHot, for hours\n' }, {}],
    ['the tone', { tone: 'Casual' }, { tone: 'Casual' }],
    ['the style', { style: 'Review' }, { style: 'Review', video_style: 'Review' }],
    ['no style', { style: '' }, {}],
    ['the text', { text: 'Three.' }, { script_text: 'Three.', script_data: {} }],
  ])('%s [B-CL-14, CX-41, CX-01]', (_, typed, changes) =>
    expect(changesOf({ ...fields, ...typed }, ROW)).toEqual(changes),
  )

  test('the column of the board is read first where it is set, and written with the status [CX-01]', () => {
    const onBoard = { ...ROW, kanban_status: 'draft' }
    expect(readFields(onBoard).status).toBe('draft')
    expect(changesOf({ ...readFields(onBoard), status: 'posted' }, onBoard)).toEqual({
      status: 'posted',
      kanban_status: 'posted',
    })
  })
  test('a script without a style of its own has the one it was generated in [CX-40]', () =>
    expect(readFields(ROW)).toMatchObject({ style: 'skit', tone: 'energetic' }))
  test('the style in the fields is the one that is shown everywhere else [B-EN-12]', () => {
    const row = { ...ROW, style: 'Review', video_style: 'skit' }
    expect(readFields(row).style).toBe('skit')
    expect(readDetails({ ...row, ...changesOf({ ...readFields(row), style: 'Tutorial' }, row) }).style).toBe('Tutorial')
  })
  test('a feature with a comma is not two', () =>
    expect(changesOf({ ...fields, features: 'Leakproof,Hot, for hours' }, ROW)).toEqual({
      features: ['Leakproof,Hot, for hours'],
    }))
  test.each<Partial<ScriptFields>>([
    { title: 'Cup' },
    { text: 'Three.' },
    { product: 'Cup' },
    { length: '30' },
    { folder: 'f' },
  ])('%o is a change, and taken back it is none [B-ED-06, CX-41]', (typed) => {
    expect(isChanged({ ...fields, ...typed }, ROW)).toBe(true)
    expect(isChanged({ ...fields }, ROW)).toBe(false)
  })
  test('an untouched new script has nothing to lose', () => {
    expect(isChanged(EMPTY_FIELDS, null)).toBe(false)
    expect(isChanged({ ...EMPTY_FIELDS, title: 'a' }, null)).toBe(true)
  })
})
