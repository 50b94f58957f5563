import { ScriptBrief, VIDEO_STYLES } from '@reelwright/shared'
import { expect, test } from 'vitest'
import { composeScript } from '../compose'
import { plots } from '../content/generated/plots'
import { refineScript } from './index'

const letters = (text: string) =>
  text
    .toLowerCase()
    .replace(/\{\w+\}.*|^[a-z0-9 .'’&-]{1,30}: /g, '')
    .replace(/[^a-z]+/g, ' ')

test.each(VIDEO_STYLES)('another hook for a %s comes from the story that is told', (style) => {
  const brief = ScriptBrief.parse({
    productName: 'Insulated mug',
    targetAudience: 'parents',
    features: ['leakproof lid'],
    painPoint: 'coffee that goes cold',
    tone: 'helpful-friend',
    style,
  })
  const script = composeScript(brief, { seed: 'hook' })
  const before = script.scenes[0]?.voiceover ?? ''
  const { script: after } = refineScript(
    { script, brief, refinementPrompt: 'change the hook', locked: [] },
    { seed: 'z' },
  )
  const hook = (after?.scenes[0]?.voiceover ?? '').replaceAll('\n', ' ')
  expect(hook).not.toBe(before)
  const openings = (plots[style] ?? [])
    .flatMap(({ hooks }) =>
      hooks.map(({ text }) => letters(text.replace(/\b\d{1,2}:\d{2}\b/g, '').replace(/(?:^|\| )[A-C]: /g, ''))),
    )
    .filter((text) => text.trim().length > 8)
  const said = letters(hook.replace(/\b[A-Z][A-Z0-9 .'’&-]{1,30}: /g, '').replace(/\b\d{1,2}:\d{2}\b/g, ''))
  expect(
    openings.some((opening) => said.includes(opening.trim())),
    hook,
  ).toBe(true)
})
