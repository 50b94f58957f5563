import { ScriptListQuery } from '@reelwright/shared'
import { expect, test } from 'vitest'
import { EMPTY_ADDRESS, type LibraryAddress, readAddress, writeAddress } from '../library-place'
import { listParameters } from './list-parameters'

/** As the server reads it. */
const asked = (address: Partial<LibraryAddress>, folderId?: string) =>
  ScriptListQuery.parse(
    Object.fromEntries(
      new URLSearchParams(listParameters({ ...EMPTY_ADDRESS, ...address }, folderId, 'Europe/Berlin').toString()),
    ),
  )

const FOLDER = '0b4d9c1e-5a44-4f0c-9a51-6ff0f9a5e001'

test('every filter reaches the server as it was chosen [B-CL-33]', () => {
  const values = {
    statuses: ['draft', 'posted'],
    styles: ['hack-tip', 'own, with comma'],
    tones: ['50 % off'],
  } as const
  expect(
    asked({
      statuses: [...values.statuses],
      styles: [...values.styles],
      tones: [...values.tones],
      tags: ['küche', 'a&b=c', '%2C'],
      search: '  100% "wool" ',
      from: '2026-11-01',
      to: '2026-11-21',
      minScore: 8.5,
      order: 'title',
      folder: 'none',
    }),
  ).toMatchObject({
    stage: values.statuses,
    style: values.styles,
    tone: values.tones,
    tag: ['küche', 'a&b=c', '%2C'],
    search: '100% "wool"',
    from: '2026-11-01',
    to: '2026-11-21',
    tz: 'Europe/Berlin',
    min_score: 8.5,
    order: 'title',
    folder: 'none',
  })
})

test('nothing is asked for by an address without anything [B-CL-33]', () => {
  expect(listParameters(EMPTY_ADDRESS, undefined).toString()).toBe('')
})

test('inside a folder it is that folder, whatever the address says', () => {
  expect(asked({ folder: 'none' }, FOLDER).folder).toBe(FOLDER)
})

test.each([
  ['view=kanban&folder=none', { view: 'kanban', folder: 'none' }],
  [
    `layout=list&search=mug&status=draft&status=posted&tag=a%2Cb&from=2026-02-28&score=7&order=title&folder=${FOLDER}`,
    { layout: 'list', search: 'mug', statuses: ['draft', 'posted'], tags: ['a,b'], from: '2026-02-28', minScore: 7 },
  ],
])('the address %s is read, and written again as it was [OP-16, B-LB-11]', (text, expected) => {
  const address = readAddress(new URLSearchParams(text))
  expect(address).toMatchObject(expected)
  expect(readAddress(writeAddress(address, new URLSearchParams()))).toEqual(address)
})

test.each([
  'view=table',
  'layout=stones',
  'status=lost',
  'from=2026-02-30',
  'to=yesterday',
  'score=11',
  'score=-1',
  'score=much',
  'order=board',
  'folder=../../etc',
])('%s is not understood and changes nothing', (text) => {
  expect(readAddress(new URLSearchParams(text))).toEqual(readAddress(new URLSearchParams()))
})

test('parameters that are not ours stay where they are', () => {
  const query = writeAddress({ ...EMPTY_ADDRESS, search: 'mug' }, new URLSearchParams('utm=x&search=old&view=bin'))
  expect(query.toString()).toBe('utm=x&search=mug')
})
