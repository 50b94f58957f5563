import {
  ANSWER_SHAPES,
  GenerationAnswer,
  RefinementAnswer,
  ScriptAngles,
  ScriptBrief,
  type GenerationEvents,
  type RefinementEvents,
} from '@reelwright/shared'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import {
  disconnectSignal,
  IdempotencyHeaders,
  idempotencyKeyOf,
  parse,
  parseBody,
  signedIn,
  type RoutePlugin,
} from '../../platform/http'
import { json, SIGNED_IN, TRUE } from '../../platform/open-api'
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

const GENERATION_ERRORS = [402, 409, 422, 504]
const EVENTS = { 'text/event-stream': { schema: z.string() } }
const OlderAnswer = z
  .looseObject({ allowance: GenerationAnswer.shape.allowance })
  .describe('The script in the format that `Prefer` names')
const SimpleAnswer = GenerationAnswer.extend({ script: z.string().describe('The spoken text') })

/** What the browser calls through `functions.invoke`. */
export const studioFunctions =
  (tools: StudioTools): RoutePlugin =>
  (app) => {
    const limited = { config: limitsOf(tools) }

    const written = json('The script', GenerationAnswer.or(OlderAnswer))
    const generating = {
      summary: 'Writes a script from a product brief; uses the monthly allowance',
      security: SIGNED_IN,
      headers: IdempotencyHeaders.extend({
        accept: z
          .string()
          .optional()
          .describe('`text/event-stream`: sent as events (beat, words, scene, restart, then script or error)'),
        prefer: z
          .enum(ANSWER_SHAPES.map((shape) => `shape=${shape}`))
          .optional()
          .describe('Returns the script in the format for older clients; JSON only'),
      }),
      body: ScriptBrief,
      response: { 200: { ...written, content: { ...written.content, ...EVENTS } } },
      errors: GENERATION_ERRORS,
    }
    app.post('/generate-script', { ...limited, schema: generating }, async (request, reply) => {
      const generate = await generation(tools, request, reply, ScriptBrief)
      void reply.header('vary', 'accept, prefer')
      if (prefersEvents(request.headers.accept)) return answerByEvents(reply, 'script', generate)

      const answer = await generate()
      const shape = preferredShape(String(request.headers.prefer ?? ''))
      if (!shape) return answer
      void reply.header('preference-applied', `shape=${shape}`)
      return shaped(answer, shape)
    })

    const refined = json('The script, and what was done about the request', RefinementAnswer)
    const refining = {
      summary: 'Changes a script according to a request in plain words; does not use the allowance',
      security: SIGNED_IN,
      headers: z.object({
        accept: z
          .string()
          .optional()
          .describe('`text/event-stream`: sent as events (change for each scene, then refined or error)'),
      }),
      body: RefineBody,
      response: { 200: { ...refined, content: { ...refined.content, ...EVENTS } } },
      errors: [422, 504],
    }
    app.post('/refine-script', { ...limited, schema: refining }, async (request, reply) => {
      const user = await signedIn(request, tools)
      const input = parseBody(request)
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
    const schema = {
      summary: 'Writes a script from a product name alone; uses the monthly allowance',
      security: SIGNED_IN,
      headers: IdempotencyHeaders,
      body: SimpleRequest,
      response: { 200: json('The answer of generate-script, with the spoken text', SimpleAnswer) },
      errors: GENERATION_ERRORS,
    }
    app.post('/generate', { config: limitsOf(tools), schema }, async (request, reply) => {
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
    const schema = {
      summary: 'Lists the angles for a product brief, and the recognized kind of product; does not use the allowance',
      security: SIGNED_IN,
      body: ScriptBrief,
      response: { 200: json('The angles, best first', ScriptAngles.extend({ success: TRUE })) },
      errors: [504],
    }
    app.post('/script-angles', { config: limitsOf(tools), schema }, async (request, reply) => {
      const user = await signedIn(request, tools)
      const brief = parseBody(request)
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
