import type { FastifyRequest } from 'fastify'
import type { App } from '../../../platform/http'
import { described, OPERATOR } from '../../../platform/open-api'
import type { AuthTools } from '../auth-tools'
import { callerOf } from '../caller'
import { factorIdOf } from '../mfa/factors'
import { redirectTargetOf } from '../redirect-target'
import { bodyOf } from '../request-body'
import { readUser, userAnswer } from '../user'
import { createUser } from './create-user'
import { deleteUser } from './delete-user'
import { deleteFactor, listFactors } from './factors'
import { generateLink, readGenerateLink } from './generate-link'
import { invite, readInvite } from './invite'
import { listUsers, pageLinks, readList } from './list-users'
import { requireAdmin } from './require-admin'
import { updateUser } from './update-user'
import { flagOf, noSuchUser, readUserAttributes, userIdOf } from './user-attributes'

/** `/admin` and `/invite`: account administration with the service role key (contract 2.11). */
export function adminRoutes(app: App, tools: AuthTools) {
  const { config, db } = tools
  const caller = (request: FastifyRequest) => callerOf(request, config)
  // Before any input is looked at, so that a stranger learns nothing about it.
  const admin = (summary: string) => ({
    ...described(summary, OPERATOR),
    preHandler: (request: FastifyRequest) => requireAdmin(tools, request.headers.authorization),
  })

  app.get('/admin/users', admin('Lists the users'), async (request, reply) => {
    const input = readList(request.query as Record<string, unknown>)
    const { users, total } = await listUsers(tools, input)
    void reply.header('x-total-count', total).header('link', pageLinks(input, total, caller(request)))
    return { users, aud: 'authenticated' }
  })

  app.post('/admin/users', admin('Creates a user'), (request) =>
    createUser(tools, readUserAttributes(tools, bodyOf(request.body)), caller(request)),
  )

  app.get('/admin/users/:userId', admin('A user'), async (request) => {
    const user = await readUser(db, userIdOf(request.params))
    if (!user) throw noSuchUser()
    return userAnswer(user)
  })

  app.put('/admin/users/:userId', admin('Changes a user'), (request) =>
    updateUser(tools, userIdOf(request.params), readUserAttributes(tools, bodyOf(request.body)), caller(request)),
  )

  app.delete('/admin/users/:userId', admin('Deletes a user'), async (request) => {
    const soft = flagOf(bodyOf(request.body), 'should_soft_delete') ?? false
    await deleteUser(tools, userIdOf(request.params), soft, caller(request))
    return {}
  })

  app.get('/admin/users/:userId/factors', admin('Lists the factors of a user'), (request) =>
    listFactors(tools, userIdOf(request.params)),
  )

  app.delete('/admin/users/:userId/factors/:factorId', admin('Removes a factor of a user'), (request) => {
    const ids = { userId: userIdOf(request.params), factorId: factorIdOf(request.params) }
    return deleteFactor(tools, ids, caller(request))
  })

  app.post('/admin/generate_link', admin('Creates a link without sending it'), (request) => {
    const body = bodyOf(request.body)
    const redirectTo = redirectTargetOf(request, config, body.redirect_to)
    return generateLink(tools, readGenerateLink(tools, body), caller(request), redirectTo)
  })

  app.post('/invite', admin('Invites a user by email'), (request) => {
    const body = bodyOf(request.body)
    return invite(tools, readInvite(body), caller(request), redirectTargetOf(request, config, body.redirect_to))
  })
}
