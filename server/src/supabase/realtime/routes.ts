import type { Room } from '../../platform/http'
import type { Tools } from '../../platform/tools'

/** `/realtime/v1`: changes, broadcast and presence over a socket, in the protocol of Supabase Realtime (contract 5). */
export const realtime =
  (_tools: Tools): Room =>
  () => {}
