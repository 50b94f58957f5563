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

/** False for an unknown preference. */
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

/** Of three letters only these are time zones to PostgreSQL; Node knows many more, some of them with two meanings. */
const SHORT_ZONES = /^(?:CET|EET|EST|GMT|HST|MET|MST|PRC|ROC|ROK|UCT|UTC|WET)$/i

function isTimeZone(name: string): boolean {
  if (name.length === 3 && !SHORT_ZONES.test(name)) return false
  try {
    return /^[A-Za-z][A-Za-z0-9_+\-/]{1,60}$/.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** What a request does, as far as it decides which preferences matter. */
export type Purpose = 'read' | 'call' | 'insert' | 'upsert' | 'put' | 'update' | 'delete'

type Name = keyof Preferences

const ALWAYS: Name[] = ['count', 'tx', 'handling', 'timezone']

const APPLIED: Record<Purpose, Set<Name>> = {
  read: new Set(ALWAYS),
  call: new Set<Name>([...ALWAYS, 'maxAffected']),
  insert: new Set<Name>([...ALWAYS, 'missing', 'return']),
  upsert: new Set<Name>([...ALWAYS, 'resolution', 'missing', 'return']),
  put: new Set<Name>([...ALWAYS, 'return']),
  update: new Set<Name>([...ALWAYS, 'missing', 'return', 'maxAffected']),
  delete: new Set<Name>([...ALWAYS, 'return', 'maxAffected']),
}

/** The order in which they are named, with their names in the header. */
const NAMES: [Name, string][] = [
  ['resolution', 'resolution'],
  ['missing', 'missing'],
  ['return', 'return'],
  ['count', 'count'],
  ['tx', 'tx'],
  ['handling', 'handling'],
  ['timezone', 'timezone'],
  ['maxAffected', 'max-affected'],
]

/** The preferences that had an effect, as `Preference-Applied` names them. */
export function appliedPreferences(preferences: Preferences, purpose: Purpose): string {
  return NAMES.filter(([name]) => preferences[name] !== undefined && APPLIED[purpose].has(name))
    .filter(([name]) => name !== 'maxAffected' || preferences.handling === 'strict')
    .map(([name, header]) => `${header}=${preferences[name]}`)
    .join(', ')
}
