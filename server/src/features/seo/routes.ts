import { SeoRequest } from '@reelwright/shared'
import { parse, signedIn, type RoutePlugin } from '../../platform/http'
import type { Tools } from '../../platform/tools'

/** `/api/seo`: words for a listing and a post. (OP-02) */
export const seoRoutes =
  (tools: Tools): RoutePlugin =>
  (app) => {
    app.post('/suggest', async (request, reply) => {
      const user = await signedIn(request, tools)
      // Loaded with the first call: it brings half a megabyte of words.
      const { suggestWords } = await import('./suggest-words')
      const data = await suggestWords(tools.db, user, parse(SeoRequest, request.body))
      void reply.header('cache-control', 'no-store')
      return { success: true, data }
    })
  }
