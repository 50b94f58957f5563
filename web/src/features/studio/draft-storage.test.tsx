import { beforeEach, expect, test, vi } from 'vitest'
import { EMPTY_FORM } from './brief-form'
import { keepDraft, loadDraft } from './draft-storage'

beforeEach(() => localStorage.clear())

const mug = { ...EMPTY_FORM, productName: 'Mug' }

test('two people on one machine keep their own drafts', () => {
  keepDraft('ana', mug)
  expect(loadDraft('ana')).toEqual(mug)
  expect(loadDraft('ben')).toEqual(EMPTY_FORM)
})

test('a browser that forbids storage keeps no draft and does not mind', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  keepDraft('ana', mug)
  expect(loadDraft('ana')).toEqual(EMPTY_FORM)
  vi.restoreAllMocks()
})
