/**
 * Prints sample scripts of the offline writer, for reading aloud.
 *
 *   npx tsx tools/writer-samples.ts [count] [style=skit] [tone=casual-review] [length=60] [name="Foldable stool"] [price=24]
 *                                   [features="a; b"] [pain="..."] [audience=parents] [cta="..."] [seed=x] [plot="Title"] [disclosure=gifted] [impersonal] [full]
 */
import { ScriptBrief, TONES, VIDEO_LENGTHS, VIDEO_STYLES } from '../shared/src'
import { composeScript } from '../writer/src'

/** Clean and messy inputs, as sellers type them. */
const SCRIPT_SAMPLES = [
  {
    productName: 'GLACIERO TUMBLER 40OZ!!',
    price: 19.9,
    targetAudience: 'working-professionals',
    features: ['keeps drinks cold 24h', 'It has a handle.', 'leak proof lid'],
    painPoint: 'warm water by noon',
  },
  {
    productName: 'Foldable step stool',
    price: 24,
    targetAudience: 'parents',
    features: ['folds flat', 'non-slip', 'holds 300 lbs'],
    painPoint: 'I can never reach the top shelf',
    callToAction: 'Shop now on TikTok Shop!',
  },
  {
    productName: 'Compression Gloves',
    price: 15.5,
    targetAudience: 'gamers',
    features: ['breathable', 'machine washable'],
    painPoint: '',
  },
  {
    productName: '✨ Vitamin C serum ✨',
    price: 29,
    targetAudience: 'beauty-lovers',
    features: ['fragrance free', '30ml', 'clinically proven', 'glass bottle'],
    painPoint: 'sticky skincare under makeup',
  },
  { productName: 'Desk lamp', price: 0, targetAudience: 'everyone', features: [], painPoint: '' },
  {
    productName: 'CloudNest Memory Foam Dog Bed, Large, Washable Cover, Grey',
    price: 49.99,
    targetAudience: 'pet-owners',
    features: ['washable cover', 'memory foam', 'non slip bottom', 'fits large dogs'],
    painPoint: 'dog hair all over the couch',
  },
  {
    productName: 'wireless earbuds',
    price: 39,
    targetAudience: 'left-handed bakers',
    features: [
      '30 hour battery',
      'charges with USB-C',
      'sweat resistant',
      'compact case',
      'no wires',
      'touch controls',
    ],
    painPoint: 'tangled cables',
    callToAction: 'Get yours today',
  },
  {
    productName: 'Canvas tote bag',
    price: 18,
    targetAudience: 'college-students',
    features: ['inside pocket', 'machine washable', 'long straps'],
    painPoint: 'hunting for my keys at the bottom of the bag',
  },
  {
    productName: 'Packing cubes',
    price: 22.5,
    targetAudience: 'travelers',
    features: ['6 pieces', 'mesh top', 'You can wash them by hand.'],
    painPoint: "can't close my suitcase",
  },
  {
    productName: 'Silicone baking mat',
    price: 12,
    targetAudience: 'foodies',
    features: ['reusable', 'dishwasher safe', 'rolls up small'],
    painPoint: 'Why does everything stick to the tray?',
  },
  {
    productName: 'eBrio Mini Vacuum',
    price: 34.99,
    targetAudience: 'millennials',
    features: ['cordless', 'USB-C charging', 'lightweight', 'crumb tray'],
    painPoint: 'crumbs in the car seats',
  },
  {
    productName: 'Yoga mat',
    price: 27,
    targetAudience: 'fitness-enthusiasts',
    features: [],
    painPoint: 'slipping during practice',
  },
]

const words = process.argv.slice(2)
const given = new Map(
  words
    .filter((word) => word.includes('='))
    .map((word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)]),
)
const count = Number(words.find((word) => /^\d+$/.test(word)) ?? 12)
const full = words.includes('full')

for (let at = 0; at < count; at++) {
  const sample = SCRIPT_SAMPLES[(at + Number(given.get('from') ?? 0)) % SCRIPT_SAMPLES.length]
  const name = given.get('name')
  const brief = ScriptBrief.parse({
    ...(name === undefined ? sample : { productName: name, targetAudience: 'everyone' }),
    ...(given.has('price') && { price: Number(given.get('price')) }),
    ...(given.has('features') && { features: (given.get('features') ?? '').split(';').map((text) => text.trim()) }),
    ...(given.has('pain') && { painPoint: given.get('pain') }),
    ...(given.has('audience') && { targetAudience: given.get('audience') }),
    ...(given.has('cta') && { callToAction: given.get('cta') }),
    firstPerson: !words.includes('impersonal'),
    ...(given.has('disclosure') && { disclosure: given.get('disclosure') }),
    style: given.get('style') ?? VIDEO_STYLES[at % VIDEO_STYLES.length],
    tone: given.get('tone') ?? TONES[(at * 3 + Math.floor(at / 12)) % TONES.length],
    videoLength: Number(given.get('length') ?? VIDEO_LENGTHS[Math.floor(at / 3) % 2]),
  })
  const script = composeScript(brief, { seed: given.get('seed') ?? `sample-${at}`, plot: given.get('plot') })
  console.log(
    `\n=== ${at + 1}. ${brief.style} · ${brief.tone} · ${brief.videoLength} s · ${script.metadata.spokenWords} words · ${script.metadata.viralScore} · ${script.title}`,
  )
  console.log(
    `    ${brief.productName} | ${brief.price} | ${brief.features.join('; ')} | ${brief.painPoint} | ${brief.targetAudience} | ${brief.callToAction}`,
  )
  for (const scene of script.scenes) {
    console.log(`${full ? `\n[${scene.id}] ${scene.duration} s\n` : ''}${scene.voiceover}`)
    if (full)
      console.log(`    cue: ${scene.visualCue}\n    camera: ${scene.cameraDirection}\n    notes: ${scene.notes}`)
  }
  if (full) console.log(JSON.stringify({ ...script, scenes: undefined, spoken_script: undefined }, null, 2))
}
