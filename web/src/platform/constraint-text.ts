/** What is wrong, by the end of a constraint's name. */
const FAULTS = new Map([
  ['length', 'is too short or too long'],
  ['limits', 'are too many or too long'],
  ['range', 'is out of range'],
])

/**
 * The database's words for a broken constraint in words for people; undefined for every other message. `/rest/v1` answers with
 * PostgreSQL's own, as other clients expect.
 */
export function constraintText(message: string): string | undefined {
  const [, table = '', kind, name = ''] = /relation "(.*?)" violates (\S+) constraint(?: "(.*)")?$/.exec(message) ?? []
  if (kind === 'check') {
    const [, field = '', end = ''] = /^(.*)_(.*?)$/.exec(name.replace(`${table}_`, '')) ?? []
    return `The ${field.replaceAll('_', ' ')} ${FAULTS.get(end) ?? 'is not valid'}.`
  }
  const [, column = ''] = /column "(.*?)"/.exec(message) ?? []
  if (kind === 'not-null') return `The ${column.replaceAll('_', ' ')} is missing.`
  if (/violates unique constraint/.test(message)) return 'This was already saved.'
  if (/violates foreign key constraint/.test(message))
    return 'The item this belongs to no longer exists. Reload the page.'
  return undefined
}
