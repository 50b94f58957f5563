import { SESSION_KEYS } from '../../../platform'
import { EXAMPLE_WISH, readWish } from './try-out-wish'

/** Remembers what stands in the form, over a reload and a look at another page. */
export function keepTyped(form: HTMLFormElement) {
  try {
    sessionStorage.setItem(SESSION_KEYS.tryOut, JSON.stringify(readWish(new FormData(form))))
  } catch {
    // Without storage it lasts as long as the page.
  }
}

/** Puts it back where the example still stands: what was typed before the script had arrived is newer. */
export function bringBackTyped(form: HTMLFormElement) {
  const kept = new FormData()
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(SESSION_KEYS.tryOut) ?? 'null')
    if (stored === null) return
    for (const [name, value] of Object.entries(Object(stored))) kept.set(name, String(value))
  } catch {
    return
  }
  const wish = readWish(kept)
  for (const [name, example] of Object.entries(EXAMPLE_WISH)) {
    const field = form.elements.namedItem(name)
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue
    if (field.value === String(example)) field.value = String(wish[name as keyof typeof wish])
  }
}
