import { AppError, requireOperator, type Room } from '../../platform/http'
import type { Tools } from '../../platform/tools'
import { testModel } from '../../providers/model'
import { leavingOf } from '../studio'

/** Each test may cost money. */
const TESTS_A_MINUTE = 10

/** `/api/model`: the language model of this installation. */
export const modelRoutes =
  (tools: Tools): Room =>
  (app) => {
    const limited = { config: { rateLimit: { max: TESTS_A_MINUTE, timeWindow: '1 minute' } } }

    app.post('/test', limited, async (request, reply) => {
      await requireOperator(request, tools)
      const { ai } = tools.config
      if (!ai) throw new AppError('not_found', 'No language model is set: the embedded writer writes all scripts.')
      void reply.header('cache-control', 'no-store')
      return { success: true, data: await testModel(ai, tools.log, leavingOf(reply)) }
    })
  }
