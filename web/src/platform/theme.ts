import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark' | 'system'

/** `public/theme.js` reads the same key before the first paint: change both together. */
const KEY = 'theme'
const DARK_SYSTEM = '(prefers-color-scheme: dark)'

/** The stored choice; nothing stored means light. (A-TH-04) */
export function storedTheme(): Theme {
  const stored = readStored()
  return stored === 'dark' || stored === 'system' ? stored : 'light'
}

/** What is on the screen now. */
export const shownTheme = (): 'light' | 'dark' =>
  document.documentElement.classList.contains('dark') ? 'dark' : 'light'

export function setTheme(theme: Theme) {
  try {
    localStorage.setItem(KEY, theme)
  } catch {
    unstorable = theme
  }
  show(theme === 'dark' || (theme === 'system' && systemIsDark()))
}

/** Follows the system while nothing, or "system", is stored, and other tabs always. Returns the way to stop. (A-TH-03, CX-27) */
export function followTheme(): () => void {
  const media = typeof matchMedia === 'function' ? matchMedia(DARK_SYSTEM) : undefined
  const onSystem = (event: MediaQueryListEvent) => {
    const stored = readStored()
    if (!stored || stored === 'system') show(event.matches)
  }
  const onStorage = (event: StorageEvent) => {
    // Another tab may also clear everything at once, as a logout does.
    if (event.key !== KEY && event.key !== null) return
    show(event.newValue === 'dark' || (event.newValue === 'system' && systemIsDark()))
  }
  media?.addEventListener('change', onSystem)
  addEventListener('storage', onStorage)
  return () => {
    media?.removeEventListener('change', onSystem)
    removeEventListener('storage', onStorage)
  }
}

export function useShownTheme(): 'light' | 'dark' {
  // Without a document, as when pages are drawn at build time, it is the default.
  return useSyncExternalStore(onShown, shownTheme, () => 'light')
}

/** Where storage is forbidden, a choice lasts as long as the page. */
let unstorable: Theme | null = null

function readStored() {
  try {
    return localStorage.getItem(KEY) ?? unstorable
  } catch {
    return unstorable
  }
}

const systemIsDark = () => typeof matchMedia === 'function' && matchMedia(DARK_SYSTEM).matches

function show(dark: boolean) {
  document.documentElement.classList.toggle('dark', dark)
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', dark ? '#171412' : '#faf7f3')
}

/** The class on the root is the truth, whoever set it. */
function onShown(changed: () => void) {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['class'] })
  return () => observer.disconnect()
}
