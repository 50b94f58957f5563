/** Why a feed gave nothing; its message is for people, and names no address. */
export class FeedFailure extends Error {
  override readonly name = 'FeedFailure'

  constructor(
    message: string,
    /** Milliseconds for which its server wants not to be asked. */
    readonly retryAfter?: number,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}
