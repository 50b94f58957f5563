import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, rmdirSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk of its own, of so many megabytes, which can be filled and made read-only. */
export interface SmallDisk {
  folder: string
  /** Takes every byte that is left. */
  fill(): void
  /** Gives them back. */
  makeRoom(): void
  /** @throws Error when somebody has a file open for writing. */
  setReadOnly(readOnly: boolean): void
  remove(): void
}

/** Whether this process may mount anything: root in an ordinary machine, and in few containers. */
export const mayMount: boolean = (() => {
  const folder = mkdtempSync(join(tmpdir(), 'reelwright-disk-'))
  const mounted = mount('-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder)
  if (mounted) spawnSync('umount', [folder])
  rmdirSync(folder)
  return mounted
})()

/** @param folder one that exists; a new one where none is given */
export function mountSmallDisk(megabytes: number, folder = mkdtempSync(join(tmpdir(), 'reelwright-disk-'))): SmallDisk {
  if (!mount('-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700`, 'tmpfs', folder)) throw new Error('No disk')
  const filler = join(folder, 'filler')
  return {
    folder,
    fill() {
      const file = openSync(filler, 'w')
      for (const size of [1 << 20, 4096, 1]) {
        try {
          for (;;) writeSync(file, Buffer.alloc(size, 1))
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
        }
      }
      closeSync(file)
    },
    makeRoom: () => rmSync(filler),
    setReadOnly(readOnly) {
      if (!mount('-o', `remount,${readOnly ? 'ro' : 'rw'}`, folder)) throw new Error('The disk is in use')
    },
    remove() {
      spawnSync('umount', ['--lazy', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function mount(...args: string[]): boolean {
  return process.platform === 'linux' && spawnSync('mount', args, { stdio: 'ignore' }).status === 0
}
