import { ChevronDown } from 'lucide-react'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { type DiffPart, useMedia } from '../../../platform'
import { Badge, cn } from '../../../ui'
import type { SceneDiff, ScriptDiff } from '../edited-script/compare-scripts'
import { type ExtraDiff, hasChanged, sceneName, sceneNames, sectionsOf, sideOf, whatBecameOf } from './diff-sections'
import { DiffText } from './diff-text'

const INITIAL_COUNT = 12

interface ScriptDiffViewProps {
  diff: ScriptDiff
  extras: readonly ExtraDiff[]
  /** Names of the two: "V1", "V3". */
  labels: { before: string; after: string }
}

/** Two scripts, scene by scene and word by word: beside each other where there is room, else as one text with its changes. */
export function ScriptDiffView({ diff, extras, labels }: ScriptDiffViewProps) {
  const isWide = useMedia('(min-width: 64rem)')
  const shown = { labels, isWide }
  const all = useMemo(() => sectionsOf(diff.scenes), [diff])
  // Of a long script the rest is drawn while the beginning is read.
  const sections = useDeferredValue(all, all.slice(0, INITIAL_COUNT))
  return (
    <div className="flex flex-col divide-y divide-line border-y border-line">
      {isWide && (
        <div
          aria-hidden="true"
          className="sticky -top-2 z-10 grid grid-cols-2 gap-14 bg-surface py-2 text-xs font-medium text-muted"
        >
          <span>{labels.before}</span>
          <span>{labels.after}</span>
        </div>
      )}
      {hasChanged(diff.title) && (
        <Block heading="Title">
          <Sides {...shown} name="Title" parts={diff.title} className="font-semibold text-ink" />
        </Block>
      )}
      {sections.map((section) =>
        section.kind === 'scene' ? (
          <SceneBlock key={section.scene.key} scene={section.scene} {...shown} />
        ) : (
          <EqualScenes key={section.key} scenes={section.scenes} {...shown} />
        ),
      )}
      {extras.map(({ name, parts }) => (
        <Block key={name} heading={name}>
          <Sides {...shown} name={name} parts={parts} className="text-sm text-ink" />
        </Block>
      ))}
    </div>
  )
}

interface Shown {
  labels: { before: string; after: string }
  isWide: boolean
}

function EqualScenes({ scenes, ...shown }: Shown & { scenes: readonly SceneDiff[] }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="focus-ring flex min-h-11 w-full items-center gap-2 py-2 text-left text-sm text-muted hover:text-ink"
      >
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.75}
          className={cn('size-4 shrink-0 transition-transform', !isOpen && '-rotate-90')}
        />
        {`${sceneNames(scenes)}: no difference`}
      </button>
      {isOpen && scenes.map((scene) => <SceneBlock key={scene.key} scene={scene} {...shown} />)}
    </>
  )
}

function SceneBlock({ scene, ...shown }: Shown & { scene: SceneDiff }) {
  const words = whatBecameOf(scene)
  return (
    <Block
      heading={sceneName(scene)}
      marks={words.map((word) => (
        <Badge key={word} tone={word === 'Added' ? 'success' : word === 'Removed' ? 'danger' : 'neutral'}>
          {word}
        </Badge>
      ))}
    >
      <Sides {...shown} name="Line" parts={scene.line} className="text-base leading-relaxed text-ink" />
      <Sides {...shown} name="Visual" parts={scene.visualCue} className={CUE} isNamed />
      <Sides {...shown} name="Camera" parts={scene.cameraDirection} className={CUE} isNamed />
      <Sides {...shown} name="Note" parts={scene.notes} className={CUE} isNamed />
    </Block>
  )
}

const CUE = 'text-sm leading-relaxed text-muted'

/** What is far below the edge of the dialog is not laid out before it comes near. */
function Block({ heading, marks, children }: { heading: string; marks?: ReactNode; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2 py-4 [contain-intrinsic-size:auto_9rem] [content-visibility:auto]">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <h3 className="text-sm font-semibold text-ink">{heading}</h3>
        {marks}
      </div>
      {children}
    </section>
  )
}

interface SidesProps extends Shown {
  name: string
  parts: readonly DiffPart[]
  className: string
  /** Shows the name; the line of a scene needs none. */
  isNamed?: boolean
}

function Sides({ labels, isWide, name, parts, className, isNamed = false }: SidesProps) {
  if (parts.length === 0) return null
  const look = cn('measure min-w-0 break-words whitespace-pre-wrap', className)
  const prefix = isNamed ? <span className="text-muted">{`${name}: `}</span> : null
  if (!isWide) {
    return (
      <p className={look}>
        {prefix}
        <DiffText parts={parts} />
      </p>
    )
  }
  const changed = hasChanged(parts)
  return (
    <div className="grid grid-cols-2 gap-14">
      {(['before', 'after'] as const).map((side) => {
        const own = sideOf(parts, side)
        return (
          <p key={side} className={look}>
            {/* Equal on both sides: screen readers read it once. */}
            {changed && <span className="sr-only">{`${labels[side]}: `}</span>}
            <span aria-hidden={!changed && side === 'after'}>
              {own.length > 0 && prefix}
              {own.length > 0 ? <DiffText parts={own} /> : <span className="sr-only">nothing</span>}
            </span>
          </p>
        )
      })}
    </div>
  )
}
