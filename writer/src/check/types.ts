export type Severity = 'block' | 'warn' | 'info'

/** One finding of the checker in a text. Positions are UTF-16 offsets into that text as it was given. */
export interface Flag {
  /** Rule id, e.g. "HLTH-01". */
  rule: string
  severity: Severity
  /** Which form field, or "script" for output. */
  field: string
  start: number
  end: number
  matched: string
  /** In plain words to a creator. */
  reason: string
  /** Advice: what to say instead. */
  saferWording: string | undefined
  /** Words that make a grammatical sentence when they stand where the match stood; absent where nothing fits. */
  replacement?: string
}
