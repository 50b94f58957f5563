import { hasUnsaved, type OpenSession, versionOnScreen, type WorkingCopy } from './session-state'

/** What has not reached the library yet, as it waits in this browser. Logout clears it. */
export interface KeptWork {
  session: OpenSession
  /** The working copy: number of the version that it was copied from, and how it stands. */
  copy: { of: number; script: WorkingCopy['state']['script'] } | null
  /** Milliseconds. */
  at: number
}

const PREFIX = 'reelwright:studio-work:'
const prefixOf = (userId: string) => `${PREFIX}${userId}:`
/** Scripts per person, and characters of each: a browser gives all pages together five million. */
const MAX_KEPT = 6
const MAX_CHARACTERS = 700_000

/**
 * Keeps what would be lost, or forgets it once there is nothing. Saved versions are in the library: of those only the one on the
 * screen, and the one that the working copy came from, are kept with it. False where the browser does not take it.
 */
export function keepWork(userId: string, session: OpenSession, copy: WorkingCopy | null, isDirty: boolean): boolean {
  const key = prefixOf(userId) + session.idempotencyKey
  if (!isDirty && !hasUnsaved(session)) {
    drop(key)
    return true
  }
  const shown = versionOnScreen(session)
  const versions = session.versions.filter(
    (version) => !version.versionId || version === shown || version.script === copy?.of,
  )
  const of = isDirty ? session.versions.find(({ script }) => script === copy?.of)?.number : undefined
  const { saving: _saving, saveError: _saveError, ...rest } = session
  const work: KeptWork = {
    session: { ...rest, versions },
    copy: copy && of !== undefined ? { of, script: copy.state.script } : null,
    at: Date.now(),
  }
  const text = JSON.stringify(work)
  try {
    if (text.length > MAX_CHARACTERS) throw new RangeError('Too long')
    localStorage.setItem(key, text)
    forgetOldest(userId)
    return true
  } catch {
    // An older state would bring back words that were changed since.
    drop(key)
    return false
  }
}

/** What is kept of one person, the newest first. */
export function keptWork(userId: string): KeptWork[] {
  try {
    return keysOf(userId)
      .flatMap((key) => readWork(localStorage.getItem(key)) ?? [])
      .sort((a, b) => b.at - a.at)
  } catch {
    return []
  }
}

export function forgetWork(userId: string, idempotencyKey: string) {
  drop(prefixOf(userId) + idempotencyKey)
}

function drop(key: string) {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}

export function isKept(userId: string, idempotencyKey: string): boolean {
  try {
    return localStorage.getItem(prefixOf(userId) + idempotencyKey) !== null
  } catch {
    return false
  }
}

function forgetOldest(userId: string) {
  const kept = keptWork(userId)
  for (const { session } of kept.slice(MAX_KEPT)) forgetWork(userId, session.idempotencyKey)
}

const keysOf = (userId: string) =>
  Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '').filter((key) =>
    key.startsWith(prefixOf(userId)),
  )

/** Storage can hold anything; what is no work is none. What the scripts in it look like is looked at by who opens them. */
export function readWork(stored: string | null): KeptWork | null {
  if (!stored) return null
  try {
    const work = JSON.parse(stored) as KeptWork
    const { session, copy, at } = work
    const versions: unknown = session.versions
    if (typeof session.idempotencyKey !== 'string' || typeof at !== 'number') return null
    if (!Array.isArray(versions) || versions.length === 0 || !versions.every(isVersion)) return null
    return { session, copy: copy && isScript(copy.script) && typeof copy.of === 'number' ? copy : null, at }
  } catch {
    return null
  }
}

function isVersion(value: unknown): boolean {
  const { number, script, checked, note } = Object(value) as Record<string, unknown>
  const { productName } = Object(Object(checked).brief) as Record<string, unknown>
  return typeof number === 'number' && typeof note === 'string' && typeof productName === 'string' && isScript(script)
}

function isScript(value: unknown): boolean {
  const { scenes, metadata, title, locked } = Object(value) as Record<string, unknown>
  return (
    typeof title === 'string' &&
    typeof metadata === 'object' &&
    Array.isArray(locked) &&
    Array.isArray(scenes) &&
    scenes.length > 0 &&
    scenes.every((scene) => typeof Object(scene).voiceover === 'string' && typeof Object(scene).id === 'number')
  )
}
