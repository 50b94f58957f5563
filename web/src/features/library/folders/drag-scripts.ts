import type { DragEvent } from 'react'

const KIND = 'application/x-reelwright-scripts'

/** What makes a card one that can be dragged onto a folder, alone or with all that are selected. By pointer only: the menus move scripts, too. */
export function scriptDragProps(ids: () => readonly string[]) {
  return {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.setData(KIND, JSON.stringify(ids()))
      event.dataTransfer.effectAllowed = 'move'
    },
  }
}

/** Whether scripts are above what asks. */
export const dragsScripts = (event: DragEvent) => event.dataTransfer.types.includes(KIND)

/** The ids of what was dropped; empty for anything that is not ours. */
export function droppedScripts(event: DragEvent): string[] {
  try {
    const ids: unknown = JSON.parse(event.dataTransfer.getData(KIND))
    return Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : []
  } catch {
    return []
  }
}
