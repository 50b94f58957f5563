/** A row of the account's that changed, here or elsewhere. */
export interface LiveEvent {
  table: 'scripts' | 'script_folders' | 'deleted_scripts'
  type: 'INSERT' | 'UPDATE' | 'DELETE'
  id: string
  /** The subscribed columns; only the key for a deleted row. */
  row: Readonly<Record<string, unknown>>
  /** When this page received it. */
  at: number
}

/** The cached values that decide whether an event is news. */
export interface Shown {
  /** In how they last came from the database. */
  cardsOf: (id: string) => readonly { updatedAt?: unknown; position?: unknown }[]
  folderOf: (id: string) => Readonly<Record<string, unknown>> | undefined
  hasFolders: boolean
  /** Whether this page itself has changed something shortly before that moment, or since. */
  changedHere: (at: number) => boolean
  /** Whether this page itself has deleted that script. */
  deletedHere: (id: string) => boolean
}

/**
 * Whether the page already shows the change of an event, as it does after its own changes: then nothing has to be refetched.
 * Of scripts that needs a change made here, too, since what else is counted from them would have been asked for with it.
 */
export function isShown(event: LiveEvent, shown: Shown): boolean {
  if (event.table === 'script_folders') return isFolderShown(event, shown)
  const cards = shown.cardsOf(event.id)
  // What was deleted elsewhere may be in no list that is loaded, and is counted all the same.
  if (event.table === 'deleted_scripts')
    return event.type === 'INSERT' && cards.length === 0 && shown.deletedHere(event.id)
  if (!shown.changedHere(event.at)) return false
  return cards.length > 0 && cards.every((card) => isAsNew(card, event.row))
}

function isFolderShown({ type, id, row }: LiveEvent, { folderOf, hasFolders }: Shown): boolean {
  if (!hasFolders) return false
  const folder = folderOf(id)
  if (type === 'DELETE') return folder === undefined
  return folder !== undefined && ['name', 'color', 'icon'].every((field) => folder[field] === row[field])
}

/** Where a script lies on the board changes without its date. */
function isAsNew({ updatedAt, position }: { updatedAt?: unknown; position?: unknown }, row: LiveEvent['row']): boolean {
  const [here, there] = [timeOf(updatedAt), timeOf(row.updated_at)]
  return here >= there && (here > there || row.board_position === undefined || position === row.board_position)
}

/** Never as new as anything when there is none. */
const timeOf = (value: unknown) => {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time
}

/** Which query keys to refetch; `everything` when events may have been missed. */
export function staleKeys(events: readonly LiveEvent[] | 'everything'): (key: readonly unknown[]) => boolean {
  if (events === 'everything') return ([feature]) => feature === 'scripts' || feature === 'user-folders'
  const ids = new Set(events.map(({ id }) => id))
  const scripts = events.some(
    ({ table, type }) => table === 'scripts' || (table === 'deleted_scripts' && type === 'INSERT'),
  )
  const bin = events.some(({ table }) => table === 'deleted_scripts')
  const folders = events.some(({ table }) => table === 'script_folders')
  return ([feature, part, id]) => {
    if (feature === 'user-folders') return folders
    if (feature !== 'scripts') return false
    if (part === 'bin') return bin
    // One script with all its text and history: only if it is that one.
    if (part === 'one' || part === 'versions') return typeof id === 'string' && ids.has(id)
    return scripts
  }
}
