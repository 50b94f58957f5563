import { ResultComparison, ResultsQuery } from '@reelwright/shared'
import { parseQuery, signedIn, type RoutePlugin } from '../../../platform/http'
import { SIGNED_IN, success } from '../../../platform/open-api'
import type { Tools } from '../../../platform/tools'
import { compareResults } from './compare-results'

/** `GET /results`: what came of posted videos, by how their scripts are made. */
export const resultRoutes =
  (tools: Tools): RoutePlugin =>
  (app) => {
    const schema = {
      summary: "Compares the results of the account's posted videos, grouped by a property of their scripts",
      security: SIGNED_IN,
      querystring: ResultsQuery,
      response: { 200: success('All videos and each group, with 95% intervals', ResultComparison) },
    }
    app.get('/results', { schema }, async (request) => {
      const user = await signedIn(request, tools)
      return { success: true, data: await compareResults(tools.db, user, parseQuery(request)) }
    })
  }
