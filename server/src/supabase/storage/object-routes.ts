import { parse, type App } from '../../platform/http'
import { described, PUBLIC_KEY } from '../../platform/open-api'
import { copyObject, moveObject, Relocation, Removal, removeObjects } from './change'
import type { ObjectPath } from './json-body'
import { listObjects, ListOptions } from './list'
import { listPage, PageOptions } from './list-pages'
import { Signing, SigningMany, signMany, signRead, signUpload } from './sign'
import { noSuchKey } from './storage-error'
import { callerOf, type StorageTools } from './storage-tools'
import { notesOf } from './upload-body'

interface OfBucket {
  Params: { bucket: string }
}
interface OfObject {
  Params: ObjectPath
}

/** What is done with objects besides sending their bytes (contract 4.2). */
export function objectRoutes(app: App, tools: StorageTools) {
  app.post<OfBucket>('/object/list/:bucket', described('Lists files', PUBLIC_KEY), async (request) => {
    const { db } = await callerOf(request, tools)
    return listObjects(db, request.params.bucket, parse(ListOptions, request.body))
  })
  app.post<OfBucket>('/object/list-v2/:bucket', described('Lists files page by page', PUBLIC_KEY), async (request) => {
    const { db } = await callerOf(request, tools)
    return listPage(db, request.params.bucket, parse(PageOptions, request.body))
  })

  app.delete<OfBucket>('/object/:bucket', described('Deletes files', PUBLIC_KEY), async (request) => {
    const { prefixes } = parse(Removal, request.body)
    return removeObjects(await callerOf(request, tools), request.params.bucket, prefixes)
  })
  app.delete<OfObject>('/object/:bucket/*', described('Deletes a file', PUBLIC_KEY), async (request) => {
    const { bucket, '*': name } = request.params
    const gone = await removeObjects(await callerOf(request, tools), bucket, [name])
    if (gone.length === 0) throw noSuchKey()
    return { message: 'Successfully deleted' }
  })

  app.post('/object/move', described('Moves a file', PUBLIC_KEY), async (request) => {
    return moveObject(tools, await callerOf(request, tools), parse(Relocation, request.body))
  })
  app.post('/object/copy', described('Copies a file', PUBLIC_KEY), async (request) => {
    const upsert = request.headers['x-upsert'] === 'true'
    const caller = await callerOf(request, tools)
    return copyObject(tools, caller, parse(Relocation, request.body), { upsert, userMetadata: notesOf(request) })
  })

  app.post<OfObject>('/object/sign/:bucket/*', described('Signs an address of a file', PUBLIC_KEY), async (request) => {
    const { bucket, '*': name } = request.params
    const wanted = parse(Signing, request.body)
    return signRead(tools, await callerOf(request, tools), { bucketId: bucket, name, ...wanted })
  })
  app.post<OfBucket>('/object/sign/:bucket', described('Signs addresses of files', PUBLIC_KEY), async (request) => {
    const wanted = parse(SigningMany, request.body)
    return signMany(tools, await callerOf(request, tools), { bucketId: request.params.bucket, ...wanted })
  })
  app.post<OfObject>(
    '/object/upload/sign/:bucket/*',
    described('Signs an address to upload to', PUBLIC_KEY),
    async (request) => {
      const { bucket, '*': name } = request.params
      const upsert = request.headers['x-upsert'] === 'true'
      return signUpload(tools, await callerOf(request, tools), { bucketId: bucket, name, upsert })
    },
  )
}
