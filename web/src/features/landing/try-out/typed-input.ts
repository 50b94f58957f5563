import { SESSION_KEYS } from '../../../platform'
import { EXAMPLE_INPUT, readInput } from './try-out-input'

/** Keeps the form values across reloads and other pages. */
export function keepTyped(form: HTMLFormElement) {
  try {
    sessionStorage.setItem(SESSION_KEYS.tryOut, JSON.stringify(readInput(new FormData(form))))
  } catch {
    // Without storage it lasts as long as the page.
  }
}

/** Restores fields that still show the example: text typed before this module loaded is newer. */
export function bringBackTyped(form: HTMLFormElement) {
  const kept = new FormData()
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(SESSION_KEYS.tryOut) ?? 'null')
    if (stored === null) return
    for (const [name, value] of Object.entries(Object(stored))) kept.set(name, String(value))
  } catch {
    return
  }
  const input = readInput(kept)
  for (const [name, example] of Object.entries(EXAMPLE_INPUT)) {
    const field = form.elements.namedItem(name)
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue
    if (field.value === String(example)) field.value = String(input[name as keyof typeof input])
  }
}
