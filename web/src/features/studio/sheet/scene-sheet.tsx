import { Camera, Eye, Lock, StickyNote } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { formatDuration } from '../../../platform'
import { cn } from '../../../ui'
import { editorThemeClass, useEditorThemeClass } from '../../account'
import { flagsInLine, type SceneFlag } from '../craft/scene-flags'
import { type EditedScript, isLocked } from '../edited-script/edited-script'
import type { SpokenLength } from '../edited-script/spoken-length'
import { type ScriptView, type TimedScene, timedScenes } from '../timeline'
import { flagsByScene } from './flags-by-scene'
import { overloadWords } from './length-words'
import { MarkedLine } from './marked-line'
import { SceneEditor } from './scene-editor'
import { SceneClaims } from './scene-claims'
import { useSceneCommands } from './scene-commands'
import { TooFull } from './too-full'

interface SceneSheetProps {
  script: EditedScript
  view: ScriptView
  isEditing: boolean
  length: SpokenLength
  flags: readonly SceneFlag[]
}

const NO_FLAGS: readonly SceneFlag[] = []

/** The script, scene by scene: the time at the left, then what is said, then what is seen. (OP-43, B-ST-06) */
export function SceneSheet({ script, view, isEditing, length, flags }: SceneSheetProps) {
  const theme = useEditorThemeClass()
  // The default is the page itself; the others are a sheet on it, with one colour for all marks.
  const isSheet = theme !== editorThemeClass('default')
  const byScene = useMemo(() => flagsByScene(flags), [flags])
  const scenes = timedScenes(script.scenes)

  return (
    <ol
      className={cn(
        'flex flex-col',
        isEditing ? 'gap-5' : 'gap-7 lg:gap-8',
        theme,
        isSheet
          ? 'rounded-card bg-(--editor-ground) p-4 [--mark-block:var(--editor-mark)] [--mark-info:var(--editor-mark)] [--mark-warn:var(--editor-mark)] sm:p-6'
          : '[--mark-block:var(--danger)] [--mark-info:var(--control)] [--mark-warn:var(--warning)]',
      )}
    >
      {scenes.map((timed, index) => {
        // The scene itself, not the copy with its times: unchanged ones are not drawn again.
        const scene = script.scenes[index] ?? timed
        const measured = length.scenes[index]
        const shared = {
          flags: byScene.get(scene.id) ?? NO_FLAGS,
          overload: measured && overloadWords(measured, scene.duration),
          isLocked: isLocked(script, scene.id),
        }
        const next = script.scenes[index + 1]
        return isEditing ? (
          <SceneEditor
            key={scene.id}
            {...shared}
            scene={scene}
            number={index + 1}
            count={scenes.length}
            start={timed.start}
            isNextLocked={next !== undefined && isLocked(script, next.id)}
            view={view}
          />
        ) : (
          <ReadScene key={scene.id} {...shared} scene={timed} number={index + 1} view={view} />
        )
      })}
    </ol>
  )
}

interface ReadSceneProps {
  scene: TimedScene
  number: number
  flags: readonly SceneFlag[]
  overload: string | undefined
  isLocked: boolean
  view: ScriptView
}

function ReadScene({ scene, number, flags, overload, isLocked, view }: ReadSceneProps) {
  const commands = useSceneCommands()
  const here = flagsInLine(flags, scene)
  return (
    <li className="grid gap-x-5 gap-y-1.5 @lg:grid-cols-[5.5rem_minmax(0,1fr)]">
      <div className="flex gap-x-3 text-xs text-(--editor-mark) tabular-nums @lg:flex-col @lg:gap-y-1 @lg:pt-2">
        <p className="whitespace-nowrap">
          <span className="sr-only">{`Scene ${number}, `}</span>
          {formatDuration(scene.start, scene.end)}
        </p>
        {isLocked && (
          <span className="inline-flex items-center gap-1">
            <Lock aria-hidden="true" strokeWidth={1.75} className="size-3.5" />
            Locked
          </span>
        )}
        {overload && <TooFull text={overload} />}
      </div>
      <div className="flex measure min-w-0 flex-col gap-2.5 text-script">
        {view !== 'visual' && (
          <p className="wrap-break-word whitespace-pre-wrap text-(--editor-text) [unicode-bidi:plaintext]">
            {scene.voiceover.trim() === '' ? (
              <span className="text-base text-(--editor-quiet) italic">No spoken line in this scene</span>
            ) : (
              <MarkedLine line={scene.voiceover} flags={here} />
            )}
          </p>
        )}
        {view !== 'visual' && <SceneClaims flags={here} onReplace={isLocked ? undefined : commands.replace} />}
        {view !== 'script' && (
          <Cues alone={view === 'visual'}>
            <Cue
              icon={<Eye strokeWidth={1.75} />}
              name="Visual"
              text={scene.visualCue}
              whenEmpty="No visual cue for this scene"
            />
            <Cue icon={<Camera strokeWidth={1.75} />} name="Camera" text={scene.cameraDirection} />
            {view === 'both' && <Cue icon={<StickyNote strokeWidth={1.75} />} name="Note" text={scene.notes} />}
          </Cues>
        )}
      </div>
    </li>
  )
}

function Cues({ alone, children }: { alone: boolean; children: ReactNode }) {
  return (
    <dl
      className={cn(
        'flex flex-col gap-1.5',
        alone ? 'text-base text-(--editor-text)' : 'text-sm leading-relaxed text-(--editor-quiet)',
      )}
    >
      {children}
    </dl>
  )
}

function Cue({ icon, name, text, whenEmpty }: { icon: ReactNode; name: string; text: string; whenEmpty?: string }) {
  if (!text && !whenEmpty) return null
  return (
    <div className="flex gap-2.5">
      <dt className="flex h-[1.6em] shrink-0 items-center text-(--editor-quiet) [&_svg]:size-4">
        <span aria-hidden="true">{icon}</span>
        <span className="sr-only">{name}</span>
      </dt>
      <dd className={cn('min-w-0 wrap-break-word', !text && 'text-(--editor-quiet) italic')}>{text || whenEmpty}</dd>
    </div>
  )
}
