import type { App } from '../../../platform/http'
import { described, PUBLIC_KEY } from '../../../platform/open-api'
import type { AuthTools } from '../auth-tools'
import { callerOf } from '../caller'
import { identify } from '../identify'
import { bodyOf } from '../request-body'
import { challenge } from './challenge'
import { enroll, readEnroll } from './enroll'
import { factorIdOf } from './factors'
import { unenroll } from './unenroll'
import { readVerify, verify } from './verify'

/** `/factors`: second factors (contract 2.9). */
export function mfaRoutes(app: App, tools: AuthTools) {
  const { config } = tools
  const perMinute = { config: { rateLimit: { max: config.rateLimits.factor, timeWindow: '1 minute' } } }

  app.post('/factors', { ...perMinute, ...described('Adds a second factor', PUBLIC_KEY) }, async (request) => {
    const visitor = await identify(tools, request.headers.authorization)
    return enroll(tools, visitor, readEnroll(bodyOf(request.body)), callerOf(request, config))
  })

  const challenging = described('Asks for a code of a factor', PUBLIC_KEY)
  app.post('/factors/:factorId/challenge', { ...perMinute, ...challenging }, async (request) => {
    const visitor = await identify(tools, request.headers.authorization)
    return challenge(tools, visitor, factorIdOf(request.params), callerOf(request, config))
  })

  const verifying = described('Checks a code of a factor', PUBLIC_KEY)
  app.post('/factors/:factorId/verify', { ...perMinute, ...verifying }, async (request) => {
    const visitor = await identify(tools, request.headers.authorization)
    const input = readVerify(factorIdOf(request.params), bodyOf(request.body))
    return verify(tools, visitor, input, callerOf(request, config))
  })

  app.delete('/factors/:factorId', described('Removes a factor', PUBLIC_KEY), async (request) => {
    const visitor = await identify(tools, request.headers.authorization)
    return unenroll(tools, visitor, factorIdOf(request.params), callerOf(request, config))
  })
}
