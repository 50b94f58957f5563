import type { Sheet } from './sheet'

/** For tests: a script of two scenes, as the service wrote it. */
export function exampleSheet(): Sheet {
  const scene = { duration: 30, cameraDirection: 'Close-up', notes: '' }
  return {
    product: 'Mug',
    text: 'One.\n\nTwo.',
    script: {
      title: 'Mug - Storytelling Script',
      scenes: [
        { ...scene, id: 1, voiceover: 'One.', visualCue: 'Mug' },
        { ...scene, id: 2, voiceover: 'Two.', visualCue: 'Hand' },
      ],
      metadata: {
        viralScore: '8.4/10',
        estimatedViews: '50K-200K',
        suggestions: [],
        productName: 'Mug',
        price: 0,
        features: [],
        targetAudience: 'everyone',
        videoLength: 60,
        videoStyle: 'storytelling',
        tone: 'excited-discovery',
        spokenWords: 2,
      },
      spoken_script: 'One.\n\nTwo.',
      selling_points: [],
      benefits: [],
      urgency_tactics: [],
      cta_phrases: [],
      hooks: [],
      hashtags: [],
      caption: '',
    },
    writtenFor: 'Mug',
    key: 'a-key',
    rowId: null,
    rowDate: null,
    savedText: null,
  }
}
