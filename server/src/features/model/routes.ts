import {
  ModelSettings,
  ModelSettingsInput,
  ModelTest,
  OwnModel,
  OwnModelInput,
} from '@reelwright/shared/model-settings'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { AiConfig } from '../../platform/config'
import {
  disconnectSignal,
  AppError,
  claimsOf,
  parse,
  parseBody,
  perAccount,
  requireOperator,
  signedIn,
  type RoutePlugin,
} from '../../platform/http'
import { OPERATOR, SIGNED_IN, success } from '../../platform/open-api'
import type { Tools } from '../../platform/tools'
import { testModel, type ScriptModel } from '../../providers/model'
import { requireAdministrator } from '../billing'
import { readOwnModel, readSettings, removeOwnModel, storedModel, writeOwnModel } from './model-store'
import { isCapped, recordUse } from './model-uses'
import { draftModel, saveSettings, showSettings } from './settings'

/** Each test may cost money. */
const TESTS_A_MINUTE = 10
const CHANGES_A_MINUTE = 30

const ADMINISTRATOR = 'Only for the administrator (ADMIN_EMAIL).'
const OWN_KEYS = 'Only where people may use their own key (AI_OWN_KEYS); else 404.'

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

    const settings = {
      summary: "The installation's language model, its spending cap and what it cost this month",
      description: ADMINISTRATOR,
      security: SIGNED_IN,
      response: { 200: success('The settings', ModelSettings) },
    }
    app.get('/settings', { schema: settings }, async (request) => {
      await requireAdministrator(request, tools)
      return { success: true, data: await showSettings(tools) }
    })

    const change = {
      summary: "Sets the installation's language model and its spending cap",
      description: `${ADMINISTRATOR} Without \`key\`, the stored one is kept if the provider and the address stay the same.`,
      security: SIGNED_IN,
      body: ModelSettingsInput,
      response: { 200: success('The settings as they are now', ModelSettings) },
      errors: [409],
    }
    app.put('/settings', { ...limit('model settings', CHANGES_A_MINUTE), schema: change }, async (request) => {
      const { id } = await requireAdministrator(request, tools)
      await saveSettings(tools, id, parseBody(request))
      tools.model.forget?.()
      return { success: true, data: await showSettings(tools) }
    })

    const test = {
      summary: 'Tests a language model by having it write a short script, within the spending cap',
      description: 'For the administrator and the operator. Without a body it tests the model that is set.',
      security: [...SIGNED_IN, ...OPERATOR],
      body: ModelSettingsInput,
      optionalBody: true,
      response: { 200: success('What the test found', ModelTest) },
      errors: [404],
    }
    app.post('/test', { ...limit('model test', TESTS_A_MINUTE), schema: test }, async (request, reply) => {
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

  const own = {
    summary: "The account's own language model; null: none is set",
    description: OWN_KEYS,
    security: SIGNED_IN,
    response: { 200: success('The model, without its key', OwnModel.nullable()) },
    errors: [404],
  }
  app.get('/own', { schema: own }, async (request) => {
    const { id } = await signedIn(request, tools)
    return { success: true, data: await show(id) }
  })
  const change = {
    ...own,
    summary: "Sets the account's own language model, which writes its scripts only",
    description: `${OWN_KEYS} Without \`key\`, the stored one is kept if the provider stays the same.`,
    body: OwnModelInput,
    response: { 200: success('The model as it is now', OwnModel.nullable()) },
  }
  app.put('/own', { ...limited, schema: change }, async (request) => {
    const { id } = await signedIn(request, tools)
    if (!(await writeOwnModel(tools, id, parseBody(request))))
      throw new AppError('invalid_input', 'Enter the key of this provider.', { field: 'key' })
    return { success: true, data: await show(id) }
  })
  const removal = {
    ...own,
    summary: "Deletes the account's own language model with its key",
    response: { 200: success('It is gone', z.null()) },
  }
  app.delete('/own', { ...limited, schema: removal }, async (request) => {
    const { id } = await signedIn(request, tools)
    await removeOwnModel(tools, id)
    return { success: true, data: null }
  })
}
