import type { FastifyRequest } from 'fastify'
import type { Tokens } from '../jwt'
import { tokenUser } from './identity'

/**
 * What a limit counts requests of one kind by: the account, not the network address, so that people in one house do not take each
 * other's turn. Visitors are counted by address.
 */
export const perAccount = (what: string, tokens: Tokens) => (request: FastifyRequest) =>
  tokenUser(request, tokens).then(
    ({ id }) => `${what} ${id}`,
    () => request.ip,
  )
