import { useMemo, useState } from 'react'

export interface Selection {
  /** What is selected and still listed, in the order of the list. */
  ids: readonly string[]
  has: (id: string) => boolean
  /** With `range`, everything from the one chosen before up to this one becomes what this one becomes. */
  toggle: (id: string, range?: boolean) => void
  selectAll: () => void
  clear: () => void
}

interface Chosen {
  of: string
  ids: ReadonlySet<string>
  anchor?: string
}

/** Which of a list's scripts are selected. `of` names what is listed: another folder or search begins with none. */
export function useSelection(listed: readonly string[], of: string): Selection {
  const [kept, setKept] = useState<Chosen>({ of, ids: NONE })
  const chosen = kept.of === of ? kept : { of, ids: NONE }
  const ids = useMemo(
    () => (chosen.ids.size === 0 ? [] : listed.filter((id) => chosen.ids.has(id))),
    [listed, chosen.ids],
  )
  return {
    ids,
    has: (id) => chosen.ids.has(id),
    toggle: (id, range = false) => setKept({ of, anchor: id, ids: toggled(listed, chosen, id, range) }),
    selectAll: () => setKept({ of, ids: new Set(listed), anchor: chosen.anchor }),
    clear: () => setKept({ of, ids: NONE }),
  }
}

const NONE: ReadonlySet<string> = new Set()

/** The selection after one more click. */
export function toggled(
  listed: readonly string[],
  { ids, anchor }: Pick<Chosen, 'ids' | 'anchor'>,
  id: string,
  range: boolean,
): Set<string> {
  const selects = !ids.has(id)
  const next = new Set(ids)
  for (const each of range ? between(listed, anchor, id) : [id]) {
    if (selects) next.add(each)
    else next.delete(each)
  }
  return next
}

function between(listed: readonly string[], anchor: string | undefined, id: string): readonly string[] {
  const from = anchor === undefined ? -1 : listed.indexOf(anchor)
  const to = listed.indexOf(id)
  return from < 0 || to < 0 ? [id] : listed.slice(Math.min(from, to), Math.max(from, to) + 1)
}
