import { invalidKey } from './storage-error'

/** The characters of names that every S3 takes (contract 4.2). */
const BUCKET_NAME = /^[\w!\-.*'() &$@=;:+,?]{1,100}$/
const KEY = /^[\w/!\-.*'() &$@=;:+,?]{1,1024}$/

export function isBucketName(name: string): boolean {
  return BUCKET_NAME.test(name) && name.trim() === name
}

/**
 * The name of an object that is about to be written. Segments that are empty or dots never arrive from a client, whose URL parser
 * resolves them; an object of such a name could not be asked for.
 * @throws StorageError InvalidKey
 */
export function checkKey(key: string): string {
  const odd = (segment: string) => segment === '' || segment === '.' || segment === '..'
  if (!KEY.test(key) || key.split('/').some(odd)) throw invalidKey(key)
  return key
}
