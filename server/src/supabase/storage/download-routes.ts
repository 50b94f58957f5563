import type { FastifyReply, FastifyRequest } from 'fastify'
import { parse, type App } from '../../platform/http'
import { described, PUBLIC_KEY } from '../../platform/open-api'
import { findBucket } from './bucket'
import type { ObjectPath } from './json-body'
import { describe, findObject, type ObjectRow } from './object'
import { render, TransformOptions } from './render'
import { serve } from './serve'
import { invalidSignature, noSuchBucket } from './storage-error'
import { callerOf, type StorageTools } from './storage-tools'

type Request = FastifyRequest<{ Params: ObjectPath; Querystring: Record<string, unknown> }>

/** An object that a request may read, and in which size. */
interface Found {
  object: ObjectRow
  transform?: unknown
}
type Finder = (tools: StorageTools, request: Request) => Promise<Found>

/** Public buckets are for everybody; of the others row security shows the caller's part. */
const findForCaller: Finder = async (tools, request) => {
  const { bucket: id, '*': name } = request.params
  const bucket = await findBucket(tools.db, id)
  const db = bucket.public ? tools.db : (await callerOf(request, tools)).db
  return { object: await findObject(db, id, name), transform: request.query }
}

/** Needs no key, so it does not reveal which other buckets exist. */
const findPublic: Finder = async ({ db }, request) => {
  const { bucket: id, '*': name } = request.params
  if (!(await findBucket(db, id)).public) throw noSuchBucket()
  return { object: await findObject(db, id, name), transform: request.query }
}

const findSigned: Finder = async ({ db, signedUrls }, request) => {
  const { bucket: id, '*': name } = request.params
  const permit = await signedUrls.verifyRead(request.query.token, `${id}/${name}`)
  return {
    object: await findObject(db, id, name),
    transform: Object.fromEntries(new URLSearchParams(permit.transform ?? '')),
  }
}

/** An address that was signed for a picture in one size gives the picture in no other. */
const findSignedWhole: Finder = async (tools, request) => {
  const found = await findSigned(tools, request)
  if (Object.keys(found.transform as object).length > 0) throw invalidSignature()
  return found
}

/** Everything that gives bytes, or says something of one object. */
export function downloadRoutes(app: App, tools: StorageTools) {
  const get = (url: string, options: object, answer: (request: Request, reply: FastifyReply) => unknown) =>
    app.route({
      method: ['GET', 'HEAD'],
      url,
      exposeHeadRoute: false,
      // Lengths, ranges and tags are of the bytes as they are stored.
      compress: false,
      ...options,
      handler: (request, reply) => answer(request as Request, reply),
    })
  const file = (find: Finder) => async (request: Request, reply: FastifyReply) =>
    serve(tools, (await find(tools, request)).object, request, reply)
  const picture = (find: Finder) => async (request: Request, reply: FastifyReply) => {
    const { object, transform } = await find(tools, request)
    return render(tools, object, parse(TransformOptions, transform), request, reply)
  }

  const download = described('Downloads a file', PUBLIC_KEY)
  get('/object/:bucket/*', download, file(findForCaller))
  get('/object/authenticated/:bucket/*', download, file(findForCaller))
  get('/object/public/:bucket/*', described('Downloads a public file'), file(findPublic))
  get('/object/sign/:bucket/*', described('Downloads a file by a signed address'), file(findSignedWhole))

  get(
    '/render/image/authenticated/:bucket/*',
    described('Downloads a picture in another size', PUBLIC_KEY),
    picture(findForCaller),
  )
  get('/render/image/public/:bucket/*', described('Downloads a public picture in another size'), picture(findPublic))
  get('/render/image/sign/:bucket/*', described('Downloads a picture as its address was signed'), picture(findSigned))

  const info = async (request: Request) => {
    const { db } = await callerOf(request, tools)
    return describe(await findObject(db, request.params.bucket, request.params['*']))
  }
  const details = described('Size, type and dates of a file', PUBLIC_KEY)
  get('/object/info/:bucket/*', details, info)
  get('/object/info/authenticated/:bucket/*', details, info)
  const publicDetails = described('Size, type and dates of a public file')
  get('/object/info/public/:bucket/*', publicDetails, async (request) =>
    describe((await findPublic(tools, request)).object),
  )
}
