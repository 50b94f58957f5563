import { lineAt, type PrompterScript, sceneAt } from './prompter-script'

/** One go at a scene: how long it has taken so far, without pauses; null when it was entered in the middle and the time is unknown. */
export interface Pass {
  /** Place of the scene. */
  scene: number
  seconds: number | null
}

/** Where the teleprompter is, and what it does. Moments are in seconds of the script. */
export interface Roll {
  phase: 'paused' | 'counting' | 'rolling'
  at: number
  /** Seconds until it rolls, while it counts down. */
  wait: number
  pass: Pass
  /** The scene before, run through and not judged yet. */
  done: Pass | null
}

export interface Pace {
  /** 1 is the script's own. */
  speed: number
  /** Pauses after each scene. */
  stops: boolean
}

export const COUNTDOWN = 3
/** Whoever judges a take this soon after it means the scene that has just ended. */
const STILL_THE_LAST = 1.5
/** Shorter than this is no take. */
const MIN_TAKE_SECONDS = 0.5

export const atStart: Roll = { phase: 'paused', at: 0, wait: 0, pass: { scene: 0, seconds: 0 }, done: null }

/** So many real seconds later. */
export function advanced(roll: Roll, prompter: PrompterScript, seconds: number, { speed, stops }: Pace): Roll {
  if (roll.phase === 'paused') return roll
  if (roll.phase === 'counting') {
    const wait = roll.wait - seconds
    return wait > 0 ? { ...roll, wait } : { ...roll, wait: 0, phase: 'rolling' }
  }
  const last = prompter.scenes.length - 1
  let { at, pass, done } = roll
  for (let left = seconds; left > 0;) {
    const end = prompter.scenes[pass.scene]?.end ?? prompter.total
    const rest = Math.max(0, end - at) / speed
    if (rest > left) return { ...roll, at: at + left * speed, pass: longer(pass, left), done }
    left -= rest
    at = end
    done = longer(pass, rest)
    if (pass.scene >= last) return { ...roll, phase: 'paused', at, done, pass: { scene: last, seconds: null } }
    pass = { scene: pass.scene + 1, seconds: 0 }
    if (stops) return { ...roll, phase: 'paused', at, done, pass }
  }
  return { ...roll, at, pass, done }
}

const longer = (pass: Pass, seconds: number): Pass =>
  pass.seconds === null ? pass : { ...pass, seconds: pass.seconds + seconds }

/** Start, pause, go on. What begins at the start of a scene is counted down to. */
export function toggled(roll: Roll, prompter: PrompterScript): Roll {
  if (roll.phase !== 'paused') return { ...roll, phase: 'paused', wait: 0 }
  if (roll.at >= prompter.total) return counting({ ...atStart })
  return isAtStart(roll, prompter) ? counting(roll) : { ...roll, phase: 'rolling' }
}

const counting = (roll: Roll): Roll => ({ ...roll, phase: 'counting', wait: COUNTDOWN })

const isAtStart = ({ at, pass }: Roll, { scenes }: PrompterScript) => scenes[pass.scene]?.start === at

/** To another moment. At the start of a scene a new take of it begins. */
export function movedTo(roll: Roll, prompter: PrompterScript, seconds: number): Roll {
  const at = Math.min(prompter.total, Math.max(0, seconds))
  const scene = sceneAt(prompter, at)
  const wait = roll.phase === 'counting' ? COUNTDOWN : 0
  if (prompter.scenes[scene]?.start === at) {
    // Whoever is through with a scene before its time is up goes on to the next one.
    const done = scene === roll.pass.scene + 1 && isTake(roll.pass) ? roll.pass : null
    return { ...roll, at, wait, pass: { scene, seconds: 0 }, done }
  }
  const pass = scene === roll.pass.scene ? roll.pass : { scene, seconds: null }
  return { ...roll, at, wait, pass, done: null }
}

/** Scenes on or back; back goes to the start of this scene first. */
export function movedByScene(roll: Roll, prompter: PrompterScript, step: 1 | -1): Roll {
  const scene = sceneAt(prompter, roll.at)
  const start = prompter.scenes[scene]?.start ?? 0
  if (step === 1) return movedTo(roll, prompter, prompter.scenes[scene + 1]?.start ?? prompter.total)
  const isPast = roll.at - start > STILL_THE_LAST || roll.at >= prompter.total
  return movedTo(roll, prompter, isPast ? start : (prompter.scenes[scene - 1]?.start ?? 0))
}

export function movedByLine(roll: Roll, prompter: PrompterScript, step: 1 | -1): Roll {
  const line = lineAt(prompter, roll.at)
  return movedTo(roll, prompter, prompter.lines[line + step]?.start ?? (step === 1 ? prompter.total : 0))
}

/** The take that is judged now. */
export function judgedPass({ pass, done }: Roll): Pass {
  return done && (pass.seconds ?? 0) < STILL_THE_LAST ? done : pass
}

const isTake = ({ seconds }: Pass) => (seconds ?? 0) >= MIN_TAKE_SECONDS

export interface Judged {
  roll: Roll
  pass: Pass
}

/** A good take goes on to the next scene, a bad one back to the start of its own: rolling, it is counted down to again. */
export function judged(roll: Roll, prompter: PrompterScript, verdict: 'good' | 'retake', { stops }: Pace): Judged {
  const found = judgedPass(roll)
  const pass = isTake(found) ? found : { ...found, seconds: null }
  if (verdict === 'retake') {
    const again = movedTo(roll, prompter, prompter.scenes[pass.scene]?.start ?? 0)
    return { pass, roll: roll.phase === 'paused' ? { ...again, done: null } : counting({ ...again, done: null }) }
  }
  if (found === roll.done) return { pass, roll: { ...roll, done: null } }
  const next = prompter.scenes[pass.scene + 1]
  const on = movedTo(roll, prompter, next?.start ?? prompter.total)
  const phase = next && !stops ? roll.phase : 'paused'
  return { pass, roll: { ...on, done: null, phase } }
}
