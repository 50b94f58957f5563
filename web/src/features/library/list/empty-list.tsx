import { FileSearch, FolderOpen, Plus, ScrollText } from 'lucide-react'
import { Link } from 'react-router'
import { Button, EmptyState } from '../../../ui'
import { EMPTY_ADDRESS, isFiltered, type LibraryPlace } from '../library-place'

interface EmptyListProps {
  place: LibraryPlace
  /** Sets the search box, which updates the URL. */
  onSearch: (text: string) => void
  /** What narrowed the list is gone, and with it the button that had the focus. */
  onCleared: () => void
}

/** Why there is nothing, and what to do about it. (B-LB-09, B-LB-10) */
export function EmptyList({ place, onSearch, onCleared }: EmptyListProps) {
  const { address, folderId } = place
  const clear = (widen: () => void) => {
    widen()
    onCleared()
  }
  const narrowed = isFiltered(address) || address.folder !== undefined

  if (address.search || narrowed)
    return (
      <EmptyState
        className="py-16"
        icon={<FileSearch strokeWidth={1.75} />}
        title={
          address.search ? (
            <span className="break-words">{`Nothing found for “${address.search}”`}</span>
          ) : (
            'No scripts match these filters'
          )
        }
        text={address.search ? 'Search covers titles, products, script text and tags.' : 'Remove a filter to see more.'}
        action={
          <>
            {address.search && <Button onClick={() => clear(() => onSearch(''))}>Show all scripts</Button>}
            {narrowed && <Button onClick={() => clear(() => place.go(withoutFilters))}>Clear filters</Button>}
          </>
        }
      />
    )

  if (folderId !== undefined)
    return (
      <EmptyState
        className="py-16"
        icon={<FolderOpen strokeWidth={1.75} />}
        title="No Scripts in This Folder"
        text="Drag scripts onto this folder, or move them from their menu."
        action={<Button onClick={() => place.showFolder(null)}>Show all scripts</Button>}
      />
    )

  return (
    <EmptyState
      className="py-16"
      icon={<ScrollText strokeWidth={1.75} />}
      title="No Scripts Yet"
      text="Every script you generate is saved here, ready for you to film."
      action={
        <Button asChild variant="primary" size="lg" icon={<Plus strokeWidth={1.75} />}>
          <Link to="/script-studio">Create First Script</Link>
        </Button>
      }
    />
  )
}

const { statuses, styles, tones, tags } = EMPTY_ADDRESS
/** A change of an address that takes every filter away; the search stays. */
export const withoutFilters = {
  statuses,
  styles,
  tones,
  tags,
  from: undefined,
  to: undefined,
  minScore: undefined,
  folder: undefined,
}
