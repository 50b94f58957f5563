import { focusMovedOn } from '../../../ui'

/** By then the list has been refetched. */
const FOCUS_TIMEOUT_MS = 3000
export const STEP = 50

/**
 * Scripts that leave a list take the focus with them. Asked before they go, for what is called when they are going: it gives the
 * focus to the script beside them as soon as they are gone, or to the page when none is left. Nothing happens when they stay, or
 * when the focus is somewhere already.
 */
export function focusBeside(ids: readonly string[]): () => void {
  const removed = new Set(ids)
  const titles = drawnTitles()
  const first = titles.findIndex(leaves)
  const [from] = titles.slice(first)
  const column = from?.closest('[data-column]')
  // On the board, in the same column first; behind it before in front of it.
  const others = [...titles.slice(first + 1), ...titles.slice(0, Math.max(first, 0)).toReversed()].filter(
    (title) => !leaves(title),
  )
  const near = [
    ...others.filter((title) => title.closest('[data-column]') === column),
    ...others.filter((title) => title.closest('[data-column]') !== column),
  ].map(idOf)

  function leaves(title: HTMLElement) {
    return removed.has(idOf(title))
  }

  return () => {
    const until = Date.now() + FOCUS_TIMEOUT_MS
    function look() {
      const drawn = drawnTitles()
      if (focusMovedOn() || drawn.some(leaves)) {
        if (Date.now() < until) setTimeout(look, STEP)
        return
      }
      const shown = new Map(drawn.map((title) => [idOf(title), title]))
      const next = shown.get(near.find((id) => shown.has(id)) ?? '')
      const place = next ?? drawn[0] ?? document.querySelector<HTMLElement>('main')
      place?.focus({ preventScroll: true })
    }
    setTimeout(look, STEP)
  }
}

const drawnTitles = () => [...document.querySelectorAll<HTMLElement>('[data-card]')]
const idOf = (title: HTMLElement) => title.dataset.card ?? ''
