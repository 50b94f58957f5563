import type { FastifyRequest } from 'fastify'
import { ScriptListQuery } from '@reelwright/shared'
import * as z from 'zod'
import { AppError, parse, signedIn, type RoutePlugin } from '../../platform/http'
import type { Tools } from '../../platform/tools'
import { scheduleBin } from './bin'
import { knownZone } from './days'
import { countColumns, countFolders, listChoices, summarise } from './figures'
import { listScripts } from './list'
import { exportRoutes } from './export-routes'
import { importRoutes } from './import-routes'
import { scheduleIndexing } from './index-scripts'
import { resultRoutes } from './results/routes'
import { listVersions, restoreVersion } from './versions'

const KanbanQuery = z.object({ folder: z.union([z.guid(), z.literal('none')]).optional() })
const StatsQuery = z.object({ tz: z.string().max(60).default('UTC') })

/**
 * `/api/scripts/library`: what the library does beside reading and writing its tables. Who asks is the token's user; the header
 * `x-user-id` is never read. (CX-04, OP-52)
 */
export const libraryRoutes =
  (tools: Tools): RoutePlugin =>
  (app) => {
    app.addHook('onRequest', async (_request, reply) => {
      void reply.header('cache-control', 'no-store')
    })
    // Clients name JSON and send nothing, which would be no valid JSON: bodies are let pass and not looked at. (B-CL-24)
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'buffer' }, async () => undefined)
    scheduleBin(app, tools)
    scheduleIndexing(app, tools)
    void app.register(exportRoutes(tools))
    void app.register(importRoutes(tools))
    void app.register(resultRoutes(tools))

    app.get('/', async (request) => {
      const user = await signedIn(request, tools)
      return listScripts(tools.db, user, parse(ScriptListQuery, request.query))
    })

    app.get('/kanban', async (request) => {
      const user = await signedIn(request, tools)
      const { folder } = parse(KanbanQuery, request.query)
      return { success: true, data: { summary: await countColumns(tools.db, user, folder) } }
    })

    app.get('/stats/summary', async (request) => {
      const user = await signedIn(request, tools)
      const { tz } = parse(StatsQuery, request.query)
      return { success: true, data: await summarise(tools.db, user, knownZone(tz)) }
    })

    app.get('/choices', async (request) => {
      const user = await signedIn(request, tools)
      return { success: true, data: await listChoices(tools.db, user) }
    })

    app.get('/folders', async (request) => {
      const user = await signedIn(request, tools)
      return { success: true, data: await countFolders(tools.db, user) }
    })

    app.get('/:scriptId/versions', async (request) => {
      const user = await signedIn(request, tools)
      const { scriptId } = idsOf(request, z.object({ scriptId: z.guid() }))
      return { success: true, data: await listVersions(tools.db, user, scriptId) }
    })

    app.post('/:scriptId/restore/:versionId', async (request) => {
      const user = await signedIn(request, tools)
      const ids = idsOf(request, z.object({ scriptId: z.guid(), versionId: z.guid() }))
      return { success: true, data: await restoreVersion(tools.db, user, ids) }
    })
  }

/** @throws AppError `not_found`: what has no id of ours does not exist. */
function idsOf<Ids>(request: FastifyRequest, schema: z.ZodType<Ids>): Ids {
  const ids = schema.safeParse(request.params)
  if (!ids.success) throw new AppError('not_found', 'This script isn’t in your library.')
  return ids.data
}
