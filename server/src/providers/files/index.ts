import type { Config } from '../../platform/config'

/** Where the bytes of stored files are. */
export interface FileStore {
  close(): Promise<void>
}

export function createFileStore(_config: Config): FileStore {
  return { close: () => Promise.resolve() }
}
