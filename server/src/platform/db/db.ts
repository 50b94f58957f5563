import { createHash } from 'node:crypto'
import type { Socket } from 'node:net'
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
import { traceStatement } from '../tracing'
import { queryInOneTrip } from './one-trip'
import { untilAgreed } from './try-again'

/**
 * A plan is made once for a statement and kept. One whose best way depends on its values, as a search for a rare or a common word does,
 * is `unprepared`: planned each time.
 */
export type Planning = 'prepared' | 'unprepared'

/**
 * The one way to the database. Statements are made with Kysely's `sql` tag only, which binds every value.
 *
 * A `Db` from `asUser` runs with the role and claims of a verified token, so row security decides what it sees;
 * the plain one runs as the server itself and sees everything.
 */
export interface Db {
  query<Row>(statement: RawBuilder<Row>, plan?: Planning): Promise<Row[]>
  /**
   * Runs `work` in one transaction. Its handle shadows the outer one, and nothing may wait for the network inside. Where transactions
   * were in each other's way (deadlock, serialization), all of it is undone and `work` runs again: it may change nothing but the database.
   */
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** The same database, seen through a user's eyes. With `checksSessions` a statement fails once the session of the claims has ended. */
  asUser(claims: Claims, settings?: Record<string, string>): Db
  /**
   * When the database last finished a query or transaction on this pool (`performance.now()`); 0 before the first one.
   * Handles inside a transaction do not know it.
   */
  lastAnswerAt?(): number
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
  /** Milliseconds a statement may wait for a lock. */
  lockTimeout?: number
  /** Milliseconds that the database may say nothing while it is asked something; then the line counts as dead. */
  silenceTimeout?: number
  /**
   * False: a pooler stands in between that gives each transaction another connection (PgBouncer, Supavisor). Then nothing is left on a
   * connection, neither prepared statements nor settings.
   */
  ownConnections?: boolean
  /** Whether statements of users fail once the session of their token has ended. Another Supabase keeps its sessions to itself. */
  checksSessions?: boolean
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
  const { connectionString, poolSize, ownConnections = true, checksSessions = false } = options
  const settings = settingsOf(options)
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    // Statements of one transaction go out together and come back together: one round trip instead of four.
    pipeline: true,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    // A database whose machine is gone says nothing: the system has to ask.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'reelwright',
    ...(ownConnections ? { options: settings.map(([name, value]) => `-c ${name}=${value}`).join(' ') } : {}),
  })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', onError)
  const { statementTimeout = STATEMENT_MS, silenceTimeout = statementTimeout + SILENCE_MS } = options
  const line: Line = {
    pool,
    silenceTimeout,
    checksSessions,
    lastAnswerAt: 0,
    ...(ownConnections ? { prepares: true, opening: [] } : throughPooler(settings)),
  }
  return { db: new PooledDb(line, undefined), pool, close: () => pool.end() }
}

const STATEMENT_MS = 15_000
const LOCK_MS = 10_000
/** Beyond the time of a statement, for which even a busy database and a slow line have something to say. */
const SILENCE_MS = 10_000

function settingsOf({ statementTimeout = STATEMENT_MS, lockTimeout = LOCK_MS }: ConnectionOptions): [string, string][] {
  return [
    ['statement_timeout', String(statementTimeout)],
    ['lock_timeout', String(lockTimeout)],
    ['idle_in_transaction_session_timeout', '30000'],
    ['timezone', 'UTC'],
    // The default is for disks that turn: with it the planner reads whole tables where an index is three times as fast.
    ['random_page_cost', '1.1'],
  ]
}

/** How statements get to the database. */
interface Line {
  checksSessions: boolean
  /** On any of its connections, see `Db`. */
  lastAnswerAt: number
  pool: pg.Pool
  /** Milliseconds of silence after which a connection is given up. */
  silenceTimeout: number
  /** Statements have names, and are planned once on each connection. */
  prepares: boolean
  /** The first statements of a transaction. */
  opening: pg.QueryConfig[]
}

/** Each transaction brings its settings along, in the same packet. */
function throughPooler(settings: [string, string][]): Pick<Line, 'prepares' | 'opening'> {
  const calls = settings.map((_, i) => `set_config($${2 * i + 1}, $${2 * i + 2}, true)`)
  return { prepares: false, opening: [{ text: `select ${calls.join(', ')}`, values: settings.flat() }] }
}

/** What has to be set at the start of a transaction so that it runs as a user. */
interface Identity {
  claims: Claims
  settings: Record<string, string>
}

class PooledDb implements Db {
  constructor(
    private readonly line: Line,
    private readonly identity: Identity | undefined,
  ) {}

  asUser(claims: Claims, settings: Record<string, string> = {}): Db {
    return new PooledDb(this.line, { claims, settings })
  }

  lastAnswerAt(): number {
    return this.line.lastAnswerAt
  }

  query<Row>(statement: RawBuilder<Row>, plan: Planning = 'prepared'): Promise<Row[]> {
    return untilAgreed(() => this.queryOnce(statement, plan), forgetPlans)
  }

  private async queryOnce<Row>(statement: RawBuilder<Row>, plan: Planning): Promise<Row[]> {
    const query = this.compiled(statement, plan)
    if (!this.identity && this.line.prepares)
      return this.withClient(async (client) => (await send(client, query)).rows as Row[])

    const opening = this.opening()
    return this.withClient(async (client) => (await send(client, query, opening)).rows as Row[])
  }

  transaction<T>(work: (db: Db) => Promise<T>): Promise<T> {
    return untilAgreed(() => this.transactionOnce(work), forgetPlans)
  }

  private transactionOnce<T>(work: (db: Db) => Promise<T>): Promise<T> {
    return this.withClient(async (client) => {
      const begun = sendAll(client, [BEGIN, ...this.opening()])
      // As a user nothing may run before the role is set. As the server the first statement is sent along.
      if (this.identity) await begun
      const handle = new TransactionDb(client, (statement, plan) => this.compiled(statement, plan))
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

  private opening(): pg.QueryConfig[] {
    if (!this.identity) return this.line.opening
    const { text, values, name } = identityQuery(this.identity, this.line.checksSessions)
    return [...this.line.opening, this.line.prepares ? { name, text, values } : { text, values }]
  }

  private compiled(statement: RawBuilder<unknown>, plan: Planning): pg.QueryConfig {
    return prepared(statement, this.line.prepares ? plan : 'unprepared')
  }

  private async withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.line.pool.connect()
    let broken: Error | undefined
    const onError = (error: Error) => {
      broken = error
    }
    client.on('error', onError)
    const stream = streamOf(client)
    const onSilence = () => stream.destroy(new Error('Connection terminated: the database said nothing for too long'))
    stream.setTimeout(this.line.silenceTimeout)
    stream.on('timeout', onSilence)
    try {
      return await work(client)
    } finally {
      client.off('error', onError)
      stream.setTimeout(0)
      stream.off('timeout', onSilence)
      const unusable = broken ?? (spoiled.has(client) || client.getTransactionStatus() !== 'I')
      if (!unusable) this.line.lastAnswerAt = performance.now()
      client.release(unusable || isFull(client))
    }
  }
}

class TransactionDb implements Db {
  private over = false

  constructor(
    private readonly client: pg.PoolClient,
    private readonly compiled: (statement: RawBuilder<unknown>, plan: Planning) => pg.QueryConfig,
  ) {}

  /** The connection belongs to others from now on: a statement that comes late must not run among theirs. */
  end() {
    this.over = true
  }

  async query<Row>(statement: RawBuilder<Row>, plan: Planning = 'prepared'): Promise<Row[]> {
    if (this.over) throw new Error('The transaction of this handle is over')
    return (await send(this.client, this.compiled(statement, plan))).rows as Row[]
  }

  /** Runs in the same transaction: savepoints are not needed yet. */
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

/** How a transaction gives its statements more time than others have ("20min"). It is waited for as long. */
const OWN_TIME = /set_config\('statement_timeout', '(\d+)min'/

/** Undocumented, and the only way to it. */
const streamOf = (client: pg.ClientBase) =>
  (client as pg.ClientBase & { connection: { stream: Socket } }).connection.stream

/**
 * What is asked in one go leaves in one packet: packets cost more than most statements do. A statement with a name is known by it on
 * this connection from now on. With an opening, all of it is one transaction.
 */
function send(client: pg.ClientBase, query: pg.QueryConfig, opening: pg.QueryConfig[] = []): Promise<pg.QueryResult> {
  if (!corked.has(client)) {
    const stream = streamOf(client)
    corked.add(client)
    stream.cork()
    process.nextTick(() => {
      corked.delete(client)
      stream.uncork()
    })
  }
  const ownTime = OWN_TIME.exec(query.text)?.[1]
  if (ownTime !== undefined) streamOf(client).setTimeout(Number(ownTime) * 60_000 + SILENCE_MS)
  if (query.name !== undefined) {
    const known = preparedOn.get(client) ?? new Set()
    preparedOn.set(client, known.add(query.name))
  }
  const answer = opening.length > 0 ? queryInOneTrip(client, [...opening, query]) : client.query(query)
  traceStatement(query.text, answer)
  answer.catch((error: unknown) => {
    // Refused is an answer, too. Anything else broke off half-way: the database hangs up a moment after it says so, and the driver
    // takes a statement for prepared whose values it could not write down.
    if (!(error instanceof pg.DatabaseError) || error.severity === 'FATAL') spoiled.add(client)
  })
  return answer
}

function identityQuery({ claims, settings }: Identity, checksSessions: boolean) {
  const extra = Object.entries(settings)
  const session =
    checksSessions && claims.role === 'authenticated' && claims.sub !== undefined
      ? [claims.sub, claims.session_id ?? null]
      : []
  const parameters = [claims.role, JSON.stringify(claims), ...session, ...extra.flat()]
  // Checked in the packet that is sent anyway: a token ends with its session.
  const role =
    session.length > 0
      ? 'case when private.is_live($3::uuid, $4::uuid) then $1 else private.refuse_ended_session() end'
      : '$1'
  const first = 3 + session.length
  const extraCalls = extra.map((_, i) => `, set_config($${2 * i + first}, $${2 * i + first + 1}, true)`).join('')
  return {
    name: `identity-${session.length}-${extra.length}`,
    text: `select set_config('role', ${role}, true), set_config('request.jwt.claims', $2, true)${extraCalls}`,
    values: parameters,
  }
}

/** Statements whose names are remembered; those that were not used for longest make room, and are named again when they come. */
const PREPARED_STATEMENTS = 500
const statementNames = new Map<string, string>()
/** Part of their names. Another server's migration may change what `select *` answers, and PostgreSQL keeps to its old plans. */
let plansOf = 0

function forgetPlans() {
  plansOf++
  statementNames.clear()
}

/** Characters. A longer statement is a list of a thousand filters, and will not come again. */
const MAX_PREPARED_LENGTH = 20_000

/** Callers choose aliases, and so statements: a connection that holds this many is given up for a new one. */
const MAX_ON_A_CONNECTION = 2 * PREPARED_STATEMENTS
const preparedOn = new WeakMap<pg.ClientBase, Set<string>>()

function prepared(statement: RawBuilder<unknown>, plan: Planning): pg.QueryConfig {
  const { sql: text, parameters } = statement.compile(compiler)
  if (plan === 'unprepared' || text.length > MAX_PREPARED_LENGTH) return { text, values: [...parameters] }
  const name = statementNames.get(text) ?? `${plansOf}${createHash('sha1').update(text).digest('base64')}`
  // To the end of the line: a Map keeps the order of insertion.
  statementNames.delete(text)
  statementNames.set(text, name)
  if (statementNames.size > PREPARED_STATEMENTS) statementNames.delete(statementNames.keys().next().value!)
  return { name, text, values: [...parameters] }
}

function isFull(client: pg.ClientBase): boolean {
  return (preparedOn.get(client)?.size ?? 0) > MAX_ON_A_CONNECTION
}
