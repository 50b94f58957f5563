import type { JobAnswer } from '@reelwright/shared'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import { AppError, signedIn, type RoutePlugin } from '../../../platform/http'
import type { MarketTools } from '../market-tools'
import { cancelJob, currentJob, findJob } from './own-jobs'

/** What goes on behind a page: asked for while it does, and cancelled. (OP-53) */
export const jobRoutes =
  (tools: MarketTools): RoutePlugin =>
  (app) => {
    app.get('/api/market/jobs/current', async (request): Promise<JobAnswer> => {
      const user = await signedIn(request, tools)
      return { success: true, data: await currentJob(tools, user) }
    })
    app.get('/api/market/jobs/:id', async (request): Promise<JobAnswer> => {
      const user = await signedIn(request, tools)
      return { success: true, data: await findJob(tools, user, idOf(request)) }
    })
    app.post('/api/market/jobs/:id/cancel', async (request): Promise<JobAnswer> => {
      const user = await signedIn(request, tools)
      return { success: true, data: await cancelJob(tools, user, idOf(request)) }
    })
  }

const Id = z.object({ id: z.guid() })

/** Whatever is no number of a job is one that nobody has. */
function idOf(request: FastifyRequest): string {
  const { data } = Id.safeParse(request.params)
  if (!data) throw new AppError('not_found', 'This job doesn’t exist')
  return data.id
}
