import { ERROR_STATUS } from '@reelwright/shared'
import * as z from 'zod'

/** What descriptions of endpoints are put together from. */

export const json = (schema: object) => ({ content: { 'application/json': { schema } } })

const ErrorBody = {
  type: 'object',
  required: ['success', 'error', 'code', 'requestId'],
  properties: {
    success: { const: false },
    error: { type: 'string', description: 'Describes what happened, for people' },
    code: { enum: Object.keys(ERROR_STATUS) },
    field: { type: 'string', description: 'The path of the invalid field' },
    requestId: { type: 'string' },
  },
}

export const failures = (...statuses: number[]) =>
  Object.fromEntries(
    statuses.map((status) => [String(status), { description: 'See `error` and `code`', ...json(ErrorBody) }]),
  )

export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
export const input = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })

export const SIGNED_IN = [{ user: [] }]

/** The answer of an endpoint that succeeded. */
export const success = (description: string, data: object) => ({
  200: {
    description,
    ...json({ type: 'object', required: ['success', 'data'], properties: { success: { const: true }, data } }),
  },
})

export const object = (properties: Record<string, object>) => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
})
export const TEXT = { type: 'string' }
export const TEXT_OR_NULL = { type: ['string', 'null'] }
export const COUNT = { type: 'integer', minimum: 0 }
export const MOMENT = { type: 'string', format: 'date-time' }
export const MOMENT_OR_NULL = { type: ['string', 'null'], format: 'date-time' }
