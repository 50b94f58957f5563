import { withSettings, type Answer } from './answer'
import { argumentsSql, buildCall, givenParameters } from './build/call'
import { findFunction, getsWholeBody } from './build/find-function'
import { newBuild } from './build/scope'
import { formatRead } from './format'
import { parseArguments, textArguments, type Arguments } from './parse/body'
import { parseQuery } from './parse/query'
import type { Asked } from './request'
import { notAvailable, RestError } from './rest-error'
import { runRead, type Suspects } from './run'
import type { SqlFunction } from './schema/schema'

/** A call of a function; rows it returns are treated like a table's. */
export async function answerCall(asked: Asked, name: string): Promise<Answer> {
  const { method, isRead, schema, preferences } = asked
  if (!isRead && method !== 'POST') throw new RestError(405, 'PGRST101', `Cannot use the ${method} method on RPC`)
  if (asked.media.kind === 'openapi') throw notAvailable('application/openapi+json')
  const query = parseQuery(asked.search, isRead)
  const sent = isRead
    ? { named: textArguments(query.args), whole: '' }
    : parseArguments(asked.body, asked.contentType, query.columns)
  const bodyType = isRead ? undefined : asked.bodyType
  const called = findFunction(schema, { name, given: sent.named.names, bodyType })
  if (preferences.handling === 'strict' && preferences.maxAffected !== undefined && !called.returnsSet) {
    const message = 'Function must return SETOF or TABLE when max-affected preference is used with handling=strict'
    throw new RestError(400, 'PGRST128', message)
  }

  const given = getsWholeBody(called, bodyType) ? wholeBody(called, sent.whole) : sent.named
  const build = newBuild(schema, query, asked.maxRows)
  const isReadOnly = isRead || !called.isVolatile
  const statement = buildCall(build, called, given, { ...asked, withBody: method !== 'HEAD', isReadOnly })
  const row = await runRead(asked.session(isReadOnly), statement, {
    literals: build.literals,
    body: suspectsOf(called, given),
  })
  const answer = formatRead(asked, row, statement.range, asked.maxRows, 'call')
  return withSettings(called.returns === 'void' ? withoutBody(answer) : answer, row)
}

function wholeBody({ parameters: [only] }: SqlFunction, body: string | Buffer): Arguments {
  // As text, a backslash would be read as PostgreSQL's own notation of bytes.
  return { kind: 'body', names: [], body: only?.type === 'bytea' ? Buffer.from(body) : body }
}

function withoutBody({ headers }: Answer): Answer {
  const { 'content-type': _type, 'content-profile': _profile, ...others } = headers
  return { status: 204, headers: others }
}

function suspectsOf(called: SqlFunction, given: Arguments): Suspects['body'] {
  if (given.kind === 'body') return undefined
  return {
    names: given.names,
    label: (name) => `Parameter "${name}"`,
    expand: (names) => argumentsSql(given, givenParameters(called, names)),
  }
}
