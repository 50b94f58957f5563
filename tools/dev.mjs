// @ts-check
/** `npm run dev`: the server restarts and the page reloads when a source changes. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { checkNode, ensureInstalled, root } from './bootstrap.mjs'

checkNode()
await ensureInstalled()
const port = process.env.PORT ?? '3000'
const tool = (/** @type {string[]} */ ...path) => join(root, 'node_modules', ...path)
const children = [
  spawn(process.execPath, [tool('tsx', 'dist', 'cli.mjs'), 'watch', '--clear-screen=false', 'server/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: port },
  }),
  spawn(process.execPath, [tool('vite', 'bin', 'vite.js'), 'web'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, API_ORIGIN: `http://127.0.0.1:${port}` },
  }),
]
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => children.forEach((child) => child.kill(signal)))
}
// One without the other is of no use.
for (const child of children) child.on('exit', () => children.forEach((other) => other.kill('SIGTERM')))
