import { changedFields, isChanged, readFields, type ScriptFields, type ScriptRow } from './script-form'

/**
 * The row is not the one that editing began with. "same": it already says what the fields say. "merge": what was changed here and there
 * goes together, as `fields`. "conflict": somebody has to look.
 */
export type Meeting = { kind: 'same' } | { kind: 'merge'; fields: ScriptFields } | { kind: 'conflict' }

/**
 * What becomes of a save that finds another row than it began with. Other words of somebody else are never passed over in silence, and
 * neither are two different values for one field.
 *
 * @param lost what was sent before without an answer: a row that says just that is our own
 */
export function meet(
  fields: ScriptFields,
  began: ScriptRow,
  theirs: ScriptRow,
  lost: readonly ScriptFields[] = [],
): Meeting {
  if (!isChanged(fields, theirs)) return { kind: 'same' }
  if (lost.some((sent) => !isChanged(sent, theirs))) return { kind: 'merge', fields }

  const base = readFields(began)
  const other = readFields(theirs)
  const different = changedFields(fields, other)
  const mine = changedFields(fields, base)
  const isOpen = changedFields(other, base).some(
    (name) => name === 'title' || name === 'text' || (mine.includes(name) && different.includes(name)),
  )
  return isOpen ? { kind: 'conflict' } : { kind: 'merge', fields: rebase(fields, base, other) }
}

/** What was changed since `base`, on top of `other`. A field that says the same stays as it was typed, with the blanks at its end. */
export function rebase(fields: ScriptFields, base: ScriptFields, other: ScriptFields): ScriptFields {
  const mine = changedFields(fields, base)
  const taken = changedFields(other, fields).filter((name) => !mine.includes(name))
  return { ...fields, ...Object.fromEntries(taken.map((name) => [name, other[name]])) }
}
