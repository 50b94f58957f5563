import { ERROR_STATUS, GeneratedScript, PRODUCT_NAME, ScriptBrief } from '@reelwright/shared'
import * as z from 'zod'

const json = (schema: object) => ({ content: { 'application/json': { schema } } })

const ErrorBody = {
  type: 'object',
  required: ['success', 'error', 'code', 'requestId'],
  properties: {
    success: { const: false },
    error: { type: 'string', description: 'Says what happened, for people' },
    code: { enum: Object.keys(ERROR_STATUS) },
    field: { type: 'string', description: 'The faulty field of the input, as a path' },
    requestId: { type: 'string' },
  },
}

const failures = (...statuses: number[]) =>
  Object.fromEntries(
    statuses.map((status) => [String(status), { description: 'See `error` and `code`', ...json(ErrorBody) }]),
  )

/** The product's own endpoints, from the schemas that parse their input. Auth and data follow the Supabase protocols. */
export const OPEN_API = {
  openapi: '3.1.0',
  info: { title: PRODUCT_NAME, version: '1' },
  components: {
    securitySchemes: { user: { type: 'http', scheme: 'bearer', description: 'The access token of a signed-in user' } },
    schemas: {
      ScriptBrief: z.toJSONSchema(ScriptBrief, { io: 'input', unrepresentable: 'any' }),
      GeneratedScript: z.toJSONSchema(GeneratedScript),
    },
  },
  paths: {
    '/functions/v1/generate-script': {
      post: {
        summary: 'Writes a script from a product brief, out of the monthly allowance',
        security: [{ user: [] }],
        parameters: [
          {
            in: 'header',
            name: 'Idempotency-Key',
            schema: { type: 'string', maxLength: 200 },
            description: 'A repeat gets the first answer and costs nothing',
          },
        ],
        requestBody: { required: true, ...json({ $ref: '#/components/schemas/ScriptBrief' }) },
        responses: {
          200: {
            description: 'The script',
            ...json({
              type: 'object',
              properties: {
                success: { const: true },
                message: { type: 'string' },
                data: {
                  type: 'object',
                  properties: {
                    script: { $ref: '#/components/schemas/GeneratedScript' },
                    suggestions: { type: 'array', maxItems: 5, items: { type: 'string' } },
                  },
                },
                allowance: {
                  type: 'object',
                  properties: { used: { type: 'integer' }, limit: { type: ['integer', 'null'] } },
                },
              },
            }),
          },
          ...failures(400, 401, 402, 409, 413, 415, 422, 429, 503),
        },
      },
    },
    '/api/health': { get: { summary: 'The server lives', responses: { 200: { description: 'It does' } } } },
    '/api/ready': {
      get: {
        summary: 'The database answers and is migrated',
        responses: { 200: { description: 'It is' }, ...failures(503) },
      },
    },
    '/api/config': {
      get: { summary: 'Public settings for the browser', responses: { 200: { description: 'The settings' } } },
    },
  },
}
