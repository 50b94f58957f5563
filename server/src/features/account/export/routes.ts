import { AccountExport, PRODUCT_NAME } from '@reelwright/shared'
import { AppError, perAccount, tokenUser, type RoutePlugin } from '../../../platform/http'
import { SIGNED_IN } from '../../../platform/open-api'
import type { Tools } from '../../../platform/tools'
import type { FileStore } from '../../../providers/files'
import { visitorOf } from '../visitor'
import { exportAccount } from './export-account'

/** Exports that one server writes at the same time: each holds a page of rows while its reader takes their time. */
const MAX_CONCURRENT = 8

const ARCHIVE = { type: 'string', contentMediaType: 'application/zip', contentSchema: AccountExport }

/** Export All Data. (B-SE-10, OP-55) */
export const exportRoutes =
  (tools: Tools & { files: FileStore }): RoutePlugin =>
  (app) => {
    const keyGenerator = perAccount('export', tools.tokens)
    let running = 0
    const rateLimit = { max: tools.config.rateLimits.export, timeWindow: '1 hour', keyGenerator }

    const schema = {
      summary: 'Exports everything the account owns as one ZIP; a few times an hour',
      description:
        '`reelwright-export.json` in it is an AccountExport. If the export fails midway, the connection is closed.',
      security: SIGNED_IN,
      response: { 200: { description: 'The archive', content: { 'application/zip': { schema: ARCHIVE } } } },
    }
    app.get('/export', { config: { rateLimit }, schema }, async (request, reply) => {
      // A session that has ended, or lacks its second factor, takes nothing home.
      await visitorOf(request, tools)
      if (running >= MAX_CONCURRENT)
        throw new AppError('unavailable', 'Too many exports are running. Try again in a few minutes.')
      // A client that has disconnected by now would never release its slot: there is no second "close".
      if (reply.raw.destroyed) throw new AppError('cancelled', 'The client left before the export was ready')
      running++
      reply.raw.once('close', () => running--)
      const stream = await exportAccount(tools, await tokenUser(request, tools.tokens))
      const day = new Date().toISOString().slice(0, 10)
      return reply
        .type('application/zip')
        .headers({
          'content-disposition': `attachment; filename="${PRODUCT_NAME.toLowerCase()}-export-${day}.zip"`,
          'cache-control': 'no-store',
        })
        .send(stream)
    })
  }
