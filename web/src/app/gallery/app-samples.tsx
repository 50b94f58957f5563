import { useEffect, useState } from 'react'
import { Card, onPaletteAsked, SearchButton, ResizeHandle, ThemeToggle, toast, Tooltip } from '../../ui'

/** What the shell brings besides: theme, palette, the edge of the sidebar. */
export function AppSamples() {
  const [width, setWidth] = useState(240)
  // The palette itself is on signed-in pages.
  useEffect(() => onPaletteAsked(() => toast('Signed-in pages open the command palette here')), [])
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Card className="flex flex-wrap items-center gap-3">
        <ThemeToggle />
        <SearchButton />
        <Tooltip label="A hint long enough to wrap onto a second line, which hints should avoid" side="top">
          <button type="button" className="focus-ring min-h-11 rounded-control px-2 text-sm text-ink underline">
            Long tooltip
          </button>
        </Tooltip>
      </Card>
      <Card padding="none" className="relative h-24 overflow-hidden">
        <div
          className="relative h-full max-w-full border-r border-line bg-sunken p-4 text-sm text-muted"
          style={{ width }}
        >
          Sidebar, {width} pixels. The arrow keys move its edge.
          <ResizeHandle width={width} start={240} onResize={setWidth} />
        </div>
      </Card>
    </div>
  )
}
