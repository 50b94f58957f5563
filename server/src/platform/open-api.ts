import swagger from '@fastify/swagger'
import { ERROR_STATUS, PRODUCT_NAME, type ErrorAnswer, type ErrorCode } from '@reelwright/shared'
import type { FastifySchema, RouteOptions } from 'fastify'
import * as z from 'zod'
import type { App } from './http'

declare module 'fastify' {
  interface FastifySchema {
    /** Statuses of failures that are not already implied: see `failuresOf`. */
    errors?: readonly number[]
    optionalBody?: boolean
  }
}

/** `security` of a route: the user's token, the same without the second factor, the service role key, or the public key. */
export const SIGNED_IN = [{ user: [] }]
export const FIRST_FACTOR = [{ session: [] }]
export const OPERATOR = [{ operator: [] }]
export const PUBLIC_KEY = [{ key: [] }]

const bearer = (description: string) => ({ type: 'http', scheme: 'bearer', description }) as const

const SECURITY_SCHEMES = {
  user: bearer('The access token of a signed-in user'),
  session: bearer('The access token of a signed-in user; the second factor is not required'),
  operator: bearer('The service role key (`npm run --silent keys`)'),
  key: { type: 'apiKey', in: 'header', name: 'apikey', description: 'The public key, see `/api/config`' } as const,
}

/** A JSON answer. */
export const json = <Schema extends z.ZodType>(description: string, schema: Schema) => ({
  description,
  content: { 'application/json': { schema } },
})

/** The type of `success` is loose: the compiler widens `true` in what handlers return. */
export const TRUE = z.literal(true) as z.ZodType<boolean, boolean>

/** The JSON answer of a route of ours that succeeded; `beside`: fields that older clients read beside `data`. */
export const success = <Data extends z.ZodType, Beside extends z.core.$ZodShape = {}>(
  description: string,
  data: Data,
  beside?: Beside,
) => json(description, z.object({ success: TRUE, data, ...(beside as Beside) }))

/** The answer of a route that has nothing to say but that it succeeded. */
export const done = (description: string) => json(description, z.object({ success: TRUE }))

/** An answer or a body that is a file. */
export const file = (type: string, description = '') => ({
  description,
  content: { [type]: { schema: z.any().meta({ type: 'string', format: 'binary' }) } },
})

/** An answer without a body. */
export const empty = (description: string) => ({ description, type: 'null' })

const ErrorBody = z
  .object({
    success: z.literal(false),
    error: z.string().describe('Describes what happened, for people'),
    code: z.enum(Object.keys(ERROR_STATUS) as ErrorCode[]),
    field: z.string().optional().describe('The path of the invalid field'),
    requestId: z.string(),
  })
  .meta({ id: 'Error' }) satisfies z.ZodType<ErrorAnswer>

/** Refers to the schema: it is the same for hundreds of answers, and converted once. */
const FAILURE = {
  description: 'See `error` and `code`',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
}

/** Options of a route that a summary is enough for. */
export const described = (summary: string, security: FastifySchema['security'] = []) => ({
  schema: { summary, security },
})

/** Options of a route that is not for clients: a page, or what refuses unknown addresses. */
export const HIDDEN = { schema: { hide: true } }

/** Hides all routes that a plugin adds from now on. */
export const hideRoutes = (app: App) => app.addHook('onRoute', (route) => void (route.schema = HIDDEN.schema))

/**
 * Describes every route that is added from now on by its `schema`; `app.swagger()` is the OpenAPI document. The schemas are not
 * compiled: handlers parse with them, after they know who asks, and errors keep the shape of their prefix.
 */
export async function describeRoutes(app: App) {
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => JSON.stringify)
  const named: Record<string, object> = {}
  const optionalBodies: { url: string; method: string }[] = []
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: PRODUCT_NAME, version: '1' },
      components: { securitySchemes: SECURITY_SCHEMES },
    },
    convertConstToEnum: false,
    transform: ({ schema, url, route }) => {
      const described = {
        url: url.replace(/(?<=.)\/$/, ''),
        schema: toJsonSchemas(complete(schema ?? {}, route), 'input', named) as FastifySchema,
      }
      if (schema?.optionalBody) optionalBodies.push({ url: described.url, method: String(route.method).toLowerCase() })
      return described
    },
    transformObject: (document) => {
      const { paths = {}, components, ...rest } = 'openapiObject' in document ? document.openapiObject : {}
      for (const { url, method } of optionalBodies)
        Object.assign(paths[url]?.[method as 'post']?.requestBody ?? {}, { required: false })
      toJsonSchema(ErrorBody, 'output', named)
      return { ...rest, components: { ...components, schemas: named }, paths } as never
    },
  })
}

/** Services whose answers and errors have the format of Supabase, by their prefix. */
const SUPABASE = new Map([
  ['auth', 'Supabase Auth'],
  ['rest', 'PostgREST'],
  ['storage', 'Supabase Storage'],
  ['realtime', 'Supabase Realtime'],
])

/** With its tag, and with every answer it can give. */
function complete(schema: FastifySchema, route: RouteOptions): FastifySchema {
  const [, first = '', second = ''] = route.url.split('/')
  const service = SUPABASE.get(first)
  const other = service
    ? { default: empty(`The answer, or an error, in the format of ${service}`) }
    : failuresOf(schema, route)
  const answers = schema.response ?? (service ? {} : { 200: empty('It succeeded') })
  return { ...schema, tags: [first === 'api' ? second : first], response: { ...answers, ...other } }
}

function failuresOf({ body, querystring, security = [], errors = [] }: FastifySchema, route: RouteOptions) {
  const asked = (scheme: string) => security.some((one) => scheme in one)
  const statuses = [
    ...errors,
    ...(body || querystring ? [400] : []),
    ...(body ? [413] : []),
    ...(body instanceof z.ZodType ? [415] : []),
    ...(security.length > 0 ? [401] : []),
    ...(asked('user') || asked('operator') ? [403] : []),
    ...(asked('user') || asked('session') ? [503] : []),
    ...(route.config?.rateLimit === false ? [] : [429]),
  ]
  return Object.fromEntries(statuses.map((status) => [status, FAILURE]))
}

/** The same with JSON Schema in place of each zod schema; what has an id goes to `named`. */
function toJsonSchemas(value: unknown, io: 'input' | 'output', named: Record<string, object>): unknown {
  if (value instanceof z.ZodType) return toJsonSchema(value, io, named)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, toJsonSchemas(part, key === 'response' ? 'output' : io, named)]),
  )
}

function toJsonSchema(schema: z.ZodType, io: 'input' | 'output', named: Record<string, object>): object {
  const converted = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // Answers may get new fields.
      if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
    },
  })
  const { $defs, ...rest } = JSON.parse(
    JSON.stringify(converted).replaceAll('"#/$defs/', '"#/components/schemas/'),
  ) as { $defs?: Record<string, object> }
  // What is sent and answered alike is described as it may be sent: with optional fields.
  Object.assign(named, io === 'input' ? $defs : { ...$defs, ...named })
  return rest
}
