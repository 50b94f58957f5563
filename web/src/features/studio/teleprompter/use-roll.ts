import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { lineAt, type PrompterScript } from './prompter-script'
import { advanced, atStart, judgedPass, movedTo, type Pace, type Roll } from './roll'
import { eased, momentAt, placeAt } from './scroll-place'

/** Where the line that is spoken stands: below the lens, above the middle. */
export const EYE_LINE = 0.36
/** After a longer gap than this the page was asleep, not slow. */
const MAX_FRAME_SECONDS = 1

/** What changes on the screen besides the text's place, and seldom enough to be drawn by React. */
export interface ShownRoll {
  phase: Roll['phase']
  /** 3, 2, 1 while it counts down. */
  count: number
  line: number
  /** Place of the scene that runs. */
  scene: number
  /** Place of the scene that a verdict would be about. */
  judges: number
  /** Whole seconds of the script. */
  seconds: number
}

function shownOf(roll: Roll, prompter: PrompterScript): ShownRoll {
  return {
    phase: roll.phase,
    count: Math.ceil(roll.wait),
    line: lineAt(prompter, roll.at),
    scene: roll.pass.scene,
    judges: judgedPass(roll).scene,
    seconds: Math.floor(roll.at),
  }
}

/**
 * Moves the text: once for each frame of the screen and by the time that has passed, so that a slow phone is as far as a fast one.
 * @param still for people who want no motion: line by line instead.
 */
export function useRoll(prompter: PrompterScript, pace: Pace, still: boolean) {
  const viewport = useRef<HTMLDivElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const roll = useRef<Roll>(atStart)
  const place = useRef(0)
  const middles = useRef<number[]>([])
  const frame = useRef(0)
  const latest = useRef({ pace, still })
  const [shown, setShown] = useState(() => shownOf(atStart, prompter))

  const show = useCallback(() => {
    const next = shownOf(roll.current, prompter)
    setShown((before) => (isSame(before, next) ? before : next))
  }, [prompter])

  const draw = useCallback(() => {
    if (!viewport.current || !text.current) return
    const y = viewport.current.clientHeight * EYE_LINE - place.current
    text.current.style.transform = `translate3d(0, ${y.toFixed(2)}px, 0)`
  }, [])

  const target = useCallback(() => {
    const { at } = roll.current
    if (latest.current.still) return middles.current[lineAt(prompter, at)] ?? 0
    return placeAt(prompter, middles.current, at)
  }, [prompter])

  /** Draws frames while anything moves. */
  const wake = useCallback(() => {
    if (frame.current !== 0) return
    let last = performance.now()
    const step = (now: number) => {
      const seconds = Math.min(MAX_FRAME_SECONDS, Math.max(0, (now - last) / 1000))
      last = now
      const { pace, still } = latest.current
      roll.current = advanced(roll.current, prompter, seconds, pace)
      place.current = still ? target() : eased(place.current, target(), seconds)
      draw()
      show()
      const moves = roll.current.phase !== 'paused' || place.current !== target()
      frame.current = moves ? requestAnimationFrame(step) : 0
    }
    frame.current = requestAnimationFrame(step)
  }, [prompter, draw, show, target])

  /** Where the lines are, and the text at its place at once: letters have another size, or the phone was turned. */
  const measure = useCallback(() => {
    const lines = text.current?.querySelectorAll<HTMLElement>('[data-line]') ?? []
    middles.current = Array.from(lines, ({ offsetTop, offsetHeight }) => offsetTop + offsetHeight / 2)
    place.current = target()
    draw()
  }, [draw, target])

  useLayoutEffect(() => {
    measure()
    const observer = new ResizeObserver(measure)
    for (const part of [viewport.current, text.current]) if (part) observer.observe(part)
    return () => observer.disconnect()
  }, [measure])

  useEffect(() => {
    latest.current = { pace, still }
  }, [pace, still])

  useEffect(
    () => () => {
      cancelAnimationFrame(frame.current)
      frame.current = 0
    },
    [],
  )

  const change = useCallback(
    (next: (roll: Roll) => Roll) => {
      roll.current = next(roll.current)
      show()
      wake()
    },
    [show, wake],
  )

  /** By hand: the text stays under the finger, and pauses. */
  const drag = useCallback(
    (pixels: number) => {
      const first = middles.current[0] ?? 0
      const last = middles.current.at(-1) ?? 0
      place.current = Math.min(last, Math.max(first, place.current + pixels))
      const paused: Roll = { ...roll.current, phase: 'paused', wait: 0 }
      roll.current = movedTo(paused, prompter, momentAt(prompter, middles.current, place.current))
      draw()
      show()
    },
    [prompter, draw, show],
  )

  return { viewport, text, shown, change, drag }
}

const isSame = (one: ShownRoll, other: ShownRoll) =>
  (Object.keys(one) as (keyof ShownRoll)[]).every((key) => one[key] === other[key])
