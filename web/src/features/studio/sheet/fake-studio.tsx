import { useReducer, useState } from 'react'
import type { CheckedBrief } from '../brief-form'
import { editReducer, isDirty, viewed } from '../edited-script/edit-history'
import type { EditedScript } from '../edited-script/edited-script'
import type { BriefChange, Studio, StudioVersion } from '../session/studio'
import { ScriptEditor } from './script-editor'

export const BRIEF: CheckedBrief['brief'] = {
  productName: 'Glaciero tumbler',
  price: 29.99,
  features: ['leakproof'],
  targetAudience: 'women',
  videoLength: 60,
  style: 'storytelling',
  tone: 'excited-discovery',
  painPoint: '',
  callToAction: '',
  includeVisualCues: true,
  outputType: 'both',
  firstPerson: true,
}

/** A fake studio for tests: it edits and records calls. */
export function FakeStudio({
  script,
  change,
  saveState,
  onSaved = () => {},
  onRegenerate = () => {},
  onRewrite = () => {},
  onAddStory = () => {},
}: {
  script: EditedScript
  change?: Partial<StudioVersion>
  saveState?: Studio['saveState']
  onSaved?: (script: EditedScript) => void
  onRegenerate?: (angle?: string) => void
  onRewrite?: (change: BriefChange) => void
  onAddStory?: () => void
}) {
  const [stored, setStored] = useState(script)
  const [state, dispatch] = useReducer(editReducer, viewed(script))
  const edit = state.editing ? state : null
  const version: StudioVersion = {
    number: 1,
    script: edit?.script ?? stored,
    checked: { brief: BRIEF, fields: {} } as unknown as CheckedBrief,
    status: 'draft',
    note: 'Created',
    name: null,
    ...change,
  }
  const studio: Studio = {
    userId: 'ana',
    session: { idempotencyKey: 'one', versions: [version], selected: 1, rowId: 'row', saved: 1 },
    shown: version,
    saveState: saveState ?? (edit && isDirty(edit) ? 'unsaved' : 'saved'),
    writing: null,
    isGenerating: false,
    allowance: undefined,
    refusal: null,
    dismissRefusal: () => {},
    generate: async () => null,
    stop: () => {},
    edit,
    startEditing: () => dispatch({ type: 'entered', script: stored }),
    dispatchEdit: dispatch,
    discardEdit: () => dispatch({ type: 'discarded' }),
    select: () => {},
    addVersion: async () => {},
    renameVersion: async () => {},
    saveToLibrary: async () => {
      const { script } = state
      setStored(script)
      dispatch({ type: 'saved', script, leave: true })
      onSaved(script)
    },
    startNew: () => {},
  }
  return (
    <ScriptEditor
      studio={studio}
      onRegenerate={onRegenerate}
      onRewrite={onRewrite}
      onShowForm={() => {}}
      onAddStory={onAddStory}
      onShowLibrary={() => {}}
    />
  )
}
