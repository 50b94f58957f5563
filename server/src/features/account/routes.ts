import { AccountDeletion, AccountSession, count, RecoveryCodeUse, SubscriptionSummary } from '@reelwright/shared'
import * as z from 'zod'
import { parseBody, type App, type RoutePlugin } from '../../platform/http'
import { FIRST_FACTOR, SIGNED_IN, success } from '../../platform/open-api'
import { subscriptionSummary } from '../billing'
import type { AccountTools, AccountRouteTools } from './account-tools'
import { createBackEnd } from './back-end'
import { deleteAccount } from './delete-account'
import { exportRoutes } from './export/routes'
import { notificationEmailRoutes } from './notification-emails/routes'
import { applyRecoveryCode, countRecoveryCodes, makeRecoveryCodes } from './recovery-codes'
import { endSession, listSessions, noSuchSession } from './sessions'
import { visitorOf } from './visitor'

/** `/api/account`: what an account's owner sees and does beside their rows. (OP-20, OP-55, CX-15) */
export const accountRoutes =
  (tools: AccountRouteTools): RoutePlugin =>
  async (app) => {
    const all = { ...tools, backEnd: await createBackEnd(tools) }
    app.addHook('onRequest', async (_request, reply) => {
      void reply.header('cache-control', 'no-store')
    })
    sessionRoutes(app, all)
    recoveryRoutes(app, all)

    const subscription = {
      summary: 'Plan, allowance and use of the account',
      security: SIGNED_IN,
      response: { 200: success('The subscription', SubscriptionSummary) },
    }
    app.get('/subscription', { schema: subscription }, async (request) => {
      const visitor = await visitorOf(request, tools)
      return { success: true, data: await subscriptionSummary(tools, visitor.id) }
    })
    const deletion = {
      summary: 'Deletes the account with its subscription, rows and files, and ends its sessions',
      security: SIGNED_IN,
      body: AccountDeletion,
      response: { 200: success('It is gone', z.object({})) },
      errors: [422, 502],
    }
    app.post('/delete', { ...perMinute(all), schema: deletion }, async (request) => {
      const visitor = await visitorOf(request, tools)
      await deleteAccount(all, visitor, parseBody(request))
      return { success: true, data: {} }
    })
    await app.register(exportRoutes(tools))
    await app.register(notificationEmailRoutes(tools))
  }

const SessionPath = z.object({ id: z.guid() })

/** What a thief would try often. */
const perMinute = ({ config }: AccountTools) => ({
  config: { rateLimit: { max: config.rateLimits.factor, timeWindow: '1 minute' } },
})

function sessionRoutes(app: App, tools: AccountTools) {
  const list = {
    summary: 'Lists the sessions of the account; the current session comes first',
    security: SIGNED_IN,
    response: { 200: success('The sessions', z.array(AccountSession)) },
  }
  app.get('/sessions', { schema: list }, async (request) => {
    const visitor = await visitorOf(request, tools)
    return { success: true, data: await listSessions(tools, visitor) }
  })
  const end = {
    summary: 'Ends another session of the account',
    security: SIGNED_IN,
    params: SessionPath,
    response: { 200: success('It has ended', z.object({})) },
    errors: [404, 422],
  }
  app.delete('/sessions/:id', { schema: end }, async (request) => {
    const visitor = await visitorOf(request, tools)
    const path = SessionPath.safeParse(request.params)
    if (!path.success) throw noSuchSession()
    await endSession(tools, visitor, path.data.id.toLowerCase())
    return { success: true, data: {} }
  })
}

function recoveryRoutes(app: App, tools: AccountTools) {
  const left = {
    summary: 'How many recovery codes are left',
    security: SIGNED_IN,
    response: { 200: success('The count', z.object({ remaining: count })) },
  }
  app.get('/recovery-codes', { schema: left }, async (request) => {
    const visitor = await visitorOf(request, tools)
    return { success: true, data: { remaining: await countRecoveryCodes(tools, visitor) } }
  })
  const create = {
    summary: 'Creates ten new recovery codes; the old ones stop working. Requires the second factor in this session',
    security: SIGNED_IN,
    response: { 200: success('The codes, shown only once', z.object({ codes: z.array(z.string()) })) },
    errors: [409, 422],
  }
  app.post('/recovery-codes', { ...perMinute(tools), schema: create }, async (request) => {
    const visitor = await visitorOf(request, tools)
    return { success: true, data: { codes: await makeRecoveryCodes(tools, visitor) } }
  })
  const use = {
    summary: 'Turns off the second factor with a recovery code, for a session without it',
    security: FIRST_FACTOR,
    body: RecoveryCodeUse,
    response: { 200: success('It is off', z.object({})) },
    errors: [422],
  }
  app.post('/recovery-codes/use', { ...perMinute(tools), schema: use }, async (request) => {
    const visitor = await visitorOf(request, tools, 'spared')
    await applyRecoveryCode(tools, visitor, parseBody(request).code)
    return { success: true, data: {} }
  })
}
