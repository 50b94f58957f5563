import * as z from 'zod'

/** The bodies of calls under `/api/account`. */
export const RecoveryCodeUse = z.object({
  /** As printed, "7h2k-9qxd": case, blanks and hyphens do not count. */
  code: z.string().trim().min(1, 'Enter a recovery code.').max(40),
})

/** Both are asked for again: neither a forgotten screen nor a stray click deletes an account. */
export const AccountDeletion = z.object({
  /** The account's own address, typed. */
  confirmation: z.string().trim().min(1, 'Enter your email address to confirm.').max(320),
  /** Needed where the account has one. */
  password: z.string().max(200).optional(),
})
export type AccountDeletion = z.input<typeof AccountDeletion>
