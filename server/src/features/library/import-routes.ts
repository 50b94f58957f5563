import { KnownScriptsQuestion, LARGEST_IMPORT, ScriptImport } from '@reelwright/shared'
import { AppError, parse, perAccount, signedIn, type Room } from '../../platform/http'
import type { Tools } from '../../platform/tools'
import { leavingOf } from '../studio'
import { importScripts, knownScripts } from './import-scripts'
import { createTurns } from './turns'

/** Imports of one account that are under way: a few megabytes each. */
const MOST_OF_ONE = 3

/** `POST /import` and `POST /import/known`: scripts from elsewhere. Spends no allowance. */
export const importRoutes =
  (tools: Tools): Room =>
  (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: LARGEST_IMPORT },
      app.getDefaultJsonParser('error', 'ignore'),
    )
    const keyGenerator = perAccount('import', tools.tokens)
    const limited = {
      config: { rateLimit: { max: tools.config.rateLimits.generate, timeWindow: '1 minute', keyGenerator } },
      bodyLimit: LARGEST_IMPORT,
    }

    const inTurn = createTurns(MOST_OF_ONE, 'Your other imports are still running. Try again in a moment.')

    app.post('/import', limited, async (request, reply) => {
      const user = await signedIn(request, tools)
      const leaving = leavingOf(reply)
      const wanted = parse(ScriptImport, request.body)
      const ids = await inTurn(user.id, () => {
        if (leaving.aborted) throw new AppError('cancelled', 'The import was cancelled')
        return importScripts(tools.db, user, wanted, leaving)
      })
      return { success: true, data: { ids } }
    })

    app.post('/import/known', limited, async (request) => {
      const user = await signedIn(request, tools)
      const { titles } = parse(KnownScriptsQuestion, request.body)
      return { success: true, data: { scripts: await knownScripts(tools.db, user, titles) } }
    })
  }
