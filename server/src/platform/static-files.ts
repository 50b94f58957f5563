import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { AppError, type Room } from './http'
import { projectFile } from './project-file'

/** Paths that belong to a protocol: an unknown one is an error there, never the web page. */
const NOT_PAGES = /^\/(api|auth\/v1|rest\/v1|functions\/v1|storage\/v1|realtime\/v1|assets|metrics|dev\/mailbox)(\/|$)/

/** The built web app. Its pages are made in the browser, so every page address gets the same document. */
export function staticFiles(root = projectFile('web/dist')): Room {
  return async (app) => {
    if (!existsSync(join(root, 'index.html'))) return
    await app.register(fastifyStatic, {
      root,
      wildcard: false,
      index: false,
      // Named by their content, so they never change.
      setHeaders: (reply, path) => {
        const cacheControl = path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
        void reply.header('cache-control', cacheControl)
      },
    })
    app.get('/*', (request, reply) => {
      const path = request.url.split('?')[0] ?? '/'
      if (NOT_PAGES.test(path) || /\.[a-z0-9]{2,5}$/i.test(path))
        throw new AppError('not_found', `There is nothing at ${path}`)
      return reply.header('cache-control', 'no-cache').sendFile('index.html')
    })
  }
}
