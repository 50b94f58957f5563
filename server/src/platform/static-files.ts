import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { PlanExtra } from '@reelwright/shared'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Documents } from './documents'
import { AppError, originOf, type RoutePlugin } from './http'
import { HIDDEN } from './open-api'
import { projectFile } from './project-file'

/** Paths that belong to a protocol: an unknown one is an error there, never the web page. */
const NOT_PAGES = /^\/(api|auth\/v1|rest\/v1|functions\/v1|storage\/v1|realtime\/v1|assets|metrics|dev\/mailbox)(\/|$)/

/** A worker has the policy that its own script came with. */
const WORKER = /-worker[\w-]*\.js/

/** What a document loads. */
const PART_OF_PAGE = /\.(js|css|woff2)(\.(br|gz))?$/

/** Mean nothing but for documents and workers, and are larger than many a script. */
const DOCUMENT_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/**
 * The built web app.
 * @param publicUrl The address people use; without it, the one of the request.
 * @param extras What the plans include here.
 */
export function staticFiles(
  root = projectFile('web/dist'),
  publicUrl?: string,
  extras: readonly PlanExtra[] = [],
): RoutePlugin {
  return async (app) => {
    if (!existsSync(join(root, 'index.html'))) return
    // A file sent over a socket that its client has given up is never sent to the end, and the server waits for it when it stops.
    app.addHook('onRequest', async (request) => {
      if (request.headers.upgrade?.toLowerCase() === 'websocket')
        throw new AppError('not_found', `There is no socket at ${request.url.split('?')[0]}`)
    })
    const assets = join(root, 'assets') + sep
    await app.register(fastifyStatic, {
      root,
      // It would make a route for each of a thousand files, half of the work of a start.
      serve: false,
      // The build leaves packed copies beside the files.
      preCompressed: true,
      // Named by their content, so they never change.
      setHeaders: (reply, path) => {
        const isAsset = path.startsWith(assets)
        void reply.header('cache-control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache')
        if (!PART_OF_PAGE.test(path) || WORKER.test(path)) return
        void reply.removeHeader('permissions-policy')
        // Helmet writes to the response itself.
        for (const name of DOCUMENT_HEADERS) reply.raw.removeHeader(name)
      },
    })
    const files = new Set(filesBelow(root))
    const documents = new Documents(root, extras)
    const send = (request: FastifyRequest, reply: FastifyReply) => {
      const path = request.url.split('?')[0] ?? '/'
      if (files.has(path)) return reply.sendFile(path)
      if (NOT_PAGES.test(path) || /\.[a-z0-9]{2,5}$/i.test(path))
        throw new AppError('not_found', `There is nothing at ${path}`)
      return documents.send(request, reply, publicUrl ?? originOf(request))
    }
    // Two routes, so that metrics distinguish files of the build from pages.
    app.get('/assets/*', HIDDEN, send)
    app.get('/*', HIDDEN, send)
  }
}

/** Their paths in an address, such as "/assets/base-1a2b.js". */
function filesBelow(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
}
