import { isByModel } from '@reelwright/shared'
import type { Action } from '@reelwright/writer/score'
import { TimerReset } from 'lucide-react'
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLatest } from '../../../platform'
import { Banner, Button, cn, TabPanel } from '../../../ui'
import type { SceneFlag } from '../craft/scene-flags'
import { useCraft } from '../craft/use-craft'
import { retimed } from '../edited-script/durations'
import { applyEdit } from '../edited-script/edit'
import { spokenLength } from '../edited-script/spoken-length'
import { nextAngle } from '../session/next-angle'
import type { StudioSession, StudioVersion } from '../session/studio'
import type { ScriptView } from '../timeline'
import { AboutScript } from './about-script'
import { ActionBar } from './action-bar'
import { LengthAdvice } from './length-advice'
import { LengthMeter } from './length-meter'
import { markId } from './marked-line'
import { OpenedPart } from './opened-part'
import { PlanPanel } from './plan-panel'
import { SceneCommandsProvider } from './scene-commands'
import { SceneSheet } from './scene-sheet'
import type { ScriptEditorProps } from './script-editor'
import { ScriptTitle, TITLE_FIELD } from './script-title'
import { useOpened } from './use-opened'
import { useEditKeys } from './use-edit-keys'
import { setCaret, useSheetEditing } from './use-sheet-editing'

interface ScriptSheetProps extends ScriptEditorProps {
  session: StudioSession
  shown: StudioVersion
  view: ScriptView
  onView: (view: ScriptView) => void
  /** Versions and views, where they stand below the script. */
  tabs: ReactNode
}

/** One version of a script, to read or to edit, with what there is to say about it. */
export function ScriptSheet({ studio, session, shown, view, onView, tabs, ...on }: ScriptSheetProps) {
  const { opened, message, open, close } = useOpened()
  const [savedUntitled, setSavedUntitled] = useState(false)
  const sheet = useRef<HTMLDivElement>(null)

  const { script, checked, offlineReason } = shown
  const isEditing = studio.edit !== null
  const length = spokenLength(script)
  const craft = useCraft(script, checked.brief)
  const isOff = length.sceneSeconds !== length.target || length.scenes.some(({ overload }) => overload)
  const canFit = useMemo(() => isOff && retimed(script) !== script, [isOff, script])
  const { commands, doWithUndo, caret, said } = useSheetEditing(studio)
  const refineBy = useCallback(({ prompt }: Action) => open('refine', prompt), [open])

  const { plan } = script
  const next = nextAngle(plan, session)
  const regenerate = useLatest(() => on.onRegenerate(next?.id))
  const rewriteBy = useLatest((angle: string) => on.onRewrite({ angle }))
  const rewriteFor = useLatest((videoLength: number) => on.onRewrite({ videoLength, angle: plan?.angle.id }))
  const showForm = useLatest(on.onShowForm)
  const addStory = useLatest(on.onAddStory)
  const showLibrary = useLatest(on.onShowLibrary)
  const typeTitle = useCallback((text: string) => commands.do({ do: 'set-title', text }), [commands])

  const isUntitled = isEditing && script.title.trim() === ''
  const save = useLatest(() => {
    if (studio.saveState === 'saving') return
    setSavedUntitled(isUntitled)
    if (isUntitled) document.getElementById(TITLE_FIELD)?.focus()
    else void studio.saveToLibrary()
  })
  useEditKeys(sheet, studio, save)

  // The edit button stays in place and keeps the focus; screen readers get an announcement.
  const mode = isEditing ? 'Editing is on' : ''

  const goTo = useLatest((flag: SceneFlag) => {
    // Its line must be on the screen first.
    if (view === 'visual') flushSync(() => onView('both'))
    showFlag(flag)
  })

  const replaceFromList = useCallback(
    ({ scene, start, end, matched }: SceneFlag, text: string) =>
      doWithUndo({ do: 'replace-in-line', scene, start, end, matched, text }, 'Replaced'),
    [doWithUndo],
  )
  const swap = useCallback(
    (which: 'swap-hook' | 'swap-call', text: string) =>
      doWithUndo({ do: which, text }, which === 'swap-hook' ? 'It’s now the opening' : 'It’s now the ending'),
    [doWithUndo],
  )
  const insert = useLatest((kind: 'hook' | 'cta', text: string) => {
    const edit = { do: kind === 'hook' ? 'insert-hook' : 'insert-call', text, at: caret() } as const
    doWithUndo(edit, kind === 'hook' ? 'Hook inserted' : 'Call to action inserted')
  })
  const takeSeconds = useLatest((seconds: ReadonlyMap<number, number>) => {
    const measured = [...seconds].reduce(
      (timed, [scene, time]) => applyEdit(timed, { do: 'set-seconds', scene, seconds: time }).script,
      script,
    )
    doWithUndo({ do: 'replace', script: measured }, 'Scene times updated from your takes')
  })

  const meter = (className?: string) => (
    <div className={cn('flex min-h-8 items-center gap-4 touch:min-h-11', className)}>
      <LengthMeter length={length} className="flex-1" />
      {canFit && (
        <Button
          size="sm"
          icon={<TimerReset strokeWidth={1.75} />}
          onClick={() => doWithUndo({ do: 'fit-times' }, 'Scene times updated to fit the words')}
        >
          Fit times
        </Button>
      )}
    </div>
  )

  return (
    <SceneCommandsProvider value={commands}>
      <div ref={sheet} className={cn('flex flex-1 flex-col transition-opacity', studio.isGenerating && 'opacity-60')}>
        <p role="status" className="sr-only">
          {said || mode}
        </p>
        <div className="flex flex-1 flex-col gap-5 px-4 pt-4 pb-8 sm:px-6 lg:px-8">
          <ScriptTitle
            title={script.title}
            isEditing={isEditing}
            isMissing={isUntitled && savedUntitled}
            onType={typeTitle}
          />
          {offlineReason !== undefined && (
            <Banner tone="warning" title="Generated with fallback mode">
              The script service wasn’t available, so this one was written in your browser. Generate again for a full
              script.
              <span className="block text-muted">Reason: {offlineReason}</span>
            </Banner>
          )}
          {/* Sticky: visible while typing. */}
          {isEditing && meter('sticky top-(--top-bar,0px) z-10 -my-2 box-content bg-surface py-2 lg:top-13')}

          <TabPanel id={view} value={view}>
            <SceneSheet
              script={script}
              view={view}
              isEditing={isEditing}
              length={length}
              flags={craft?.flags ?? NO_FLAGS}
            />
          </TabPanel>

          {tabs && <div className="mt-3 flex flex-col gap-3 border-t border-line pt-3">{tabs}</div>}
          {plan && (
            <PlanPanel
              // Opened and closed by hand as long as the plan stays.
              key={shown.number}
              plan={plan}
              audience={script.metadata.targetAudience}
              isBusy={studio.isGenerating || isEditing}
              onAngle={rewriteBy}
              onLength={rewriteFor}
              onAddStory={checked.brief.story?.trim() ? undefined : addStory}
            />
          )}
          {!isEditing && meter()}
          {!isEditing && script.writtenBy && isByModel(script.writtenBy) && (
            <LengthAdvice length={length} isBusy={studio.isGenerating} onAct={refineBy} />
          )}
          <AboutScript
            script={script}
            craft={craft}
            isOffline={offlineReason !== undefined}
            onGoTo={goTo}
            onReplace={replaceFromList}
            onAct={refineBy}
            onSwap={swap}
          />
        </div>

        <ActionBar
          studio={studio}
          view={view}
          next={next?.label}
          onOpen={open}
          onRegenerate={regenerate}
          onSave={save}
          onShowForm={showForm}
          onShowLibrary={showLibrary}
        />
        <OpenedPart
          studio={studio}
          opened={opened}
          message={message}
          onClose={close}
          onInsert={insert}
          onUseSeconds={takeSeconds}
        />
      </div>
    </SceneCommandsProvider>
  )
}

const NO_FLAGS: readonly SceneFlag[] = []

/** Scrolls to the words of a finding and puts the cursor in them where they can be edited. */
function showFlag({ scene, start, end }: SceneFlag) {
  const mark = document.getElementById(markId(scene, start))
  if (mark) {
    mark.focus({ preventScroll: true })
    mark.scrollIntoView({ block: 'center' })
  } else if (setCaret(scene, start, end)) {
    document.activeElement?.scrollIntoView({ block: 'center' })
  }
}
