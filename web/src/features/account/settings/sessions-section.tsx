import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import type { AccountSession } from '@reelwright/shared'
import { Badge, Button, Card, ConfirmDialog, Skeleton, toast } from '../../../ui'
import { LoadFailure } from '../profile/load-failure'
import { problemText } from '../profile/problem-text'
import { useOwnProfile } from '../profile/use-own-profile'
import { endOneSession, endOtherSessions, sessionsQuery } from './api'
import { lastActive } from './last-active'
import { SettingsSection } from './settings-section'

/** `/settings/sessions`: where this account is signed in, and how to end that. */
export function SessionsSection() {
  const { userId } = useOwnProfile()
  const query = useQuery(sessionsQuery(userId))
  const { data, dataUpdatedAt } = query
  const cache = useQueryClient()
  const [asking, setAsking] = useState(false)

  const ending = {
    networkMode: 'always',
    retry: false,
    onError: (thrown: unknown) => toast.error(problemText(thrown)),
    onSettled: () => cache.invalidateQueries(sessionsQuery(userId)),
  } as const
  const endOne = useMutation({
    ...ending,
    mutationFn: ({ id }: AccountSession) => endOneSession(id),
    onSuccess: (_, { device }) => toast.success(`${device} is logged out.`),
  })
  const endOthers = useMutation({
    ...ending,
    mutationFn: endOtherSessions,
    onSuccess: () => toast.success('All other browsers are logged out.'),
    onSettled: () => {
      setAsking(false)
      return ending.onSettled()
    },
  })
  const others = data?.filter(({ current }) => !current) ?? []

  return (
    <SettingsSection
      id="sessions"
      text="Browsers logged in to your account. If you don’t recognize one, log it out and change your password."
    >
      {data ? (
        <Card>
          <ul className="divide-y divide-line">
            {data.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                now={dataUpdatedAt}
                ending={endOne.isPending && endOne.variables.id === session.id}
                onEnd={() => endOne.mutate(session)}
              />
            ))}
          </ul>
          {others.length > 0 ? (
            <Button className="mt-4 max-sm:w-full" onClick={() => setAsking(true)}>
              Log out all others
            </Button>
          ) : (
            <p className="mt-3 text-sm text-muted">You’re not logged in anywhere else.</p>
          )}
        </Card>
      ) : query.isError ? (
        <LoadFailure what="Your sessions" query={query} />
      ) : (
        <div role="status" aria-busy="true" aria-label="Loading your sessions" className="space-y-4">
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-11 w-full" />
        </div>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Log out all other browsers?"
        body={`You’ll need to log in again in ${others.length} other ${others.length === 1 ? 'browser' : 'browsers'}. You stay logged in here.`}
        confirmLabel="Log out all others"
        danger
        loading={endOthers.isPending}
        onConfirm={() => endOthers.mutate()}
      />
    </SettingsSection>
  )
}

interface SessionRowProps {
  session: AccountSession
  now: number
  ending: boolean
  onEnd: () => void
}

function SessionRow({ session: { device, current, ip, lastActiveAt }, now, ending, onEnd }: SessionRowProps) {
  const Icon = /android|iphone|ipad|mobile/i.test(device) ? Smartphone : Monitor
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0">
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm font-medium text-ink">
          {device}
          {current && <Badge tone="success">This browser</Badge>}
        </p>
        <p className="text-sm text-muted">
          {[current ? 'Active now' : lastActive(lastActiveAt, now), ip && `from ${ip}`].filter(Boolean).join(', ')}
        </p>
      </div>
      {!current && (
        <Button size="sm" loading={ending} onClick={onEnd} aria-label={`Log out ${device}`}>
          Log out
        </Button>
      )}
    </li>
  )
}
