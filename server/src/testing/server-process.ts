import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { build } from 'vite'
import { projectFile } from '../platform/project-file'

/** The server as `npm run build` makes it, from the sources as they are now. */
export interface BuiltServer {
  folder: string
  remove(): Promise<void>
}

/** `npm test` has built it before. Processes that read TypeScript would take four times as long to start. */
export async function buildServer(): Promise<BuiltServer> {
  const given = process.env.BUILT_SERVER
  if (given) return { folder: given, remove: () => Promise.resolve() }
  // Inside the project, where packages are found.
  const folder = projectFile(`.cache/server_${randomBytes(6).toString('hex')}`)
  const root = projectFile('server')
  await build({ root, logLevel: 'error', build: { outDir: folder, emptyOutDir: true, sourcemap: false } })
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** A server as it runs in production: a process of its own, which may or may not get ready. */
export interface ServerProcess {
  child: ChildProcess
  /** What it has printed so far. */
  output(): string
  /** Its address. @throws Error with what it printed when it ends first. */
  ready: Promise<string>
  ended: Promise<number | null>
  /** Asks it to stop, unless it has ended, and waits until it has. Answers with its exit code. */
  end(): Promise<number | null>
}

export interface LaunchOptions {
  /** All settings; those of whoever runs the tests do not reach it. */
  env: Record<string, string>
  /** Of node itself ("--max-old-space-size=128"). */
  nodeOptions?: string[]
}

/** Starts a built server on a free port and does not wait. */
export function launchServer({ folder }: BuiltServer, { env, nodeOptions = [] }: LaunchOptions): ServerProcess {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, [...nodeOptions, join(folder, 'main.js')], {
    cwd: projectFile('.'),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { PATH, HOME, PORT: '0', WRITER_WARM_UP: 'off', ...env },
  })
  let output = ''
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  const ready = new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString()
      const address = /ready at (http:\/\/\S+)/.exec(output)?.[1]
      if (address) resolve(address)
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('exit', (code) => reject(new Error(`The server ended (${code}):\n${output}`)))
  })
  // Whoever ends it on purpose never looks at this promise.
  ready.catch(() => undefined)
  return {
    child,
    output: () => output,
    ready,
    ended,
    end() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
      return ended
    },
  }
}
