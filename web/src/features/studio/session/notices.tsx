import { lazy, Suspense, useState } from 'react'
import { Banner, Button } from '../../../ui'
import type { StudioFrame } from '../use-studio'

const CompareDialog = lazy(async () => ({ default: (await import('../versions/compare-dialog')).CompareDialog }))

/** What happened to the script besides typing, above it; at most one thing at a time. */
export function Notices({ studio }: { studio: StudioFrame }) {
  const [comparing, setComparing] = useState(false)
  const { notice, desk, session } = studio
  const number = (script: object) => session?.versions.find((version) => version.script === script)?.number
  const pair = notice?.kind === 'both-kept' ? { from: number(notice.theirs), to: number(notice.mine) } : {}

  return (
    <>
      {notice && <div className="px-4 pt-3 sm:px-6 lg:px-8">{banner()}</div>}
      {comparing && (
        <Suspense>
          <CompareDialog studio={studio} open onOpenChange={setComparing} {...pair} />
        </Suspense>
      )}
    </>
  )

  function banner() {
    if (notice?.kind === 'restored') {
      return (
        <Banner
          tone="info"
          title={notice.copy ? 'Your unsaved changes are back.' : 'A script that was not saved is back.'}
          onDismiss={desk.dismissNotice}
          action={
            <Button size="sm" onClick={notice.copy ? desk.discardEdit : desk.startNew}>
              {notice.copy ? 'Discard changes' : 'Start new'}
            </Button>
          }
        >
          You left the studio before they were in your library.
        </Banner>
      )
    }
    if (notice?.kind === 'elsewhere') {
      return (
        <Banner
          tone="info"
          title="Changed elsewhere"
          onDismiss={desk.dismissNotice}
          action={
            <Button size="sm" onClick={() => void desk.loadTheirs()}>
              Load
            </Button>
          }
        >
          This script was saved in another tab or on another device. Loading adds that as a version; what you have here
          stays.
        </Banner>
      )
    }
    if (notice?.kind === 'deleted') {
      return (
        <Banner tone="warning" title="Deleted from your library" onDismiss={desk.dismissNotice}>
          This happened in another tab or on another device. The script is still here: “Save to Library” puts it back.
        </Banner>
      )
    }
    if (notice?.kind !== 'both-kept') return null
    const { from: theirs, to: mine } = pair
    return (
      <Banner
        tone="warning"
        title="This script was also saved elsewhere."
        onDismiss={desk.dismissNotice}
        action={
          <Button size="sm" onClick={() => setComparing(true)}>
            Compare
          </Button>
        }
      >
        Both are kept
        {theirs !== undefined && mine !== undefined ? `: V${theirs} came from there, V${mine} is yours` : ''}. Nothing
        is lost.
      </Banner>
    )
  }
}
