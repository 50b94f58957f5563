import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { measure, type Ask, type Measured } from './load'

/** The embedded database takes 60 connections; the server holds some of them. */
const MOST_CONNECTIONS = 40

/** How the server itself reaches its embedded database. */
export function databaseUrl(dataDir: string): string {
  const { databasePassword } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as {
    databasePassword: string
  }
  const port = readFileSync(join(dataDir, 'database', 'postmaster.pid'), 'utf8').split('\n')[3]
  return `postgresql://reelwright:${databasePassword}@127.0.0.1:${port}/reelwright`
}

/** One statement as somebody, the way the server sends it: four prepared statements in one round trip. */
export class DriverConnection {
  private constructor(
    private readonly client: pg.Client,
    private readonly claims: string,
  ) {}

  static async open(connectionString: string, claims: object): Promise<DriverConnection> {
    const client = new pg.Client({ connectionString, pipeline: true })
    await client.connect()
    return new DriverConnection(client, JSON.stringify(claims))
  }

  async query(text: string): Promise<string> {
    const [, , answer] = await Promise.all([
      this.client.query({ name: 'begin', text: 'begin' }),
      this.client.query({
        name: 'identity',
        text: "select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)",
        values: ['authenticated', this.claims],
      }),
      this.client.query<{ body: string }>({ name: 'list', text }),
      this.client.query({ name: 'commit', text: 'commit' }),
    ])
    return answer.rows[0]?.body ?? ''
  }

  close() {
    return this.client.end()
  }
}

/** As many callers as asked for, over as many connections as the database has room for. */
export async function measureDriver(
  connectionString: string,
  claims: object,
  text: string,
  callers: number,
  seconds: number,
): Promise<Measured> {
  const size = Math.min(callers, MOST_CONNECTIONS)
  const open = await Promise.all(Array.from({ length: size }, () => DriverConnection.open(connectionString, claims)))
  const free = [...open]
  const queue: ((connection: DriverConnection) => void)[] = []
  const ask: Ask = async () => {
    const connection = free.pop() ?? (await new Promise<DriverConnection>((resolve) => queue.push(resolve)))
    await connection.query(text)
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
