import type { FastifyReply, FastifyRequest } from 'fastify'
import { openToOtherOrigins, type App, type RoutePlugin } from '../../platform/http'
import { described, PUBLIC_KEY } from '../../platform/open-api'
import type { Tools } from '../../platform/tools'
import { sendAnswer, type Answer } from './answer'
import { answerCall } from './call-request'
import { renderRestErrors } from './errors'
import { describeSchema } from './open-api'
import { readRequest, type Asked } from './request'
import { invalidPath, isSchemaMiss, noSuchMethod, notAvailable } from './rest-error'
import { answerTable } from './table-requests'
import { followSchema } from './schema/follow-schema'
import { SchemaCache } from './schema/schema-cache'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/** The data API: tables and functions of the exposed schemas, seen through the caller's rights. */
export const rest =
  (tools: Tools): RoutePlugin =>
  async (app) => {
    await openToOtherOrigins(app)
    const { log, config, db } = tools
    const onError = (error: unknown) => log.warn({ err: error }, 'The schema of the data API could not be read again')
    const cache = new SchemaCache(db, exposable(config.rest.schemas), onError)
    const stop = followSchema(tools, cache)
    app.addHook('onClose', async () => stop())
    renderRestErrors(app)
    takeBodiesAsBytes(app)

    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const asked = await readRequest(tools, cache, request)
      const answer = await respond(asked).catch(async (error: unknown) => {
        if (!isSchemaMiss(error) || !(await cache.renew())) throw error
        return respond({ ...asked, schema: await cache.get(asked.schema.name) })
      })
      return sendAnswer(reply, answer)
    }
    const route = (url: string, summary: string) =>
      app.route({ method: METHODS, url, exposeHeadRoute: false, ...described(summary, PUBLIC_KEY), handler })
    route('/', 'Describes the tables and functions')
    route('/*', 'Reads and changes the rows of a table, or calls a function')
  }

/** Schemas that hold secrets or belong to PostgreSQL. */
const CLOSED = /^(?:private|auth|information_schema|pg_.*)$/

function exposable(schemas: string[]): string[] {
  const closed = schemas.filter((name) => CLOSED.test(name))
  if (closed.length) throw new Error(`REST_SCHEMAS: ${closed.join(', ')} cannot be exposed`)
  if (schemas.length === 0) throw new Error('REST_SCHEMAS: name at least one schema')
  return schemas
}

/** PostgreSQL reads the JSON; before that only its outline matters, and that is the parser's. */
function takeBodiesAsBytes(app: App) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}

async function respond(asked: Asked): Promise<Answer> {
  const [first = '', name, ...rest] = asked.path.split('/')
  if (asked.path.includes('\0') || rest.length) throw invalidPath()
  if (first === 'rpc' && name) return answerCall(asked, name)
  if (name !== undefined) throw invalidPath()
  return first === '' ? describe(asked) : answerTable(asked, first)
}

async function describe(asked: Asked): Promise<Answer> {
  if (!asked.isRead) throw noSuchMethod(asked.method)
  if (asked.media.kind !== 'openapi' && asked.media.kind !== 'json') throw notAvailable(asked.media.contentType)
  return describeSchema(asked)
}
