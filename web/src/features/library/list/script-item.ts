import type { StartAction } from '../script-actions'
import type { ScriptCard } from '../script-fields'

/** What one script of the list is drawn from, as a card or as a line. */
export interface ScriptItemProps {
  card: ScriptCard
  /** Its place in the list, from 0. */
  index: number
  /** How many there are in all; -1 when nobody knows. */
  count: number
  folderName: string | undefined
  terms: readonly string[]
  isSelected: boolean
  on: ItemEvents
}

/** The same object as long as the list lives, so that scrolling draws only what is new. */
export interface ItemEvents {
  start: StartAction
  toggle: (id: string, range: boolean) => void
  /** What a drag of this script takes along. */
  dragged: (id: string) => readonly string[]
}
