/*
 * One tooltip for the whole page, drawn without React: a positioning library on every page, for a word under an icon, would be a
 * tenth of what the landing page loads.
 */

const SELECTOR = '[data-tooltip]'
/** Milliseconds that the pointer hovers before the tooltip opens. */
const SHOW_DELAY_MS = 400
const GAP = 6
const MARGIN = 8

type Side = 'top' | 'right' | 'bottom' | 'left'

let bubble: HTMLElement | undefined
let target: HTMLElement | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** Shows the text of `data-tooltip` on hover and keyboard focus, everywhere on the page, from now on. */
export function startTooltips() {
  if (bubble) return
  bubble = document.createElement('div')
  bubble.id = 'tooltip'
  bubble.role = 'tooltip'
  bubble.className =
    'pointer-events-none fixed top-0 left-0 z-50 max-w-64 animate-appear rounded-sm bg-ink px-2 py-1 text-xs font-medium text-canvas shadow-floating'

  document.addEventListener('pointerover', (event) => {
    // A finger that touches a button wants it pressed, not explained.
    if (event.pointerType === 'touch') return
    const found = closest(event.target)
    if (found === target) return
    hide()
    if (found) timer = setTimeout(() => show(found), SHOW_DELAY_MS)
  })
  document.addEventListener('focusin', (event) => {
    const found = closest(event.target)
    if (found?.matches(':focus-visible')) show(found)
  })
  for (const name of ['focusout', 'pointerdown', 'click', 'scroll'] as const)
    document.addEventListener(name, hide, { capture: true, passive: true })
  document.addEventListener('pointerleave', hide)
  document.addEventListener('keydown', (event) => event.key === 'Escape' && hide())
}

function closest(element: EventTarget | null): HTMLElement | undefined {
  return (element instanceof Element ? element.closest<HTMLElement>(SELECTOR) : null) ?? undefined
}

function show(element: HTMLElement) {
  hide()
  const text = element.dataset.tooltip
  if (!bubble || !text || !element.isConnected) return
  // It would cover the menu that its button has opened.
  if (element.getAttribute('aria-expanded') === 'true') return
  target = element
  bubble.textContent = text
  document.body.append(bubble)
  // The name says it already, or this is read out after it.
  if (element.getAttribute('aria-label') !== text && !element.hasAttribute('aria-describedby'))
    element.setAttribute('aria-describedby', bubble.id)

  const { x, y } = placeBeside(element.getBoundingClientRect(), bubble.getBoundingClientRect(), sideOf(element), {
    width: document.documentElement.clientWidth,
    height: document.documentElement.clientHeight,
  })
  bubble.style.transform = `translate(${x}px, ${y}px)`
}

function hide() {
  clearTimeout(timer)
  if (target?.getAttribute('aria-describedby') === bubble?.id) target?.removeAttribute('aria-describedby')
  target = undefined
  bubble?.remove()
}

function sideOf(element: HTMLElement): Side {
  const side = element.dataset.tooltipSide
  return side === 'top' || side === 'right' || side === 'left' ? side : 'bottom'
}

const OPPOSITE: Record<Side, Side> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' }

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom' | 'width' | 'height'>

/** Pixels from the window's corner: beside the box, on the other side where there is no room, never off the edge. */
export function placeBeside(
  box: Box,
  size: Pick<Box, 'width' | 'height'>,
  side: Side,
  window: Pick<Box, 'width' | 'height'>,
): { x: number; y: number } {
  const at = (where: Side) => ({
    x:
      { left: box.left - GAP - size.width, right: box.right + GAP }[where as string] ??
      box.left + (box.width - size.width) / 2,
    y:
      { top: box.top - GAP - size.height, bottom: box.bottom + GAP }[where as string] ??
      box.top + (box.height - size.height) / 2,
  })
  const fits = ({ x, y }: { x: number; y: number }) =>
    side === 'left' || side === 'right'
      ? x >= MARGIN && x + size.width <= window.width - MARGIN
      : y >= MARGIN && y + size.height <= window.height - MARGIN
  const wanted = at(side)
  const { x, y } = fits(wanted) ? wanted : at(OPPOSITE[side])
  const inside = (value: number, length: number, room: number) =>
    Math.round(Math.max(MARGIN, Math.min(value, room - MARGIN - length)))
  return { x: inside(x, size.width, window.width), y: inside(y, size.height, window.height) }
}
