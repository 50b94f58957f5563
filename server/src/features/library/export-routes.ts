import * as z from 'zod'
import { disconnectSignal, AppError, parseBody, perAccount, signedIn, type RoutePlugin } from '../../platform/http'
import { file, SIGNED_IN } from '../../platform/open-api'
import type { Tools } from '../../platform/tools'
import { attachment, writePdf as ownThread, type PdfWriter } from '../studio'
import { knownZone, TimeZone } from './days'
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
  tz: TimeZone.describe('The time zone of the day in the name of an archive'),
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

    const schema = {
      summary: 'Exports scripts as text or PDF; several as a ZIP',
      security: SIGNED_IN,
      body: ExportQuestion,
      response: { 200: file('application/octet-stream', 'The file; its name is in Content-Disposition') },
      errors: [404],
    }
    app.post('/export', { config: { rateLimit }, schema }, async (request, reply) => {
      const user = await signedIn(request, tools)
      const { ids, format, tz } = parseBody(request)
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
