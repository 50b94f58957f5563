import type { LibraryAddress } from '../library-place'

/** What an address asks of the list of all scripts or of a folder, in the words of `ScriptListQuery`. */
export function listParameters(address: LibraryAddress, folderId: string | undefined, tz = ownZone()): URLSearchParams {
  const { search, statuses, styles, tones, tags, from, to, minScore, order } = address
  const folder = folderId ?? address.folder
  const asked = new URLSearchParams()
  const put = (name: string, value: string | undefined) => value && asked.set(name, value)
  put('search', search.trim())
  put('stage', statuses.join(','))
  // Commas part the values of a list, so that each is encoded for itself.
  put('style', encodedList(styles))
  put('tone', encodedList(tones))
  put('tag', encodedList(tags))
  put('folder', folder)
  put('from', from)
  put('to', to)
  // Only days depend on where one is.
  if (from || to) put('tz', tz)
  if (minScore !== undefined) asked.set('min_score', String(minScore))
  put('order', order)
  return asked
}

const encodedList = (values: readonly string[]) => values.map(encodeURIComponent).join(',')

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
