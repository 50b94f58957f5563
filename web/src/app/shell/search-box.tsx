import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSearchText } from '../../features/library'
import { SearchField } from '../../ui'

const LIBRARY = '/scripts'

/** Filters the library: at once where it is shown, from anywhere else with Enter. (A-SH-11, OP-16) */
export function SearchBox({ className }: { className?: string }) {
  const { pathname } = useLocation()
  const isLibrary = pathname === LIBRARY || pathname.startsWith(`${LIBRARY}/folder/`)
  // Two boxes: what was typed elsewhere and never sent must not stand above a library that is not filtered by it.
  return <Box key={String(isLibrary)} {...{ isLibrary, className }} />
}

function Box({ isLibrary, className }: { isLibrary: boolean; className?: string }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const searched = isLibrary ? (new URLSearchParams(search).get('search') ?? '') : ''

  const show = useCallback(
    (text: string) =>
      void navigate(
        { pathname: isLibrary ? pathname : LIBRARY, search: text ? `?${new URLSearchParams({ search: text })}` : '' },
        { replace: isLibrary, preventScrollReset: isLibrary },
      ),
    [navigate, isLibrary, pathname],
  )
  const ignore = useCallback(() => {}, [])
  const [typed, setTyped, endPause] = useSearchText(searched, isLibrary ? show : ignore)

  return (
    <form
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        // Otherwise the text would be told once more, over what may have been typed below since.
        endPause()
        show(typed.trim())
      }}
    >
      <SearchField
        label="Search scripts"
        placeholder="Search scripts..."
        value={typed}
        onValueChange={setTyped}
        // On a phone there is no room to keep for a button that is not there.
        className="[&_input:placeholder-shown]:pr-2"
      />
    </form>
  )
}
