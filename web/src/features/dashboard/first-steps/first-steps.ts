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
      title: 'Tell us your name',
      text: 'We use it to greet you and in our emails.',
      done: named,
      action: 'Add name',
    },
    {
      id: 'address',
      title: 'Confirm your email address',
      text: 'So you can get back in if you forget your password.',
      done: addressConfirmed,
      action: 'Resend email',
    },
    {
      id: 'script',
      title: 'Write your first script',
      text: 'A product and an audience are all you need.',
      done: hasScript,
      action: 'Open the studio',
    },
    {
      id: 'take',
      title: 'Try a second version',
      text: 'Generate it again in the studio. Every version is kept.',
      done: hasSecondTake,
      ...(hasScript && { action: 'Open the studio' }),
    },
    {
      id: 'move',
      title: 'Move a script out of Draft',
      text: 'Set its status to In progress, Ready to film or Posted.',
      done: stats.columns.in_progress + stats.columns.ready_to_film + stats.columns.posted > 0,
      ...(hasScript && { action: 'Move your latest script to In progress' }),
    },
  ]
}
