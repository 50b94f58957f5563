export interface Gathering<Item> {
  add: (item: Item) => void
  /** Lets go of what has not been handed on. */
  stop: () => void
}

/** A burst is handed on soon after its first item, and the next one not before `apart` ms have passed since. */
export function gather<Item>(
  handOn: (items: Item[]) => void,
  { soon, apart }: { soon: number; apart: number },
): Gathering<Item> {
  let items: Item[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = Number.NEGATIVE_INFINITY

  function flush() {
    timer = undefined
    last = Date.now()
    const all = items
    items = []
    handOn(all)
  }

  return {
    add(item) {
      items.push(item)
      timer ??= setTimeout(flush, Math.max(soon, last + apart - Date.now()))
    },
    stop() {
      clearTimeout(timer)
      timer = undefined
      items = []
    },
  }
}
