import { mkdir, open, rename, unlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { AppError } from '../../platform/app-error'
import { checkId, FileMissing, type FileStore } from './file-store'

/** Files below a folder, 256 folders wide, so that none of them grows beyond what file systems like. */
export function createDiskStore(folder: string): FileStore {
  const pathOf = (id: string) => join(folder, checkId(id).slice(0, 2), id)
  const draftOf = (id: string) => `${pathOf(id)}.new`

  const store: FileStore = {
    async write(id, bytes) {
      const path = pathOf(id)
      await writable(makeFolder(dirname(path)))
      try {
        const handle = await writable(open(draftOf(id), 'wx', 0o600))
        try {
          await writable(writeFile(handle, bytes))
          await writable(handle.sync())
        } finally {
          await handle.close()
        }
        await rename(draftOf(id), path)
      } catch (error) {
        await unlinkIfThere(draftOf(id))
        throw error
      }
      await syncFolder(dirname(path))
    },

    async read(id, range) {
      const handle = await open(pathOf(id), 'r').catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? new FileMissing(id, { cause: error }) : error
      })
      return handle.createReadStream(range)
    },

    async copy(from, to) {
      const source = await store.read(from)
      try {
        await store.write(to, source)
      } finally {
        source.destroy()
      }
    },

    async remove(ids) {
      for (const id of ids) {
        await unlinkIfThere(pathOf(id))
        // Left by a process that died while it wrote.
        await unlinkIfThere(draftOf(id))
      }
    },

    close: () => Promise.resolve(),
  }
  return store
}

/** Temporary errors that an operator has to fix: disk full, read-only, too many open files. */
const UNWRITABLE = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EMFILE', 'ENFILE'])

async function writable<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: NodeJS.ErrnoException) => {
    if (!UNWRITABLE.has(error.code ?? '')) throw error
    throw new AppError(
      'unavailable',
      'Files can’t be stored right now. Please try again in a moment.',
      {},
      { cause: error },
    )
  })
}

async function unlinkIfThere(path: string) {
  await unlink(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
}

async function makeFolder(folder: string) {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  // A new name is safe only once the folder it stands in is written.
  await syncFolder(dirname(folder))
  await syncFolder(dirname(first))
}

async function syncFolder(folder: string) {
  // Windows opens no folders, and needs no such thing.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
