import { supabase } from './backend'

/** Changes of a table's rows, as its database tells them. */
export interface HeardRows {
  table: string
  event?: 'INSERT' | 'UPDATE' | 'DELETE' | '*'
  filter: string
  /** Columns that are told; all without it. */
  select?: string[]
  onChange: (change: RowChange) => void
}

export interface RowChange {
  eventType: 'INSERT' | 'UPDATE' | 'DELETE'
  /** Empty after a DELETE. */
  new: Record<string, unknown>
  /** The key of a removed row. */
  old: Record<string, unknown>
}

export interface Ears {
  rows: readonly HeardRows[]
  /**
   * All that changes from now on is told: at the start, and whenever the line is there again. What was read before may be older than
   * that by something that nobody will tell any more, so it has to be read anew.
   */
  onHearing: () => void
  /** Nothing is told any more. */
  onDeaf?: () => void
}

let channels = 0

/** Hears of changes until the returned function is called. The client library reconnects by itself. (OP-33) */
export function hearRows(name: string, { rows, onHearing, onDeaf }: Ears): () => void {
  const client = supabase()
  let isOver = false
  // A name of its own each time: one that is being left cannot be joined.
  channels += 1
  const channel = client.channel(`${name}:${channels}`)
  for (const { onChange, event = '*', ...asked } of rows) {
    channel.on('postgres_changes', { event: event as '*', schema: 'public', ...asked }, (change: RowChange) =>
      onChange(change),
    )
  }
  // A channel may be joined before its database tells anything, or without it ever telling: this says which.
  channel.on('system', {}, ({ extension, status }: { extension?: unknown; status?: unknown }) => {
    if (isOver) return
    if (status === 'error') onDeaf?.()
    else if (extension === 'postgres_changes') onHearing()
  })
  channel.subscribe((status: string) => {
    if (!isOver && status !== 'SUBSCRIBED') onDeaf?.()
  })
  return () => {
    isOver = true
    void client.removeChannel(channel)
  }
}
