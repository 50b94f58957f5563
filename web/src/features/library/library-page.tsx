import { useEffect, useRef } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { type PageHandle, useLatest } from '../../platform'
import { useSession } from '../account'
import { PAGE, scriptsQuery } from './api'
import { folderCountsQuery, foldersQuery } from './folders/api'
import { Library } from './library'
import {
  EMPTY_ADDRESS,
  folderPath,
  type LibraryAddress,
  type LibraryPlace,
  readAddress,
  writeAddress,
} from './library-place'

export const libraryHandle: PageHandle = {
  early: [`/api/scripts/library?limit=${PAGE}`, '/api/scripts/library/folders'],
  read({ cache, userId, search, params }) {
    const address = readAddress(new URLSearchParams(search))
    // The list does not wait for them.
    void cache.prefetchQuery(foldersQuery(userId))
    void cache.prefetchQuery(folderCountsQuery(userId))
    return address.view === 'all' ? [cache.prefetchInfiniteQuery(scriptsQuery(userId, address, params.folderId))] : []
  },
}

/** `/scripts` and `/scripts/folder/{folderId}`; what is asked of them stands in the address. (A-RT-21, A-RT-22, OP-16) */
export function LibraryPage() {
  const { user } = useSession()
  const place = useRoutedPlace()
  return user && <Library place={place} userId={user.id} />
}

/** The library's place in the product's address: views and folders are steps one can go back, a filter is none. */
function useRoutedPlace(): LibraryPlace {
  const { folderId } = useParams()
  const [query, setQuery] = useSearchParams()
  const navigate = useNavigate()
  const address = readAddress(query)
  // The URL updates with a delay: choosing a filter must not revert a search that is being applied.
  const pending = useRef<{ from: URLSearchParams; address: LibraryAddress }>(undefined)
  useEffect(() => {
    // A step back that comes before the change was shown leaves everything as it is shown.
    const forget = () => (pending.current = undefined)
    window.addEventListener('popstate', forget)
    return () => window.removeEventListener('popstate', forget)
  }, [])

  return {
    folderId,
    address,
    // A toast may hold on to it for longer than what is open over the list stands in the address.
    go: useLatest((change) => {
      const before = pending.current?.from === query ? pending.current.address : address
      pending.current = { from: query, address: { ...before, ...change } }
      setQuery(writeAddress(pending.current.address, query), {
        replace: change.view === undefined,
        preventScrollReset: true,
      })
    }),
    showFolder: (folder) => {
      const { layout, order } = address
      pending.current = { from: query, address: { ...EMPTY_ADDRESS, layout, order } }
      void navigate(folderPath(folder, query))
    },
  }
}
