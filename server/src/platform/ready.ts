import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import { AppError, type App } from './http'
import { projectFile } from './project-file'
import type { Db } from './db'

/** A balancer that waits longer has given us up. */
const PATIENCE_MS = 2000

/**
 * Whether requests should be sent here: a question that resolves to the number of migrations, and rejects while the server stops, its
 * database does not answer in time, or lacks a migration that this build was made for. Further ones, of a newer build that is being
 * rolled out, do no harm.
 */
export function createReadiness(app: App, db: Db, patienceMs = PATIENCE_MS): () => Promise<number> {
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

  async function look() {
    const done = await inTime(
      db.query<{ name: string }>(sql`select name from private.kysely_migration`),
      patienceMs,
    ).catch((error: unknown) => {
      throw new AppError('unavailable', 'The database does not respond', {}, { cause: error })
    })
    const names = new Set(done.map(({ name }) => name))
    const missing = wanted.filter((name) => !names.has(name))
    if (missing.length > 0) throw new AppError('unavailable', `The database lacks migrations: ${missing.join(', ')}`)
    return names.size
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

async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer in ${ms} ms`)), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
