import { SeoRequest, SeoSuggestions } from '@reelwright/shared'
import * as z from 'zod'
import { failures, input, json, ref, SIGNED_IN, success } from './open-api-parts'

export const MARKET_SCHEMAS = {
  SeoRequest: input(SeoRequest),
  SeoSuggestions: z.toJSONSchema(SeoSuggestions, { unrepresentable: 'any' }),
}

export const MARKET_PATHS = {
  '/api/seo/suggest': {
    post: {
      summary: 'Suggests keywords for a listing and for a video post',
      security: SIGNED_IN,
      requestBody: { required: true, ...json(ref('SeoRequest')) },
      responses: {
        ...success('The words', ref('SeoSuggestions')),
        ...failures(400, 401, 403, 404, 413, 415, 429, 503),
      },
    },
  },
}
