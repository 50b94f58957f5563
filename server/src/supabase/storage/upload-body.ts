import { Readable } from 'node:stream'
import type { MultipartFields } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { arrivingBytes } from '../../platform/http'
import { UserMetadata } from './object'
import { invalidRequest } from './storage-error'

/** An incoming file. Its bytes are not read before they are asked for. */
export interface ArrivingFile {
  mimetype: string
  bytes: AsyncIterable<Uint8Array>
  /** To be asked after the bytes: in a form of the caller's own making they may come last. @throws StorageError */
  details(): Promise<FileDetails>
}

export interface FileDetails {
  /** The header of later answers. */
  cacheControl: string
  userMetadata: Record<string, unknown> | null
}

/** Of a form: what our client sends besides the file are two short texts. */
const FIELDS = 20
const FIELD_BYTES = 256 * 1024

/** Hands over the file in a request, whether it is the body itself or the file of a form (contract 4.2, upload bodies). */
export async function withFile<T>(request: FastifyRequest, take: (file: ArrivingFile) => Promise<T>): Promise<T> {
  return request.isMultipart() ? withPart(request, take) : take(wholeBody(request))
}

function wholeBody(request: FastifyRequest): ArrivingFile {
  const { headers } = request
  return {
    mimetype: headers['content-type'] ?? 'application/octet-stream',
    bytes: arrivingBytes(request.body instanceof Readable ? request.body : Readable.from([]), unbroken),
    details: async () => ({ cacheControl: cacheControl(headers['cache-control']), userMetadata: notesOf(request) }),
  }
}

/** What the header `x-metadata` says: JSON in base64. @throws StorageError */
export function notesOf({ headers }: FastifyRequest): Record<string, unknown> | null {
  const notes = headers['x-metadata']
  return userMetadata(typeof notes === 'string' ? Buffer.from(notes, 'base64').toString() : undefined)
}

async function withPart<T>(request: FastifyRequest, take: (file: ArrivingFile) => Promise<T>): Promise<T> {
  const parts = request.parts({
    limits: { fields: FIELDS, fieldSize: FIELD_BYTES, files: 1, parts: FIELDS + 1, fileSize: Infinity },
  })
  /** The file of the form, or undefined at its end. */
  const nextFile = async () => {
    for (let next = await unbroken(parts.next()); !next.done; next = await unbroken(parts.next())) {
      if (next.value.type === 'file') return next.value
      if (next.value.valueTruncated) throw invalidRequest(`${next.value.fieldname} is too long`)
    }
    return undefined
  }

  const file = await nextFile()
  if (!file) throw invalidRequest('The form has no file')
  return take({
    mimetype: file.mimetype,
    bytes: arrivingBytes(file.file, unbroken),
    details: async () => {
      await nextFile()
      const seconds = textOf(file.fields, 'cacheControl')
      return {
        cacheControl: cacheControl(seconds && `max-age=${seconds}`),
        userMetadata: userMetadata(textOf(file.fields, 'metadata')),
      }
    },
  })
}

/** Whatever is wrong with what arrives is the sender's fault. */
async function unbroken<T>(arrival: Promise<T>): Promise<T> {
  return arrival.catch((error: unknown) => {
    throw invalidRequest('The request body is not valid, or ended too early', { cause: error })
  })
}

function textOf(fields: MultipartFields, name: string): string | undefined {
  const field = fields[name]
  const first = Array.isArray(field) ? field[0] : field
  if (first?.type !== 'field' || first.value === '') return undefined
  return typeof first.value === 'string' ? first.value : JSON.stringify(first.value)
}

/** It is said again in every answer, so it must be fit for a header. */
export function cacheControl(value: string | undefined): string {
  return value !== undefined && /^[\x20-\x7e]{1,200}$/.test(value) ? value : 'no-cache'
}

function userMetadata(json: string | undefined): Record<string, unknown> | null {
  if (json === undefined) return null
  try {
    return UserMetadata.parse(JSON.parse(json))
  } catch (error) {
    throw invalidRequest('metadata must be a JSON object', { cause: error })
  }
}
