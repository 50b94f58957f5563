import { LeaveGuard } from '../../../ui'
import type { ScriptEditing } from './use-script-editing'

interface UnsavedScriptGuardProps {
  editing: ScriptEditing
  /** Asked at the moment of leaving. */
  wouldLose: () => boolean
  /** The parameter of the address that opened the script. */
  parameter?: string
}

/** Asks before the page with this script is left, and says whether the tab keeps what was typed. (OP-70) */
export function UnsavedScriptGuard({ editing, wouldLose, parameter }: UnsavedScriptGuardProps) {
  return (
    <LeaveGuard
      when={wouldLose}
      parameter={parameter}
      title={`Leave “${titleOf(editing)}” without saving?`}
      body={() =>
        editing.isKept()
          ? 'Your changes aren’t saved. This tab keeps them until you come back or log out.'
          : 'Your changes aren’t saved, and this browser can’t keep them. They’ll be lost.'
      }
      leaveLabel="Leave page"
      stayLabel="Keep editing"
      danger={() => !editing.isKept()}
    />
  )
}

/** As people know it, also before it has a title. */
export const titleOf = ({ fields }: ScriptEditing): string => fields.title.trim() || 'Untitled script'
