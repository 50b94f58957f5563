/** A name that is read, or the arguments of a call. */
type Step = string | unknown[]

/**
 * Records calls on an object whose code is still on its way, and makes them when their result is awaited. For calls that answer with a
 * promise. `load` gets the first name that was read.
 */
export function deferCalls(load: (name: string) => Promise<object>, steps: Step[] = []): unknown {
  const isCall = Array.isArray(steps.at(-1))
  const recorded = (step: Step) => deferCalls(load, [...steps, step])
  return new Proxy(() => undefined, {
    apply: (_target, _self, args: unknown[]) => recorded(args),
    get(_target, name) {
      if (typeof name === 'symbol') return undefined
      if (name !== 'then') return recorded(name)
      if (!isCall) return undefined
      return (...handlers: Parameters<Promise<unknown>['then']>) => replay(load, steps).then(...handlers)
    },
  })
}

async function replay(load: (name: string) => Promise<object>, steps: Step[]): Promise<unknown> {
  let value: unknown = await load(String(steps[0]))
  let owner: unknown
  for (const step of steps) {
    if (Array.isArray(step)) value = Reflect.apply(value as () => unknown, owner, step)
    else [owner, value] = [value, (value as Record<string, unknown>)[step]]
  }
  return value
}
