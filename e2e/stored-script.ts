import { callRest, type Account } from './accounts'

/** A row of `scripts` as the studio saves it. */
export function scriptRow(title: string, lines: string[], note?: string) {
  return {
    title,
    script_text: lines.join('\n\n'),
    ...(note ? { change_note: note } : {}),
    script_data: {
      title,
      spoken_script: lines.join('\n\n'),
      scenes: lines.map((voiceover, index) => ({
        id: index + 1,
        duration: 5,
        voiceover,
        visualCue: index === 0 ? '' : 'Show the cup',
        cameraDirection: 'Close',
        notes: '',
      })),
      metadata: {
        viralScore: '8.4/10',
        estimatedViews: '50K-200K',
        suggestions: [],
        productName: 'Glaciero tumbler',
        price: 29.99,
        features: ['Leakproof lid'],
        targetAudience: 'women',
        videoLength: 30,
        videoStyle: 'storytelling',
        tone: 'excited-discovery',
        spokenWords: 36,
      },
      selling_points: [],
      benefits: [],
      urgency_tactics: [],
      cta_phrases: [],
      hooks: [],
      hashtags: [],
      caption: '',
    },
  }
}

const LINES = [
  'Your water is warm by noon, every single day.',
  'It keeps drinks cold for 24 hours in the car.',
  'Tap the link and pick your colour now.',
]

/** Stores a script over HTTP, for journeys that start behind its generation. Answers with its id. */
export async function storeScript(url: string, account: Account, row: object = {}): Promise<string> {
  const script = { ...scriptRow('Cold until evening', LINES), product_name: 'Glaciero tumbler', ...row }
  const { status, rows, text } = await callRest<{ id: string }>(url, account, 'POST', 'scripts', script)
  if (status !== 201) throw new Error(`The script was not stored: ${text}`)
  return rows[0]?.id ?? ''
}
