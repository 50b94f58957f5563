import { ResultsQuery } from '@reelwright/shared'
import { parse, signedIn, type RoutePlugin } from '../../../platform/http'
import type { Tools } from '../../../platform/tools'
import { compareResults } from './compare-results'

/** `GET /results`: what came of posted videos, by how their scripts are made. */
export const resultRoutes =
  (tools: Tools): RoutePlugin =>
  (app) => {
    app.get('/results', async (request) => {
      const user = await signedIn(request, tools)
      return { success: true, data: await compareResults(tools.db, user, parse(ResultsQuery, request.query)) }
    })
  }
