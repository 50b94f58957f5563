import type { Blocker } from 'react-router'
import { ConfirmDialog, LeaveQuestion } from '../../../ui'
import type { StudioFrame } from '../use-studio'

/** The dialogs of `AskBeforeLoss`. */
export function Questions({ studio, blocker }: { studio: StudioFrame; blocker: Blocker }) {
  const { asksToStartNew, shown, store } = studio
  const title = shown?.script.title.trim() || 'Untitled script'
  return (
    <>
      <LeaveQuestion
        blocker={blocker}
        title={`Leave “${title}” without saving?`}
        body={() =>
          store.isAllKept()
            ? 'Unsaved changes stay in this browser until you come back or log out. They aren’t in your library.'
            : 'Your browser can’t keep unsaved changes. Save to your library first, or they will be lost.'
        }
        leaveLabel="Leave page"
        stayLabel="Stay"
        danger={() => !store.isAllKept()}
      />
      <ConfirmDialog
        open={asksToStartNew}
        onOpenChange={(open) => !open && store.keepThis()}
        title={`Start a new script and lose unsaved changes to “${title}”?`}
        body="Versions that are in your library stay there. What was not saved yet goes."
        confirmLabel="Start new"
        cancelLabel="Keep script"
        danger
        onConfirm={store.forgetThis}
      />
    </>
  )
}
