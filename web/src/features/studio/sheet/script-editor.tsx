import { useChoiceInAddress, useMedia } from '../../../platform'
import { TabPanel, Tabs } from '../../../ui'
import type { BriefChange, Studio, StudioSession, StudioVersion } from '../session/studio'
import { firstView, SCRIPT_VIEWS } from '../timeline'
import { VersionTabs } from '../versions/version-tabs'
import { calm } from './calm'
import { EditorHeader } from './editor-header'
import { SaveStatus } from './save-status'
import { ScriptSheet } from './script-sheet'
import { WIDE } from './wide'

const CalmTabs = calm(VersionTabs)
const VIEWS = SCRIPT_VIEWS.map(({ id }) => id)

export interface ScriptEditorProps {
  studio: Studio
  /** Writes it once more; with the id of the angle to write it by. */
  onRegenerate: (angle?: string) => void
  /** The brief of the script on the screen, written again with a change. */
  onRewrite: (change: BriefChange) => void
  /** On a phone the form and the script take turns. */
  onShowForm: () => void
  /** The form, with the cursor in its story. */
  onAddStory: () => void
  onShowLibrary: () => void
}

/** The script on the right side of the studio, with its versions. Nothing until there is one. */
export function ScriptEditor(props: ScriptEditorProps) {
  const { session, shown } = props.studio
  if (!session || !shown) return null
  return <OpenScript key={session.idempotencyKey} {...props} session={session} shown={shown} />
}

function OpenScript(props: ScriptEditorProps & { session: StudioSession; shown: StudioVersion }) {
  const { studio, session, shown, onShowLibrary } = props
  const [chosenView, setView] = useChoiceInAddress('view', VIEWS)
  const view = chosenView ?? firstView(shown.checked.brief)
  const isWide = useMedia(WIDE, true)
  const tabs = (
    <>
      <CalmTabs studio={studio} className="min-w-0" />
      <Tabs label="View" tabs={SCRIPT_VIEWS} value={view} onValueChange={setView} className="min-w-0 shrink-0" />
    </>
  )
  return (
    <section aria-label="Script Editor" aria-busy={studio.isGenerating} className="@container flex min-h-full flex-col">
      {isWide ? (
        <EditorHeader onShowLibrary={onShowLibrary}>
          {tabs}
          <SaveStatus state={studio.saveState} className="ml-auto shrink-0" />
        </EditorHeader>
      ) : (
        <h2 className="sr-only">Script Editor</h2>
      )}
      <p role="status" className="sr-only">
        {`Version ${shown.number} of the script is shown`}
      </p>
      <TabPanel id={`v${shown.number}`} value={`v${session.selected}`} className="flex flex-1 flex-col">
        <ScriptSheet {...props} view={view} onView={setView} tabs={isWide ? null : tabs} />
      </TabPanel>
    </section>
  )
}
