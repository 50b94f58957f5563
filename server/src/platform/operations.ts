import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { sql } from 'kysely'
import { clientErrors } from './client-errors'
import { AppError, type App } from './http'
import { OPEN_API } from './open-api'
import type { Tools } from './tools'

/** What operators and the browser ask about the server itself. Mounted at the root, so that its measure hears every room. */
export function operations(app: App, { config, db, tokens }: Tools) {
  const metrics = new Registry()
  collectDefaultMetrics({ register: metrics })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of the answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [metrics],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })

  app.get('/api/health', () => ({ status: 'ok' }))

  app.get('/api/ready', async () => {
    const [row] = await db.query<{ migrations: number }>(
      sql`select count(*)::int as migrations from private.kysely_migration`,
    )
    if (!row?.migrations) throw new AppError('unavailable', 'The database is not migrated yet')
    return { status: 'ready', migrations: row.migrations }
  })

  app.get('/api/config', (request) => ({
    // For outside clients. A page of ours goes by `sameOrigin`: behind a proxy we may not know the name it was opened by.
    supabaseUrl: `${request.protocol}://${request.host}`,
    sameOrigin: true,
    anonKey: tokens.anonKey,
    billing: { requireSubscription: config.requireSubscription },
    google: config.google !== undefined,
    supportEmail: config.support.email,
    communityUrl: config.support.communityUrl ?? null,
    // Whoever lets another service read their briefs is told which. Null: nothing leaves this server.
    scriptModel: config.ai?.provider ?? null,
  }))

  clientErrors(app)

  app.get('/api/openapi.json', () => OPEN_API)

  app.get('/metrics', (_request, reply) => {
    void reply.type(metrics.contentType)
    return metrics.metrics()
  })
}
