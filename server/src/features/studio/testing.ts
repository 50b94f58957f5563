import type { GeneratedScript, RefineResult } from '@reelwright/shared'
import type { ScriptModel, WritingUsage } from '../../providers/model'

/** For tests of this feature only. */

export const USAGE: WritingUsage = {
  writer: 'openai/gpt-test',
  inputTokens: 812,
  outputTokens: 344,
  costMicrodollars: 4100,
  repairRounds: 1,
  fellBack: undefined,
}

/** A small complete script with these voiceovers. */
export function scriptOf(voiceovers: string[], productName = 'Glaciero tumbler'): GeneratedScript {
  return {
    title: `${productName} - Storytelling Script`,
    scenes: voiceovers.map((voiceover, at) => ({
      id: at + 1,
      duration: 15,
      voiceover,
      visualCue: `Cue ${at + 1}`,
      cameraDirection: 'Close-up',
      notes: '',
    })),
    metadata: {
      viralScore: '8.4/10',
      estimatedViews: '50K-200K',
      suggestions: ['Show the lid first'],
      productName,
      price: 29.99,
      features: ['Leakproof lid'],
      targetAudience: 'women',
      videoLength: 15 * voiceovers.length,
      videoStyle: 'storytelling',
      tone: 'helpful-friend',
      spokenWords: voiceovers.join(' ').split(' ').length,
    },
    spoken_script: voiceovers.join('\n\n'),
    selling_points: ['Leakproof lid'],
    benefits: ['A dry bag'],
    urgency_tactics: ['Before the next trip'],
    cta_phrases: ['Tap the link.'],
    hooks: ['My bag was wet. Again.'],
    hashtags: ['#a', '#b', '#c', '#d', '#e', '#f'],
    caption: 'Dry.',
  }
}

export const REFINED: RefineResult = {
  refinedScript: 'Shorter.',
  script: null,
  summary: 'Cut two lines.',
  changes: [{ scene: 1, before: 'Long.', after: 'Shorter.' }],
  offers: [],
}

/** Somebody else who writes. What is not given answers at once. */
export function fakeModel(parts: Partial<ScriptModel> = {}): ScriptModel {
  return {
    write: async (brief) => ({ script: scriptOf(['One.', 'Two.'], brief.productName), usage: USAGE }),
    refine: async () => ({ result: REFINED, usage: USAGE }),
    ...parts,
  }
}

export interface SentEvent {
  event: string
  data: unknown
}

/** Reads a stream of server-sent events by the letter of the format as far as this product uses it; comments count as events, too. */
export async function* eventsIn(answer: Response): AsyncGenerator<SentEvent> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of answer.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const lines = text.slice(0, end).split('\n')
      text = text.slice(end + 2)
      const field = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? ''
      if (lines[0]?.startsWith(':')) yield { event: 'comment', data: lines[0].slice(1).trim() }
      else yield { event: field('event'), data: JSON.parse(field('data')) as unknown }
    }
  }
  if (text !== '') throw new Error(`The stream ended within an event: ${text}`)
}

export async function allEvents(answer: Response): Promise<SentEvent[]> {
  const events: SentEvent[] = []
  for await (const event of eventsIn(answer)) if (event.event !== 'comment') events.push(event)
  return events
}
