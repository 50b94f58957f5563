import { unknownPosition } from '../../../platform/http'

/** The demo set's pages begin behind a number of rows. @throws AppError naming `after` */
export function demoPosition<Query extends { after?: string }>(asked: Query): Query {
  if (asked.after !== undefined && !/^\d{1,3}$/.test(asked.after)) throw unknownPosition()
  return asked
}
