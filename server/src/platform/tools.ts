import type { Config } from './config'
import type { Db, Notifications } from './db'
import type { Tokens } from './jwt'
import type { Log } from './log'

/** What every module works with. Made once in `main.ts`, or by `testApp()`. */
export interface Tools {
  config: Config
  db: Db
  notifications: Notifications
  tokens: Tokens
  log: Log
  /** Argon2id cost of password hashes. Only tests set it, to cheaper ones. */
  passwordCost?: PasswordCost
}

export interface PasswordCost {
  memoryCost: number
  timeCost: number
  parallelism: number
}
