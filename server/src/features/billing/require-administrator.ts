import type { FastifyRequest } from 'fastify'
import { AppError, signedIn, type SignedInUser } from '../../platform/http'
import type { Tools } from '../../platform/tools'
import { readAccountPlan } from './account-plan'

/** The signed-in account whose confirmed address is `ADMIN_EMAIL`. @throws AppError `not_signed_in`, `forbidden` */
export async function requireAdministrator(request: FastifyRequest, tools: Tools): Promise<SignedInUser> {
  const user = await signedIn(request, tools)
  const { plan } = await readAccountPlan(tools, user.id)
  if (plan !== 'admin') throw new AppError('forbidden', 'Only the administrator can do this')
  return user
}
