import { PRODUCT_NAME } from '@reelwright/shared'
import { useCallback } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { Library } from './library'

/** `/scripts` and `/scripts/folder/{folderId}`; the search stands in the address. (A-RT-21, A-RT-22, OP-16) */
export function LibraryPage() {
  const { folderId } = useParams()
  const [query, setQuery] = useSearchParams()

  const handleSearch = useCallback(
    (text: string) =>
      setQuery(
        (before) => {
          if (text) before.set('search', text)
          else before.delete('search')
          return before
        },
        { replace: true, preventScrollReset: true },
      ),
    [setQuery],
  )

  return (
    <>
      <title>{`${folderId ? 'Folder' : 'Script Library'} · ${PRODUCT_NAME}`}</title>
      <Library
        // Another folder is another page, with a list and dialogs of its own.
        key={folderId ?? ''}
        folderId={folderId}
        search={query.get('search') ?? ''}
        onSearch={handleSearch}
      />
    </>
  )
}
