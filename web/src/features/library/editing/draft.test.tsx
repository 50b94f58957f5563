import { expect, test, vi } from 'vitest'
import { dropDraft, keepDraft, loadDraft, readDraft } from './draft'
import { EMPTY_FIELDS } from './script-form'

const DRAFT = { fields: { ...EMPTY_FIELDS, title: 'Mug' }, began: null, key: 'k' }

test('a draft is one person’s and one script’s', () => {
  keepDraft('ana', 'a', DRAFT)
  expect(loadDraft('ana', 'a')).toEqual(DRAFT)
  expect(loadDraft('ben', 'a')).toBeNull()
  expect(loadDraft('ana', null)).toBeNull()
  dropDraft('ana', 'a')
  expect(loadDraft('ana', 'a')).toBeNull()
})

test('a full storage keeps nothing rather than an older draft', () => {
  keepDraft('ana', 'a', DRAFT)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  keepDraft('ana', 'a', { ...DRAFT, key: 'newer' })
  expect(loadDraft('ana', 'a')).toBeNull()
})

test.each([null, '', '{', 'null', '[]', '{"fields":{},"key":"k"}', '{"fields":{"title":7},"key":"k"}'])(
  '%s is no draft',
  (stored) => expect(readDraft(stored)).toBeNull(),
)

test('a draft of an earlier release, which knew fewer fields, still counts', () =>
  expect(
    readDraft('{"fields":{"title":"Mug","text":"Hot.","more":1},"began":null,"key":"k","aside":{"title":7}}'),
  ).toEqual({
    fields: { title: 'Mug', text: 'Hot.' },
    began: null,
    key: 'k',
  }))
