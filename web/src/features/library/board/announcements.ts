import { type BoardColumn, stageLabel } from '@reelwright/shared'

/** Read out with a card that has the focus. */
export const HOW_TO_MOVE =
  'Press Space to pick up this script, arrow keys to move it, Space again to drop it, Escape to put it back. ' +
  'Press Enter to open it. When you’re not holding a script, arrow keys move between scripts.'

interface Spot {
  column: BoardColumn
  /** From 0. */
  index: number
}

const spotText = ({ column, index }: Spot) => `${stageLabel(column)}, place ${index + 1}`

export const liftedText = (title: string, from: Spot) => `Picked up “${title}” in ${spotText(from)}.`

/** Undefined: above no column. */
export const movedText = (title: string, to: Spot | undefined) =>
  to ? `“${title}” is above ${spotText(to)}.` : `“${title}” is above no column.`

export function droppedText(title: string, from: Spot, to: Spot | undefined): string {
  if (!to) return `“${title}” is back in ${spotText(from)}.`
  if (from.column === to.column && from.index === to.index) return `“${title}” stays in ${spotText(to)}.`
  return `Dropped “${title}” in ${spotText(to)}.`
}
