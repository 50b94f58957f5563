import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import { AppError, type App } from './http'
import { projectFile } from './project-file'
import type { Db } from './db'

/** Load balancers give up after about this time. */
const TIMEOUT_MS = 2000

/**
 * Whether requests should be sent here: a question that resolves to the number of migrations, and rejects while the server stops, its
 * database does not answer in time, or lacks a migration that this build was made for. Further ones, of a newer build that is being
 * rolled out, do no harm.
 *
 * A busy server stays ready: while the question waits for a connection, the database's answers to other requests count.
 */
export function createReadiness(app: App, db: Db, timeoutMs = TIMEOUT_MS): () => Promise<number> {
  let stopping = false
  app.addHook('preClose', (done) => {
    stopping = true
    done()
  })
  // Once, at the start: later there may be no file handle left to read with, or the files be those of a newer build.
  let wanted: string[] = []
  app.addHook('onReady', async () => {
    wanted = await migrationsOfThisBuild()
  })
  let underWay: Promise<number> | undefined
  /** Migrations in the last answer to this question. */
  let done: Set<string> | undefined

  async function look() {
    const askedAt = performance.now()
    const rows = await withTimeout(
      db.query<{ name: string }>(sql`select name from private.kysely_migration`),
      timeoutMs,
    ).catch((error: unknown) => {
      throw notResponding(error)
    })
    if (rows) done = new Set(rows.map(({ name }) => name))
    const isAnswering = rows !== undefined || (db.lastAnswerAt?.() ?? 0) > askedAt
    if (!done || !isAnswering) throw notResponding(new Error(`No answer in ${timeoutMs} ms`))
    const missing = wanted.filter((name) => !done?.has(name))
    if (missing.length > 0) throw new AppError('unavailable', `The database lacks migrations: ${missing.join(', ')}`)
    return done.size
  }

  return async () => {
    if (stopping) throw new AppError('unavailable', 'The server is stopping')
    // Balancers ask all the time: a database that hangs must not be given one more question each time.
    underWay ??= look().finally(() => (underWay = undefined))
    return underWay
  }
}

async function migrationsOfThisBuild(): Promise<string[]> {
  const files = await readdir(projectFile('database/migrations'))
  return files.filter((file) => file.endsWith('.sql')).map((file) => file.replace(/\.sql$/, ''))
}

function notResponding(cause: unknown): AppError {
  return new AppError('unavailable', 'The database does not respond', {}, { cause })
}

/** Undefined when it took too long. */
async function withTimeout<T>(work: Promise<T>, ms: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(resolve, ms, undefined)))
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
