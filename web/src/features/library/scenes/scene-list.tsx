import { Camera, Eye } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { formatDuration } from '../../../platform'
import { Button, cn } from '../../../ui'
import type { ViewedScene } from './scene-fields'

/** More than any filmed script has; imported rows may have thousands of scenes. */
const INITIAL_COUNT = 200

/** Scene by scene, numbered by position; what a scene lacks is said. (B-SC-02) */
export function SceneList({ scenes }: { scenes: readonly ViewedScene[] }) {
  const [isWhole, setWhole] = useState(false)
  const more = isWhole ? 0 : scenes.length - INITIAL_COUNT
  return (
    <>
      <ol className="flex flex-col gap-7">
        {(more > 0 ? scenes.slice(0, INITIAL_COUNT) : scenes).map(
          ({ seconds, start, end, text, visual, camera }, index) => (
            <li key={index} className="grid gap-x-5 gap-y-1.5 sm:grid-cols-[6rem_minmax(0,1fr)]">
              <div className="flex flex-wrap items-baseline gap-x-2 text-xs text-muted tabular-nums sm:block sm:pt-1.5">
                <h3 className="text-sm font-semibold text-ink">{`Scene ${index + 1}`}</h3>
                <p>
                  {seconds === undefined ? 'No duration' : `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`}
                  {start !== undefined && end !== undefined && (
                    <span className="whitespace-nowrap sm:block">
                      <span className="sm:hidden">{', '}</span>
                      {formatDuration(start, end)}
                    </span>
                  )}
                </p>
              </div>
              <div className="flex measure min-w-0 flex-col gap-2.5">
                <p className={cn('text-lg leading-relaxed break-words whitespace-pre-wrap', text ? 'text-ink' : QUIET)}>
                  {text ?? 'No script text'}
                </p>
                <dl className="flex flex-col gap-1.5 text-sm leading-relaxed">
                  <Cue icon={<Eye strokeWidth={1.75} />} name="Visual description" text={visual} />
                  <Cue icon={<Camera strokeWidth={1.75} />} name="Camera direction" text={camera} />
                </dl>
              </div>
            </li>
          ),
        )}
      </ol>
      {more > 0 && (
        <Button
          className="mt-6"
          onClick={() => setWhole(true)}
        >{`Show ${more.toLocaleString('en-US')} more scenes`}</Button>
      )}
    </>
  )
}

const QUIET = 'text-muted italic'

function Cue({ icon, name, text }: { icon: ReactNode; name: string; text: string | undefined }) {
  return (
    <div className="flex gap-2.5">
      <dt className="flex h-[1.6em] shrink-0 items-center text-muted [&_svg]:size-4">
        <span aria-hidden="true">{icon}</span>
        <span className="sr-only">{name}</span>
      </dt>
      <dd className={cn('min-w-0 break-words', text ? 'text-muted' : QUIET)}>{text ?? `No ${name.toLowerCase()}`}</dd>
    </div>
  )
}
