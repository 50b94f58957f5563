import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { FileMissing, type ByteRange } from '../../providers/files'
import { askedRange, disposition, isFresh, SAFETY, shownType } from './answer-headers'
import { noSuchKey, StorageError } from './storage-error'
import type { StorageTools } from './storage-tools'
import type { ObjectRow } from './object'

/** Answers with a file or the part of it that was asked for, or says that the caller's copy still holds. */
export async function serve(
  tools: StorageTools,
  object: ObjectRow,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { metadata } = object
  const { download } = request.query as { download?: unknown }
  const lastModified = new Date(metadata.lastModified)
  const attachment = disposition(download)
  void reply.headers({
    ...SAFETY,
    'cache-control': metadata.cacheControl,
    etag: metadata.eTag,
    'last-modified': lastModified.toUTCString(),
    ...(attachment === undefined ? {} : { 'content-disposition': attachment }),
  })
  if (isFresh(request.headers, metadata.eTag, lastModified)) return reply.status(304).send()

  const range = askedRange(request.headers, metadata.size, metadata.eTag, lastModified)
  if (range === 'unsatisfiable') {
    void reply.header('content-range', `bytes */${metadata.size}`)
    throw new StorageError('InvalidRange', 416, 'InvalidRange', 'The requested range is not satisfiable')
  }
  const length = range ? range.end - range.start + 1 : metadata.size
  void reply.headers({
    'content-type': shownType(metadata.mimetype),
    'content-length': length,
    'accept-ranges': 'bytes',
    ...(range ? { 'content-range': `bytes ${range.start}-${range.end}/${metadata.size}` } : {}),
  })
  void reply.status(range ? 206 : 200)
  if (request.method === 'HEAD') return reply.send()
  if (length === 0) return reply.send('')
  return reply.send(await openFile(tools, object, range))
}

/** @throws StorageError NoSuchKey when the bytes are gone although the row was there a moment ago. */
export async function openFile({ files, log }: StorageTools, object: ObjectRow, range?: ByteRange): Promise<Readable> {
  return files.read(object.version, range).catch((error: unknown) => {
    if (!(error instanceof FileMissing)) throw error
    log.error({ err: error, bucket: object.bucket_id, id: object.id }, 'A stored file has lost its bytes')
    throw noSuchKey()
  })
}
