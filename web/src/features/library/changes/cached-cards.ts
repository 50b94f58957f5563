import { type ScriptChange, stageOf } from '@reelwright/shared'
import type { ScriptCard } from '../script-fields'

/** What may be changed of a card. */
export type CardFields = Pick<ScriptCard, 'status' | 'column' | 'folderId' | 'tags' | 'position'>

/** What a change makes of a card before the database has said so. */
export function changedFields(card: CardFields, change: ScriptChange): Partial<CardFields> {
  const isMoved = change.status !== undefined || change.kanban_status !== undefined
  const status = change.status ?? card.status
  return {
    ...(change.status !== undefined && { status: change.status }),
    ...(isMoved && { column: stageOf({ status, kanban_status: change.kanban_status ?? null }) }),
    ...(change.folder_id !== undefined && { folderId: change.folder_id }),
    ...(change.tags !== undefined && { tags: change.tags }),
    ...(change.board_position !== undefined && { position: change.board_position }),
  }
}

interface CardPage {
  cards: readonly CardLike[]
  total?: number
}
type CardLike = CardFields & { id: string }

/** A cached list as far as it has cards in pages; whatever else lies below the same key is left alone. */
const pagesOf = (list: unknown): readonly CardPage[] | undefined => {
  const { pages } = Object(list) as { pages?: unknown }
  return Array.isArray(pages) && pages.every((page) => Array.isArray(Object(page).cards)) ? pages : undefined
}

export const cardsIn = (list: unknown): readonly CardLike[] => pagesOf(list)?.flatMap((page) => page.cards) ?? []

/** The list with other fields in some of its cards; the same list when it has none of them. */
export function withFields<List>(list: List, fieldsOf: ReadonlyMap<string, Partial<CardFields>>): List {
  const pages = pagesOf(list)
  if (!pages || !cardsIn(list).some(({ id }) => fieldsOf.has(id))) return list
  return {
    ...list,
    pages: pages.map((page) => ({
      ...page,
      cards: page.cards.map((card) => {
        const fields = fieldsOf.get(card.id)
        return fields ? { ...card, ...fields } : card
      }),
    })),
  }
}

/** The list without some of its cards, with a new count; the same list when it has none of them. */
export function withoutCards<List>(list: List, ids: ReadonlySet<string>): List {
  const pages = pagesOf(list)
  const gone = cardsIn(list).filter(({ id }) => ids.has(id)).length
  if (!pages || gone === 0) return list
  return {
    ...list,
    pages: pages.map((page) => ({
      ...page,
      cards: page.cards.filter(({ id }) => !ids.has(id)),
      // Sent with the first page only.
      ...(page.total !== undefined && { total: Math.max(0, page.total - gone) }),
    })),
  }
}
