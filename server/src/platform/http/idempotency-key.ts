import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import { parse } from './parse'

/** `headers` of a route that reads the key. */
export const IdempotencyHeaders = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/, 'must be 1 to 200 visible ASCII characters')
    .optional()
    .describe('A repeated request gets the first response and costs nothing'),
})

/**
 * What makes a request and its repeats one; a request without such a header is one of its own. (CX-31)
 * @throws AppError `invalid_input`
 */
export const idempotencyKeyOf = (request: FastifyRequest): string =>
  parse(IdempotencyHeaders, request.headers)['idempotency-key'] ?? randomUUID()
