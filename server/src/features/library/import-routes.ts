import { KnownScript, KnownScriptsQuestion, MAX_IMPORT_BYTES, ScriptImport } from '@reelwright/shared'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import {
  disconnectSignal,
  AppError,
  perAccount,
  signedIn,
  type RoutePlugin,
  type SignedInUser,
} from '../../platform/http'
import { SIGNED_IN, success } from '../../platform/open-api'
import type { Tools } from '../../platform/tools'
import { importScripts, knownScripts } from './import-scripts'
import type { ImportBody, ReadImport } from './read-import'
import { readImportInThread } from './script-import-thread'
import { createTurns } from './turns'

/** Imports of one account that are under way: a few megabytes each. */
const MAX_OF_ONE = 3

/** `POST /import` and `POST /import/known`: scripts from elsewhere. Spends no allowance. */
export const importRoutes =
  (tools: Tools): RoutePlugin =>
  (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: MAX_IMPORT_BYTES },
      (_request, body, done) => done(null, body),
    )
    const keyGenerator = perAccount('import', tools.tokens)
    const limited = {
      config: { rateLimit: { max: tools.config.rateLimits.generate, timeWindow: '1 minute', keyGenerator } },
      bodyLimit: MAX_IMPORT_BYTES,
    }

    const inTurn = createTurns(MAX_OF_ONE, 'Your other imports are still running. Try again in a moment.')

    const importing = {
      summary: 'Imports scripts, all or none; does not use the allowance',
      security: SIGNED_IN,
      body: ScriptImport,
      response: { 200: success('The ids of the new scripts', z.object({ ids: z.array(z.string()) })) },
      errors: [404, 409],
    }
    app.post('/import', { ...limited, schema: importing }, async (request, reply) => {
      const user = await signedIn(request, tools)
      const signal = disconnectSignal(reply)
      const ids = await inTurn(user.id, async () => {
        const wanted = (await readBody('import', user, request, signal)) as ReadImport
        if (signal.aborted) throw new AppError('cancelled', 'The import was canceled')
        return importScripts(tools.db, user, wanted, signal)
      })
      return { success: true, data: { ids } }
    })

    const known = {
      summary: 'Says which of these titles the account already has, so that an import can skip them',
      security: SIGNED_IN,
      body: KnownScriptsQuestion,
      response: { 200: success('The scripts with these titles', z.object({ scripts: z.array(KnownScript) })) },
    }
    app.post('/import/known', { ...limited, schema: known }, async (request, reply) => {
      const user = await signedIn(request, tools)
      const { titles } = (await readBody('known', user, request, disconnectSignal(reply))) as KnownScriptsQuestion
      return { success: true, data: { scripts: await knownScripts(tools.db, user, titles) } }
    })
  }

const readBody = (kind: ImportBody['kind'], user: SignedInUser, { body }: FastifyRequest, signal: AbortSignal) =>
  readImportInThread({ kind, body: body instanceof Buffer ? body : Buffer.alloc(0) }, user.id, signal)
