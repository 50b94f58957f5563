import { Command } from 'lucide-react'
import { Tooltip } from './tooltip'

const ASKED = 'palette-asked'

/** Opens the command palette of the page, wherever it is mounted. */
export function askForPalette() {
  dispatchEvent(new Event(ASKED))
}

/** For whoever has the palette. Returns the way to stop. */
export function onPaletteAsked(open: () => void): () => void {
  addEventListener(ASKED, open)
  return () => removeEventListener(ASKED, open)
}

/** How the palette is opened on this keyboard. */
export const paletteKeys = () => (/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ K' : 'Ctrl K')

/** The way into the command palette for hands without a keyboard, and the place where its keys are told. */
export function PaletteButton() {
  return (
    <Tooltip label="Go to anything">
      <button
        type="button"
        aria-label="Go to anything"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={askForPalette}
        className="focus-ring inline-flex h-10 min-w-10 shrink-0 items-center justify-center gap-2 rounded-control px-2.5 text-muted transition-colors hover:bg-hover hover:text-ink active:scale-95 touch:size-11 touch:px-0"
      >
        <Command aria-hidden="true" strokeWidth={1.75} className="size-5" />
        <kbd className="font-sans text-xs font-medium touch:hidden">{paletteKeys()}</kbd>
      </button>
    </Tooltip>
  )
}
