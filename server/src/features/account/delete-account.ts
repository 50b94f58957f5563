import type { AccountDeletion } from '@reelwright/shared'
import { AppError } from '../../platform/http'
import { endSubscription } from '../billing'
import type { AccountTools } from './account-tools'
import type { Visitor } from './visitor'

/** What a guest types, who has no address. */
const WITHOUT_ADDRESS = 'delete'

/**
 * Deletes the visitor's account with everything in it. Each step can be repeated: after a failure half-way the same request finishes.
 * (OP-55, B-SE-11)
 * @throws AppError that names the field, `too_many_requests`
 */
export async function deleteAccount(
  tools: AccountTools,
  visitor: Visitor,
  { confirmation, password }: AccountDeletion,
): Promise<void> {
  const { backEnd } = tools
  if (confirmation.toLowerCase() !== (visitor.email ?? WITHOUT_ADDRESS)) {
    throw new AppError('invalid_input', 'This is not your account’s email address.', { field: 'confirmation' })
  }
  if (visitor.hasPassword) {
    if (!password) throw new AppError('invalid_input', 'Enter your password.', { field: 'password' })
    if (!(await backEnd.checkPassword(visitor, password, visitor))) {
      await backEnd.record('account_deletion_refused', visitor.id, visitor, { reason: 'password' })
      throw new AppError('invalid_input', 'This password is not correct.', { field: 'password' })
    }
  }
  await endSubscription(tools, visitor.id)
  await backEnd.deleteAccount(visitor, visitor)
}
