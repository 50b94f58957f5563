import pg from 'pg'
import { measure, type Ask, type Measured } from './load'

/** The embedded database takes 60 connections; the server holds some of them. */
const MAX_CONNECTIONS = 40

export interface Statement {
  /** Prepared under this name on each connection. */
  name: string
  text: string
  values?: unknown[]
}

/** What is sent at once; the next trip waits for its answers, as the server's own next statement does. */
export type Trip = Statement[]

/** The work of one request: its round trips, in order. */
export type Work = (connection: DriverConnection) => Promise<unknown>

/** A database connection as the server has it, without the server. */
export class DriverConnection {
  private constructor(private readonly client: pg.Client) {}

  static async open(connectionString: string): Promise<DriverConnection> {
    const client = new pg.Client({ connectionString, pipeline: true })
    await client.connect()
    return new DriverConnection(client)
  }

  /** One round trip; answers with the rows of the last statement that has any. */
  async trip(statements: Trip): Promise<Record<string, unknown>[]> {
    const answers = await Promise.all(
      statements.map((statement) => this.client.query<Record<string, unknown>>(statement)),
    )
    return answers.filter(({ rows }) => rows.length > 0).at(-1)?.rows ?? []
  }

  /** One statement as somebody, the way the server sends it: four prepared statements in one round trip. */
  async asUser(claims: string, statement: Statement): Promise<Record<string, unknown>[]> {
    const [, , answer] = await Promise.all([
      this.client.query(BEGIN),
      this.client.query({ ...IDENTITY, values: ['authenticated', claims] }),
      this.client.query<Record<string, unknown>>(statement),
      this.client.query(COMMIT),
    ])
    return answer.rows
  }

  close() {
    return this.client.end()
  }
}

export const BEGIN = { name: 'begin', text: 'begin' }
export const COMMIT = { name: 'commit', text: 'commit' }
const IDENTITY = {
  name: 'identity',
  text: "select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)",
}

/** As many callers as asked for, over as many connections as the database has room for. */
export async function measureDriver(
  connectionString: string,
  work: Work,
  callers: number,
  seconds: number,
): Promise<Measured> {
  const size = Math.min(callers, MAX_CONNECTIONS)
  const open = await Promise.all(Array.from({ length: size }, () => DriverConnection.open(connectionString)))
  const free = [...open]
  const queue: ((connection: DriverConnection) => void)[] = []
  const ask: Ask = async () => {
    const connection = free.pop() ?? (await new Promise<DriverConnection>((resolve) => queue.push(resolve)))
    await work(connection)
    const next = queue.shift()
    if (next) next(connection)
    else free.push(connection)
  }
  try {
    return await measure(
      Array.from({ length: callers }, () => ask),
      seconds,
    )
  } finally {
    await Promise.all(open.map((connection) => connection.close()))
  }
}
