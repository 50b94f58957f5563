import cors from '@fastify/cors'
import type { App } from './route-plugin'

/** What the official client has to read on answers from another origin; without the first it cannot see error codes. */
const EXPOSED = [
  'X-Supabase-Api-Version',
  'X-Total-Count',
  'Link',
  'Content-Range',
  'Content-Location',
  'Location',
  'Preference-Applied',
  'Retry-After',
  'Proxy-Status',
  'x-request-id',
  'x-relay-error',
  'x-sb-error-code',
  'Content-Type',
  'Content-Length',
  'ETag',
  'WWW-Authenticate',
]

/**
 * Lets pages of every origin call a prefix (contract 1). No cookies are read there, so another origin gains nothing that it
 * would not have without a browser; every header it asks for is allowed, since client libraries add new ones.
 */
export async function openToOtherOrigins(app: App) {
  await app.register(cors, {
    origin: '*',
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    exposedHeaders: EXPOSED,
    maxAge: 86_400,
    strictPreflight: false,
    hideOptionsRoute: true,
  })
  // Helmet's default would keep pictures and scripts of other origins from being shown there.
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('cross-origin-resource-policy', 'cross-origin')
  })
}
