/** One tracked channel somewhere: what it says about itself, and which server it is connected to. */
export interface Tracked {
  key: string
  ref: string
  /** The user's payload, `phx_ref` and, after an earlier one, `phx_ref_prev`. */
  meta: Record<string, unknown>
}

/** By key, as `presence_state` and each half of `presence_diff` carry it (contract 5.3). */
export type Presences = Record<string, { metas: Record<string, unknown>[] }>

export interface Diff {
  joins: Presences
  leaves: Presences
}

export interface RoomDiff {
  room: string
  joins: Tracked[]
  leaves: Tracked[]
}

/** Who is where, of all servers. Keeps no time: who is gone has to be said. */
export function createPresences() {
  const rooms = new Map<string, Map<string, Tracked & { server: string }>>()

  /** Applies what a server says; answers with what is new by that, so that a repeated message changes nothing. */
  function apply(server: string, room: string, joins: Tracked[], leaves: string[]): RoomDiff {
    const tracked = rooms.get(room) ?? new Map<string, Tracked & { server: string }>()
    const left = leaves.flatMap((ref) => {
      const one = tracked.get(ref)
      if (one?.server !== server) return []
      tracked.delete(ref)
      return [one]
    })
    const joined = joins.filter(({ ref }) => !tracked.has(ref))
    for (const one of joined) tracked.set(one.ref, { ...one, server })
    if (tracked.size > 0) rooms.set(room, tracked)
    else rooms.delete(room)
    return { room, joins: joined, leaves: left }
  }

  function ofServer(server: string): Map<string, Tracked[]> {
    const found = new Map<string, Tracked[]>()
    for (const [room, tracked] of rooms) {
      const own = [...tracked.values()].filter((one) => one.server === server)
      if (own.length > 0)
        found.set(
          room,
          own.map(({ key, ref, meta }) => ({ key, ref, meta })),
        )
    }
    return found
  }

  return {
    apply,
    ofServer,
    /** Everything a server has, instead of what was known of it. Answers with the rooms that change by it. */
    replace(server: string, state: Map<string, Tracked[]>): RoomDiff[] {
      const before = ofServer(server)
      const named = new Set([...before.keys(), ...state.keys()])
      return [...named]
        .map((room) => {
          const now = state.get(room) ?? []
          const refs = new Set(now.map(({ ref }) => ref))
          const gone = (before.get(room) ?? []).filter(({ ref }) => !refs.has(ref))
          return apply(
            server,
            room,
            now,
            gone.map(({ ref }) => ref),
          )
        })
        .filter(({ joins, leaves }) => joins.length + leaves.length > 0)
    },
    state: (room: string): Presences => byKey([...(rooms.get(room)?.values() ?? [])]),
  }
}

export type PresenceTable = ReturnType<typeof createPresences>

export function byKey(tracked: Tracked[]): Presences {
  const keys = new Map<string, Record<string, unknown>[]>()
  for (const { key, meta } of tracked) keys.set(key, [...(keys.get(key) ?? []), meta])
  return Object.fromEntries([...keys].map(([key, metas]) => [key, { metas }]))
}
