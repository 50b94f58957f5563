import { createHmac, hkdfSync } from 'node:crypto'

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

/**
 * `secret` is the service role key: the one secret of the installation that a room is given. It is the same after a restart and
 * on every copy of the server, and whoever has it may act for every user anyway. A new JWT secret ends all sessions.
 */
export function createRefreshTokens(secret: string): RefreshTokens {
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `reelwright refresh token ${use}`, 32))
  const [tokenKey, hashKey] = [keyFor('value'), keyFor('hash')]
  return {
    tokenOf(rowId) {
      // 128 bits spread over 36^12 values: no value is noticeably likelier than another.
      const number = BigInt(`0x${createHmac('sha256', tokenKey).update(rowId).digest('hex').slice(0, 32)}`)
      return (number % 36n ** BigInt(TOKEN_LENGTH)).toString(36).padStart(TOKEN_LENGTH, '0')
    },
    hashOf: (token) => createHmac('sha256', hashKey).update(token).digest(),
  }
}
