import { describe, expect, test } from 'vitest'
import { nameLength, nameProblem, NAME_TOO_LONG, NO_NAME, sameName, storedName } from './folder-name'

describe('the name of a folder', () => {
  test.each([
    ['Morning ideas', undefined],
    ['  x  ', undefined],
    ['x'.repeat(30), undefined],
    [`   ${'x'.repeat(30)}   `, undefined],
    ['🎬'.repeat(30), undefined],
    ['', NO_NAME],
    ['   \t\u00a0', NO_NAME],
    ['\u200b\u200d', NO_NAME],
    ['\u0000', NO_NAME],
    ['x'.repeat(31), NAME_TOO_LONG],
    ['🎬'.repeat(31), NAME_TOO_LONG],
  ])('%j: %s [B-VL-24, B-VL-25, CX-37]', (typed, problem) => {
    expect(nameProblem(typed)).toBe(problem)
  })

  test('is stored without blanks around it and without what the database refuses [B-VL-28]', () => {
    expect(storedName('  a\u0000b\ud800 ')).toBe('a b')
    expect(nameLength('  ab ')).toBe(2)
  })

  test.each([
    ['Ideas', ' ideas ', true],
    ['Café', 'Cafe\u0301', true],
    ['Ideas', 'Ideas 2', false],
  ])('%j and %j are one name: %s', (one, other, same) => {
    expect(sameName(one, other)).toBe(same)
  })
})
