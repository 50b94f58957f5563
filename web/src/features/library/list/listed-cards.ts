import type { ScriptPage } from '../api'
import type { ScriptCard } from '../script-fields'

/** All cards of the pages, each once, where it was seen last: rows that change meanwhile move the borders of the pages. */
export function listedCards(pages: readonly ScriptPage[]): ScriptCard[] {
  const renewed = new Set(pages.flatMap(({ cards, isOld }) => (isOld ? [] : cards.map(({ id }) => id))))
  const listed = new Map<string, ScriptCard>()
  for (const { cards, isOld } of pages)
    for (const card of cards) if (!listed.has(card.id) && !(isOld && renewed.has(card.id))) listed.set(card.id, card)
  return [...listed.values()]
}

/** "1,234 scripts", "1 script found". */
export function countText(total: number, isMore: boolean, isNarrowed: boolean): string {
  const number = `${total.toLocaleString('en-US')}${isMore ? '+' : ''}`
  const scripts = total === 1 && !isMore ? '1 script' : `${number} scripts`
  return isNarrowed ? `${scripts} found` : scripts
}
