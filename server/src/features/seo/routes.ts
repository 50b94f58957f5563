import { SeoRequest, SeoSuggestions } from '@reelwright/shared'
import { disconnectSignal, parseBody, signedIn, type RoutePlugin } from '../../platform/http'
import { SIGNED_IN, success } from '../../platform/open-api'
import type { Tools } from '../../platform/tools'

/** `/api/seo`: words for a listing and a post. (OP-02) */
export const seoRoutes =
  (tools: Tools): RoutePlugin =>
  (app) => {
    const schema = {
      summary: 'Suggests keywords for a listing and for a video post',
      security: SIGNED_IN,
      body: SeoRequest,
      response: { 200: success('The words', SeoSuggestions) },
      errors: [404, 422],
    }
    app.post('/suggest', { schema }, async (request, reply) => {
      const user = await signedIn(request, tools)
      // Loaded with the first call: its check brings long lists of words.
      const { suggestWords } = await import('./suggest-words')
      const data = await suggestWords(tools.db, user, parseBody(request), disconnectSignal(reply))
      void reply.header('cache-control', 'no-store')
      return { success: true, data }
    })
  }
