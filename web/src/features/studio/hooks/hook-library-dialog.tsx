import { useQuery } from '@tanstack/react-query'
import type { ScriptBrief } from '@reelwright/shared'
import { LIBRARY_STYLES, type LibraryKind } from '@reelwright/writer/library'
import { Plus, SearchX } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import {
  Banner,
  Button,
  Dialog,
  EmptyState,
  LoadFailure,
  SearchField,
  SelectField,
  Skeleton,
  Switch,
} from '../../../ui'
import { useMedia } from '../../../platform'
import { useSession } from '../../account'
import { copyText } from '../../library'
import { favouritesQuery, itemsQuery, useRemoveItem, useToggleFavourite } from './api'
import { CustomItemForm, optionOf } from './custom-item-form'
import { EntryList, focusFirstEntry, focusSearch } from './entry-list'
import { ALL, CATEGORIES, entriesOf, type LibraryEntry, type LibraryFilter, matching, WORDS } from './library-entry'
import { useFilledTexts } from './use-filled-texts'

export interface HookLibraryDialogProps {
  kind: LibraryKind
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Fills the gaps of the items; without it they are shown with their gaps named. */
  brief: ScriptBrief | null
  /** Absent while there is no script to put it into. (OP-46) */
  onInsert?: (text: string) => void
}

/** "Hook Library" and "CTA Library" (B-HK-01 to B-HK-13) */
export function HookLibraryDialog(props: HookLibraryDialogProps) {
  const { kind, open, onOpenChange } = props
  // Where there is no keyboard, one would come up over half the list.
  const isTouch = useMedia('(pointer: coarse)')
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={WORDS[kind].title}
      size="lg"
      startAt={isTouch ? 'panel' : 'first'}
    >
      <Contents key={kind} {...props} />
    </Dialog>
  )
}

const NONE: never[] = []

function Contents({ kind, brief, onInsert, onOpenChange }: HookLibraryDialogProps) {
  const { one, many } = WORDS[kind]
  const userId = useSession().user?.id ?? ''
  const isIn = userId !== ''
  const items = useQuery({ ...itemsQuery(userId, kind), enabled: isIn })
  const liked = useQuery({ ...favouritesQuery(userId), enabled: isIn })
  const toggleFavourite = useToggleFavourite(userId)
  const removal = useRemoveItem(userId, kind)
  const [filter, setFilter] = useState<LibraryFilter>(ALL)
  /** The own item that is written or changed. */
  const [form, setForm] = useState<'new' | LibraryEntry | null>(null)
  const addButton = useRef<HTMLButtonElement>(null)

  const own = items.data ?? NONE
  const request = useMemo(
    () => brief && { kind, brief, own: own.map(({ id, text }) => ({ id, text })) },
    [kind, brief, own],
  )
  const filled = useFilledTexts(request)
  const entries = useMemo(() => entriesOf(kind, own, filled), [kind, own, filled])
  const favourites = useMemo(() => new Set(liked.data), [liked.data])
  const shown = matching(entries, filter, favourites)
  const change = (part: Partial<LibraryFilter>) => setFilter((now) => ({ ...now, ...part }))

  return (
    // Nothing of its own to press: a shortcut for all that is in it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      data-library
      className="flex flex-col gap-4 sm:min-h-[60dvh]"
      onKeyDown={(event) => {
        if (event.key !== '/' || isTyping(event.target)) return
        event.preventDefault()
        focusSearch(event.currentTarget)
      }}
    >
      <div className="grid grid-cols-2 items-center gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
        <SearchField
          label={`Search ${many}`}
          placeholder={`Search ${many}`}
          className="max-sm:col-span-2"
          value={filter.search}
          onValueChange={(search) => change({ search })}
          onKeyDown={(event) => {
            const library = event.currentTarget.closest('[data-library]')
            if (event.key !== 'ArrowDown' || !library) return
            event.preventDefault()
            focusFirstEntry(library)
          }}
        />
        <SelectField
          label="Category"
          hideLabel
          options={[{ value: '', label: 'All categories' }, ...CATEGORIES[kind].map(optionOf)]}
          value={filter.category}
          onChange={(event) => change({ category: event.target.value })}
        />
        <SelectField
          label="Style"
          hideLabel
          options={[{ value: '', label: 'All styles' }, ...LIBRARY_STYLES.map(optionOf)]}
          value={filter.style}
          onChange={(event) => change({ style: event.target.value })}
        />
      </div>
      {isIn ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Switch
            label="Favorites only"
            checked={filter.favouritesOnly}
            onCheckedChange={(favouritesOnly) => change({ favouritesOnly })}
          />
          <Button ref={addButton} size="sm" icon={<Plus strokeWidth={1.75} />} onClick={() => setForm('new')}>
            Add Custom
          </Button>
        </div>
      ) : (
        <p className="text-sm text-muted">{`Log in to save favorites and ${many} of your own.`}</p>
      )}

      {form !== null && isIn && (
        <CustomItemForm
          key={form === 'new' ? 'new' : form.id}
          userId={userId}
          kind={kind}
          item={form === 'new' ? null : { ...form, text: form.source }}
          style={brief?.style}
          onClose={() => {
            setForm(null)
            addButton.current?.focus()
          }}
        />
      )}
      {removal.removed && (
        <Removed
          one={WORDS[kind].One}
          text={removal.removed.item.text}
          failed={removal.restoreFailed}
          busy={removal.isRestoring}
          onUndo={() => removal.removed && removal.restore(removal.removed)}
          onDismiss={removal.forget}
        />
      )}
      {(items.isError || liked.isError) && (
        <LoadFailure
          title={items.isError ? `Your own ${many} couldn’t be loaded.` : 'Your favorites couldn’t be loaded.'}
          retrying={(items.isError && items.isFetching) || (liked.isError && liked.isFetching)}
          onRetry={() => {
            if (items.isError) void items.refetch()
            if (liked.isError) void liked.refetch()
          }}
        >
          {`The ${many} that come with Reelwright are still here.`}
        </LoadFailure>
      )}
      {isIn && items.isPending && (
        <div aria-busy="true" className="flex flex-col gap-2">
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="h-5 w-40" />
        </div>
      )}

      <p role="status" className="sr-only">
        {shown.length === 0 ? '' : `${shown.length} ${shown.length === 1 ? one : many}`}
      </p>
      {shown.length > 0 ? (
        <EntryList
          label={WORDS[kind].title}
          entries={shown}
          favourites={favourites}
          onInsert={
            onInsert &&
            ((entry) => {
              onInsert(entry.text)
              onOpenChange(false)
            })
          }
          onFavourite={liked.data && ((entry, isWanted) => toggleFavourite(entry.id, isWanted))}
          onCopy={(entry) => void copyText(entry.text)}
          onEdit={setForm}
          onRemove={(entry) => {
            const { id, source: text, category, style } = entry
            removal.forget()
            removal.remove({ item: { id, text, category, style }, isFavourite: favourites.has(id) })
            addButton.current?.focus()
          }}
        />
      ) : (
        <EmptyState
          icon={<SearchX strokeWidth={1.75} />}
          title={`No ${many} found`}
          text={
            filter.favouritesOnly && favourites.size === 0
              ? `Select the heart next to a ${one} to save it here.`
              : 'Try another word, or browse them all.'
          }
          action={
            <Button
              onClick={(event) => {
                focusSearch(event.currentTarget)
                setFilter(ALL)
              }}
            >
              {`Show all ${many}`}
            </Button>
          }
        />
      )}
    </div>
  )
}

interface RemovedProps {
  one: string
  text: string
  failed: boolean
  busy: boolean
  onUndo: () => void
  onDismiss: () => void
}

/** In here, not a toast: what stands outside a modal cannot be pressed. */
function Removed({ one, text, failed, busy, onUndo, onDismiss }: RemovedProps) {
  return (
    <Banner
      tone={failed ? 'danger' : 'info'}
      title={failed ? `The ${one} couldn’t be restored` : `${one} deleted`}
      action={
        <Button size="sm" loading={busy} onClick={onUndo}>
          Undo
        </Button>
      }
      onDismiss={onDismiss}
    >
      <span className="line-clamp-2">{text}</span>
    </Banner>
  )
}

function isTyping(target: EventTarget): boolean {
  return target instanceof Element && target.closest('input:not([type="checkbox"]), textarea') !== null
}
