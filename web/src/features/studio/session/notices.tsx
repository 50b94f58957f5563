import { Banner, Button } from '../../../ui'
import { OPEN_PARAMETER, useOpenedInAddress } from '../../../platform'
import { FROM_PARAMETER, TO_PARAMETER } from '../studio-address'
import type { StudioFrame } from '../use-studio'

/** What happened to the script besides typing, above it; at most one thing at a time. */
export function Notices({ studio }: { studio: StudioFrame }) {
  const { open } = useOpenedInAddress(OPEN_PARAMETER)
  const { notice, store, session } = studio
  const number = (script: object) => session?.versions.find((version) => version.script === script)?.number
  const pair = notice?.kind === 'both-kept' ? { from: number(notice.theirs), to: number(notice.mine) } : {}

  return notice && <div className="px-4 pt-3 sm:px-6 lg:px-8">{banner()}</div>

  function banner() {
    if (notice?.kind === 'restored') {
      return (
        <Banner
          tone="info"
          title={notice.copy ? 'Your unsaved changes are back.' : 'Your unsaved script is back.'}
          onDismiss={store.dismissNotice}
          action={
            <Button size="sm" onClick={notice.copy ? store.discardEdit : store.startNew}>
              {notice.copy ? 'Discard changes' : 'Start new'}
            </Button>
          }
        >
          You left the studio before saving it to your library.
        </Banner>
      )
    }
    if (notice?.kind === 'elsewhere') {
      return (
        <Banner
          tone="info"
          title="Changed somewhere else"
          onDismiss={store.dismissNotice}
          action={
            <Button size="sm" onClick={() => void store.loadTheirs()}>
              Load
            </Button>
          }
        >
          This script was saved in another tab or on another device. Loading it adds a version. What you have here is
          kept.
        </Banner>
      )
    }
    if (notice?.kind === 'deleted') {
      return (
        <Banner tone="warning" title="Deleted from your library" onDismiss={store.dismissNotice}>
          It was deleted in another tab or on another device. It is still open here, and “Save to Library” brings it
          back.
        </Banner>
      )
    }
    if (notice?.kind !== 'both-kept') return null
    const { from: theirs, to: mine } = pair
    return (
      <Banner
        tone="warning"
        title="This script was also saved somewhere else."
        onDismiss={store.dismissNotice}
        action={
          <Button
            size="sm"
            onClick={() => open('compare', {}, { [FROM_PARAMETER]: `${pair.from}`, [TO_PARAMETER]: `${pair.to}` })}
          >
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
