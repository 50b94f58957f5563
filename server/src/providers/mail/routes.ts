import type { Room } from '../../platform/http'
import type { Tools } from '../../platform/tools'

/** The local mailbox; mounted at the root. */
export const mailbox =
  (_tools: Tools): Room =>
  () => {}
