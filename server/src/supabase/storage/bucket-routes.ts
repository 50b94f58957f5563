import { parse, type App } from '../../platform/http'
import { findBucket } from './bucket'
import {
  BucketChange,
  BucketListing,
  createBucket,
  deleteBucket,
  emptyBucket,
  listBuckets,
  NewBucket,
  updateBucket,
} from './buckets'
import { accessDenied } from './storage-error'
import { callerOf, type StorageTools } from './storage-tools'

/** (contract 4.3) Row security on `storage.buckets` decides: here only the service role has rights. */
export function bucketRoutes(app: App, tools: StorageTools) {
  app.get('/bucket', async (request) => {
    return listBuckets(await callerOf(request, tools), parse(BucketListing, request.query))
  })
  app.post('/bucket', async (request) => {
    return createBucket(tools, await callerOf(request, tools), parse(NewBucket, request.body))
  })
  app.get<{ Params: { id: string } }>('/bucket/:id', async (request) => {
    const { db } = await callerOf(request, tools)
    return findBucket(db, request.params.id)
  })
  app.put<{ Params: { id: string } }>('/bucket/:id', async (request) => {
    return updateBucket(tools, await callerOf(request, tools), request.params.id, parse(BucketChange, request.body))
  })
  app.post<{ Params: { id: string } }>('/bucket/:id/empty', async (request) => {
    return emptyBucket(await callerOf(request, tools), request.params.id)
  })
  app.delete<{ Params: { id: string } }>('/bucket/:id', async (request) => {
    return deleteBucket(await callerOf(request, tools), request.params.id)
  })

  // Nothing stands between us and our callers that would have to forget a file.
  for (const url of ['/cdn/:bucket', '/cdn/:bucket/*']) {
    app.delete(url, async (request) => {
      const { role } = await callerOf(request, tools)
      if (role !== 'service_role') throw accessDenied('Only the service role may purge the cache')
      return { message: 'success' }
    })
  }
}
