import { readdirSync, readFileSync } from 'node:fs'

/** Megabytes a process holds; undefined where the system does not say (Linux does). */
export function residentMemory(pid: number): number | undefined {
  return kilobytes(`/proc/${pid}/status`, /^VmRSS:\s+(\d+) kB/m)
}

/**
 * Megabytes that a process and its children hold together. Shared pages are counted once (proportional set size): PostgreSQL's
 * processes share their buffers, and adding up what each one holds would count these many times.
 */
export function familyMemory(pid: number): number | undefined {
  const sizes = [pid, ...childrenOf(pid)].map((one) => kilobytes(`/proc/${one}/smaps_rollup`, /^Pss:\s+(\d+) kB/m))
  const known = sizes.filter((size) => size !== undefined)
  return known.length > 0 ? known.reduce((sum, size) => sum + size, 0) : undefined
}

function childrenOf(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), parent: parentOf(name) }))
  return parents.filter(({ parent }) => parent === pid).map((process) => process.pid)
}

function parentOf(pid: string): number | undefined {
  try {
    // The name in brackets may hold anything, so what counts starts behind the last one.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    // It has ended meanwhile.
    return undefined
  }
}

function kilobytes(file: string, line: RegExp): number | undefined {
  try {
    const size = line.exec(readFileSync(file, 'utf8'))?.[1]
    return size === undefined ? undefined : Number(size) / 1024
  } catch {
    return undefined
  }
}
