import type { Severity } from '@reelwright/writer/check'
import { Fragment } from 'react'
import { cn } from '../../../ui'
import type { SceneFlag } from '../craft/scene-flags'
import { lineParts } from './line-marks'

/** By form, not by colour alone: a wave must go, a dashed line should, a dotted one is a note. */
export const MARK_LOOK: Record<Severity, string> = {
  block: 'underline decoration-wavy decoration-2 decoration-(--mark-block)',
  warn: 'underline decoration-dashed decoration-2 decoration-(--mark-warn)',
  info: 'underline decoration-dotted decoration-2 decoration-(--mark-info)',
}

/** The id of a finding's place in the reading view. */
export const markId = (scene: number, start: number) => `mark-${scene}-${start}`

/** A line with its findings underlined. Hidden ones (the layer behind a text field) have no places to go to. */
export function MarkedLine({
  line,
  flags,
  isLayer = false,
}: {
  line: string
  flags: readonly SceneFlag[]
  isLayer?: boolean
}) {
  if (flags.length === 0) return line
  return lineParts(line, flags).map(({ start, text, severity }) => {
    if (!severity) return <Fragment key={start}>{text}</Fragment>
    const look = cn('bg-transparent underline-offset-4 [text-decoration-skip-ink:none]', MARK_LOOK[severity])
    const scene = flags[0]?.scene ?? 0
    return isLayer ? (
      <span key={start} className={look}>
        {text}
      </span>
    ) : (
      <mark
        key={start}
        id={markId(scene, start)}
        tabIndex={-1}
        className={cn(look, 'rounded-xs text-inherit focus:bg-accent-soft focus:outline-none')}
      >
        {text}
      </mark>
    )
  })
}
