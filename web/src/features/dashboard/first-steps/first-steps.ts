import type { ScriptStats } from '@reelwright/shared'

export type FirstStepId = 'name' | 'address' | 'script' | 'take' | 'move'

export interface FirstStep {
  id: FirstStepId
  title: string
  /** One sentence: what it is good for. */
  text: string
  done: boolean
  /** The words of its button; undefined while something else has to come first. */
  action?: string
}

export interface AccountState {
  named: boolean
  addressConfirmed: boolean
  stats: Pick<ScriptStats, 'totalScripts' | 'columns'>
  hasSecondTake: boolean
}

/** The way from a new account to one that works, read from what there is: nothing is ticked by hand. */
export function firstSteps({ named, addressConfirmed, stats, hasSecondTake }: AccountState): FirstStep[] {
  const hasScript = stats.totalScripts > 0
  return [
    {
      id: 'name',
      title: 'Say what to call you',
      text: 'It is in your greeting and in our mails.',
      done: named,
      action: 'Add your name',
    },
    {
      id: 'address',
      title: 'Confirm your email address',
      text: 'So that a forgotten password never costs you a script.',
      done: addressConfirmed,
      action: 'Resend email',
    },
    {
      id: 'script',
      title: 'Write your first script',
      text: 'A product and an audience are enough.',
      done: hasScript,
      action: 'Open the studio',
    },
    {
      id: 'take',
      title: 'Try a second take',
      text: 'Write it again in the studio: each take is kept as a version.',
      done: hasSecondTake,
      ...(hasScript && { action: 'Open the studio' }),
    },
    {
      id: 'move',
      title: 'Move a script on from draft',
      text: 'The status says what is next: in progress, ready to film, posted.',
      done: stats.columns.in_progress + stats.columns.ready_to_film + stats.columns.posted > 0,
      ...(hasScript && { action: 'Start the newest' }),
    },
  ]
}
