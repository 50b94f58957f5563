/** Puts a text on the clipboard and answers whether that worked. */
export async function copyToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Without https, as on a phone in the same network, browsers have no clipboard but still the old command.
    return copyBySelection(text)
  }
}

function copyBySelection(text: string): boolean {
  const box = document.createElement('textarea')
  box.value = text
  box.readOnly = true
  box.style.position = 'fixed'
  box.style.opacity = '0'
  const focused = document.activeElement
  // Inside an open dialog the focus may not leave it.
  const place = focused?.closest('[role="dialog"]') ?? document.body
  place.append(box)
  try {
    box.select()
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    box.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}
