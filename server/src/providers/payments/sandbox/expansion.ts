import { invalid } from './faults'
import type { Store } from './store'

const DEEPEST = 4
/** Shown only when asked for. */
const INCLUDABLE = ['line_items']

/** Puts objects where their ids stand: `expand[]=customer`, `expand[]=data.schedule`. */
export async function expandPaths(store: Store, object: object, paths: readonly string[]): Promise<object> {
  const answer: unknown = structuredClone(object)
  for (const path of paths) {
    const steps = path.split('.')
    if (steps.length > DEEPEST) throw cannotExpand(path)
    await expandAt(store, answer, steps, path)
  }
  hide(answer, paths)
  return answer as object
}

async function expandAt(store: Store, place: unknown, [step = '', ...rest]: string[], path: string): Promise<void> {
  if (Array.isArray(place)) {
    for (const one of place) await expandAt(store, one, [step, ...rest], path)
    return
  }
  if (!isRecord(place) || !(step in place)) throw cannotExpand(path)
  const value = place[step]
  if (value === null) return
  if (typeof value === 'string') {
    const found = await store.any(value)
    if (!found) throw cannotExpand(path)
    place[step] = found
  }
  if (rest.length > 0) await expandAt(store, place[step], rest, path)
}

function hide(answer: unknown, paths: readonly string[]) {
  const objects = isRecord(answer) && Array.isArray(answer.data) ? answer.data : [answer]
  for (const object of objects) {
    if (!isRecord(object) || object.object !== 'checkout.session') continue
    for (const name of INCLUDABLE)
      if (!paths.some((path) => path.replace('data.', '').startsWith(name))) delete object[name]
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const cannotExpand = (path: string) => invalid(`This property cannot be expanded (${path}).`, 'expand')
