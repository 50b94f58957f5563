import { BellOff, CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { formatDate, useMedia } from '../../../platform'
import { Button, cn, Drawer, EmptyState, IconButton, LoadFailure, Popover, Skeleton } from '../../../ui'
import { type FeedEntry, timeAgo } from './feed'
import { notificationStore } from './store'
import type { Feed } from './use-feed'

export interface NotificationListProps {
  feed: Feed
  anchor: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

/** The open list: a popover, on phones a sheet. (OP-17) */
export function NotificationList({ feed, anchor, onClose }: NotificationListProps) {
  useEffect(() => notificationStore.hold(), [])
  useMarkSeen(feed)

  const small = useMedia(SMALL)
  if (small) {
    return (
      <Drawer open onOpenChange={(open) => !open && onClose()} title="Notifications" side="bottom">
        <Entries feed={feed} onClose={onClose} footerLook={SHEET_FOOTER} />
      </Drawer>
    )
  }
  return (
    <Popover
      anchor={anchor}
      headingId="notifications-heading"
      align="end"
      className="w-96"
      focusesItself
      onClose={onClose}
    >
      <h2 id="notifications-heading" className="px-5 pt-4 text-base font-semibold text-ink">
        Notifications
      </h2>
      <div className="min-h-0 flex-1 overflow-y-auto px-5">
        <Entries feed={feed} onClose={onClose} footerLook="bottom-0" />
      </div>
    </Popover>
  )
}

/** Whatever is listed while it is open counts as seen, also what arrives meanwhile. */
function useMarkSeen({ entries, markSeen }: Feed) {
  const hasUnread = entries.some(({ unread }) => unread)
  const mark = useRef(markSeen)
  useEffect(() => {
    mark.current = markSeen
  })
  useEffect(() => {
    if (hasUnread) mark.current()
  }, [hasUnread])
}

/** A sheet has room below its content, which the footer covers, too. */
const SHEET_FOOTER =
  '[--edge:max(1.25rem,env(safe-area-inset-bottom))] -bottom-(--edge) -mb-(--edge) pb-[max(0.5rem,var(--edge))]'

interface EntriesProps {
  feed: Feed
  onClose: () => void
  footerLook: string
}

function Entries({ feed: { entries, query, remove, clear }, onClose, footerLook }: EntriesProps) {
  const [now] = useState(() => Date.now())
  const box = useRef<HTMLDivElement>(null)

  /** The focus stays in the list when the button that has it goes away: on the next one, or on the list itself. */
  function keepFocus(removed?: FeedEntry) {
    const index = removed ? entries.indexOf(removed) : -1
    const buttons = box.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? []
    const next = removed && (buttons[index + 1] ?? buttons[index - 1])
    ;(next ?? box.current)?.focus()
  }

  if (query.isLoading && entries.length === 0) return <Waiting />
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {query.isError && (
        <div className="py-3">
          <LoadFailure retrying={query.isFetching} onRetry={() => void query.refetch()}>
            Notifications from your other devices couldn’t be loaded.
          </LoadFailure>
        </div>
      )}
      {entries.length === 0 && !query.isError && (
        <EmptyState
          icon={<BellOff strokeWidth={1.75} />}
          title="Nothing new"
          text="Finished scripts and payments appear here, from all your devices."
        />
      )}
      {entries.length > 0 && (
        <>
          <ul aria-label="Notifications" className="divide-y divide-line">
            {entries.map((entry) => (
              <Entry
                key={entry.id}
                entry={entry}
                now={now}
                onRemove={() => {
                  keepFocus(entry)
                  remove(entry)
                }}
                onFollow={onClose}
              />
            ))}
          </ul>
          {/* Above the buttons that remove one entry, which are above the links of their entries. */}
          <div className={cn('sticky z-20 -mx-5 border-t border-line bg-surface px-5 pt-2 weak:pb-2', footerLook)}>
            <Button
              variant="ghost"
              size="sm"
              fullWidth
              onClick={() => {
                keepFocus()
                clear()
              }}
            >
              Clear all
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

const MARKS = {
  info: { look: 'text-info', Icon: Info },
  success: { look: 'text-success', Icon: CircleCheck },
  warning: { look: 'text-warning', Icon: TriangleAlert },
  error: { look: 'text-danger', Icon: CircleAlert },
}

interface EntryProps {
  entry: FeedEntry
  now: number
  onRemove: () => void
  onFollow: () => void
}

function Entry({ entry: { type, title, message, link, at }, now, onRemove, onFollow }: EntryProps) {
  const { look, Icon } = MARKS[type]
  const name = title || message
  return (
    <li className="relative flex items-start gap-3 py-3">
      <Icon aria-hidden="true" strokeWidth={1.75} className={cn('mt-0.5 size-5 shrink-0', look)} />
      <div className="min-w-0 flex-1 text-sm">
        <p className="font-medium break-words text-ink">
          {link ? <Followed {...{ link, onFollow }}>{name}</Followed> : name}
        </p>
        {title && message && <p className="mt-0.5 line-clamp-3 break-words text-muted">{message}</p>}
        <p className="mt-1 text-xs text-muted tabular-nums">
          <time dateTime={new Date(at).toISOString()}>{timeAgo(at, now) ?? formatDate(at)}</time>
        </p>
      </div>
      <IconButton
        data-remove=""
        label={`Remove “${name}”`}
        icon={<X strokeWidth={1.75} />}
        size="sm"
        className="relative z-10 -mt-1 -mr-2 touch:-mt-2.5"
        onClick={onRemove}
      />
    </li>
  )
}

/** The whole entry leads there; only the button to remove it lies above. */
function Followed({ link, onFollow, children }: { link: string; onFollow: () => void; children: ReactNode }) {
  return (
    <Link
      to={link}
      onClick={onFollow}
      className="outline-none after:absolute after:inset-0 after:rounded-sm hover:underline focus-visible:after:outline-2 focus-visible:after:outline-focus"
    >
      {children}
    </Link>
  )
}

function Waiting() {
  return (
    <div role="status" aria-label="Loading notifications" aria-busy="true" className="space-y-5 py-4">
      {[1, 2, 3].map((line) => (
        <div key={line} className="flex gap-3">
          <Skeleton className="size-5 rounded-full" />
          <div className="flex-1 space-y-2">
            <Skeleton className="w-1/2" />
            <Skeleton className="w-4/5" />
          </div>
        </div>
      ))}
    </div>
  )
}

const SMALL = '(width < 40rem)'
