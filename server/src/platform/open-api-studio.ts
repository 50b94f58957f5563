import {
  GeneratedScript,
  PRODUCT_NAME,
  RefineRequest,
  RefineResult,
  ScriptAngles,
  ScriptBrief,
  ScriptExportRequest,
} from '@reelwright/shared'
import * as z from 'zod'
import { OPEN_PATHS } from './open-api-account'
import { failures, input, json, ref } from './open-api-parts'

const IdempotencyKey = {
  in: 'header',
  name: 'Idempotency-Key',
  schema: { type: 'string', maxLength: 200 },
  description: 'A repeated request gets the first response and costs nothing',
}

const GenerationAnswer = {
  type: 'object',
  properties: {
    success: { const: true },
    message: { type: 'string' },
    data: {
      type: 'object',
      properties: {
        script: ref('GeneratedScript'),
        suggestions: { type: 'array', maxItems: 5, items: { type: 'string' } },
      },
    },
    allowance: {
      type: 'object',
      properties: { used: { type: 'integer' }, limit: { type: ['integer', 'null'] } },
    },
  },
}

/** The product's own endpoints, from the schemas that parse their input. Auth and data follow the Supabase protocols. */
export const HAND_WRITTEN = {
  openapi: '3.1.0',
  info: { title: PRODUCT_NAME, version: '1' },
  components: {
    securitySchemes: {
      user: { type: 'http', scheme: 'bearer', description: 'The access token of a signed-in user' },
      operator: { type: 'http', scheme: 'bearer', description: 'The service role key (`npm run --silent keys`)' },
    },
    schemas: {
      ScriptBrief: input(ScriptBrief),
      GeneratedScript: z.toJSONSchema(GeneratedScript),
      GenerationAnswer,
      RefineRequest: input(RefineRequest),
      RefineResult: z.toJSONSchema(RefineResult),
      ScriptExportRequest: input(ScriptExportRequest),
    },
  },
  paths: {
    '/functions/v1/generate-script': {
      post: {
        summary: 'Writes a script from a product brief; uses the monthly allowance',
        security: [{ user: [] }],
        parameters: [
          IdempotencyKey,
          {
            in: 'header',
            name: 'Accept',
            schema: { type: 'string' },
            description: '`text/event-stream`: sent as events (beat, words, scene, restart, then script or error)',
          },
          {
            in: 'header',
            name: 'Prefer',
            schema: { enum: ['shape=sections', 'shape=scenes', 'shape=script-scenes'] },
            description: 'Returns the script in the format for older clients; JSON only',
          },
        ],
        requestBody: { required: true, ...json(ref('ScriptBrief')) },
        responses: {
          200: {
            description: 'The script',
            content: {
              'application/json': { schema: ref('GenerationAnswer') },
              'text/event-stream': { schema: { type: 'string' } },
            },
          },
          ...failures(400, 401, 402, 409, 413, 415, 422, 429, 503, 504),
        },
      },
    },
    '/functions/v1/refine-script': {
      post: {
        summary: 'Changes a script according to a request in plain words; does not use the allowance',
        security: [{ user: [] }],
        parameters: [
          {
            in: 'header',
            name: 'Accept',
            schema: { type: 'string' },
            description: '`text/event-stream`: sent as events (change for each scene, then refined or error)',
          },
        ],
        requestBody: { required: true, ...json(ref('RefineRequest')) },
        responses: {
          200: {
            description: 'The script, and what was done about the request',
            content: {
              ...json({
                type: 'object',
                properties: { success: { const: true }, message: { type: 'string' }, data: ref('RefineResult') },
              }).content,
              'text/event-stream': { schema: { type: 'string' } },
            },
          },
          ...failures(400, 401, 413, 415, 422, 429, 503, 504),
        },
      },
    },
    '/api/scripts/generate': {
      post: {
        summary: 'Writes a script from a product name alone; uses the monthly allowance',
        security: [{ user: [] }],
        parameters: [IdempotencyKey],
        requestBody: {
          required: true,
          ...json({
            type: 'object',
            required: ['product'],
            properties: {
              product: {
                anyOf: [{ type: 'string' }, { type: 'object' }],
                description: 'The name, or any fields of a ScriptBrief with at least `productName`',
              },
            },
          }),
        },
        responses: {
          200: {
            description: 'The spoken text as `script`, with the whole response of generate-script',
            ...json({ allOf: [ref('GenerationAnswer'), { properties: { script: { type: 'string' } } }] }),
          },
          ...failures(400, 401, 402, 409, 413, 415, 422, 429, 503, 504),
        },
      },
    },
    '/api/script-angles': {
      post: {
        summary: 'Lists the angles for a product brief, and the recognized kind of product; does not use the allowance',
        security: [{ user: [] }],
        requestBody: { required: true, ...json(ref('ScriptBrief')) },
        responses: {
          200: {
            description: 'The angles, best first',
            ...json({ allOf: [z.toJSONSchema(ScriptAngles), { properties: { success: { const: true } } }] }),
          },
          ...failures(400, 401, 413, 415, 429, 503, 504),
        },
      },
    },
    '/api/scripts/export': {
      post: {
        summary: 'Creates a PDF of a script as shown on the screen',
        security: [{ user: [] }],
        requestBody: { required: true, ...json(ref('ScriptExportRequest')) },
        responses: {
          200: {
            description: 'The PDF; its name is in Content-Disposition',
            content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
          },
          ...failures(400, 401, 403, 413, 415, 429, 503, 504),
        },
      },
    },
    ...OPEN_PATHS,
    '/api/health': {
      get: {
        summary: 'Checks that the server is running',
        responses: { 200: { description: 'The server is running' } },
      },
    },
    '/api/ready': {
      get: {
        summary: 'Checks that the database responds and has all migrations',
        responses: { 200: { description: 'The server is ready' }, ...failures(503) },
      },
    },
    '/api/config': {
      get: { summary: 'Public settings for the browser', responses: { 200: { description: 'The settings' } } },
    },
  },
}
