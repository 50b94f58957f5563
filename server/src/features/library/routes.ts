import type { FastifyRequest } from 'fastify'
import {
  ColumnCounts,
  FolderCounts,
  ScriptChoices,
  ScriptListAnswer,
  ScriptListQuery,
  ScriptStats,
  ScriptVersion,
} from '@reelwright/shared'
import * as z from 'zod'
import { AppError, parseQuery, signedIn, type RoutePlugin } from '../../platform/http'
import { json, SIGNED_IN, success } from '../../platform/open-api'
import type { Tools } from '../../platform/tools'
import { scheduleBin } from './bin'
import { knownZone, TimeZone } from './days'
import { countColumns, countFolders, listChoices, summarise } from './figures'
import { listScripts } from './list'
import { exportRoutes } from './export-routes'
import { importRoutes } from './import-routes'
import { scheduleIndexing } from './index-scripts'
import { resultRoutes } from './results/routes'
import { listVersions, restoreVersion } from './versions'

const KanbanQuery = z.object({
  folder: z
    .union([z.guid(), z.literal('none')])
    .optional()
    .describe('The id of a folder, or `none`'),
})
const StatsQuery = z.object({ tz: TimeZone })
const ScriptPath = z.object({ scriptId: z.guid() })
const VersionPath = ScriptPath.extend({ versionId: z.guid() })

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

    const list = {
      summary: "Searches, filters and sorts the account's scripts, page by page",
      description: 'Lists in the query are written with commas, each value percent-encoded.',
      security: SIGNED_IN,
      querystring: ScriptListQuery,
      response: { 200: json('A page of them', ScriptListAnswer) },
    }
    app.get('/', { schema: list }, async (request) => {
      const user = await signedIn(request, tools)
      return listScripts(tools.db, user, parseQuery(request))
    })

    const columns = {
      summary: "Counts the account's scripts in each column of the board",
      security: SIGNED_IN,
      querystring: KanbanQuery,
      response: { 200: success('The counts', z.object({ summary: ColumnCounts })) },
    }
    app.get('/kanban', { schema: columns }, async (request) => {
      const user = await signedIn(request, tools)
      const { folder } = parseQuery(request)
      return { success: true, data: { summary: await countColumns(tools.db, user, folder) } }
    })

    const stats = {
      summary: "The account's statistics",
      security: SIGNED_IN,
      querystring: StatsQuery,
      response: { 200: success('The figures', ScriptStats) },
    }
    app.get('/stats/summary', { schema: stats }, async (request) => {
      const user = await signedIn(request, tools)
      const { tz } = parseQuery(request)
      return { success: true, data: await summarise(tools.db, user, knownZone(tz)) }
    })

    const choices = {
      summary: "Styles, tones and tags of the account's scripts, most used first",
      security: SIGNED_IN,
      response: { 200: success('What can be filtered by', ScriptChoices) },
    }
    app.get('/choices', { schema: choices }, async (request) => {
      const user = await signedIn(request, tools)
      return { success: true, data: await listChoices(tools.db, user) }
    })

    const folders = {
      summary: "Counts the account's scripts in each folder, and outside any folder",
      security: SIGNED_IN,
      response: { 200: success('The counts', FolderCounts) },
    }
    app.get('/folders', { schema: folders }, async (request) => {
      const user = await signedIn(request, tools)
      return { success: true, data: await countFolders(tools.db, user) }
    })

    const versions = {
      summary: 'The versions of a script, newest first',
      security: SIGNED_IN,
      params: ScriptPath,
      response: { 200: success('At most 200', z.array(ScriptVersion)) },
      errors: [404],
    }
    app.get('/:scriptId/versions', { schema: versions }, async (request) => {
      const user = await signedIn(request, tools)
      const { scriptId } = idsOf(request, ScriptPath)
      return { success: true, data: await listVersions(tools.db, user, scriptId) }
    })

    const restore = {
      summary: 'Restores an earlier version of a script by copying it as the newest version',
      security: SIGNED_IN,
      params: VersionPath,
      response: { 200: success('The row of the script; unchanged if it already has that version', z.looseObject({})) },
      errors: [404, 413],
    }
    app.post('/:scriptId/restore/:versionId', { schema: restore }, async (request) => {
      const user = await signedIn(request, tools)
      const ids = idsOf(request, VersionPath)
      return { success: true, data: await restoreVersion(tools.db, user, ids) }
    })
  }

/** @throws AppError `not_found`: what has no id of ours does not exist. */
function idsOf<Ids>(request: FastifyRequest, schema: z.ZodType<Ids>): Ids {
  const ids = schema.safeParse(request.params)
  if (!ids.success) throw new AppError('not_found', 'This script isn’t in your library.')
  return ids.data
}
