import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import { parse } from './parse'

const Headers = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/, 'must be 1 to 200 visible ASCII characters')
    .optional(),
})

/**
 * What makes a request and its repeats one; a request without such a header is one of its own. (CX-31)
 * @throws AppError `invalid_input`
 */
export const idempotencyKeyOf = (request: FastifyRequest): string =>
  parse(Headers, request.headers)['idempotency-key'] ?? randomUUID()
