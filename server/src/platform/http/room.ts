import type { FastifyInstance } from 'fastify'

export type App = FastifyInstance

/** A room mounts its routes on the app it is given, relative to its own prefix. */
export type Room = (app: App) => Promise<void> | void
