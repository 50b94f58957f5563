export type Severity = 'block' | 'warn' | 'info'

/** One finding of the checker in a text. Positions are UTF-16 offsets into that text. */
export interface Flag {
  /** Rule id, e.g. "HLTH-01". */
  rule: string
  severity: Severity
  /** Which form field, or "script" for output. */
  field: string
  start: number
  end: number
  matched: string
  reason: string
  saferWording: string | undefined
}
