import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { migrate, startEmbedded } from '../platform/db'

export interface TestCluster {
  /** Of a role that may make databases. */
  adminUrl: string
  /** The server's role; its database is a placeholder to be replaced. */
  serverUrl: string
  /** A migrated database that nobody connects to. */
  template: string
  stop(): Promise<void>
}

/** One cluster for a whole test run: embedded and not durable, or the server that DATABASE_URL names. */
export async function startTestCluster(): Promise<TestCluster> {
  const template = `template_${randomBytes(6).toString('hex')}`
  const given = process.env.DATABASE_URL
  if (given) {
    await makeDatabase(given, template)
    await migrate(withDatabase(given, template))
    return { adminUrl: given, serverUrl: given, template, stop: () => dropDatabase(given, template) }
  }

  const dataDir = await mkdtemp(join(tmpdir(), 'reelwright-test-'))
  const embedded = await startEmbedded({
    dataDir,
    password: randomBytes(16).toString('hex'),
    log: pino({ level: 'silent' }),
    durable: false,
  })
  await makeDatabase(embedded.adminConnectionString, template, undefined, 'reelwright')
  await migrate(withDatabase(embedded.connectionString, template))
  return {
    adminUrl: embedded.adminConnectionString,
    serverUrl: embedded.connectionString,
    template,
    async stop() {
      await embedded.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

/** Makes a database from a template, unless it is there already. */
export async function makeDatabase(adminUrl: string, name: string, template?: string, owner?: string) {
  await asAdmin(adminUrl, async (client) => {
    // Copied as files, it takes half the time of a copy through the log.
    const from = template ? ` template ${client.escapeIdentifier(template)} strategy file_copy` : ''
    const of = owner ? ` owner ${client.escapeIdentifier(owner)}` : ''
    await client
      .query(`create database ${client.escapeIdentifier(name)}${from}${of}`)
      .catch((error: { code?: string }) => {
        if (error.code !== '42P04') throw error
      })
  })
}

export async function dropDatabase(adminUrl: string, name: string) {
  await asAdmin(adminUrl, (client) =>
    client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`),
  )
}

async function asAdmin(adminUrl: string, work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
