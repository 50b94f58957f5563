import type { Room } from '../../platform/http'
import type { Tools } from '../../platform/tools'
import type { FileStore } from '../../providers/files'

/** `/storage/v1`: buckets and files, in the protocol of Supabase Storage (contract 4). */
export const storage =
  (_tools: Tools & { files: FileStore }): Room =>
  () => {}
