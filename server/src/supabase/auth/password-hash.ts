import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createConcurrencyLimiter } from '../../platform/concurrency-limiter'
import type { PasswordCost } from '../../platform/tools'
import { tooManyRequests } from './auth-error'

export interface Passwords {
  hash(password: string): Promise<string>
  /** Takes as long for an account without a password, or without an account, as for any other. */
  verify(stored: string | null | undefined, password: string): Promise<boolean>
}

/** Argon2id, the library's default kind, as OWASP recommends: 19 MiB, two passes. About 25 ms of one core. */
const COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** About a second of waiting on two cores; beyond that an early "no" serves everybody better. */
const MAX_QUEUED = 64

/** One queue for the whole process, shared by all modules. */
const limit = createConcurrencyLimiter(availableParallelism(), MAX_QUEUED, tooManyRequests)

/** Hashing for the whole server: never more at once than it has cores. Not to be awaited inside a transaction. */
export async function createPasswords(cost = COST): Promise<Passwords> {
  const nobodys = await hash(randomBytes(32), cost)
  return {
    hash: (password) => limit(() => hash(password, cost)),
    async verify(stored, password) {
      const matches = await limit(() => verify(stored ?? nobodys, password))
      return matches && typeof stored === 'string'
    },
  }
}
