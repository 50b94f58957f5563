import { type GeneratedScript, ScriptBrief } from '@reelwright/shared'
import { composeScript, refineScript } from '@reelwright/writer'
import { kindsFor } from '../../../platform/product-kinds'
import { expect, test, vi } from 'vitest'
import { briefNow } from './brief-now'
import { quickPrompts } from './quick-prompts'
import { editedScript } from '../edited-script/edited-script'

vi.setConfig({ testTimeout: 60_000 })

const brief = ScriptBrief.parse({
  productName: 'GripMo car phone holder',
  price: 29.99,
  targetAudience: 'working-professionals',
  features: ['suction base', 'one hand release', 'rotates', 'fits any phone'],
  painPoint: 'phone keeps falling off the dash',
  videoLength: 60,
})
const kinds = await kindsFor(brief)
const script: GeneratedScript = composeScript(brief, { seed: 'quick', kinds })

const answerTo = (refinementPrompt: string) =>
  refineScript({ script, refinementPrompt, brief, locked: [] }, { seed: 'quick', kinds })

test.each(quickPrompts(30).map(({ label, prompt }) => [label, prompt]))(
  'the message "%s" is understood: no other is offered in its place [B-RF-02]',
  (_label, prompt) => {
    const { changes, summary, offers } = answerTo(prompt)
    expect(offers).toEqual([])
    // These have nothing to do where a script is plain and concrete already, or as long as its words carry, and say so.
    if (changes.length === 0)
      expect(summary).toMatch(
        /^All features are said already|^The words are plain already|^These words carry|these words (?:are the same|would lose)|^There is nothing salesy|^I found nothing in the problem/,
      )
  },
)

test('a script is not offered the length that it has', () => {
  const labels = (scriptSeconds: number) => quickPrompts(30, scriptSeconds).map(({ label }) => label)
  expect(labels(24)).toContain('Fit 30 seconds')
  expect(labels(30.4)).not.toContain('Fit 30 seconds')
})

test('unlike one that nobody understands', () => {
  expect(answerTo('zorble the gnarf').offers).not.toEqual([])
})

test('what earlier messages changed counts, not what was typed once', () => {
  const { script: changed } = answerTo('make it 30 seconds, change the tone to casual')
  const now = changed && briefNow(brief, editedScript(changed))
  // As long as its words carry, and no longer than asked for.
  expect(now?.videoLength).toBeLessThanOrEqual(30)
  expect(now).toMatchObject({
    videoLength: changed?.metadata.videoLength,
    tone: 'casual-review',
    painPoint: 'phone keeps falling off the dash',
  })
  const cheaper = editedScript({ ...script, metadata: { ...script.metadata, price: 19 } })
  expect(briefNow({ ...brief, priceText: '29,99 €' }, cheaper)).toMatchObject({ price: 19, priceText: undefined })
})

test('a script whose facts are no brief is refined by the brief as typed, or by itself', () => {
  const odd = editedScript({ ...script, metadata: { ...script.metadata, price: -3 } })
  expect(briefNow(brief, odd)).toEqual(brief)
  expect(briefNow({ ...brief, productName: '' }, odd)).toBeNull()
})
