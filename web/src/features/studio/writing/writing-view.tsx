import { paragraphs } from '@reelwright/shared'
import { CircleStop } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { Button, cn, Progress, Skeleton } from '../../../ui'
import { editorThemeClass, useEditorThemeClass } from '../../account'
import type { Studio } from '../session/studio'
import { EditorHeader } from '../sheet/editor-header'
import { NOTHING_WRITTEN } from '../session/written-so-far'
import { beatLine } from './beat-line'

interface WritingViewProps {
  studio: Pick<Studio, 'writing' | 'stop'>
  /** The script will stand here with its cues, so there is room for them. */
  withCues?: boolean
  onShowLibrary: () => void
}

/**
 * A script while it is written, in the place and the measure where it will stand: nothing moves when it is replaced. Screen
 * readers announce the start here and the finished script itself, but not each word.
 */
export function WritingView({ studio, withCues = false, onShowLibrary }: WritingViewProps) {
  const theme = useEditorThemeClass()
  const isSheet = theme !== editorThemeClass('default')
  const { beat, text, restarted } = studio.writing ?? NOTHING_WRITTEN
  const scenes = paragraphs(text)

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // Of a dialog or a menu, Escape closes that.
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('[role=dialog], [role=menu]')) return
    studio.stop()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])

  return (
    <section aria-label="Script Editor" aria-busy="true" className="@container flex min-h-full flex-col">
      <EditorHeader onShowLibrary={onShowLibrary} />
      <p role="status" className="sr-only">
        Generating Script...
      </p>
      <div className="flex flex-1 flex-col gap-5 px-4 pt-4 pb-8 sm:px-6 lg:px-8">
        <Skeleton className="my-0.5 h-6 w-3/5 sm:h-7" />
        <ol
          className={cn(
            'flex flex-col gap-7 lg:gap-8',
            theme,
            isSheet && 'rounded-card bg-(--editor-ground) p-4 sm:p-6',
          )}
        >
          {scenes.map((scene, index) => (
            // Room for cues once its line stands: before, they would be pushed down by every word.
            <WrittenScene key={index} text={scene} withCues={withCues && index < scenes.length - 1} />
          ))}
          {scenes.length === 0 && WAITING.map((lines, index) => <WaitingScene key={index} lines={lines} />)}
        </ol>
      </div>
      {/* Where the tools will be. */}
      <div className="sticky bottom-0 flex flex-col gap-1 border-t border-line bg-surface px-4 pt-1 pb-[max(0.25rem,env(safe-area-inset-bottom))] sm:px-6 lg:px-8 lg:py-2">
        {restarted && (
          <p role="status" className="pt-1 text-sm text-muted">
            {restarted}
          </p>
        )}
        <div className="flex min-h-12 items-center gap-4 lg:min-h-10">
          <Progress label={beatLine(beat)} className="min-w-0 flex-1" />
          <Button size="sm" icon={<CircleStop strokeWidth={1.75} />} onClick={studio.stop}>
            Stop
          </Button>
        </div>
      </div>
    </section>
  )
}

const ROW = 'grid gap-x-5 gap-y-1.5 @lg:grid-cols-[5.5rem_minmax(0,1fr)]'

function WrittenScene({ text, withCues }: { text: string; withCues: boolean }) {
  return (
    <li className={ROW}>
      <span aria-hidden="true" className="flex h-4 items-center @lg:mt-2">
        <Skeleton className="w-14" />
      </span>
      <div className="flex measure min-w-0 flex-col gap-2.5 text-script">
        <p className="animate-appear wrap-break-word whitespace-pre-wrap text-(--editor-text) [unicode-bidi:plaintext]">
          {text}
        </p>
        {withCues && (
          <div aria-hidden="true" className="flex flex-col gap-1.5 text-sm leading-relaxed">
            {['w-3/5', 'w-2/5', 'w-1/2'].map((width) => (
              <span key={width} className="flex h-[1.6em] items-center">
                <Skeleton className={width} />
              </span>
            ))}
          </div>
        )}
      </div>
    </li>
  )
}

const WAITING = [
  ['w-4/5', 'w-1/2'],
  ['w-full', 'w-3/5', 'w-2/5'],
  ['w-11/12', 'w-1/3'],
  ['w-full', 'w-4/5', 'w-1/2'],
]

function WaitingScene({ lines }: { lines: string[] }) {
  return (
    <li aria-hidden="true" className={ROW}>
      <Skeleton className="mt-1.5 w-14" />
      <div className="flex measure flex-col gap-3">
        {lines.map((width, line) => (
          <Skeleton key={line} className={line === lines.length - 1 ? `h-3.5 ${width}` : `h-5 ${width}`} />
        ))}
      </div>
    </li>
  )
}
