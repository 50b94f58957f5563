import type { GeneratedScript } from '@reelwright/shared'

/** A small complete script. For tests only. */
export function exampleScript({
  durations = [15, 15, 15, 15],
  title = 'Glaciero tumbler - Storytelling Script',
} = {}): GeneratedScript {
  const scenes = durations.map((duration, index) => ({
    id: index + 1,
    duration,
    voiceover: `Line ${index + 1}.`,
    visualCue: `Cue ${index + 1}`,
    cameraDirection: `Camera ${index + 1}`,
    notes: `Note ${index + 1}`,
  }))
  return {
    title,
    scenes,
    metadata: {
      viralScore: '8.4/10',
      estimatedViews: '50K-200K',
      suggestions: ['Show the lid first'],
      productName: 'Glaciero tumbler',
      price: 29.99,
      features: ['leakproof'],
      targetAudience: 'women',
      videoLength: 60,
      videoStyle: 'storytelling',
      tone: 'excited-discovery',
      spokenWords: durations.length * 2,
    },
    spoken_script: scenes.map((scene) => scene.voiceover).join('\n\n'),
    selling_points: ['Leakproof lid'],
    benefits: ['A dry bag'],
    urgency_tactics: [],
    cta_phrases: ['Tap the link.'],
    hooks: ['My bag was wet. Again.'],
    hashtags: ['#Tumbler'],
    caption: 'The lid that stays shut.',
  }
}
