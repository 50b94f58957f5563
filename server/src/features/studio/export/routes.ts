import { ScriptExportRequest } from '@reelwright/shared'
import { disconnectSignal, parseBody, perAccount, signedIn, type RoutePlugin } from '../../../platform/http'
import { file, SIGNED_IN } from '../../../platform/open-api'
import type { Tools } from '../../../platform/tools'
import { attachment, fileName } from './file-name'
import { type PdfWriter, writePdf } from './pdf-writer'

/** `POST /export`: a script as a PDF to read, to shoot by or to speak from. Saves nothing, costs no allowance. */
export const exportRoutes =
  (tools: Pick<Tools, 'config' | 'db' | 'tokens'>, write: PdfWriter = writePdf): RoutePlugin =>
  (app) => {
    const keyGenerator = perAccount('pdf', tools.tokens)
    const rateLimit = { max: tools.config.rateLimits.generate, timeWindow: '1 minute', keyGenerator }

    const schema = {
      summary: 'Creates a PDF of a script as shown on the screen',
      security: SIGNED_IN,
      body: ScriptExportRequest,
      response: { 200: file('application/pdf', 'The PDF; its name is in Content-Disposition') },
      errors: [504],
    }
    app.post('/export', { config: { rateLimit }, schema }, async (request, reply) => {
      const user = await signedIn(request, tools)
      const input = parseBody(request)
      const pdf = await write(input, user.id, disconnectSignal(reply))
      return reply
        .type('application/pdf')
        .headers({
          'content-disposition': attachment(fileName(input.script.title, input.layout)),
          'cache-control': 'no-store',
        })
        .send(Buffer.from(pdf))
    })
  }
