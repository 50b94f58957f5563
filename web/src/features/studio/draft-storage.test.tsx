import { beforeEach, expect, test, vi } from 'vitest'
import { EMPTY_FORM } from './brief-form'
import { adoptVisitorDraft, keepDraft, loadDraft } from './draft-storage'

beforeEach(() => localStorage.clear())

const mug = { ...EMPTY_FORM, productName: 'Mug' }

test('what a visitor typed goes with whoever signs in, once [CX-08]', () => {
  keepDraft('', mug)
  expect(loadDraft('ana')).toEqual(mug)
  adoptVisitorDraft('ana')
  expect(loadDraft('ana')).toEqual(mug)
  expect(loadDraft('ben')).toEqual(EMPTY_FORM)
  expect(loadDraft('')).toEqual(EMPTY_FORM)
})

test('a draft of their own stays [CX-08]', () => {
  const own = { ...EMPTY_FORM, productName: 'Lamp' }
  keepDraft('ana', own)
  keepDraft('', mug)
  adoptVisitorDraft('ana')
  expect(loadDraft('ana')).toEqual(own)
})

test('a browser that forbids storage keeps no draft and does not mind', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  keepDraft('ana', mug)
  adoptVisitorDraft('ana')
  expect(loadDraft('ana')).toEqual(EMPTY_FORM)
  vi.restoreAllMocks()
})
