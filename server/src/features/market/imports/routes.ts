import { IMPORT_FIELDS, ImportFault, ImportMapping, MarketImport } from '@reelwright/shared'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import {
  disconnectSignal,
  AppError,
  parseBody,
  parseQuery,
  perAccount,
  signedIn,
  type RoutePlugin,
} from '../../../platform/http'
import { done, file, SIGNED_IN, success } from '../../../platform/open-api'
import type { MarketTools } from '../market-tools'
import { beginApply } from './apply-import'
import { bytesOf } from './arriving-file'
import { beginCheck } from './check-import'
import { scheduleImports } from './clear-imports'
import { deleteFigures, deleteImport } from './delete-import'
import { faultsAsCsv, listFaults } from './faults'
import { findImport, listImports, noSuchImport } from './import-record'
import { receiveFile } from './receive-file'

/** Files that one account sends at the same time, and all accounts to one server: each lies on the disk until it is read. */
const MAX_CONCURRENT = { account: 2, server: 8 }

const FileName = z.object({
  name: z
    .string()
    .default('')
    .transform((name) => {
      const last = name.normalize().split(/[/\\]/).at(-1) ?? ''
      return (
        last
          .replace(/[\p{Cc}\p{Surrogate}]/gu, '')
          .trim()
          .slice(-200) || 'Data'
      )
    }),
})
const FaultsQuestion = z.object({ format: z.enum(['json', 'csv']).default('json') })
const FiguresQuestion = z.object({ source: z.enum(['import', 'shop']) })

/** Figures from files: sent, looked over, checked, imported. */
export const importRoutes =
  (tools: MarketTools): RoutePlugin =>
  async (app) => {
    const { db } = tools
    scheduleImports(app, tools)
    const keyGenerator = perAccount('market import', tools.tokens)
    const rateLimit = { max: tools.config.rateLimits.market, timeWindow: '1 minute', keyGenerator }
    const limited = { config: { rateLimit } }

    await app.register((uploads) => {
      const arriving = createCounter()
      // Any body is a file, JSON as well, and stays a stream: the app's limit of a megabyte is not for it.
      uploads.removeAllContentTypeParsers()
      uploads.addContentTypeParser('*', (_request, body, done) => done(null, body))
      const upload = {
        summary: 'Uploads a data file and guesses its columns',
        security: SIGNED_IN,
        querystring: FileName,
        body: { content: file('application/octet-stream').content },
        response: { 200: success('The import', MarketImport) },
        errors: [409, 415, 422],
      }
      uploads.post('/api/market/imports', { ...limited, schema: upload }, async (request, reply) => {
        const user = await signedIn(request, tools)
        const { name } = parseQuery(request)
        const leave = arriving.enter(user.id)
        try {
          const file = { name, bytes: bytesOf(request), signal: disconnectSignal(reply) }
          return { success: true, data: await receiveFile(tools, user, file) }
        } finally {
          leave()
        }
      })
    })

    const list = {
      summary: 'The newest 50 imports, without their rows',
      security: SIGNED_IN,
      response: { 200: success('The imports', z.array(MarketImport)) },
    }
    app.get('/api/market/imports', { schema: list }, async (request) => {
      const user = await signedIn(request, tools)
      return { success: true, data: await listImports(db, user) }
    })
    const one = {
      summary: 'One import with its first rows',
      security: SIGNED_IN,
      params: ImportPath,
      response: { 200: success('The import', MarketImport) },
      errors: [404],
    }
    app.get('/api/market/imports/:id', { schema: one }, async (request) => {
      const user = await signedIn(request, tools)
      return { success: true, data: await findImport(db, user, idOf(request)) }
    })
    const check = {
      ...one,
      summary: `Checks every row, with columns mapped to ${IMPORT_FIELDS.slice(0, 3).join(', ')} and others`,
      body: ImportMapping,
      response: { 202: success('It is being checked', MarketImport) },
      errors: [404, 409],
    }
    app.post('/api/market/imports/:id/check', { ...limited, schema: check }, async (request, reply) => {
      const user = await signedIn(request, tools)
      const mapping = parseBody(request)
      const data = await beginCheck(tools, user, idOf(request), mapping)
      return reply.status(202).send({ success: true, data })
    })
    const apply = {
      ...one,
      summary: 'Imports a checked file, all or nothing',
      response: { 202: success('It is being imported', MarketImport) },
      errors: [404, 409],
    }
    app.post('/api/market/imports/:id/apply', { ...limited, schema: apply }, async (request, reply) => {
      const user = await signedIn(request, tools)
      const data = await beginApply(tools, user, idOf(request))
      return reply.status(202).send({ success: true, data })
    })
    const errors = success('Up to 1000 errors; as a file with `format=csv`', z.array(ImportFault))
    const faults = {
      ...one,
      summary: 'Lists the errors by row',
      querystring: FaultsQuestion,
      response: { 200: { ...errors, content: { ...errors.content, 'text/csv': { schema: z.string() } } } },
    }
    app.get('/api/market/imports/:id/faults', { schema: faults }, async (request, reply) => {
      const user = await signedIn(request, tools)
      const { format } = parseQuery(request)
      const faults = await listFaults(db, user, idOf(request))
      if (format === 'json') return { success: true, data: faults }
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="import-report.csv"')
        .send(faultsAsCsv(faults))
    })
    const removal = {
      ...one,
      summary: 'Deletes an uploaded file; imported data stays',
      response: { 200: done('It is gone') },
      errors: [404, 409],
    }
    app.delete('/api/market/imports/:id', { schema: removal }, async (request) => {
      const user = await signedIn(request, tools)
      await deleteImport(db, user, idOf(request))
      return { success: true }
    })
    const figures = {
      summary: 'Deletes all data of one of the account’s data sets',
      security: SIGNED_IN,
      querystring: FiguresQuestion,
      response: { 200: done('They are gone') },
      errors: [404, 409],
    }
    app.delete('/api/market/figures', { schema: figures }, async (request) => {
      const user = await signedIn(request, tools)
      await deleteFigures(db, user, parseQuery(request).source)
      return { success: true }
    })
  }

const ImportPath = z.object({ id: z.guid() })

/** Whatever is no number of an import is one that nobody has. */
function idOf(request: FastifyRequest): string {
  const { data } = ImportPath.safeParse(request.params)
  if (!data) throw noSuchImport()
  return data.id
}

/** Counts who sends files just now. */
function createCounter() {
  const files = new Map<string, number>()
  let all = 0
  return {
    /** @throws AppError `too_many_requests`, `unavailable` */
    enter(account: string): () => void {
      const own = files.get(account) ?? 0
      if (own >= MAX_CONCURRENT.account)
        throw new AppError('too_many_requests', 'Your other files are still uploading. Try again in a moment.')
      if (all >= MAX_CONCURRENT.server)
        throw new AppError('unavailable', 'Too many files are being uploaded. Try again in a moment.')
      files.set(account, own + 1)
      all++
      return () => {
        all--
        const left = (files.get(account) ?? 1) - 1
        if (left > 0) files.set(account, left)
        else files.delete(account)
      }
    },
  }
}
