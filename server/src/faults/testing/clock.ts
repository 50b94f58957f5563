import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

const PROGRAM = `
  const Real = Date
  let shift = 0
  globalThis.Date = new Proxy(Real, {
    construct: (_, given, self) => Reflect.construct(Real, given.length > 0 ? given : [Real.now() + shift], self),
    apply: () => new Date().toString(),
    get: (_, name) => (name === 'now' ? () => Real.now() + shift : Real[name]),
  })
  process.on('message', (wanted) => {
    shift = wanted
    process.send(shift)
  })
  process.channel.unref()`

/** For node: a process whose time of day can be set. What counts on from its start (`performance.now()`, timers) does not jump, as on a real machine. */
export const SETTABLE_CLOCK = ['--import', `data:text/javascript,${encodeURIComponent(PROGRAM)}`]

/** Sets the clock of a process that was started so, by milliseconds beside the real one. */
export async function setClock(child: ChildProcess, milliseconds: number) {
  const set = once(child, 'message')
  child.send(milliseconds)
  await set
}
