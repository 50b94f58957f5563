import { MarketJob, NO_PARTNER_SOURCE, TEXTS } from '@reelwright/shared'
import { AppError, perAccount, signedIn, type RoutePlugin } from '../../../platform/http'
import { SIGNED_IN, success } from '../../../platform/open-api'
import { startJob, waitForJob } from '../jobs/job'
import type { MarketTools } from '../market-tools'
import { hasShop } from '../shop/read-shop'

/** Most scrapes are over by then; what takes longer is a job to look after. */
const WAIT_MS = 8000
const MAX_BODY_BYTES = 16 * 1024

/** `POST /api/shop-analytics/scrape-partner-data`: the feed and the own shop are read. (B-CL-26, OP-53) */
export const scrapeRoutes =
  (tools: MarketTools): RoutePlugin =>
  (app) => {
    const keyGenerator = perAccount('scrape', tools.tokens)
    const rateLimit = { max: tools.config.rateLimits.market, timeWindow: '1 minute', keyGenerator }
    // Nothing is told by a body: an empty one is as good as `{}`, and as none.
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BODY_BYTES }, (_request, _body, done) =>
      done(null),
    )

    const schema = {
      summary: "Fetches the operator's feed and the data of the connected shop; no body is needed",
      security: SIGNED_IN,
      response: {
        200: success('What was fetched: it is finished', MarketJob),
        202: success('The job is running', MarketJob),
      },
      errors: [409, 413, 422, 502],
    }
    app.post('/api/shop-analytics/scrape-partner-data', { config: { rateLimit }, schema }, async (request, reply) => {
      const user = await signedIn(request, tools)
      if (!tools.config.market.feed && !(await hasShop(tools, user.id)))
        throw new AppError('refused', NO_PARTNER_SOURCE)
      const { id } = await startJob(tools, user.id, 'scrape')
      const job = await waitForJob(tools, id, WAIT_MS)
      if (job.state === 'failed') throw new AppError('provider_failed', job.error ?? TEXTS.unexpected)
      if (job.state === 'cancelled') throw new AppError('conflict', 'This was canceled')
      return reply.status(job.state === 'done' ? 200 : 202).send({ success: true, data: job })
    })
  }
