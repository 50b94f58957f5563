import { Folder, Rows3, SquareKanban, Trash2 } from 'lucide-react'
import { Button, SegmentedControl } from '../../../ui'
import type { LibraryPlace } from '../library-place'

type Shown = 'all' | 'folder' | 'kanban' | 'bin'

/** All scripts, a folder's, or the board; the bin stands aside. (B-LB-03, B-LB-04, B-LB-11) */
export function ViewSwitch({ place }: { place: LibraryPlace }) {
  const { view } = place.address
  // On a phone, three of them have room for their words only.
  const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: place.folderId ? 'max-sm:hidden' : '' } as const
  const shown: Shown = view === 'all' && place.folderId ? 'folder' : view

  function show(next: Shown) {
    if (next === 'kanban') place.go({ view: 'kanban' })
    else if (next === 'folder') place.go({ view: 'all' })
    else if (place.folderId) place.showFolder(null)
    else place.go({ view: 'all' })
  }

  return (
    <div className="flex flex-wrap items-center gap-2">
      <SegmentedControl<Shown>
        label="View"
        value={shown}
        onValueChange={show}
        options={[
          { value: 'all', label: 'All Scripts', icon: <Rows3 {...icon} /> },
          ...(place.folderId ? [{ value: 'folder' as const, label: 'Folder', icon: <Folder {...icon} /> }] : []),
          { value: 'kanban', label: 'Kanban Board', icon: <SquareKanban {...icon} /> },
        ]}
      />
      {!place.folderId && (
        <Button
          variant="ghost"
          size="sm"
          icon={<Trash2 strokeWidth={1.75} />}
          aria-pressed={view === 'bin'}
          className="ml-auto text-muted max-sm:w-11 max-sm:px-0 aria-pressed:bg-accent-soft aria-pressed:text-accent-text"
          onClick={() => place.go({ view: view === 'bin' ? 'all' : 'bin' })}
        >
          <span className="max-sm:sr-only">Bin</span>
        </Button>
      )}
    </div>
  )
}
