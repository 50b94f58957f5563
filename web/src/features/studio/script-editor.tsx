import { BookmarkCheck, BookmarkX, Copy, LoaderCircle, PenLine, RefreshCw, Save } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Banner, Button, cn, EmptyState, Progress, TabPanel, Tabs } from '../../ui'
import { copyText } from '../library'
import { SceneList } from './scene-list'
import { ScriptExtras } from './script-extras'
import { ScriptFacts } from './script-facts'
import { type SaveState, saveStateOf, type ScriptSession, selectedVersion, type Version } from './script-session'
import { ScriptSkeleton } from './script-skeleton'
import { firstView, SCRIPT_VIEWS, type ScriptView, textOfView } from './timeline'

interface ScriptEditorProps {
  session: ScriptSession | null
  isGenerating: boolean
  onCancel: () => void
  onSelect: (version: number) => void
  onSave: () => void
  onRegenerate: () => void
  onShowForm: () => void
}

/** The right side of the studio: nothing yet, on its way, or the script. (B-ST-01, B-ST-05, B-ST-08, B-ST-10) */
export function ScriptEditor(props: ScriptEditorProps) {
  const { session, isGenerating, onCancel, onSelect, onShowForm } = props
  const version = session && selectedVersion(session)
  const selected = session?.selected

  // With many versions the list of tabs scrolls, and the newest is the last.
  useEffect(() => {
    if (selected !== undefined)
      document.getElementById(`v${selected}-tab`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [selected])

  return (
    <section aria-labelledby="editor-heading" aria-busy={isGenerating} className="@container flex min-h-full flex-col">
      <header
        className={cn(
          'flex items-center gap-4 px-4 pt-1 sm:px-6 lg:min-h-14 lg:px-8 lg:pt-3',
          !session && 'max-lg:sr-only',
        )}
      >
        <h2 id="editor-heading" className="shrink-0 text-lg font-semibold text-ink max-lg:sr-only">
          Script Editor
        </h2>
        {session && (
          <Tabs
            label="Versions"
            tabs={session.versions.map(({ number }) => ({
              id: `v${number}`,
              label: <span className="min-w-5 text-center">{`V${number}`}</span>,
            }))}
            value={`v${session.selected}`}
            onValueChange={(id) => onSelect(Number(id.slice(1)))}
            className="min-w-0"
          />
        )}
        {session && <SaveStatus state={saveStateOf(session)} className="ml-auto shrink-0" />}
      </header>
      <p role="status" className="sr-only">
        {isGenerating ? 'Generating Script...' : version ? `Version ${version.number} of the script is shown` : ''}
      </p>

      {isGenerating && (
        <div className="flex items-center gap-4 px-4 pt-3 sm:px-6 lg:px-8">
          <Progress label="Writing your script. This usually takes a few seconds." className="min-w-0 flex-1" />
          <Button size="sm" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      )}

      {isGenerating && !version && <ScriptSkeleton />}
      {!isGenerating && !version && (
        <EmptyState
          className="my-auto py-16"
          icon={<PenLine strokeWidth={1.75} />}
          title="No Script Generated Yet"
          text="Name your product and who it is for, and the script appears here, timed scene by scene and ready to film."
          action={
            <Button className="lg:hidden" onClick={onShowForm}>
              Describe your product
            </Button>
          }
        />
      )}
      {session && version && (
        <TabPanel id={`v${version.number}`} value={`v${session.selected}`} className="flex flex-1 flex-col">
          <ScriptSheet
            key={session.idempotencyKey}
            {...props}
            version={version}
            saveState={saveStateOf(session)}
            saveError={session.saveError}
          />
        </TabPanel>
      )}
    </section>
  )
}

interface ScriptSheetProps extends Pick<ScriptEditorProps, 'isGenerating' | 'onSave' | 'onRegenerate'> {
  version: Version
  saveState: SaveState
  saveError: string | undefined
}

function ScriptSheet({ version, saveState, saveError, isGenerating, onSave, onRegenerate }: ScriptSheetProps) {
  const [chosenView, setView] = useState<ScriptView | null>(null)
  const { script, checked, offlineReason } = version
  const view = chosenView ?? firstView(checked.brief)

  return (
    <div className={cn('flex flex-1 flex-col transition-opacity', isGenerating && 'opacity-60')}>
      <div className="flex flex-1 flex-col gap-5 px-4 pt-3 pb-8 sm:px-6 lg:px-8">
        <h3 className="font-display text-xl font-bold text-balance text-ink sm:text-2xl">{script.title}</h3>
        {/* On a phone the first line of the script comes before its numbers. */}
        <ScriptFacts script={script} className="max-sm:order-1 max-sm:border-t max-sm:border-line max-sm:pt-5" />
        {offlineReason !== undefined && (
          <Banner tone="warning" title="Generated with fallback mode">
            The script service could not write this one, so it was written in your browser. Regenerate when you want a
            full one.
            <span className="block text-muted">Reason: {offlineReason}</span>
          </Banner>
        )}

        <Tabs label="View" tabs={SCRIPT_VIEWS} value={view} onValueChange={setView} className="min-w-0">
          <TabPanel id={view} value={view} className="pt-5">
            <SceneList script={script} view={view} />
          </TabPanel>
        </Tabs>
        <ScriptExtras script={script} className="max-sm:order-2" />
      </div>

      <div className="sticky bottom-(--bottom-bar,0px) flex flex-col gap-2 border-t border-line bg-surface px-4 py-3 sm:px-6 lg:bottom-0 lg:px-8">
        {saveState === 'failed' && saveError && <p className="text-sm text-danger">{saveError}</p>}
        <div className="flex flex-wrap items-center gap-2">
          <Button
            icon={<Copy strokeWidth={1.75} />}
            className="max-sm:flex-1"
            onClick={() => void copyText(textOfView(script, view))}
          >
            {view === 'visual' ? 'Copy cues' : 'Copy script'}
          </Button>
          <Button
            icon={<RefreshCw strokeWidth={1.75} />}
            className="max-sm:flex-1"
            disabled={isGenerating}
            onClick={onRegenerate}
          >
            Regenerate
          </Button>
          {(saveState === 'unsaved' || saveState === 'failed') && (
            <Button
              icon={<Save strokeWidth={1.75} />}
              className="max-sm:order-first max-sm:w-full sm:ml-auto"
              onClick={onSave}
            >
              Save to Library
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

/** Quiet while all is well; what needs a hand has a button below the script. */
function SaveStatus({ state, className }: { state: SaveState; className: string }) {
  if (state === 'saving') {
    return (
      <p className={cn('flex items-center gap-2 text-sm text-muted', className)}>
        <LoaderCircle aria-hidden="true" strokeWidth={1.75} className="size-4 animate-spin" />
        Saving
      </p>
    )
  }
  const isSaved = state === 'saved'
  const Icon = isSaved ? BookmarkCheck : BookmarkX
  return (
    <p className={cn('flex items-center gap-1.5 text-sm', isSaved ? 'text-success' : 'text-muted', className)}>
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
      {isSaved ? 'Saved' : 'Not saved'}
    </p>
  )
}
