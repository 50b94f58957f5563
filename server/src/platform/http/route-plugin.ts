import type { FastifyInstance } from 'fastify'

export type App = FastifyInstance

/** A Fastify plugin that adds routes relative to its own prefix. */
export type RoutePlugin = (app: App) => Promise<void> | void
