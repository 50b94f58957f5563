import { Folder, Rows3, SquareKanban, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, cn, SegmentedControl } from '../../../ui'
import type { LibraryPlace } from '../library-place'

type Shown = 'all' | 'folder' | 'kanban' | 'bin'

/** All scripts, a folder's, or the board; the bin stands aside. (B-LB-03, B-LB-04, B-LB-11) */
export function ViewSwitch({ place, className }: { place: LibraryPlace; className?: string }) {
  const { view } = place.address
  const icon = { 'aria-hidden': true, strokeWidth: 1.75 } as const
  const shown: Shown = view === 'all' && place.folderId ? 'folder' : view

  function show(next: Shown) {
    if (next === 'kanban') place.go({ view: 'kanban' })
    else if (next === 'folder') place.go({ view: 'all' })
    else if (place.folderId) place.showFolder(null)
    else place.go({ view: 'all' })
  }

  return (
    <div className={cn('flex items-center gap-2', className)}>
      <SegmentedControl<Shown>
        label="View"
        className="touch:p-0"
        value={shown}
        onValueChange={show}
        options={[
          { value: 'all', label: <Word>All Scripts</Word>, icon: <Rows3 {...icon} /> },
          ...(place.folderId
            ? [{ value: 'folder' as const, label: <Word>Folder</Word>, icon: <Folder {...icon} /> }]
            : []),
          { value: 'kanban', label: <Word>Kanban Board</Word>, icon: <SquareKanban {...icon} /> },
        ]}
      />
      {!place.folderId && (
        <Button
          variant="ghost"
          size="sm"
          icon={<Trash2 strokeWidth={1.75} />}
          aria-pressed={view === 'bin'}
          className="text-muted max-sm:w-11 max-sm:px-0 lg:@max-4xl:w-11 lg:@max-4xl:px-0 aria-pressed:bg-accent-soft aria-pressed:text-accent-text"
          onClick={() => place.go({ view: view === 'bin' ? 'all' : 'bin' })}
        >
          <span className="max-sm:sr-only lg:@max-4xl:sr-only">Trash</span>
        </Button>
      )}
    </div>
  )
}

/** On a phone there is room for the icons only. */
const Word = ({ children }: { children: ReactNode }) => <span className="max-sm:sr-only">{children}</span>
