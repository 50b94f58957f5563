import { VERSION_NAME_LENGTH } from '@reelwright/shared'
import { BackendError } from '../../../platform'

/** Counts as the database does: an emoji is one character. */
export const nameLength = (name: string): number => Array.from(name.trim()).length

/** Why this cannot be a version's name; none is a name, too: it takes the name off. */
export function nameFault(name: string): string | undefined {
  if (nameLength(name) <= VERSION_NAME_LENGTH) return undefined
  return `Use ${VERSION_NAME_LENGTH} characters or fewer.`
}

/** Why a name was refused, and what helps. */
export function nameFailureText(error: unknown): string {
  const said = error instanceof Error ? error.message : 'Something went wrong'
  // The constraint `script_versions_name_most` says how many.
  const most =
    error instanceof BackendError ? /\d+(?= versions of a script can have a name)/.exec(said)?.[0] : undefined
  if (most) return `A script can have up to ${most} named versions. Remove the name from another version first.`
  return `The name couldn’t be saved. ${said}`
}
