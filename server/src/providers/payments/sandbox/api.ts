import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db'
import { expandPaths } from './expansion'
import { StripeFault, unknownAddress } from './faults'
import { readForm, readParameters, type Form } from './form'
import { ROUTES, type Route } from './routes-of-api'
import { inTransaction, reading, type SandboxContext, type Store } from './store'

interface Answer {
  status: number
  body: object
}

/** The provider's HTTP API: what its library says in, what it expects out. Never fails but when it is aborted. */
export function createApi(context: SandboxContext): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    request.signal.throwIfAborted()
    const requestId = `req_${randomBytes(8).toString('hex')}`
    const { status, body } = await answer(context, request).catch((thrown: unknown) => {
      if (thrown instanceof StripeFault) return faultAnswer(thrown)
      context.log.error({ err: thrown }, 'The sandbox failed')
      return faultAnswer(new StripeFault(500, { type: 'api_error', message: 'The sandbox failed.' }))
    })
    request.signal.throwIfAborted()
    return Response.json(body, { status, headers: { 'request-id': requestId } })
  }
}

const faultAnswer = ({ status, error }: StripeFault): Answer => ({ status, body: { error } })

async function answer(context: SandboxContext, request: Request): Promise<Answer> {
  const { pathname, searchParams } = new URL(request.url)
  if (!/^Bearer sk_test_\w+$/.test(request.headers.get('authorization') ?? '')) {
    throw new StripeFault(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' })
  }
  const found = findRoute(request.method, pathname)
  if (!found) throw unknownAddress(request.method, pathname)
  const body = await request.text()
  const form = readForm(searchParams, new URLSearchParams(body))
  const call = { ...found, form }
  // Reading: no transaction, each row as it is.
  if (request.method === 'GET') return perform(reading(context), call)

  const key = request.headers.get('idempotency-key')
  const digest = createHash('sha256')
    .update(`${request.method} ${pathname}\n${searchParams.toString()}\n${body}`)
    .digest('hex')
  return inTransaction(context, (store, db) =>
    key === null ? perform(store, call) : performOnce(db, store, call, { key, digest }),
  )
}

interface Call {
  route: Route
  ids: string[]
  form: Form
}

function findRoute(method: string, pathname: string): Pick<Call, 'route' | 'ids'> | undefined {
  for (const route of ROUTES) {
    if (route.method !== method) continue
    const match = route.path.exec(pathname)
    if (match) return { route, ids: match.slice(1) }
  }
  return undefined
}

/** What a card's bank refused is an answer: nothing was changed before it. Other faults undo the transaction. */
async function perform(store: Store, { route, ids, form }: Call): Promise<Answer> {
  try {
    const parameters = readParameters(route.parameters, form)
    const object = await route.answer(store, parameters, ids)
    return { status: 200, body: await expandPaths(store, object, parameters.expand ?? []) }
  } catch (thrown) {
    if (thrown instanceof StripeFault && thrown.status === 402) return faultAnswer(thrown)
    throw thrown
  }
}

/**
 * The same key with the same parameters is the same answer. Who comes while the first one is at work waits for its end, at the row.
 */
async function performOnce(db: Db, store: Store, call: Call, { key, digest }: { key: string; digest: string }) {
  if (key.length > 255) {
    throw new StripeFault(400, {
      type: 'idempotency_error',
      message: 'Idempotency keys may have at most 255 characters.',
    })
  }
  const [mine] = await db.query(sql<{ key: string }>`
    insert into private.sandbox_requests (key, digest) values (${key}, ${digest})
    on conflict (key) do nothing returning key`)
  if (!mine) {
    const [before] = await db.query(sql<{ digest: string; status: number; answer: object }>`
      select digest, status, answer from private.sandbox_requests where key = ${key}`)
    if (before && before.digest === digest) return { status: before.status, body: before.answer }
    throw new StripeFault(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    })
  }
  const answered = await perform(store, call)
  await db.query(sql`
    update private.sandbox_requests set status = ${answered.status}, answer = ${JSON.stringify(answered.body)}::jsonb
    where key = ${key}`)
  return answered
}
