/**
 * What an account can look at on this device without a network: a list of rows, as they came. In IndexedDB, since local storage has no
 * room for it. One account at a time: whoever comes next finds nothing of the one before.
 */
export interface KeptRow {
  id: string
  [column: string]: unknown
}

const DATABASE = 'reelwright'
const STORE = 'kept'
const KEY = 'ready'

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    const fail = () => reject(request.error ?? new Error('IndexedDB did not open'))
    request.addEventListener('upgradeneeded', () => void request.result.createObjectStore(STORE))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', fail)
    request.addEventListener('blocked', fail)
  })
}

/** One step at a time, done when the disk has it. */
async function run<Result>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<Result>) {
  const database = await open()
  try {
    return await new Promise<Result>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode)
      const request = ask(transaction.objectStore(STORE))
      const fail = () => reject(transaction.error ?? new Error('IndexedDB gave up'))
      transaction.addEventListener('complete', () => resolve(request.result))
      transaction.addEventListener('abort', fail)
      transaction.addEventListener('error', fail)
    })
  } finally {
    database.close()
  }
}

/** Replaces whatever was there. @throws where the browser stores nothing. */
export async function keepOnDevice(userId: string, rows: readonly KeptRow[]): Promise<void> {
  await run('readwrite', (store) => store.put({ userId, rows }, KEY))
}

/** Of this account; nothing of another one's, and nothing where the browser stores nothing. */
export async function keptOnDevice(userId: string): Promise<KeptRow[]> {
  try {
    const kept = Object(await run('readonly', (store) => store.get(KEY) as IDBRequest<unknown>)) as Partial<Kept>
    return kept.userId === userId && Array.isArray(kept.rows) ? (kept.rows as KeptRow[]) : []
  } catch {
    return []
  }
}

interface Kept {
  userId: unknown
  rows: unknown
}

/** For whoever logs out. Most browsers have nothing, and some cannot be asked. */
export async function forgetDevice(): Promise<void> {
  try {
    await new Promise<void>((resolve) => {
      const request = indexedDB.deleteDatabase(DATABASE)
      for (const end of ['success', 'error']) request.addEventListener(end, () => resolve())
    })
  } catch {
    // Where the browser stores nothing, nothing is left.
  }
}

/** Whoever used this device before and did not log out: nothing of them stays once it is known whose session this is, or that there is none. */
export async function forgetOthers(userId: string | undefined): Promise<void> {
  if (!userId) return forgetDevice()
  try {
    await run('readwrite', (store) => {
      const request = store.get(KEY) as IDBRequest<Partial<Kept> | undefined>
      request.addEventListener('success', () => {
        if (request.result && request.result.userId !== userId) store.clear()
      })
      return request
    })
  } catch {
    // The same.
  }
}
