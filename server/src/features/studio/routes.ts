import { randomUUID } from 'node:crypto'
import { ScriptBrief } from '@reelwright/shared'
import * as z from 'zod'
import { parse, signedIn, type Room } from '../../platform/http'
import type { Tools } from '../../platform/tools'
import type { ScriptModel } from '../../providers/model'
import { generateScript } from './generate-script'

const Headers = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/, 'must be 1 to 200 visible ASCII characters')
    .optional(),
})

/** What the browser calls through `functions.invoke`. */
export const studioFunctions =
  (tools: Tools & { model: ScriptModel }): Room =>
  (app) => {
    app.post(
      '/generate-script',
      { config: { rateLimit: { max: tools.config.rateLimits.generate, timeWindow: '1 minute' } } },
      async (request) => {
        const user = await signedIn(request, tools.tokens)
        const { 'idempotency-key': key } = parse(Headers, request.headers)
        const brief = parse(ScriptBrief, request.body)
        const { script, allowance } = await generateScript(tools, user, brief, key ?? randomUUID())
        // (B-CL-03, B-CL-07)
        const suggestions = script.hashtags.slice(0, 5)
        return { success: true, data: { script, suggestions }, message: 'Script generated', allowance }
      },
    )
  }
