import { WebVitals } from '@reelwright/shared'
import { ClientError } from './client-errors'
import { json, failures, input } from './open-api-parts'

export const OPEN_PATHS = {
  '/api/client-errors': {
    post: {
      summary: "Reports an error on a page, for the operator's log",
      requestBody: { required: true, ...json(input(ClientError)) },
      responses: { 204: { description: 'Noted' }, ...failures(400, 413, 415, 429) },
    },
  },
  '/api/web-vitals': {
    post: {
      summary: 'Reports how fast a page was, for the metrics; anonymous',
      requestBody: { required: true, ...json(input(WebVitals)) },
      responses: { 204: { description: 'Counted' }, ...failures(400, 413, 415, 429) },
    },
  },
}
