import { RestError } from '../rest-error'

/** What the `Prefer` header asks for. */
export interface Preferences {
  return?: 'minimal' | 'representation' | 'headers-only'
  count?: 'exact' | 'planned' | 'estimated'
  resolution?: 'merge-duplicates' | 'ignore-duplicates'
  missing?: 'default' | 'null'
  handling?: 'strict' | 'lenient'
  tx?: 'commit' | 'rollback'
  maxAffected?: number
  timezone?: string
}

const CHOICES = new Map<string, [keyof Preferences, readonly string[]]>([
  ['return', ['return', ['minimal', 'representation', 'headers-only']]],
  ['count', ['count', ['exact', 'planned', 'estimated']]],
  ['resolution', ['resolution', ['merge-duplicates', 'ignore-duplicates']]],
  ['missing', ['missing', ['default', 'null']]],
  ['handling', ['handling', ['strict', 'lenient']]],
  ['tx', ['tx', ['commit', 'rollback']]],
])

/**
 * Reads the `Prefer` header. The first value of a preference wins.
 * @throws RestError PGRST122 when handling is strict and one of them is unknown.
 */
export function parsePreferences(header: string | undefined): Preferences {
  const preferences: Preferences = {}
  if (!header) return preferences
  const unknown: string[] = []
  for (const part of header.split(',')) {
    const text = part.trim()
    if (text && !readPreference(preferences, text)) unknown.push(text)
  }
  if (preferences.handling === 'strict' && unknown.length) {
    throw new RestError(
      400,
      'PGRST122',
      'Invalid preferences given with handling=strict',
      `Invalid preferences: ${unknown.join(', ').slice(0, 500)}`,
    )
  }
  return preferences
}

/** False for what is not known. */
function readPreference(preferences: Preferences, text: string): boolean {
  const equals = text.indexOf('=')
  const name = equals < 0 ? text : text.slice(0, equals).trim()
  const value = equals < 0 ? '' : text.slice(equals + 1).trim()
  if (name === 'max-affected') {
    if (!/^\d{1,9}$/.test(value)) return false
    preferences.maxAffected ??= Number(value)
    return true
  }
  if (name === 'timezone') {
    if (!isTimeZone(value)) return false
    preferences.timezone ??= value
    return true
  }
  const [key, values] = CHOICES.get(name) ?? []
  if (!key || !values?.includes(value)) return false
  if (preferences[key] === undefined) Object.assign(preferences, { [key]: value })
  return true
}

function isTimeZone(name: string): boolean {
  try {
    return /^[A-Za-z0-9_+\-/]{1,60}$/.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** The preferences that had an effect, as `Preference-Applied` names them. */
export function appliedPreferences(preferences: Preferences, isInsert: boolean): string {
  const strict = preferences.handling === 'strict'
  return [
    isInsert && preferences.resolution && `resolution=${preferences.resolution}`,
    preferences.missing && `missing=${preferences.missing}`,
    preferences.return && `return=${preferences.return}`,
    preferences.count && `count=${preferences.count}`,
    preferences.handling && `handling=${preferences.handling}`,
    preferences.timezone && `timezone=${preferences.timezone}`,
    strict && preferences.maxAffected !== undefined && `max-affected=${preferences.maxAffected}`,
  ]
    .filter(Boolean)
    .join(', ')
}
