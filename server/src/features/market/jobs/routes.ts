import { MarketJob } from '@reelwright/shared'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import { AppError, signedIn, type RoutePlugin } from '../../../platform/http'
import { SIGNED_IN, success } from '../../../platform/open-api'
import type { MarketTools } from '../market-tools'
import { cancelJob, currentJob, findJob } from './own-jobs'

/** What goes on behind a page: asked for while it does, and cancelled. (OP-53) */
export const jobRoutes =
  (tools: MarketTools): RoutePlugin =>
  (app) => {
    const current = {
      summary: 'The job in progress, or null',
      security: SIGNED_IN,
      response: { 200: success('The job', MarketJob.nullable()) },
    }
    app.get('/api/market/jobs/current', { schema: current }, async (request) => {
      const user = await signedIn(request, tools)
      return { success: true, data: await currentJob(tools, user) }
    })
    const one = {
      summary: 'One job of the account',
      security: SIGNED_IN,
      params: JobPath,
      response: { 200: success('The job', MarketJob) },
      errors: [404],
    }
    app.get('/api/market/jobs/:id', { schema: one }, async (request) => {
      const user = await signedIn(request, tools)
      return { success: true, data: await findJob(tools, user, idOf(request)) }
    })
    const cancel = { ...one, summary: 'Cancels a job; unfinished work is not stored' }
    app.post('/api/market/jobs/:id/cancel', { schema: cancel }, async (request) => {
      const user = await signedIn(request, tools)
      return { success: true, data: await cancelJob(tools, user, idOf(request)) }
    })
  }

const JobPath = z.object({ id: z.guid() })

/** Whatever is no number of a job is one that nobody has. */
function idOf(request: FastifyRequest): string {
  const { data } = JobPath.safeParse(request.params)
  if (!data) throw new AppError('not_found', 'This job doesn’t exist')
  return data.id
}
