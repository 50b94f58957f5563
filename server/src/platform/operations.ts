import * as z from 'zod'
import { clientErrors } from './client-errors'
import type { App } from './http'
import { metricsText, registry } from './metrics'
import { admitScraper } from './metrics-access'
import { createQueueLook } from './metrics-queues'
import { json } from './open-api'
import { createReadiness } from './ready'
import type { Tools } from './tools'
import { webVitals } from './web-vitals'

/** What operators and the browser ask about the server itself. `watchAnswers` measures every route. */
export function operations(
  app: App,
  { config, db, tokens, model }: Tools & { model: { provider?(): Promise<string | null> } },
) {
  const lookAtQueues = createQueueLook({ db, config })
  const readiness = createReadiness(app, db)

  // Balancers ask all the time and from one address. Counting them would need the database, whose absence these two have to outlive.
  const uncounted = { config: { rateLimit: false as const } }
  const health = {
    summary: 'Checks that the server is running',
    response: { 200: json('The server is running', z.object({ status: z.string() })) },
  }
  app.get('/api/health', { ...uncounted, schema: health }, () => ({ status: 'ok' }))
  const ready = {
    summary: 'Checks that the database responds and has all migrations',
    response: { 200: json('The server is ready', z.object({ status: z.string(), migrations: z.int() })) },
    errors: [503],
  }
  app.get('/api/ready', { ...uncounted, schema: ready }, async () => ({
    status: 'ready',
    migrations: await readiness(),
  }))

  const settings = {
    summary: 'Public settings for the browser',
    response: { 200: json('The settings', z.looseObject({})) },
  }
  app.get('/api/config', { schema: settings }, async (request) => ({
    // For outside clients. A page of ours goes by `sameOrigin`: behind a proxy we may not know the name it was opened by.
    supabaseUrl: `${request.protocol}://${request.host}`,
    sameOrigin: true,
    anonKey: tokens.anonKey,
    billing: {
      requireSubscription: config.requireSubscription,
      provider: config.billing.stripe ? 'stripe' : config.billing.sandbox ? 'sandbox' : null,
      extras: config.billing.extras,
    },
    google: config.google !== undefined,
    partnerData: (config.market.feed ?? config.market.tikTokShop) !== undefined,
    supportEmail: config.support.email,
    communityUrl: config.support.communityUrl ?? null,
    // Users see which service reads their briefs. Null: nothing leaves this server.
    scriptModel: (await model.provider?.()) ?? config.ai?.provider ?? null,
    ownModels: config.models.ownKeys,
  }))

  clientErrors(app)
  webVitals(app)

  app.get('/api/openapi.json', { schema: { summary: 'This description' } }, () => app.swagger())

  const metrics = {
    summary: 'Metrics for Prometheus',
    description: 'See docs/operation.md for who may read them.',
    response: { 200: { description: 'The metrics', content: { 'text/plain': { schema: z.string() } } } },
    errors: [401, 404],
  }
  app.get('/metrics', { schema: metrics }, async (request, reply) => {
    admitScraper(request, config)
    await lookAtQueues()
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await metricsText())
  })
}
