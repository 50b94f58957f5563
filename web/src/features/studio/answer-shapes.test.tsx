import { type GenerationEvent, ScriptBrief } from '@reelwright/shared'
import { describe, expect, test } from 'vitest'
import { newKey, supabase } from '../../platform'
import { signUpCreator, withRealBackend } from '../../testing'
import { requestScript } from './request-script'
import { readAnswer } from './script-answer'

withRealBackend()

const brief = ScriptBrief.parse({
  // A product with lines of its own: others get as many scenes as their words carry.
  productName: 'GripMo car phone holder',
  targetAudience: 'women',
  price: 29.99,
  features: ['suction base'],
  style: 'skit',
  includeVisualCues: true,
})

describe('whatever shape the server answers in', () => {
  test('the same script is read from it [B-CL-03, B-CL-04, B-CL-05, B-CL-06, B-CL-07]', async () => {
    await signUpCreator()
    const key = newKey()
    const ask = async (headers: Record<string, string>) => {
      const { data, error } = await supabase().functions.invoke<unknown>('generate-script', {
        body: brief,
        headers: { 'Idempotency-Key': key, ...headers },
      })
      expect(error).toBeNull()
      return data
    }
    const usual = readAnswer(await ask({}), brief)
    expect(usual.script.scenes.length).toBeGreaterThan(3)
    expect(usual.suggestions).toEqual(usual.script.hashtags.slice(0, 5))

    const sections = await ask({ Prefer: 'shape=sections' })
    expect(sections).toMatchObject({
      script: { script_sections: expect.any(Array), visual_cues: expect.any(Array) },
      suggestions: { hashtagStrategy: usual.script.hashtags },
      metadata: { viralScore: usual.script.metadata.viralScore },
    })
    expect(readAnswer(sections, brief)).toEqual({ ...usual, message: '' })

    const scenes = await ask({ Prefer: 'shape=scenes' })
    expect(scenes).toMatchObject({ scenes: usual.script.scenes })
    const inScript = await ask({ Prefer: 'shape=script-scenes' })
    expect(inScript).toMatchObject({ script: { scenes: usual.script.scenes } })
    for (const answer of [scenes, inScript]) {
      const { script, allowance } = readAnswer(answer, brief)
      expect({ script, allowance }).toEqual({ script: usual.script, allowance: usual.allowance })
    }
  })

  test('and from events, which stream every word and every scene first [B-CL-03]', async () => {
    await signUpCreator()
    const events: GenerationEvent[] = []
    const result = await requestScript({ brief, priceTyped: true }, new AbortController().signal, (event) =>
      events.push(event),
    )
    expect(result).toMatchObject({ kind: 'script', answer: { success: true, allowance: { used: 1 } } })
    if (result.kind !== 'script') throw new Error('No script')
    expect(result.offline).toBeUndefined()
    const { script } = result.answer
    const words = events.map((event) => (event.event === 'words' ? event.data.text : '')).join('')
    expect(words).toBe(script.spoken_script)
    expect(events.flatMap((event) => (event.event === 'scene' ? [event.data] : []))).toEqual(script.scenes)
  })

  test('a refusal is one, with events as without [REG-01]', async () => {
    await signUpCreator()
    const vape = { brief: { ...brief, productName: 'CloudPuff nicotine vape' }, priceTyped: true }
    for (const onEvent of [undefined, () => undefined]) {
      expect(await requestScript(vape, new AbortController().signal, onEvent)).toMatchObject({
        kind: 'message',
        about: 'product',
        field: 'productName',
      })
    }
  })

  test('cancelled before it began, nothing is asked', async () => {
    await signUpCreator()
    expect(await requestScript({ brief, priceTyped: true }, AbortSignal.abort(), () => undefined)).toEqual({
      kind: 'cancelled',
    })
  })
})
