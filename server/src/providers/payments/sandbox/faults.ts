/** What the provider's API refuses, in its own shape. */
export class StripeFault extends Error {
  override readonly name = 'StripeFault'

  constructor(
    readonly status: 400 | 401 | 402 | 404 | 500,
    readonly error: {
      type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error'
      message: string
      code?: string
      decline_code?: string
      param?: string
    },
  ) {
    super(error.message)
  }
}

const refused = (status: 400 | 404, message: string, code?: string, param?: string) =>
  new StripeFault(status, {
    type: 'invalid_request_error',
    message,
    ...(code && { code }),
    ...(param && { param }),
  })

export const missing = (what: string, id: string, param = 'id', status: 400 | 404 = 404) =>
  refused(status, `No such ${what}: '${id}'`, 'resource_missing', param)

export const invalid = (message: string, param?: string, code?: string) => refused(400, message, code, param)

export const unknownAddress = (method: string, path: string) =>
  refused(404, `Unrecognized request URL (${method}: ${path}).`)

/** A card that was not charged, as its owner reads it. */
export interface Decline {
  code: 'card_declined' | 'expired_card' | 'incorrect_number' | 'authentication_required'
  declineCode?: string
  message: string
}

export const declined = ({ code, declineCode, message }: Decline) =>
  new StripeFault(402, { type: 'card_error', code, message, ...(declineCode && { decline_code: declineCode }) })
