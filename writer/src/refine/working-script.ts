import { paragraphs } from '@reelwright/shared'
import { splitSentences } from '../language'

/** One sentence as it stands in the script, to the letter. */
export interface Sentence {
  /** What stands before it: a space, a line break, the speaker's label. */
  lead: string
  text: string
  /** Nobody may touch it. */
  locked: boolean
  /** Locked in one piece with the sentence before it, so nothing may come between the two. */
  glued: boolean
}

/** What is seen and how it is said, beside the words. */
export interface Film {
  visualCue: string
  cameraDirection: string
  notes: string
}

export interface WorkScene {
  /** Position of the scene in the script that was sent; undefined for a scene that was added. */
  from: number | undefined
  sentences: readonly Sentence[]
  /** What stands after the last sentence. */
  tail: string
  film: Film
}

/** A script that is being changed. Every change makes a new one, so that a step that went wrong is simply not taken. */
export interface WorkingScript {
  scenes: readonly WorkScene[]
  /** Voices take turns; every line begins with a speaker's label. */
  dialogue: boolean
}

export interface Place {
  scene: number
  sentence: number
}

const LABEL = /^[ \t]*[A-Z][A-Z0-9 .'’&-]{0,30}:[ \t]+(?=\S)/
/** Written like a speaker, but part of what is said. */
const NO_SPEAKER = /^\s*(?:POV|PSA|FYI|PS|NB|TIP|NOTE|UPDATE|WARNING|SPOILER|FACT|STEP|DAY|BEFORE|AFTER)\b/

/** Takes voiceovers apart into sentences; joined again they are the same to the letter. */
export function takeApart(
  voiceovers: readonly string[],
  films: readonly Film[],
  locked: readonly string[],
): WorkingScript {
  const labelled = voiceovers
    .flatMap((text) => text.split('\n'))
    .filter((line) => LABEL.test(line) && !NO_SPEAKER.test(line))
  const dialogue = labelled.length >= 3
  const locks = locked.flatMap(paragraphs)
  return {
    dialogue,
    scenes: voiceovers.map((text, at) => ({
      from: at,
      ...sentencesOf(text, dialogue, locks),
      film: filmOf(films[at]),
    })),
  }
}

/** Only what is seen, also where a whole scene is handed in. */
const filmOf = (film: Film | undefined): Film => ({
  visualCue: film?.visualCue ?? '',
  cameraDirection: film?.cameraDirection ?? '',
  notes: film?.notes ?? '',
})

/** The sentences of one text, with everything between them. */
export function sentencesOf(
  text: string,
  dialogue: boolean,
  locks: readonly string[] = [],
): { sentences: Sentence[]; tail: string } {
  const ranges = locks.flatMap((lock) => occurrences(text, lock))
  const sentences: Sentence[] = []
  let cursor = 0
  for (const found of splitSentences(text)) {
    const label = dialogue && !NO_SPEAKER.test(found) ? (LABEL.exec(found)?.[0] ?? '') : ''
    const start = text.indexOf(found, cursor)
    if (start < 0) continue
    const spokenFrom = start + label.length
    const end = start + found.length
    const inside = (at: number) => ranges.some(([from, to]) => from < at && at < to)
    sentences.push({
      lead: text.slice(cursor, spokenFrom),
      text: text.slice(spokenFrom, end),
      locked: ranges.some(([from, to]) => from < end && to > start),
      glued: cursor > 0 && (inside(cursor) || inside(start)),
    })
    cursor = end
  }
  return { sentences, tail: text.slice(cursor) }
}

function occurrences(text: string, part: string): [number, number][] {
  const found: [number, number][] = []
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length))
    found.push([at, at + part.length])
  return found
}

export const sceneText = (scene: WorkScene): string =>
  scene.sentences.map(({ lead, text }) => lead + text).join('') + scene.tail

export const textsOf = (work: WorkingScript): string[] => work.scenes.map(sceneText)
export const wholeText = (work: WorkingScript): string => textsOf(work).join('\n\n')

/** Every sentence with its place, in order. */
export function everySentence(work: WorkingScript): { place: Place; sentence: Sentence }[] {
  return work.scenes.flatMap(({ sentences }, scene) =>
    sentences.map((sentence, at) => ({ place: { scene, sentence: at }, sentence })),
  )
}

/** The speaker before a sentence, as "ME: "; empty outside dialogue. */
function speakerOf(sentences: readonly Sentence[], at: number): string {
  for (let i = at; i >= 0; i--) {
    const label = sentences[i]?.lead.trim()
    if (label) return label
  }
  return ''
}

/** Whose line a sentence is, as "ME:"; empty outside dialogue. */
export const speakerAt = (work: WorkingScript, { scene, sentence }: Place): string =>
  work.dialogue ? speakerOf(work.scenes[scene]?.sentences ?? [], sentence) : ''

function withScene(work: WorkingScript, scene: number, change: (scene: WorkScene) => WorkScene): WorkingScript {
  return { ...work, scenes: work.scenes.map((each, at) => (at === scene ? change(each) : each)) }
}

/** Other words in the same place. A locked sentence stays as it is. */
export function replaced(work: WorkingScript, place: Place, text: string): WorkingScript {
  return withScene(work, place.scene, (scene) => ({
    ...scene,
    sentences: scene.sentences.flatMap((sentence, at): Sentence[] => {
      if (at !== place.sentence || sentence.locked) return [sentence]
      return inPlaceOf(sentence, text, work.dialogue)
    }),
  }))
}

/** Every unlocked sentence in other words, in one pass; one that is left without words goes. */
export function reworded(
  work: WorkingScript,
  change: (text: string) => string,
): { work: WorkingScript; count: number } {
  let count = 0
  const gone = new Set<Sentence>()
  const scenes = work.scenes.map((scene) => {
    const before = count
    const sentences = scene.sentences.flatMap((sentence): Sentence[] => {
      const text = sentence.locked ? sentence.text : change(sentence.text)
      if (text === sentence.text) return [sentence]
      count++
      if (/[\p{L}\p{N}]/u.test(text)) return inPlaceOf(sentence, text, work.dialogue)
      gone.add(sentence)
      return [sentence]
    })
    return count === before ? scene : { ...scene, sentences }
  })
  const next = { ...work, scenes }
  const places = everySentence(next).flatMap(({ place, sentence }) => (gone.has(sentence) ? [place] : []))
  return { work: places.length > 0 ? removed(next, places) : next, count }
}

function inPlaceOf(sentence: Sentence, text: string, dialogue: boolean): Sentence[] {
  return sentencesOf(text, dialogue).sentences.map((line, index) =>
    index === 0
      ? {
          ...line,
          lead: line.lead.trim() ? (/^\s*\n/.exec(sentence.lead)?.[0] ?? '') + line.lead.trimStart() : sentence.lead,
        }
      : line,
  )
}

/** The script without these sentences; locked ones stay, and a scene that is left without words goes. */
export function removed(work: WorkingScript, places: readonly Place[]): WorkingScript {
  const gone = new Set(places.map(({ scene, sentence }) => `${scene}.${sentence}`))
  const scenes = work.scenes.map((scene, sceneAt) => {
    const kept: Sentence[] = []
    let carried: string | undefined
    scene.sentences.forEach((sentence, at) => {
      if (gone.has(`${sceneAt}.${at}`) && !sentence.locked) {
        if (carried === undefined || sentence.lead.trim()) carried = sentence.lead
        return
      }
      // The voice of a line that lost its first sentence goes on with the next one.
      const keepsVoice = carried?.trim() && !sentence.lead.trim() && !sentence.lead.includes('\n')
      const lead = keepsVoice ? (carried ?? '') : sentence.lead
      kept.push({ ...sentence, lead: kept.length === 0 && carried !== undefined ? lead.trimStart() : lead })
      carried = undefined
    })
    return kept.length === scene.sentences.length
      ? scene
      : { ...scene, sentences: kept, tail: kept.length > 0 ? scene.tail : '' }
  })
  return { ...work, scenes: scenes.filter((scene, at) => scene === work.scenes[at] || scene.sentences.length > 0) }
}

/** New words before the sentence at this place, or at the scene's end. Where two locked sentences belong together it moves behind them. */
export function inserted(work: WorkingScript, place: Place, text: string): WorkingScript {
  return withScene(work, place.scene, (scene) => {
    let at = Math.min(place.sentence, scene.sentences.length)
    while (scene.sentences[at]?.glued) at++
    const before = scene.sentences.slice(0, at)
    const lines = answering(sentencesOf(text, work.dialogue).sentences, speakerOf(before, at - 1))
    const after = scene.sentences.slice(at)
    const fresh = lines.map((line, index) => ({ ...line, lead: leadFor(work, before, line, index, lines) }))
    const next = after[0]
    const rest = next
      ? [{ ...next, lead: leadAfter(work, next, scene.sentences, at, before.length === 0) }, ...after.slice(1)]
      : after
    return { ...scene, sentences: [...before, ...fresh, ...rest] }
  })
}

/** Where the new lines would begin with the voice that spoke last, their two voices change parts. */
function answering(lines: readonly Sentence[], last: string): readonly Sentence[] {
  const voices = [...new Set(lines.map(({ lead }) => lead.trim()).filter(Boolean))]
  const [first, second] = voices
  if (!last || first !== last || second === undefined) return lines
  return lines.map((line) => {
    const voice = line.lead.trim()
    return voice === first
      ? { ...line, lead: line.lead.replace(first, second) }
      : voice === second
        ? { ...line, lead: line.lead.replace(second, first) }
        : line
  })
}

function leadFor(
  work: WorkingScript,
  before: readonly Sentence[],
  line: Sentence,
  index: number,
  lines: readonly Sentence[],
): string {
  const isFirst = before.length === 0 && index === 0
  if (!work.dialogue) return isFirst ? '' : index === 0 ? separatorOf(before) : line.lead || ' '
  const own = line.lead.trim()
  if (own) return `${isFirst ? '' : '\n'}${own} `
  // Nobody answers themselves: an unlabelled line goes to whoever did not speak before it.
  if (index > 0) return lines[0]?.lead.trim() ? line.lead : ' '
  const last = speakerOf(before, before.length - 1)
  const other = speakersOf(work).find((speaker) => speaker !== last) ?? last
  return `${isFirst ? '' : '\n'}${other ? `${other} ` : ''}`
}

function leadAfter(
  work: WorkingScript,
  next: Sentence,
  sentences: readonly Sentence[],
  at: number,
  wasFirst: boolean,
): string {
  if (!work.dialogue) return wasFirst ? ' ' : next.lead
  if (next.lead.includes('\n') && next.lead.trim()) return next.lead
  const speaker = next.lead.trim() || speakerOf(sentences, at)
  return `\n${speaker ? `${speaker} ` : ''}`
}

function separatorOf(before: readonly Sentence[]): string {
  const lead = before[before.length - 1]?.lead ?? ' '
  return before.length > 1 && /^\n+$/.test(lead) ? lead : ' '
}

/** The labels of a dialogue in order of appearance: "ME:". */
export function speakersOf(work: WorkingScript): string[] {
  const labels = work.scenes.flatMap(({ sentences }) => sentences.map(({ lead }) => lead.trim()).filter(Boolean))
  return [...new Set(labels)]
}
