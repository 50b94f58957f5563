import * as z from 'zod'
import { disconnectSignal, AppError, parse, perAccount, signedIn, type RoutePlugin } from '../../platform/http'
import type { Tools } from '../../platform/tools'
import { attachment, writePdf as ownThread, type PdfWriter } from '../studio'
import { knownZone } from './days'
import { EXPORT_FORMATS, exportScripts, MAX_EXPORTED } from './export-scripts'

/** Archives that one server writes at the same time. */
const MAX_CONCURRENT = 8

const ExportQuestion = z.object({
  ids: z
    .array(z.guid())
    .min(1, 'must name a script')
    .max(MAX_EXPORTED, `must name ${MAX_EXPORTED} scripts or fewer`)
    .transform((ids) => [...new Set(ids.map((id) => id.toLowerCase()))]),
  format: z.enum(EXPORT_FORMATS),
  /** Whose day stands in the name of an archive. */
  tz: z.string().max(60).default('UTC'),
})

/** `POST /export`: own scripts as text or PDF, several as a ZIP. (CX-16) */
export const exportRoutes =
  (tools: Tools, writePdf: PdfWriter = ownThread): RoutePlugin =>
  (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('application/json', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'ignore'))
    const keyGenerator = perAccount('scripts', tools.tokens)
    const rateLimit = { max: tools.config.rateLimits.generate, timeWindow: '1 minute', keyGenerator }
    let running = 0

    app.post('/export', { config: { rateLimit } }, async (request, reply) => {
      const user = await signedIn(request, tools)
      const { ids, format, tz } = parse(ExportQuestion, request.body)
      const day = new Date().toLocaleDateString('sv-SE', { timeZone: knownZone(tz) })
      if (running >= MAX_CONCURRENT)
        throw new AppError('unavailable', 'Too many exports are running. Try again in a moment.')
      const signal = disconnectSignal(reply)
      // A client that has disconnected by now would never release its slot.
      if (signal.aborted) throw new AppError('cancelled', 'The client left before the export was ready')
      running++
      reply.raw.once('close', () => running--)
      const options = { ids, format, day, signal }
      const { name, type, content } = await exportScripts({ ...tools, writePdf }, user, options)
      return reply.type(type).header('content-disposition', attachment(name)).send(content)
    })
  }
