import { TEXTS, type StartedJobAnswer } from '@reelwright/shared'
import { AppError, perAccount, signedIn, type RoutePlugin } from '../../../platform/http'
import { startJob, waitForJob } from '../jobs/job'
import type { MarketTools } from '../market-tools'

/** Most analyses are over by then; what takes longer is a job to look after. */
const WAIT_MS = 8000
const MAX_BODY_BYTES = 16 * 1024

/** `POST /api/shop-analytics/analyze`: insights are recomputed. Without any figures there is nothing to change. (B-CL-28, OP-53) */
export const analysisRoutes =
  (tools: MarketTools): RoutePlugin =>
  (app) => {
    const keyGenerator = perAccount('analyze', tools.tokens)
    const rateLimit = { max: tools.config.rateLimits.market, timeWindow: '1 minute', keyGenerator }
    // Nothing is told by a body: an empty one is as good as `{}`, and as none.
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BODY_BYTES }, (_request, _body, done) =>
      done(null),
    )

    app.post('/api/shop-analytics/analyze', { config: { rateLimit } }, async (request, reply) => {
      const user = await signedIn(request, tools)
      const { id } = await startJob(tools, user.id, 'analyze')
      const job = await waitForJob(tools, id, WAIT_MS)
      if (job.state === 'failed') throw new AppError('unexpected', job.error ?? TEXTS.unexpected)
      if (job.state === 'cancelled') throw new AppError('conflict', 'This was canceled')
      const answer: StartedJobAnswer = { success: true, data: job }
      return reply.status(job.state === 'done' ? 200 : 202).send(answer)
    })
  }
