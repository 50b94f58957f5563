import { LIMITS, type Scene } from '@reelwright/shared'
import { Lock } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, memo, useMemo } from 'react'
import { formatDuration } from '../../../platform'
import { flagsInLine, type SceneFlag } from '../craft/scene-flags'
import type { Direction } from '../edited-script/line-edits'
import type { ScriptView } from '../timeline'
import { cutByEnter } from './caret'
import { GrowingField } from './growing-field'
import { MarkedLine } from './marked-line'
import { SceneClaims } from './scene-claims'
import { cueFieldId, lineFieldId, useSceneCommands } from './scene-commands'
import { SceneMenu } from './scene-menu'
import { TooFull } from './too-full'

export interface SceneEditorProps {
  scene: Scene
  /** Counted from 1. */
  number: number
  count: number
  start: number
  isLocked: boolean
  /** Whether the scene after this one keeps its line. */
  isNextLocked: boolean
  overload: string | undefined
  flags: readonly SceneFlag[]
  view: ScriptView
}

const DIRECTIONS: { field: Direction; label: string; hint: string }[] = [
  { field: 'visualCue', label: 'Visual', hint: 'Visual' },
  { field: 'cameraDirection', label: 'Camera', hint: 'Camera' },
  { field: 'notes', label: 'Note', hint: 'Note' },
]

/** One scene, to be typed in. Drawn again only when something in it changes. (B-ST-06) */
export const SceneEditor = memo(function SceneEditor(props: SceneEditorProps) {
  const { scene, number, start, isLocked, overload, flags, view } = props
  const commands = useSceneCommands()
  const here = useMemo(() => flagsInLine(flags, scene), [flags, scene])
  const id = scene.id

  function keyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    // An Enter or an arrow that picks a suggestion of an input method is none of ours.
    if (event.nativeEvent.isComposing || moveByKey(event)) return
    const { value, selectionStart, selectionEnd } = event.currentTarget
    if (event.key === 'Enter' && !event.shiftKey && selectionStart === selectionEnd && !isLocked) {
      const cut = cutByEnter(value, selectionStart)
      if (cut === undefined) return
      event.preventDefault()
      commands.split({ scene: id, offset: cut })
    }
  }

  function pasteLine(event: ClipboardEvent<HTMLTextAreaElement>) {
    refuseTooMuch(event, commands.refusePaste)
    if (event.defaultPrevented) return
    const { selectionStart: offset, selectionEnd: end } = event.currentTarget
    if (commands.paste({ scene: id, offset, end }, event.clipboardData.getData('text/plain'))) event.preventDefault()
  }

  function moveByKey(event: KeyboardEvent): boolean {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return false
    event.preventDefault()
    commands.move(id, event.key === 'ArrowUp' ? -1 : 1)
    return true
  }

  return (
    <li className="group/scene grid gap-x-3 gap-y-1 @lg:grid-cols-[5.5rem_minmax(0,1fr)]">
      <div className="flex items-center gap-x-3 text-xs text-(--editor-mark) tabular-nums @lg:flex-col @lg:items-start @lg:pt-2">
        <p className="whitespace-nowrap">
          <span className="sr-only">{`Scene ${number}, `}</span>
          {formatDuration(start, start + scene.duration)}
        </p>
        {isLocked && (
          <span className="inline-flex items-center gap-1">
            <Lock aria-hidden="true" strokeWidth={1.75} className="size-3.5" />
            Locked
          </span>
        )}
        {overload && <TooFull text={overload} />}
        <SceneMenu
          id={id}
          number={number}
          count={props.count}
          isLocked={isLocked}
          isNextLocked={props.isNextLocked}
          view={view}
          className="-my-1 ml-auto @lg:my-0 @lg:ml-[-0.5rem]"
        />
      </div>
      <div className="flex max-w-[calc(66ch+1.5rem)] min-w-0 flex-col gap-2 text-script">
        {view !== 'visual' && (
          <GrowingField
            id={lineFieldId(id)}
            aria-label={`Spoken line of scene ${number}`}
            aria-describedby={here.length > 0 ? `claims-${id}` : undefined}
            className="text-(--editor-text)"
            value={scene.voiceover}
            readOnly={isLocked}
            spellCheck
            layer={<MarkedLine line={scene.voiceover} flags={here} isLayer />}
            onType={(text) => commands.do({ do: 'set-line', scene: id, text })}
            onKeyDown={keyDown}
            onPaste={pasteLine}
            onSelect={({ currentTarget }) => commands.noteCaret({ scene: id, offset: currentTarget.selectionStart })}
          />
        )}
        {view !== 'script' && (
          <div className="flex flex-col gap-1.5 text-sm leading-relaxed text-(--editor-text)">
            {DIRECTIONS.filter(({ field }) => field !== 'notes' || view === 'both').map(({ field, label, hint }) => (
              <div key={field} className="grid grid-cols-[4.25rem_minmax(0,1fr)] items-start">
                <span aria-hidden="true" className="py-2.5 text-(--editor-quiet)">
                  {label}
                </span>
                <GrowingField
                  id={field === 'visualCue' ? cueFieldId(id) : undefined}
                  aria-label={`${label} of scene ${number}`}
                  placeholder={hint}
                  value={scene[field]}
                  onType={(text) => commands.do({ do: 'set-direction', scene: id, field, text })}
                  onKeyDown={moveByKey}
                  onPaste={(event) => refuseTooMuch(event, commands.refusePaste)}
                />
              </div>
            ))}
          </div>
        )}
        {view !== 'visual' && (
          <SceneClaims id={`claims-${id}`} flags={here} onReplace={isLocked ? undefined : commands.replace} />
        )}
      </div>
    </li>
  )
})

/** Before the browser sets a book into a field, which takes it seconds. */
function refuseTooMuch(event: ClipboardEvent, refuse: () => void) {
  if (event.clipboardData.getData('text/plain').length <= LIMITS.content) return
  event.preventDefault()
  refuse()
}
