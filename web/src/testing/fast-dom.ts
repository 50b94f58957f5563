/**
 * What jsdom is slow at and queries by role ask of every element: they take a third of the time of a test without it. Both answer as jsdom
 * does where no style sheet but the browser's own is in the page.
 */

const computedStyle = window.getComputedStyle.bind(window)

/** Of the browser's own style sheet, by what its rules look at. */
const displays = new Map<string, string>()

function displayOf(element: Element): string {
  const { localName } = element
  const key = [
    localName,
    element.hasAttribute('hidden'),
    element.hasAttribute('open'),
    element.getAttribute('type'),
  ].join()
  let display = displays.get(key)
  if (display === undefined) {
    const bare = document.createElementNS(element.namespaceURI, localName)
    for (const name of ['hidden', 'open', 'type']) {
      const value = element.getAttribute(name)
      if (value !== null) bare.setAttribute(name, value)
    }
    display = computedStyle(bare).display
    displays.set(key, display)
  }
  return display
}

const inlineOf = (element: Element, property: string) =>
  (element as HTMLElement).style?.getPropertyValue(property) ?? ''

function inherited(element: Element, property: string, initial: string): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const value = inlineOf(at, property)
    if (value && value !== 'inherit') return value
  }
  return initial
}

const QUICK: Record<string, (element: Element) => string> = {
  display: (element) => inlineOf(element, 'display') || displayOf(element),
  visibility: (element) => inherited(element, 'visibility', 'visible'),
  'pointer-events': (element) => inherited(element, 'pointer-events', 'auto'),
  opacity: (element) => inlineOf(element, 'opacity') || '1',
}

window.getComputedStyle = (element, pseudo) => {
  let whole: CSSStyleDeclaration | undefined
  const all = () => (whole ??= computedStyle(element, pseudo))
  const read = (property: string) => QUICK[property]?.(element) ?? all().getPropertyValue(property)
  return new Proxy({} as CSSStyleDeclaration, {
    get(_, name) {
      if (name === 'getPropertyValue') return read
      const property = typeof name === 'string' ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) : ''
      if (property in QUICK) return read(property)
      const value: unknown = Reflect.get(all(), name)
      return typeof value === 'function' ? (value.bind(all()) as unknown) : value
    },
    has: (_, name) => name in all(),
  })
}

for (const { prototype } of [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement]) {
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    get(this: HTMLInputElement) {
      if (this.type === 'hidden') return null
      const around = this.closest('label')
      return [...this.ownerDocument.getElementsByTagName('label')].filter((label) =>
        label.hasAttribute('for')
          ? this.id !== '' && label.htmlFor === this.id
          : label === around && label.control === this,
      )
    },
  })
}
