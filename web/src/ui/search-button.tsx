import { Search } from 'lucide-react'

const ASKED = 'palette-asked'

/** Opens the command palette of the page. */
export function askForPalette() {
  dispatchEvent(new Event(ASKED))
}

/** Returns the way to stop listening. */
export function onPaletteAsked(open: () => void): () => void {
  addEventListener(ASKED, open)
  return () => removeEventListener(ASKED, open)
}

/** How the palette is opened on this keyboard. */
const paletteKeys = () => (/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ K' : 'Ctrl K')

/** The search field of the top bar: it opens the palette, where the text is typed. */
export function SearchButton() {
  return (
    <button
      type="button"
      aria-label="Search scripts..."
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={askForPalette}
      className="focus-ring inline-flex h-9 shrink-0 items-center justify-center gap-2 rounded-control text-sm text-muted transition-colors hover:text-ink max-sm:hover:bg-hover sm:w-56 sm:border sm:border-line sm:bg-surface sm:px-3 sm:hover:border-control lg:w-72 touch:h-11 max-sm:touch:w-11"
    >
      <Search aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0 sm:size-4" />
      <span className="flex-1 truncate text-left max-sm:hidden">Search scripts...</span>
      <kbd className="shrink-0 font-sans text-xs font-medium max-sm:hidden touch:hidden">{paletteKeys()}</kbd>
    </button>
  )
}
