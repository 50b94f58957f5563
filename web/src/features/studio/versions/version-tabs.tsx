import { ChevronDown, GitCompare, RotateCcw, Tag } from 'lucide-react'
import { lazy, Suspense, useEffect } from 'react'
import { formatDateTime } from '../../../platform'
import { cn, IconButton, Menu, Tabs, toast } from '../../../ui'
import type { Studio, StudioSession, StudioVersion } from '../session/studio'
import { useOpened } from '../sheet/use-opened'
import { RESTORE_FAILED, useRestore } from './use-restore'
import { useVersionInAddress } from './use-version-in-address'

const loaders = {
  compare: () => import('./compare-dialog'),
  name: () => import('./name-version-dialog'),
}
const CompareDialog = lazy(async () => ({ default: (await loaders.compare()).CompareDialog }))
const NameVersionDialog = lazy(async () => ({ default: (await loaders.name()).NameVersionDialog }))

/** V1, V2, ... with their names; compare, rename, restore. (B-ST-08) */
export function VersionTabs({ studio, className }: { studio: Studio; className?: string }) {
  const { session } = studio
  if (!session) return null
  // Another script has other versions: dialogs about the one before go with it.
  return <SessionTabs key={session.idempotencyKey} studio={studio} session={session} className={className} />
}

function SessionTabs({ studio, session, className }: { studio: Studio; session: StudioSession; className?: string }) {
  const { opened, open, close } = useOpened()
  useVersionInAddress(studio, session)
  const restore = useRestore(studio)
  const { versions, selected } = session
  const version = versions.find(({ number }) => number === selected) ?? versions.at(-1)

  // With many versions the list of tabs scrolls, and the newest is the last.
  useEffect(() => {
    const tab = document.getElementById(`v${selected}-tab`)
    const list = tab?.parentElement
    if (!tab || !list) return
    // The list only: on a phone it stands below the script, and the page stays where it is.
    const [at, seen] = [tab.getBoundingClientRect(), list.getBoundingClientRect()]
    list.scrollLeft += Math.min(0, at.left - seen.left) + Math.max(0, at.right - seen.right)
  }, [selected])

  if (!version) return null
  return (
    <div className={cn('flex min-w-0 items-center gap-1', className)}>
      <Tabs
        label="Versions"
        tabs={versions.map((one) => ({ id: `v${one.number}`, label: <TabLabel version={one} session={session} /> }))}
        value={`v${version.number}`}
        onValueChange={(id) => studio.select(Number(id.slice(1)))}
        className="min-w-0"
      />
      <Menu
        label={`Actions for V${version.number}`}
        header={<VersionFacts version={version} session={session} obstacle={restore.obstacle} />}
        items={[
          {
            label: version.name === null ? 'Name this version' : 'Rename this version',
            icon: <Tag strokeWidth={1.75} />,
            onSelect: () => open('name'),
          },
          {
            label: 'Compare with another version',
            icon: <GitCompare strokeWidth={1.75} />,
            onSelect: () => open('compare'),
          },
          ...(restore.isOld(version)
            ? [
                {
                  label: `Restore V${version.number}`,
                  icon: <RotateCcw strokeWidth={1.75} />,
                  disabled: restore.obstacle !== undefined || restore.restoring !== null,
                  onSelect: () => void restore.restore(version).then((done) => done || toast.error(RESTORE_FAILED)),
                },
              ]
            : []),
        ]}
        trigger={
          <IconButton
            label={`Actions for V${version.number}`}
            icon={<ChevronDown strokeWidth={1.75} />}
            size="sm"
            onPointerEnter={prefetch}
            onFocus={prefetch}
          />
        }
      />
      <Suspense>
        {opened === 'compare' && (
          <CompareDialog key={selected} studio={studio} open onOpenChange={(isOpen) => !isOpen && close()} />
        )}
        {opened === 'name' && <NameVersionDialog studio={studio} version={version} onClose={close} />}
      </Suspense>
    </div>
  )
}

function TabLabel({ version, session }: { version: StudioVersion; session: StudioSession }) {
  return (
    <span
      data-tooltip={[version.note, dateOf(version), stateOf(version, session)].filter(Boolean).join(', ')}
      className="flex min-w-5 items-center justify-center gap-1.5"
    >
      {`V${version.number}`}
      {version.name && <span className="max-w-32 truncate font-normal">{version.name}</span>}
    </span>
  )
}

interface VersionFactsProps {
  version: StudioVersion
  session: StudioSession
  obstacle: string | undefined
}

function VersionFacts({ version, session, obstacle }: VersionFactsProps) {
  return (
    <>
      <p className="font-medium break-words text-ink">
        {[`V${version.number}`, version.name].filter(Boolean).join(' · ')}
      </p>
      <p className="break-words">{version.note}</p>
      <p className="tabular-nums">{[dateOf(version), stateOf(version, session)].filter(Boolean).join(', ')}</p>
      {obstacle && <p className="mt-1.5 max-w-64 text-warning">{obstacle}</p>}
    </>
  )
}

const dateOf = ({ createdAt }: StudioVersion) => (createdAt ? formatDateTime(createdAt) : '')

const stateOf = ({ number, versionId }: StudioVersion, { saved }: StudioSession) =>
  versionId === undefined && number !== saved ? 'not saved' : ''

/** What is opened from the menu is there by the time that somebody has read it. */
function prefetch() {
  for (const load of Object.values(loaders)) void load().catch(() => undefined)
}
