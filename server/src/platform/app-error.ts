import { ERROR_STATUS, type ErrorCode } from '@reelwright/shared'

/** An expected failure. Throw where you know; it is turned into an answer once, at the border. */
export class AppError extends Error {
  override readonly name = 'AppError'

  constructor(
    readonly code: ErrorCode,
    message: string,
    /** `field` names the faulty input by its path ("features.3"). */
    readonly details: { field?: string } = {},
    options?: ErrorOptions,
  ) {
    super(message, options)
  }

  get status(): number {
    return ERROR_STATUS[this.code]
  }
}
