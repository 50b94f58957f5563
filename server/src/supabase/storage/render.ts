import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { disposition, isFresh, SAFETY } from './answer-headers'
import { collect } from './bytes'
import type { ObjectRow } from './object'
import type { Transform } from './picture'
import { openFile } from './serve'
import { tooLarge } from './storage-error'
import type { StorageTools } from './storage-tools'

/** Bytes of a picture that is changed on its way out: it is held in memory meanwhile. */
const SOURCE_BYTES = 25 * 1024 * 1024

const side = z.coerce.number().int().min(1).max(2500).optional()

/** From a query or a body; what is left out stays as the picture has it. */
export const TransformOptions = z.object({
  width: side,
  height: side,
  resize: z.enum(['cover', 'contain', 'fill']).optional(),
  quality: z.coerce.number().int().min(20).max(100).optional(),
  /** A picture keeps its format when one is named, whichever; `origin` is what clients name. */
  format: z.string().max(20).optional(),
})

/** The same options always give the same text; empty without options. */
export function transformQuery(options: z.output<typeof TransformOptions>): string {
  const given = Object.entries(options).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return new URLSearchParams(given.sort(([a], [b]) => (a! < b! ? -1 : 1))).toString()
}

const RESIZING = { cover: 'fill', contain: 'fit', fill: 'force' } as const

/** What was done to a picture, in the words of the original's header. */
function transformations({ width, height, resize = 'cover', quality }: z.output<typeof TransformOptions>): string {
  return [
    height === undefined ? [] : [`height:${height}`],
    width === undefined ? [] : [`width:${width}`],
    width === undefined && height === undefined ? [] : [`resizing_type:${RESIZING[resize]}`],
    quality === undefined ? [] : [`quality:${quality}`],
  ]
    .flat()
    .join(',')
}

/** Answers with a picture in another size. Nothing of it is kept: `ETag` and `Cache-Control` let browsers and proxies do that. */
export async function render(
  tools: StorageTools,
  object: ObjectRow,
  options: z.output<typeof TransformOptions>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { metadata } = object
  const { download } = request.query as { download?: unknown }
  const lastModified = new Date(metadata.lastModified)
  const asWebp = options.format === undefined && (request.headers.accept ?? '').includes('image/webp')
  const applied = transformations(options)
  const eTag = `"${createHash('sha256')
    .update(`${metadata.eTag} ${transformQuery(options)}${asWebp ? ' webp' : ''}`)
    .digest('hex')
    .slice(0, 32)}"`
  const attachment = disposition(download)
  void reply.headers({
    ...SAFETY,
    'cache-control': metadata.cacheControl,
    etag: eTag,
    'last-modified': lastModified.toUTCString(),
    vary: [reply.getHeader('vary') ?? [], 'Accept'].flat().join(', '),
    ...(applied === '' ? {} : { 'x-transformations': applied }),
    ...(attachment === undefined ? {} : { 'content-disposition': attachment }),
  })
  if (isFresh(request.headers, eTag, lastModified)) return reply.status(304).send()
  if (metadata.size > SOURCE_BYTES) throw tooLarge()

  const { resize = 'cover', quality = 80 } = options
  const transform: Transform = { ...options, resize, quality, asWebp }
  const picture = await tools.pictures.transform(async () => collect(await openFile(tools, object)), transform)
  return reply.header('content-type', picture.mimetype).send(picture.bytes)
}
