import { AccountDeletion, RecoveryCodeUse } from '@reelwright/shared'
import * as z from 'zod'
import { parse, type App, type RoutePlugin } from '../../platform/http'
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

    app.get('/subscription', async (request) => {
      const visitor = await visitorOf(request, tools)
      return { success: true, data: await subscriptionSummary(tools, visitor.id) }
    })
    app.post('/delete', perMinute(all), async (request) => {
      const visitor = await visitorOf(request, tools)
      await deleteAccount(all, visitor, parse(AccountDeletion, request.body))
      return { success: true, data: {} }
    })
    await app.register(exportRoutes(tools))
    await app.register(notificationEmailRoutes(tools))
  }

/** What a thief would try often. */
const perMinute = ({ config }: AccountTools) => ({
  config: { rateLimit: { max: config.rateLimits.factor, timeWindow: '1 minute' } },
})

function sessionRoutes(app: App, tools: AccountTools) {
  app.get('/sessions', async (request) => {
    const visitor = await visitorOf(request, tools)
    return { success: true, data: await listSessions(tools, visitor) }
  })
  app.delete<{ Params: { id: string } }>('/sessions/:id', async (request) => {
    const visitor = await visitorOf(request, tools)
    const id = z.guid().safeParse(request.params.id)
    if (!id.success) throw noSuchSession()
    await endSession(tools, visitor, id.data.toLowerCase())
    return { success: true, data: {} }
  })
}

function recoveryRoutes(app: App, tools: AccountTools) {
  app.get('/recovery-codes', async (request) => {
    const visitor = await visitorOf(request, tools)
    return { success: true, data: { remaining: await countRecoveryCodes(tools, visitor) } }
  })
  app.post('/recovery-codes', perMinute(tools), async (request) => {
    const visitor = await visitorOf(request, tools)
    return { success: true, data: { codes: await makeRecoveryCodes(tools, visitor) } }
  })
  app.post('/recovery-codes/use', perMinute(tools), async (request) => {
    const visitor = await visitorOf(request, tools, 'spared')
    await applyRecoveryCode(tools, visitor, parse(RecoveryCodeUse, request.body).code)
    return { success: true, data: {} }
  })
}
