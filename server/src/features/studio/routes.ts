import { ScriptBrief, type GenerationEvents, type RefinementEvents } from '@reelwright/shared'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { disconnectSignal, idempotencyKeyOf, parse, signedIn, type RoutePlugin } from '../../platform/http'
import type { Tools } from '../../platform/tools'
import type { ScriptModel } from '../../providers/model'
import { prefersEvents } from './accept'
import { preferredShape, shaped } from './answer-shapes'
import { exportRoutes } from './export/routes'
import { answerByEvents, type Watcher } from './event-answer'
import { generateScript } from './generate-script'
import { listAngles } from './list-angles'
import { RefineBody, refineScript } from './refine-script'
import { SimpleRequest } from './simple-request'

type StudioTools = Tools & { model: ScriptModel }

/** What the browser calls through `functions.invoke`. */
export const studioFunctions =
  (tools: StudioTools): RoutePlugin =>
  (app) => {
    const limited = { config: limitsOf(tools) }

    app.post('/generate-script', limited, async (request, reply) => {
      const generate = await generation(tools, request, reply, ScriptBrief)
      void reply.header('vary', 'accept, prefer')
      if (prefersEvents(request.headers.accept)) return answerByEvents(reply, 'script', generate)

      const answer = await generate()
      const shape = preferredShape(String(request.headers.prefer ?? ''))
      if (!shape) return answer
      void reply.header('preference-applied', `shape=${shape}`)
      return shaped(answer, shape)
    })

    app.post('/refine-script', limited, async (request, reply) => {
      const user = await signedIn(request, tools)
      const input = parse(RefineBody, request.body)
      const clientSignal = disconnectSignal(reply)
      const refine = (watcher?: Watcher<RefinementEvents>) => refineScript(tools, user, input, clientSignal, watcher)
      void reply.header('vary', 'accept')
      return prefersEvents(request.headers.accept) ? answerByEvents(reply, 'refined', refine) : refine()
    })
  }

/** The simple studio's own call, and scripts on paper. (B-CL-32, OP-45) */
export const studioApi =
  (tools: StudioTools): RoutePlugin =>
  (app) => {
    void app.register(exportRoutes(tools))
    app.post('/generate', { config: limitsOf(tools) }, async (request, reply) => {
      const generate = await generation(tools, request, reply, SimpleRequest)
      const answer = await generate()
      // What the simple studio shows and lets people edit is text. (B-SS-03)
      return { ...answer, script: answer.data.script.spoken_script }
    })
  }

/** What the form asks while a product is typed. */
export const studioAngles =
  (tools: StudioTools): RoutePlugin =>
  (app) => {
    app.post('/script-angles', { config: limitsOf(tools) }, async (request, reply) => {
      const user = await signedIn(request, tools)
      const brief = parse(ScriptBrief, request.body)
      return { success: true, ...(await listAngles(tools, user, brief, disconnectSignal(reply))) }
    })
  }

/** Who asks for what, once it is known to be right; the writing itself is still to be started. */
async function generation(
  tools: StudioTools,
  request: FastifyRequest,
  reply: FastifyReply,
  schema: z.ZodType<ScriptBrief>,
) {
  const user = await signedIn(request, tools)
  const idempotencyKey = idempotencyKeyOf(request)
  const input = { brief: parse(schema, request.body), idempotencyKey, clientSignal: disconnectSignal(reply) }
  return (watcher?: Watcher<GenerationEvents>) => generateScript(tools, user, input, watcher)
}

const limitsOf = ({ config }: StudioTools) => ({
  rateLimit: { max: config.rateLimits.generate, timeWindow: '1 minute' },
})
