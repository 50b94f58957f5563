/**
 * What jsdom is slow at and queries by role ask of every element: they take a third of the time of a test without it. All answers as jsdom
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

// Where there is no attribute, jsdom would make an object for each element that is asked.
const inlineOf = (element: Element, property: string) =>
  element.hasAttribute('style') ? (element as HTMLElement).style.getPropertyValue(property) : ''

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
  direction: (element) => inherited(element, 'direction', 'ltr'),
  'animation-name': (element) => inlineOf(element, 'animation-name') || 'none',
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

/** jsdom looks for an element of that name at every index of a list. Its `item` does not. */
function* itemsOf<Item>(list: { item(index: number): Item | null }, item: (index: number) => Item | null) {
  for (let index = 0; ; index += 1) {
    const next = item.call(list, index)
    if (next === null) return
    yield next
  }
}
for (const { prototype } of [NodeList, HTMLCollection]) {
  const { item } = prototype
  Object.defineProperty(prototype, Symbol.iterator, {
    configurable: true,
    writable: true,
    value(this: NodeList | HTMLCollection) {
      return itemsOf<Node>(this, item)
    },
  })
}

for (const { prototype } of [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement]) {
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    get(this: HTMLInputElement) {
      if (this.type === 'hidden') return null
      const { id } = this
      const around = this.closest('label')
      return [...this.ownerDocument.getElementsByTagName('label')].filter((label) => {
        const target = label.getAttribute('for')
        return target === null ? label === around && label.control === this : id !== '' && target === id
      })
    },
  })
}

/** Whether an element is what a selector without combinators says; undefined for the others. */
const tests = new Map<string, ((element: Element) => boolean) | undefined>()
const COMPOUND = /^(\*|[a-z][a-z0-9]*)?((?:\[[^\]]+\]|:not\(\[[^\]]+\]\))*)$/
const ATTRIBUTE = /^(:not\()?\[([a-z-]+)(?:(~?)=(?:"([^"\\]*)"|([a-z]+)))?\]\)?$/

function testOf(selector: string) {
  if (tests.has(selector)) return tests.get(selector)
  const parts = selector.split(',').map((part) => compoundTest(part.trim()))
  const known = parts.filter((part) => part !== undefined)
  const test = known.length === parts.length ? (element: Element) => known.some((part) => part(element)) : undefined
  tests.set(selector, test)
  return test
}

function compoundTest(selector: string) {
  const found = COMPOUND.exec(selector)
  if (!selector || !found) return undefined
  const [, tag = '*', attributes = ''] = found
  const conditions: ((element: Element) => boolean)[] = []
  for (const part of attributes.match(/(?::not\()?\[[^\]]+\]\)?/g) ?? []) {
    const [, not, name = '', isWord, quoted, bare] = ATTRIBUTE.exec(part) ?? []
    if (!name) return undefined
    const wanted = quoted ?? bare
    const has = (element: Element) => {
      if (wanted === undefined) return element.hasAttribute(name)
      const value = element.getAttribute(name)
      return isWord ? value !== null && value.split(/\s+/).includes(wanted) : value === wanted
    }
    conditions.push(not ? (element) => !has(element) : has)
  }
  return (element: Element) =>
    (tag === '*' || element.localName === tag) && conditions.every((condition) => condition(element))
}

const { matches } = Element.prototype
Object.defineProperty(Element.prototype, 'matches', {
  configurable: true,
  writable: true,
  value(this: Element, selector: string) {
    return testOf(selector)?.(this) ?? matches.call(this, selector)
  },
})
