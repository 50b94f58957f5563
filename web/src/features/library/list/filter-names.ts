import { optionLabel, stageLabel } from '@reelwright/shared'
import { formatDate } from '../../../platform'
import type { LibraryAddress } from '../library-place'

export interface ActiveFilter {
  key: string
  label: string
  /** What takes it away. */
  without: Partial<LibraryAddress>
}

/** Every filter that is on, in words. The folder's name is known to whoever has the folders. */
export function activeFilters(address: LibraryAddress, folderName: string | undefined): ActiveFilter[] {
  const { statuses, styles, tones, tags, from, to, minScore, folder } = address
  return [
    ...statuses.map((value) => ({
      key: `status ${value}`,
      label: stageLabel(value),
      without: { statuses: statuses.filter((each) => each !== value) },
    })),
    ...styles.map((value) => ({
      key: `style ${value}`,
      label: `Style: ${labelOf(value)}`,
      without: { styles: styles.filter((each) => each !== value) },
    })),
    ...tones.map((value) => ({
      key: `tone ${value}`,
      label: `Tone: ${labelOf(value)}`,
      without: { tones: tones.filter((each) => each !== value) },
    })),
    ...tags.map((value) => ({
      key: `tag ${value}`,
      label: `#${value}`,
      without: { tags: tags.filter((each) => each !== value) },
    })),
    ...(folder
      ? [
          {
            key: 'folder',
            label: folder === 'none' ? 'No Folder' : (folderName ?? 'Folder'),
            without: { folder: undefined },
          },
        ]
      : []),
    ...(from ? [{ key: 'from', label: `From ${dayText(from)}`, without: { from: undefined } }] : []),
    ...(to ? [{ key: 'to', label: `Until ${dayText(to)}`, without: { to: undefined } }] : []),
    ...(minScore === undefined
      ? []
      : [{ key: 'score', label: `Craft score ${minScore}+`, without: { minScore: undefined } }]),
  ]
}

/** A key of our lists as its label; what people wrote themselves stays as it is. */
export const labelOf = (stored: string) => (/^[a-z]+(-[a-z]+)*$/.test(stored) ? optionLabel(stored) : stored)

/** A day of the calendar, whatever the zone. */
const dayText = (day: string) => formatDate(`${day}T12:00:00`)
