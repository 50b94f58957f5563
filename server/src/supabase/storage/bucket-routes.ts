import { parse, type App } from '../../platform/http'
import { described, OPERATOR, PUBLIC_KEY } from '../../platform/open-api'
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

interface OfBucket {
  Params: { id: string }
}

/** (contract 4.3) Row security on `storage.buckets` decides: here only the service role has rights. */
export function bucketRoutes(app: App, tools: StorageTools) {
  app.get('/bucket', described('Lists the buckets', PUBLIC_KEY), async (request) => {
    return listBuckets(await callerOf(request, tools), parse(BucketListing, request.query))
  })
  app.post('/bucket', described('Creates a bucket', PUBLIC_KEY), async (request) => {
    return createBucket(tools, await callerOf(request, tools), parse(NewBucket, request.body))
  })
  app.get<OfBucket>('/bucket/:id', described('A bucket', PUBLIC_KEY), async (request) => {
    const { db } = await callerOf(request, tools)
    return findBucket(db, request.params.id)
  })
  app.put<OfBucket>('/bucket/:id', described('Changes a bucket', PUBLIC_KEY), async (request) => {
    return updateBucket(tools, await callerOf(request, tools), request.params.id, parse(BucketChange, request.body))
  })
  app.post<OfBucket>('/bucket/:id/empty', described('Deletes all files of a bucket', PUBLIC_KEY), async (request) => {
    return emptyBucket(await callerOf(request, tools), request.params.id)
  })
  app.delete<OfBucket>('/bucket/:id', described('Deletes an empty bucket', PUBLIC_KEY), async (request) => {
    return deleteBucket(await callerOf(request, tools), request.params.id)
  })

  // Nothing stands between us and our callers that would have to forget a file.
  for (const url of ['/cdn/:bucket', '/cdn/:bucket/*']) {
    app.delete(url, described('Purges a cache that is not there', OPERATOR), async (request) => {
      const { role } = await callerOf(request, tools)
      if (role !== 'service_role') throw accessDenied('Only the service role may purge the cache')
      return { message: 'success' }
    })
  }
}
