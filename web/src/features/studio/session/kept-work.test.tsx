import { ScriptBrief } from '@reelwright/shared'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { editReducer, viewed } from '../edited-script/edit-history'
import { exampleEdit } from '../edited-script/example-edit'
import { keepWork, keptWork, readWork } from './kept-work'
import type { OpenSession } from './session-state'

beforeEach(() => localStorage.clear())

const checked = { brief: ScriptBrief.parse({ productName: 'Mug', targetAudience: 'women' }), priceTyped: false }
const version = (number: number, versionId?: string) => ({
  number,
  script: exampleEdit([`Line of ${number}.`]),
  checked,
  status: 'draft' as const,
  note: 'Created',
  name: null,
  versionId,
})
const session = (...versions: OpenSession['versions']): OpenSession => ({
  idempotencyKey: 'key',
  versions,
  selected: versions.at(-1)?.number ?? 1,
})

describe('what is not saved', () => {
  test('is there after a reload, and saved versions are in the library [OP-38]', () => {
    expect(keepWork('ana', session(version(1, 'v1'), version(2)), null, false)).toBe(true)
    expect(keptWork('ana')).toMatchObject([{ session: { versions: [{ number: 2 }] }, copy: null }])
  })

  test('takes the version along that a working copy came from [B-ST-06]', () => {
    const [first, second] = [version(1, 'v1'), version(2, 'v2')]
    const typed = editReducer(viewed(first.script), {
      type: 'edited',
      edit: { do: 'set-line', scene: 1, text: 'New.' },
      at: 0,
    })
    keepWork('ana', session(first, second), { of: first.script, state: typed }, true)
    const [kept] = keptWork('ana')
    expect(kept?.session.versions.map(({ number }) => number)).toEqual([1, 2])
    expect(kept?.copy).toMatchObject({ of: 1, script: { scenes: [{ voiceover: 'New.' }] } })
  })

  test('is forgotten once everything is saved', () => {
    keepWork('ana', session(version(1)), null, false)
    keepWork('ana', session(version(1, 'v1')), null, false)
    expect(keptWork('ana')).toEqual([])
  })

  test('is nobody else’s', () => {
    keepWork('ana', session(version(1)), null, false)
    expect(keptWork('ben')).toEqual([])
  })

  test('has an end: the six scripts that were touched last', () => {
    for (let at = 1; at <= 8; at++) {
      vi.setSystemTime(at * 1000)
      keepWork('ana', { ...session(version(1)), idempotencyKey: `key ${at}` }, null, false)
    }
    vi.useRealTimers()
    expect(keptWork('ana').map(({ session: { idempotencyKey } }) => idempotencyKey)).toEqual(
      [8, 7, 6, 5, 4, 3].map((at) => `key ${at}`),
    )
  })
})

test.each(['', 'null', '{', '{"session":{}}', '{"session":{"idempotencyKey":"a","versions":[{}]},"at":1}', '[]'])(
  'what is no work is none: %j',
  (stored) => expect(readWork(stored)).toBeNull(),
)
