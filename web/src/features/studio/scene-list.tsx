import type { GeneratedScript } from '@reelwright/shared'
import { Camera, Eye, StickyNote } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '../../ui'
import { editorThemeClass, useEditorThemeClass } from '../account'
import { type ScriptView, timedScenes, timeRange } from './timeline'

/** The script, scene by scene: the time at the left, then what is said, then what is seen. (OP-43) */
export function SceneList({ script, view }: { script: GeneratedScript; view: ScriptView }) {
  const theme = useEditorThemeClass()
  // The default is the page itself; the others are a sheet on it.
  const isSheet = theme !== editorThemeClass('default')
  return (
    <ol
      className={cn('flex flex-col gap-7 lg:gap-8', theme, isSheet && 'rounded-card bg-(--editor-ground) p-4 sm:p-6')}
    >
      {timedScenes(script.scenes).map((scene) => (
        <li key={scene.id} className="grid gap-x-5 gap-y-1.5 @lg:grid-cols-[5.5rem_minmax(0,1fr)]">
          <p className="text-xs whitespace-nowrap text-(--editor-mark) tabular-nums @lg:pt-2">
            <span className="sr-only">{`Scene ${scene.id}, `}</span>
            {timeRange(scene)}
          </p>
          <div className="flex measure min-w-0 flex-col gap-2.5 text-script">
            {view !== 'visual' && <p className="whitespace-pre-wrap text-(--editor-text)">{scene.voiceover}</p>}
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
      ))}
    </ol>
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
      <dd className={cn('min-w-0', !text && 'text-(--editor-quiet) italic')}>{text || whenEmpty}</dd>
    </div>
  )
}
