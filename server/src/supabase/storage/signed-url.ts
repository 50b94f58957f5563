import { jwtVerify, SignJWT } from 'jose'
import * as z from 'zod'
import type { Tokens } from '../../platform/jwt'
import { invalidJwt, invalidSignature } from './storage-error'

const Read = z.object({
  for: z.literal('read'),
  url: z.string(),
  /** The query of a picture that is to be changed; an address that was signed for a small one gives no large one. */
  transform: z.string().optional(),
})
const Upload = z.object({
  for: z.literal('upload'),
  url: z.string(),
  owner: z.guid().nullable(),
  upsert: z.boolean(),
})

/** What a signed address allows: to read one object, or to write it once or more until it expires. */
export type ReadPermit = z.infer<typeof Read>
export type UploadPermit = z.infer<typeof Upload>

export interface SignedUrls {
  sign(permit: ReadPermit | UploadPermit, seconds: number): Promise<string>
  /** @throws StorageError InvalidJWT, or InvalidSignature when it was signed for another object. */
  verifyRead(token: unknown, url: string): Promise<ReadPermit>
  verifyUpload(token: unknown, url: string): Promise<UploadPermit>
}

/** Permits are JSON web tokens under a key of their own: no session's token opens a file, and no permit signs anybody in. */
export function createSignedUrls(tokens: Tokens): SignedUrls {
  const key = tokens.deriveKey('storage url')

  async function verify<Permit extends { url: string }>(schema: z.ZodType<Permit>, token: unknown, url: string) {
    if (typeof token !== 'string') throw invalidJwt('The address has no token')
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'] }).catch((error: Error) => {
      throw invalidJwt(error.message)
    })
    const permit = schema.safeParse(payload)
    if (!permit.success || permit.data.url !== url) throw invalidSignature()
    return permit.data
  }

  return {
    sign: (permit, seconds) =>
      new SignJWT({ ...permit })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt()
        .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
        .sign(key),
    verifyRead: (token, url) => verify(Read, token, url),
    verifyUpload: (token, url) => verify(Upload, token, url),
  }
}
