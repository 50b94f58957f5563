import { expect, test } from 'vitest'
import { meet, rebase } from './meeting'
import { EMPTY_FIELDS, readFields, type ScriptFields, type ScriptRow } from './script-form'

const ROW = {
  id: 'a',
  title: 'Travel mug',
  product_name: 'Mug',
  status: 'completed',
  kanban_status: null,
  video_length: 60,
  script_text: 'One.\n\nTwo.',
  script_data: {},
  tags: ['kitchen'],
  folder_id: null,
  features: [],
  tone: null,
  style: null,
  video_style: 'skit',
} as unknown as ScriptRow

const mine = (changed: Partial<ScriptFields>) => ({ ...readFields(ROW), ...changed })
const theirs = (changed: Partial<ScriptRow>) => ({ ...ROW, ...changed })

test.each<[string, Partial<ScriptFields>, Partial<ScriptRow>, string]>([
  ['says what the fields say', { title: 'Mine' }, { title: 'Mine' }, 'same'],
  ['was moved to a folder', { title: 'Mine' }, { folder_id: 'f' }, 'merge'],
  ['has another status', { title: 'Mine' }, { status: 'posted' }, 'merge'],
  ['has another tag, as the fields have', { tags: 'a' }, { tags: ['b'] }, 'conflict'],
  ['has another title', { title: 'Mine' }, { title: 'Theirs' }, 'conflict'],
  ['has another text, untouched here', { title: 'Mine' }, { script_text: 'Other.' }, 'conflict'],
  [
    'got the same new title and another length',
    { title: 'Both', tags: 'a' },
    { title: 'Both', video_length: 30 },
    'conflict',
  ],
])('a save meets a row that %s [OP-35, OP-52]', (_, fields, row, kind) =>
  expect(meet(mine(fields), ROW, theirs(row))).toMatchObject({ kind }),
)

test('what was changed in different fields goes together', () =>
  expect(meet(mine({ tags: 'a' }), ROW, theirs({ folder_id: 'f', status: 'posted' }))).toEqual({
    kind: 'merge',
    fields: mine({ tags: 'a', folder: 'f', status: 'posted' }),
  }))

test('a row that holds an own unanswered save is no stranger’s', () => {
  const sent = mine({ script_text: undefined, text: 'Half a sen' } as Partial<ScriptFields>)
  const row = theirs({ script_text: 'Half a sen' })
  const fields = mine({ text: 'Half a sentence.' })
  expect(meet(fields, ROW, row)).toEqual({ kind: 'conflict' })
  expect(meet(fields, ROW, row, [sent])).toEqual({ kind: 'merge', fields })
})

test('blanks at the end of what somebody types are not taken away while it is saved', () => {
  const typed = { ...EMPTY_FIELDS, text: 'Hello ', title: 'A' }
  expect(rebase(typed, typed, { ...typed, text: 'Hello', status: 'posted' })).toEqual({ ...typed, status: 'posted' })
})
