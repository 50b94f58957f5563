import { join } from 'node:path'
import type { Config } from '../../platform/config'
import { createDiskStore } from './disk'
import type { FileStore } from './file-store'
import { createS3Store } from './s3'

export { FileMissing, type ByteRange, type FileStore } from './file-store'

/** In S3 when the settings name one, else below `DATA_DIR/files`. */
export function createFileStore(config: Config): FileStore {
  const { s3 } = config.storage
  return s3 ? createS3Store(s3) : createDiskStore(join(config.dataDir, 'files'))
}
