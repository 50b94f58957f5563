/**
 * Prints sample scripts of the offline writer, for reading aloud.
 *
 *   npx tsx tools/writer-samples.ts [count] [style=skit] [tone=casual-review] [length=60] [name="Foldable stool"] [price=24]
 *                                   [features="a; b"] [pain="..."] [audience=parents] [cta="..."] [seed=x] [plot="Title"] [disclosure=gifted] [impersonal] [full]
 */
import { ScriptBrief, TONES, VIDEO_LENGTHS, VIDEO_STYLES } from '../shared/src'
import { INPUTS } from '../bench/writer-inputs'
import { composeScript } from '../writer/src'

const words = process.argv.slice(2)
const given = new Map(
  words
    .filter((word) => word.includes('='))
    .map((word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)]),
)
const count = Number(words.find((word) => /^\d+$/.test(word)) ?? 12)
const full = words.includes('full')

for (let at = 0; at < count; at++) {
  const sample = INPUTS[(at + Number(given.get('from') ?? 0)) % INPUTS.length]
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
