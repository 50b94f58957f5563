import multipart from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { RoutePlugin } from '../../platform/http'
import { described, PUBLIC_KEY } from '../../platform/open-api'
import { findBucket } from './bucket'
import type { ObjectPath } from './json-body'
import { callerOf, type StorageTools } from './storage-tools'
import { upload, type Uploaded } from './upload'
import { withFile } from './upload-body'

interface SignedUpload {
  Params: ObjectPath
  Querystring: { token?: unknown }
}

/** Everything that takes a file. Bodies stay streams. */
export const uploadRoutes =
  (tools: StorageTools): RoutePlugin =>
  async (app) => {
    app.removeAllContentTypeParsers()
    await app.register(multipart)
    app.addContentTypeParser('*', (_request, body, done) => done(null, body))

    app.post<{ Params: ObjectPath }>('/object/:bucket/*', described('Uploads a file', PUBLIC_KEY), (request) =>
      uploadAsCaller(tools, request, request.headers['x-upsert'] === 'true'),
    )
    app.put<{ Params: ObjectPath }>('/object/:bucket/*', described('Replaces a file', PUBLIC_KEY), (request) =>
      uploadAsCaller(tools, request, true),
    )

    const signed = described('Uploads a file to a signed address')
    app.put<SignedUpload>('/object/upload/sign/:bucket/*', signed, (request) =>
      withFile(request, async (file) => {
        const { bucket: bucketId, '*': name } = request.params
        const { owner, upsert } = await tools.signedUrls.verifyUpload(request.query.token, `${bucketId}/${name}`)
        const bucket = await findBucket(tools.db, bucketId)
        // Rights were checked when the URL was signed: its holder acts for the user who requested it.
        const { Key } = await upload(tools, { bucket, name, upsert, owner, db: tools.db }, file)
        return { Key }
      }),
    )
  }

function uploadAsCaller(
  tools: StorageTools,
  request: FastifyRequest<{ Params: ObjectPath }>,
  upsert: boolean,
): Promise<Uploaded> {
  return withFile(request, async (file) => {
    const { owner, db } = await callerOf(request, tools)
    const bucket = await findBucket(tools.db, request.params.bucket)
    return upload(tools, { bucket, name: request.params['*'], upsert, owner, db }, file)
  })
}
