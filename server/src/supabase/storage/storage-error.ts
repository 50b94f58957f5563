/** What the storage service answers when it cannot do what was asked (contract 4.1). */
export class StorageError extends Error {
  override readonly name = 'StorageError'

  constructor(
    readonly code: string,
    /** The status that the body names; the HTTP status is 400 for nearly all. */
    readonly statusCode: number,
    readonly error: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }

  /** (contract 4.1) Only what a caller's machinery has to see keeps its own number. */
  get status(): number {
    if (this.code === 'NoSuchRoute') return 404
    return [401, 416, 429].includes(this.statusCode) || this.statusCode >= 500 ? this.statusCode : 400
  }
}

export const noSuchBucket = () => new StorageError('NoSuchBucket', 404, 'Bucket not found', 'Bucket not found')

export const noSuchKey = () => new StorageError('NoSuchKey', 404, 'not_found', 'Object not found')

export const alreadyExists = (code: 'KeyAlreadyExists' | 'BucketAlreadyExists', options?: ErrorOptions) =>
  new StorageError(code, 409, 'Duplicate', 'The resource already exists', options)

export const tooLarge = () =>
  new StorageError('EntityTooLarge', 413, 'Payload too large', 'The object exceeded the maximum allowed size')

export const invalidMimeType = (mimetype: string) =>
  new StorageError('InvalidMimeType', 415, 'invalid_mime_type', `mime type ${mimetype.slice(0, 200)} is not supported`)

export const invalidKey = (key: string) =>
  new StorageError('InvalidKey', 400, 'InvalidKey', `Invalid key: ${key.slice(0, 200)}`)

export const accessDenied = (message = 'new row violates row-level security policy', options?: ErrorOptions) =>
  new StorageError('AccessDenied', 403, 'Unauthorized', message, options)

export const invalidRequest = (message: string, options?: ErrorOptions) =>
  new StorageError('InvalidRequest', 400, 'invalid_request', message, options)

export const busy = (options?: ErrorOptions) =>
  new StorageError('SlowDown', 503, 'SlowDown', 'The service is busy. Please try again in a moment.', options)

export const invalidJwt = (message: string) => new StorageError('InvalidJWT', 400, 'InvalidJWT', message)

export const invalidSignature = () => new StorageError('InvalidSignature', 400, 'InvalidSignature', 'Invalid signature')

/** An address that means nothing here. */
export const noSuchRoute = (method: string, path: string) =>
  new StorageError('NoSuchRoute', 404, 'Not Found', `Route ${method}:${path} not found`)
