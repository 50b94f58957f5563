import { FilePlus2 } from 'lucide-react'
import { Button, TabPanel } from '../../../ui'
import type { BriefChange, Studio } from '../session/studio'
import { VersionTabs } from '../versions/version-tabs'
import { calm } from './calm'
import { SaveStatus } from './save-status'
import { ScriptSheet } from './script-sheet'

const CalmTabs = calm(VersionTabs)

export interface ScriptEditorProps {
  studio: Studio
  /** Writes it once more; with the id of the angle to write it by. */
  onRegenerate: (angle?: string) => void
  /** The brief of the script on the screen, written again with a change. */
  onRewrite: (change: BriefChange) => void
}

/** The script on the right side of the studio, with its versions. Nothing until there is one. (B-ST-01, B-ST-05, B-ST-08) */
export function ScriptEditor({ studio, onRegenerate, onRewrite }: ScriptEditorProps) {
  const { session, shown, saveState, isGenerating } = studio
  if (!session || !shown) return null
  return (
    <section aria-labelledby="editor-heading" aria-busy={isGenerating} className="@container flex min-h-full flex-col">
      <header className="flex items-center gap-4 px-4 pt-1 sm:px-6 lg:min-h-14 lg:px-8 lg:pt-3">
        <h2 id="editor-heading" className="shrink-0 text-lg font-semibold text-ink max-lg:sr-only">
          Script Editor
        </h2>
        <CalmTabs studio={studio} className="min-w-0" />
        <SaveStatus state={saveState} className="ml-auto shrink-0" />
        {/* A phone has it among the other actions. */}
        <Button
          variant="ghost"
          size="sm"
          icon={<FilePlus2 strokeWidth={1.75} />}
          className="-mr-3 shrink-0 @max-xl:hidden"
          onClick={studio.startNew}
        >
          New script
        </Button>
      </header>
      <p role="status" className="sr-only">
        {`Version ${shown.number} of the script is shown`}
      </p>
      <TabPanel id={`v${shown.number}`} value={`v${session.selected}`} className="flex flex-1 flex-col">
        <ScriptSheet key={session.idempotencyKey} {...{ studio, session, shown, onRegenerate, onRewrite }} />
      </TabPanel>
    </section>
  )
}
