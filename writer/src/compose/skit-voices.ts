import { countSpokenWords } from '../language'

/** Who talks in a skit: A wants something, B answers, C interrupts. Fictional people and things, so no line is a testimonial. */
export const CASTS: readonly (readonly [string, string, string])[] = [
  ['ME', 'FRIEND', 'STRANGER'],
  ['ME', 'ROOMMATE', 'NEIGHBOR'],
  ['ME', 'MY BRAIN', 'MY WALLET'],
  ['ME', 'SISTER', 'MOM'],
  ['ME', 'COWORKER', 'BOSS'],
  ['ME', 'FUTURE ME', 'PAST ME'],
]

/** A skit line is short enough to be said while the camera cuts. */
const MAX_SKIT_LINE_WORDS = 9

/** Stands for "whoever did not speak last", until the order of lines is final. */
const OTHER_VOICE = '\ue003'

/** The second breath of an unassigned turn. */
const SAME_VOICE = '\ue004'

/** "A: Hi. | B: Hello." becomes one labelled line each; text without labels goes to whoever did not speak last. */
export function spokenBy(text: string, cast: readonly string[]): string {
  return text
    .split(/\s*\|\s*/)
    .flatMap((piece) => {
      const labelled = /^([A-C]): (.*)$/s.exec(piece)
      const speaker = labelled ? cast['ABC'.indexOf(labelled[1] ?? 'A')] : OTHER_VOICE
      return breathe(labelled?.[2] ?? piece).map(
        (said, at) => `${labelled || at === 0 ? speaker : SAME_VOICE}: ${said}`,
      )
    })
    .join('\n')
}

/** Gives every unassigned line to the voice that did not speak before it. */
export function assignVoices(lines: readonly string[], cast: readonly string[]): string[] {
  let last = ''
  return lines.map((text) =>
    text
      .split('\n')
      .map((line) => {
        const unassigned = line.startsWith(OTHER_VOICE)
        const speaker = line.startsWith(SAME_VOICE)
          ? last
          : unassigned
            ? (cast.find((name) => name !== last) ?? 'ME')
            : line.slice(0, line.indexOf(':'))
        const said = line.slice(line.indexOf(':') + 1)
        last = speaker
        return `${speaker}:${said}`
      })
      .join('\n'),
  )
}

/** Words of a turn in which a mark may still stand for the product, which has two words or more. */
function turnWords(text: string): number {
  return countSpokenWords(text.replace(/[\ue001\ue002]/g, 'the product'))
}

/** Breaks a long turn at its sentences, so that each line is one breath. */
function breathe(text: string): string[] {
  const lines: string[] = []
  for (const sentence of text.split(/(?<=[.!?])\s+/)) {
    const last = lines[lines.length - 1]
    if (last !== undefined && turnWords(`${last} ${sentence}`) <= MAX_SKIT_LINE_WORDS)
      lines[lines.length - 1] = `${last} ${sentence}`
    else lines.push(...halves(sentence))
  }
  return lines
}

/** A sentence that is too long for a skit is cut at a comma, where a speaker would breathe anyway. */
function halves(sentence: string): string[] {
  if (turnWords(sentence) <= MAX_SKIT_LINE_WORDS) return [sentence]
  const commas = [...sentence.matchAll(/, (?:and |so |but |because )?/g)]
  const cut = commas
    .map((comma) => ({ at: comma.index, next: comma.index + 2 }))
    .sort((a, b) => Math.abs(a.at - sentence.length / 2) - Math.abs(b.at - sentence.length / 2))[0]
  if (!cut) return [sentence]
  const rest = sentence.slice(cut.next)
  return [`${sentence.slice(0, cut.at)}.`, rest.charAt(0).toUpperCase() + rest.slice(1)]
}
