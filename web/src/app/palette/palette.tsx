import { useQuery } from '@tanstack/react-query'
import { Command, defaultFilter } from 'cmdk'
import { Search, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useLogout, useSession } from '../../features/account'
import { findScriptsQuery, useDebounced } from '../../features/library'
import { setTheme, useShownTheme } from '../../platform'
import { cn, focusMovedOn, IconButton, scrimLook, Spinner } from '../../ui'
import { fixedEntries, type PaletteEntry, scriptEntry, searchEntry } from './entries'
import { ranked, saysSo } from './ranking'
import { recentIds, remember } from './recent'

export interface PaletteProps {
  onClose: () => void
}

const DEBOUNCE_MS = 200

/** The command palette: navigate, find a script, change the theme, log out. */
export function Palette({ onClose }: PaletteProps) {
  const { user } = useSession()
  const userId = user?.id ?? ''
  const [typed, setTyped] = useState('')
  const [recent] = useState(() => recentIds(userId))
  const asked = useDebounced(typed.trim(), DEBOUNCE_MS)
  const found = useQuery({
    ...findScriptsQuery(userId, asked),
    enabled: userId !== '',
    // The last answer stays until the next one is there, or the list would jump at every letter.
    placeholderData: (before) => before,
  })
  const theme = useShownTheme()
  const run = useDeeds(onClose)
  const returnFocus = useReturn()

  const deeds = ranked(fixedEntries(theme), typed, recent, defaultFilter)
  const isAnswered = asked === typed.trim() && !found.isPlaceholderData
  // Until the answer is there, only what fits of the last one: Enter must never lead to a script that was not meant.
  const scripts = (found.data ?? []).map(scriptEntry).filter((entry) => isAnswered || saysSo(entry, typed))
  const isSearching = typed.trim() !== '' && (found.isFetching || !isAnswered)
  const count = deeds.length + scripts.length
  const search = typed.trim() === '' ? [] : [searchEntry(typed.trim())]
  const all = [...deeds, ...scripts, ...search]
  const [marked, setMarked] = useState('')

  function choose(entry: PaletteEntry) {
    remember(userId, entry)
    run(entry)
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={scrimLook} />
        <Dialog.Content
          data-palette=""
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
          className="fixed inset-x-0 top-0 z-50 mx-auto flex max-h-dvh w-full animate-pop flex-col overflow-hidden border-line bg-surface shadow-overlay outline-none sm:top-[12vh] sm:max-h-[70dvh] sm:max-w-xl sm:rounded-card dark:border"
        >
          <Dialog.Title className="sr-only">Command palette</Dialog.Title>
          <Command
            label="Command palette"
            shouldFilter={false}
            loop
            // Enter always means something: what is marked goes, and the first takes its place.
            value={all.some(({ id }) => id === marked) ? marked : (all[0]?.id ?? '')}
            onValueChange={setMarked}
            className="flex min-h-0 flex-1 flex-col"
          >
            <div className="flex items-center gap-3 border-b border-line px-4">
              <Search aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0 text-muted" />
              <Command.Input
                value={typed}
                onValueChange={(text) => {
                  setTyped(text)
                  setMarked('')
                }}
                placeholder="Search scripts, or go to a page"
                maxLength={200}
                className="h-14 min-w-0 flex-1 bg-transparent text-base text-ink outline-none placeholder:text-muted"
              />
              {isSearching && <Spinner label="Searching scripts" />}
              <Dialog.Close asChild>
                <IconButton label="Close" icon={<X strokeWidth={1.75} />} size="sm" />
              </Dialog.Close>
            </div>
            <Command.List
              label="Results"
              className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]"
            >
              {count === 0 && !isSearching && !found.isError && (
                <p className="px-3 py-10 text-center text-sm text-muted">
                  {`No results for “${typed.trim()}”. You can search scripts by title or product.`}
                </p>
              )}
              {found.isError && (
                <p className="px-3 py-2 text-sm text-danger">
                  Your scripts couldn’t be searched. You can still go to pages.
                </p>
              )}
              <Group heading={typed.trim() ? 'Go to' : 'Pages and actions'} entries={deeds} onChoose={choose} />
              <Group heading={asked ? 'Scripts' : 'Recent scripts'} entries={scripts} onChoose={choose} />
              <Group entries={search} onChoose={choose} />
            </Command.List>
          </Command>
          <p role="status" className="sr-only">
            {isSearching ? '' : count === 1 ? '1 result' : `${count} results`}
          </p>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

interface GroupProps {
  heading?: string
  entries: readonly PaletteEntry[]
  onChoose: (entry: PaletteEntry) => void
}

function Group({ heading, entries, onChoose }: GroupProps) {
  if (entries.length === 0) return null
  return (
    <Command.Group
      heading={heading}
      className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-muted"
    >
      {entries.map((entry) => (
        <Command.Item
          key={entry.id}
          value={entry.id}
          onSelect={() => onChoose(entry)}
          className={cn(
            'flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-3 py-2 text-sm text-ink touch:min-h-11',
            'aria-selected:bg-accent-soft aria-selected:text-accent-text',
          )}
        >
          <entry.Icon aria-hidden="true" strokeWidth={1.75} className="size-4.5 shrink-0 text-muted" />
          <span className="min-w-0 flex-1 truncate">{entry.label}</span>
          {entry.detail && <span className="max-w-[40%] shrink-0 truncate text-xs text-muted">{entry.detail}</span>}
        </Command.Item>
      ))}
    </Command.Group>
  )
}

function useDeeds(onClose: () => void) {
  const navigate = useNavigate()
  const logout = useLogout()
  const theme = useShownTheme()
  return ({ deed }: PaletteEntry) => {
    onClose()
    if ('to' in deed) void navigate(deed.to)
    else if (deed.does === 'theme') setTheme(theme === 'dark' ? 'light' : 'dark')
    else void logout()
  }
}

/** The focus goes back to where it was; a page that comes up takes it from there. */
function useReturn() {
  const [opener] = useState(() => document.activeElement)
  return (event: Event) => {
    event.preventDefault()
    if (opener instanceof HTMLElement && opener.isConnected && !focusMovedOn()) opener.focus()
  }
}
