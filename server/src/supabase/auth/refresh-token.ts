import { createHmac } from 'node:crypto'
import type { Tokens } from '../../platform/jwt'

/**
 * Refresh tokens exist in no place but the client: the server makes one from the random id of its row and a secret of the
 * installation, and finds the row by a hash with that secret. So a token can be handed out a second time (two tabs that refresh
 * at once, contract 2.6) without being stored, and a stolen copy of the database is worth nothing.
 */
export interface RefreshTokens {
  tokenOf(rowId: string): string
  hashOf(token: string): Buffer
}

export const TOKEN_LENGTH = 12

/** A new JWT secret ends all sessions. */
export function createRefreshTokens({ deriveKey }: Pick<Tokens, 'deriveKey'>): RefreshTokens {
  const [tokenKey, hashKey] = [deriveKey('refresh token value'), deriveKey('refresh token hash')]
  return {
    tokenOf(rowId) {
      // 128 bits spread over 36^12 values: no value is noticeably likelier than another.
      const number = BigInt(`0x${createHmac('sha256', tokenKey).update(rowId).digest('hex').slice(0, 32)}`)
      return (number % 36n ** BigInt(TOKEN_LENGTH)).toString(36).padStart(TOKEN_LENGTH, '0')
    },
    hashOf: (token) => createHmac('sha256', hashKey).update(token).digest(),
  }
}
