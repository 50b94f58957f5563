import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** A text that only this installation can read again (AES-256-GCM; nonce, tag and text as base64url). `key` has 32 bytes. */
export function seal(key: Buffer, text: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Undefined for what was sealed with another key, or was changed. */
export function unseal(key: Buffer, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < 28) return undefined
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
