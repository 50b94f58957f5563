import { createHash } from 'node:crypto'
import type { Duplex } from 'node:stream'
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
} from 'kysely'
import pg from 'pg'
import type { Claims } from '../jwt'

/**
 * The one way to the database. Statements are made with Kysely's `sql` tag only, which binds every value.
 *
 * A `Db` from `asUser` runs with the role and claims of a verified token, so row security decides what it sees;
 * the plain one runs as the server itself and sees everything.
 */
/**
 * A plan is made once for a statement and kept. One whose best way depends on its values, as a search for a rare or a common word does,
 * is planned `anew` each time.
 */
export type Planning = 'kept' | 'anew'

export interface Db {
  query<Row>(statement: RawBuilder<Row>, plan?: Planning): Promise<Row[]>
  /** Runs `work` in one transaction. Its handle shadows the outer one, and nothing may wait for the network inside. */
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** The same database, seen through a user's eyes. */
  asUser(claims: Claims, settings?: Record<string, string>): Db
}

export interface Database {
  db: Db
  pool: pg.Pool
  close(): Promise<void>
}

export interface ConnectionOptions {
  connectionString: string
  poolSize: number
  /** Milliseconds one statement may take. */
  statementTimeout?: number
}

const compiler = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/** Opens a pool; connects only when asked something. */
export function openDatabase(options: ConnectionOptions, onError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString: options.connectionString,
    max: options.poolSize,
    // Statements of one transaction go out together and come back together: one round trip instead of four.
    pipeline: true,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    application_name: 'reelwright',
    options: [
      `-c statement_timeout=${options.statementTimeout ?? 15_000}`,
      '-c lock_timeout=10000',
      '-c idle_in_transaction_session_timeout=30000',
      '-c timezone=UTC',
      // The default is for disks that turn: with it the planner reads whole tables where an index is three times as fast.
      '-c random_page_cost=1.1',
    ].join(' '),
  })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', onError)
  return { db: new PooledDb(pool, undefined), pool, close: () => pool.end() }
}

/** What has to be set at the start of a transaction so that it runs as somebody. */
interface Identity {
  claims: Claims
  settings: Record<string, string>
}

class PooledDb implements Db {
  constructor(
    private readonly pool: pg.Pool,
    private readonly identity: Identity | undefined,
  ) {}

  asUser(claims: Claims, settings: Record<string, string> = {}): Db {
    return new PooledDb(this.pool, { claims, settings })
  }

  async query<Row>(statement: RawBuilder<Row>, plan: Planning = 'kept'): Promise<Row[]> {
    if (!this.identity)
      return this.withClient(async (client) => (await send(client, prepared(statement, plan))).rows as Row[])

    // All of it written down before the first is sent: one that cannot be must not leave the others on the connection.
    const queries = [BEGIN, identityQuery(this.identity), prepared(statement, plan), COMMIT]
    return this.withClient(async (client) => {
      const answers = await Promise.allSettled(queries.map((query) => send(client, query)))
      const failed = answers.find((answer) => answer.status === 'rejected')
      if (failed) throw failed.reason
      return (answers[2] as PromiseFulfilledResult<pg.QueryResult>).value.rows as Row[]
    })
  }

  transaction<T>(work: (db: Db) => Promise<T>): Promise<T> {
    return this.withClient(async (client) => {
      const begun = sendAll(client, this.identity ? [BEGIN, identityQuery(this.identity)] : [BEGIN])
      // As somebody: nothing may run before the role is theirs. As the server, the first statement travels along.
      if (this.identity) await begun
      const handle = new TransactionDb(client)
      let result: T
      try {
        // Both, also when one fails: what still runs must not go on after the end.
        const [worked] = await Promise.allSettled([work(handle), begun])
        await begun
        if (worked.status === 'rejected') throw worked.reason
        result = worked.value
      } catch (error) {
        handle.end()
        await send(client, ROLLBACK).catch(() => undefined)
        throw error
      }
      handle.end()
      const { command } = await send(client, COMMIT)
      // A statement failed, and `work` made light of it: nothing was stored.
      if (command !== 'COMMIT') throw new Error('The transaction was undone, since one of its statements failed')
      return result
    })
  }

  private async withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.pool.connect()
    let broken: Error | undefined
    const onError = (error: Error) => {
      broken = error
    }
    client.on('error', onError)
    try {
      return await work(client)
    } finally {
      client.off('error', onError)
      client.release(broken ?? (isFull(client) || spoiled.has(client) || client.getTransactionStatus() !== 'I'))
    }
  }
}

class TransactionDb implements Db {
  private over = false

  constructor(private readonly client: pg.PoolClient) {}

  /** The connection belongs to others from now on: a statement that comes late must not run among theirs. */
  end() {
    this.over = true
  }

  async query<Row>(statement: RawBuilder<Row>, plan: Planning = 'kept'): Promise<Row[]> {
    if (this.over) throw new Error('The transaction of this handle is over')
    return (await send(this.client, prepared(statement, plan))).rows as Row[]
  }

  /** Already in one: a savepoint would add a concept nobody needs yet. */
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T> {
    return work(this)
  }

  asUser(): Db {
    throw new Error('A transaction keeps the identity it began with')
  }
}

async function sendAll(client: pg.ClientBase, queries: pg.QueryConfig[]) {
  const answers = await Promise.allSettled(queries.map((query) => send(client, query)))
  const failed = answers.find((answer) => answer.status === 'rejected')
  if (failed) {
    await send(client, ROLLBACK).catch(() => undefined)
    throw failed.reason
  }
}

const BEGIN = { text: 'begin' }
const COMMIT = { text: 'commit' }
const ROLLBACK = { text: 'rollback' }

/** Connections that the next one must not get. */
const spoiled = new WeakSet<pg.ClientBase>()
const corked = new WeakSet<pg.ClientBase>()

/**
 * What is asked in one go leaves in one packet: packets cost more than most statements do. A statement with a name is known by it on
 * this connection from now on.
 */
function send(client: pg.ClientBase, query: pg.QueryConfig): Promise<pg.QueryResult> {
  if (!corked.has(client)) {
    const { stream } = (client as pg.ClientBase & { connection: { stream: Duplex } }).connection
    corked.add(client)
    stream.cork()
    process.nextTick(() => {
      corked.delete(client)
      stream.uncork()
    })
  }
  if (query.name !== undefined) {
    const known = preparedOn.get(client) ?? new Set()
    preparedOn.set(client, known.add(query.name))
  }
  const answer = client.query(query)
  answer.catch((error: unknown) => {
    // Refused is an answer, too. Anything else broke off half-way: the database hangs up a moment after it says so, and the driver
    // takes a statement for prepared whose values it could not write down.
    if (!(error instanceof pg.DatabaseError) || error.severity === 'FATAL') spoiled.add(client)
  })
  return answer
}

function identityQuery({ claims, settings }: Identity): pg.QueryConfig {
  const extra = Object.entries(settings)
  const parameters = [claims.role, JSON.stringify(claims), ...extra.flat()]
  const extraCalls = extra.map((_, i) => `, set_config($${2 * i + 3}, $${2 * i + 4}, true)`).join('')
  return {
    name: `identity-${extra.length}`,
    text: `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)${extraCalls}`,
    values: parameters,
  }
}

/** Statements whose names are remembered; those that were not used for longest make room, and are named again when they come. */
const PREPARED_STATEMENTS = 500
const statementNames = new Map<string, string>()

/** Letters. A longer one is somebody's list of a thousand filters, and will not come again. */
const LONGEST_PREPARED = 20_000

/** Callers choose aliases, and so statements: a connection that holds this many is given up for a new one. */
const MOST_ON_A_CONNECTION = 2 * PREPARED_STATEMENTS
const preparedOn = new WeakMap<pg.ClientBase, Set<string>>()

function prepared(statement: RawBuilder<unknown>, plan: Planning): pg.QueryConfig {
  const { sql: text, parameters } = statement.compile(compiler)
  if (plan === 'anew' || text.length > LONGEST_PREPARED) return { text, values: [...parameters] }
  const name = statementNames.get(text) ?? createHash('sha1').update(text).digest('base64')
  // To the end of the line: a Map keeps the order of insertion.
  statementNames.delete(text)
  statementNames.set(text, name)
  if (statementNames.size > PREPARED_STATEMENTS) statementNames.delete(statementNames.keys().next().value!)
  return { name, text, values: [...parameters] }
}

function isFull(client: pg.ClientBase): boolean {
  return (preparedOn.get(client)?.size ?? 0) > MOST_ON_A_CONNECTION
}
