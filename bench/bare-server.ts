import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import pg from 'pg'

/**
 * What saving a script costs at the least: HTTP, a signed token, and one insert into a table with a primary key and the index of a list.
 * `saving.ts` starts it as a process of its own, with DATABASE_URL and SECRET, and reads its port from the first line of output.
 */
const COLUMNS = [
  'user_id',
  'title',
  'script_text',
  'script_data',
  'product_name',
  'video_style',
  'tone',
  'video_length',
]
const INSERT = {
  name: 'insert',
  text: `insert into bench.scripts (${COLUMNS.join(', ')}) values (${COLUMNS.map((_, i) => `$${i + 1}`).join(', ')})`,
}
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
await pool.query(`
  create schema if not exists bench;
  create table if not exists bench.scripts (id uuid primary key default gen_random_uuid(), user_id uuid not null, title text not null,
    script_text text not null, script_data jsonb not null, product_name text, video_style text, tone text, video_length int,
    created_at timestamptz not null default now());
  create index if not exists newest on bench.scripts (user_id, created_at desc)`)

const server = createServer((request, response) => {
  answer(request).then(
    (status) => response.writeHead(status, { 'content-length': 0 }).end(),
    (error: unknown) => response.writeHead(500).end(String(error)),
  )
})
server.listen(0, '127.0.0.1', () => console.log((server.address() as { port: number }).port))
process.once('SIGTERM', () => process.exit())

async function answer(request: IncomingMessage): Promise<number> {
  const userId = userOf(request.headers.authorization?.slice('Bearer '.length) ?? '')
  if (userId === undefined) return 401
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>
  await pool.query({ ...INSERT, values: COLUMNS.map((name) => (name === 'user_id' ? userId : body[name])) })
  return 201
}

function userOf(token: string): string | undefined {
  const [head = '', claims = '', signature = ''] = token.split('.')
  const right = createHmac('sha256', process.env.SECRET ?? '')
    .update(`${head}.${claims}`)
    .digest()
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: string }).sub
}
