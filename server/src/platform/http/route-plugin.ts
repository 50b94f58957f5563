import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, FastifyTypeProvider, RawServerDefault } from 'fastify'
import type * as z from 'zod'

/** What a handler returns must fit what its route describes as its answer. What comes in is unknown until the handler has parsed it. */
interface DescribedAnswers extends FastifyTypeProvider {
  validator: unknown
  serializer: this['schema'] extends z.ZodType ? z.input<this['schema']> : unknown
}

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  DescribedAnswers
>

/** A Fastify plugin that adds routes relative to its own prefix. */
export type RoutePlugin = (app: App) => Promise<void> | void
