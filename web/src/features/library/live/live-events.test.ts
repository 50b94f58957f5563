import { describe, expect, test } from 'vitest'
import { isShown, type LiveEvent, type Shown, staleKeys } from './live-events'

const changed: LiveEvent = {
  table: 'scripts',
  type: 'UPDATE',
  id: 's1',
  row: { id: 's1', updated_at: '2026-11-21T10:00:00.5+00:00', board_position: 7 },
  at: 0,
}
const nothing: Shown = {
  cardsOf: () => [],
  folderOf: () => undefined,
  hasFolders: true,
  changedHere: () => true,
  deletedHere: () => true,
}
const showing = (...cards: object[]): Shown => ({ ...nothing, cardsOf: () => cards })

describe('whether a change is shown already', () => {
  test.each([
    ['as new', showing({ updatedAt: '2026-11-21T10:00:00.500Z', position: 7 }), true],
    ['newer', showing({ updatedAt: '2026-11-21T10:00:01Z', position: 1 }), true],
    ['older', showing({ updatedAt: '2026-11-21T10:00:00.4Z', position: 7 }), false],
    ['as new, but elsewhere on the board', showing({ updatedAt: '2026-11-21T10:00:00.5Z', position: 8 }), false],
    ['new in one list and old in another', showing({ updatedAt: '2026-11-21T11:00:00Z' }, { updatedAt: 'x' }), false],
    ['in no list', nothing, false],
    ['changed elsewhere', { ...showing({ updatedAt: '2026-11-21T11:00:00Z' }), changedHere: () => false }, false],
  ])('a script that is %s: %#', (_, shown, expected) => {
    expect(isShown(changed, shown)).toBe(expected)
  })

  test('a deletion is, once no list has the script', () => {
    const gone: LiveEvent = { table: 'deleted_scripts', type: 'INSERT', id: 's1', row: { id: 's1' }, at: 0 }
    expect(isShown(gone, nothing)).toBe(true)
    expect(isShown(gone, showing({}))).toBe(false)
    expect(isShown({ ...gone, type: 'DELETE' }, nothing)).toBe(false)
  })

  test('a deletion elsewhere of a script that no loaded page has is news: it was counted', () => {
    const gone: LiveEvent = { table: 'deleted_scripts', type: 'INSERT', id: 's1', row: { id: 's1' }, at: 0 }
    expect(isShown(gone, { ...nothing, deletedHere: () => false })).toBe(false)
  })

  test('a folder is, when it looks the same, or is gone', () => {
    const look = { name: 'Ideas', color: '#6B7280', icon: 'folder' }
    const event: LiveEvent = { table: 'script_folders', type: 'UPDATE', id: 'f1', row: { id: 'f1', ...look }, at: 0 }
    expect(isShown(event, { ...nothing, folderOf: () => ({ id: 'f1', ...look }) })).toBe(true)
    expect(isShown(event, { ...nothing, folderOf: () => ({ ...look, name: 'Old' }) })).toBe(false)
    expect(isShown(event, nothing)).toBe(false)
    expect(isShown({ ...event, type: 'DELETE' }, nothing)).toBe(true)
    expect(isShown({ ...event, type: 'DELETE' }, { ...nothing, hasFolders: false })).toBe(false)
  })
})

describe('what is refetched', () => {
  const bin: LiveEvent = { ...changed, table: 'deleted_scripts' }
  test.each<[string, Parameters<typeof staleKeys>[0], unknown[], boolean]>([
    ['lists, of a script', [changed], ['scripts', 'list', 'u'], true],
    ['figures, of a script', [changed], ['scripts', 'stats'], true],
    ['the open script itself', [changed], ['scripts', 'one', 's1'], true],
    ['another open script', [changed], ['scripts', 'one', 's2'], false],
    ['history of another script', [changed], ['scripts', 'versions', 's2'], false],
    ['the bin, of a script', [changed], ['scripts', 'bin', 'u'], false],
    ['the bin, of a deletion', [{ ...bin, type: 'INSERT' }], ['scripts', 'bin', 'u'], true],
    ['lists, of a deletion', [{ ...bin, type: 'INSERT' }], ['scripts', 'list'], true],
    ['lists, when the bin is emptied', [{ ...bin, type: 'DELETE' }], ['scripts', 'list'], false],
    ['folders, of a script', [changed], ['user-folders', 'u'], false],
    ['folders, of a folder', [{ ...changed, table: 'script_folders' }], ['user-folders', 'u'], true],
    ['lists, of nothing', [], ['scripts', 'list'], false],
    ['a script in an editor', 'everything', ['edited-script', 's1'], false],
    ['lists, after a gap', 'everything', ['scripts', 'list'], true],
    ['folders, after a gap', 'everything', ['user-folders', 'u'], true],
  ])('%s', (_, events, key, expected) => {
    expect(staleKeys(events)(key)).toBe(expected)
  })
})
