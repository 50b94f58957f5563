import type { FastifyRequest } from 'fastify'
import type { Db } from '../../platform/db'
import { claimsOf, requireKey } from '../../platform/http'
import type { Tools } from '../../platform/tools'
import type { FileStore } from '../../providers/files'
import type { Pictures } from './picture'
import type { SignedUrls } from './signed-url'

/** What the services of this module work with. */
export interface StorageTools extends Tools {
  files: FileStore
  signedUrls: SignedUrls
  pictures: Pictures
}

/** Whom a request speaks for, and the database as they see it. */
export interface Caller {
  role: string
  /** The user's id; null for the two keys. */
  owner: string | null
  db: Db
}

/** @throws AppError, TokenError */
export async function callerOf(request: FastifyRequest, { db, tokens }: StorageTools): Promise<Caller> {
  if (request.headers.apikey !== undefined) await requireKey(request, tokens)
  const claims = await claimsOf(request, tokens)
  return { role: claims.role, owner: claims.sub ?? null, db: db.asUser(claims) }
}
