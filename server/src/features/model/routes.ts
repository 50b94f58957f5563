import { ModelSettingsInput, OwnModelInput, type OwnModel } from '@reelwright/shared/model-settings'
import type { FastifyRequest } from 'fastify'
import type { AiConfig } from '../../platform/config'
import {
  disconnectSignal,
  AppError,
  claimsOf,
  parse,
  perAccount,
  requireOperator,
  signedIn,
  type RoutePlugin,
} from '../../platform/http'
import type { Tools } from '../../platform/tools'
import { testModel, type ScriptModel } from '../../providers/model'
import { requireAdministrator } from '../billing'
import { readOwnModel, readSettings, removeOwnModel, storedModel, writeOwnModel } from './model-store'
import { isCapped, recordUse } from './model-uses'
import { draftModel, saveSettings, showSettings } from './settings'

/** Each test may cost money. */
const TESTS_A_MINUTE = 10
const CHANGES_A_MINUTE = 30

type ModelRouteTools = Tools & { model: ScriptModel }

/** `/api/model`: the language model of this installation, and of people who bring their own key. */
export const modelRoutes =
  (tools: ModelRouteTools): RoutePlugin =>
  async (app) => {
    const limit = (what: string, max: number) => ({
      config: { rateLimit: { max, timeWindow: '1 minute', keyGenerator: perAccount(what, tools.tokens) } },
    })
    app.addHook('onRequest', async (_request, reply) => {
      void reply.header('cache-control', 'no-store')
    })

    app.get('/settings', async (request) => {
      await requireAdministrator(request, tools)
      return { success: true, data: await showSettings(tools) }
    })

    app.put('/settings', limit('model settings', CHANGES_A_MINUTE), async (request) => {
      const { id } = await requireAdministrator(request, tools)
      await saveSettings(tools, id, parse(ModelSettingsInput, request.body))
      tools.model.forget?.()
      return { success: true, data: await showSettings(tools) }
    })

    app.post('/test', limit('model test', TESTS_A_MINUTE), async (request, reply) => {
      const userId = await administratorOrOperator(request, tools)
      const ai = await modelToTest(tools, request.body)
      if (!ai) throw new AppError('not_found', 'No AI model is set up, so the built-in writer writes all scripts.')
      const data = await testModel(ai, tools.log, {
        signal: disconnectSignal(reply),
        capped: await isCapped(tools, ai, await readSettings(tools)),
        onUsage: (usage) => recordUse(tools, 'test', userId, usage),
      })
      return { success: true, data }
    })

    if (tools.config.models.ownKeys) ownModelRoutes(app, tools, limit('own model', CHANGES_A_MINUTE))
  }

/** @returns undefined for the operator, who has no account. */
async function administratorOrOperator(request: FastifyRequest, tools: ModelRouteTools): Promise<string | undefined> {
  const claims = await claimsOf(request, tools.tokens).catch(() => undefined)
  if (claims?.role === 'authenticated') return (await requireAdministrator(request, tools)).id
  await requireOperator(request, tools)
  return undefined
}

/** What the form holds, or what is set. */
async function modelToTest(tools: ModelRouteTools, body: unknown): Promise<AiConfig | undefined> {
  const { ai } = tools.config
  if (ai) return ai
  const given = typeof body === 'object' && body !== null && 'provider' in body
  return given ? draftModel(tools, parse(ModelSettingsInput, body)) : storedModel(tools, await readSettings(tools))
}

function ownModelRoutes(app: Parameters<RoutePlugin>[0], tools: ModelRouteTools, limited: object) {
  const show = async (userId: string): Promise<OwnModel | null> => {
    const found = await readOwnModel(tools, userId)
    if (!found) return null
    return { provider: found.provider, model: found.model, key: found.apiKey === undefined ? 'lost' : 'set' }
  }

  app.get('/own', async (request) => {
    const { id } = await signedIn(request, tools)
    return { success: true, data: await show(id) }
  })
  app.put('/own', limited, async (request) => {
    const { id } = await signedIn(request, tools)
    if (!(await writeOwnModel(tools, id, parse(OwnModelInput, request.body))))
      throw new AppError('invalid_input', 'Enter the key of this provider.', { field: 'key' })
    return { success: true, data: await show(id) }
  })
  app.delete('/own', limited, async (request) => {
    const { id } = await signedIn(request, tools)
    await removeOwnModel(tools, id)
    return { success: true, data: null }
  })
}
