import type { VideoStyle } from '@reelwright/shared'
import type { Pacing } from '../pacing'
import { cleanText, dropSymbols, countSpokenWords, splitSentences } from '../language'

/** A scene as somebody else wrote it: only what is said is needed. */
export interface SpokenScene {
  /** What its writer calls the scene. */
  beat?: string | undefined
  voiceover: string
  visualCue?: string | undefined
  cameraDirection?: string | undefined
  note?: string | undefined
}

/** A scene that may be filmed: plain text, tidied. */
export interface CleanScene {
  voiceover: string
  visualCue: string
  cameraDirection: string
  note: string
}

/** Longest texts beside speech that are kept, in characters. */
const MAX_DIRECTION_CHARACTERS = 300

/** Clean scenes, nothing empty, each long enough to be filmed. */
export function cleanScenes(scenes: readonly SpokenScene[], style: VideoStyle, pacing: Pacing): CleanScene[] {
  const clean = scenes
    .map((scene) => ({
      voiceover: cleanSpeech(scene.voiceover, style),
      visualCue: cleanDirection(scene.visualCue),
      cameraDirection: cleanDirection(scene.cameraDirection),
      note: cleanDirection(scene.note),
    }))
    .filter(({ voiceover }) => countSpokenWords(voiceover) > 0)
    // Models at the end of their wits say a scene twice.
    .filter(
      ({ voiceover }, at, all) =>
        voiceover !== all[at - 1]?.voiceover || countSpokenWords(voiceover) < MIN_REPEATED_WORDS,
    )
  while (clean.length > pacing.scenes.max) mergeShortest(clean)
  return clean
}

const MIN_REPEATED_WORDS = 5

const SCRIPT_LABEL =
  /^\s*(?:scene|shot|beat|voice ?-?over|vo|narrator|host|creator|speaker)(?:\s*\d+\s*(?:[:.)-]|$)|\s*:)\s*/i
/** In a skit, a narrator is somebody who speaks. */
const SCENE_LABEL = /^\s*(?:scene|shot|beat)(?:\s*\d+\s*(?:[:.)-]|$)|\s*:)\s*/i
/** Parts of a script; in small letters they may be spoken: "Problem: no fridge." */
const PART_LABEL =
  /^\s*(?:HOOK|INTRO|OPENING|CONTEXT|PROBLEM|TROUBLE|TURN|SOLUTION|FEATURES?|BENEFITS?|LIMIT|PRICE|BODY|OUTRO|CLOSING|CTA|CALL TO ACTION)\s*:\s*/
const SECONDS = String.raw`\s*(?:s|secs?|seconds)?\s*`
const RANGE = String.raw`\d{1,2}(?::\d{2})?${SECONDS}[-–—]\s*\d{1,3}(?::\d{2})?${SECONDS}`
/** "(0-3s)", "0-3s:" */
const TIME_LABEL = new RegExp(
  String.raw`^\s*(?:\(\s*${RANGE}\)\s*[:|–—-]?|(?=0|\d+(?:-|–)\d+\s*s)${RANGE}[:|])\s*`,
  'i',
)
const SCENE_WORDS = 'scene|shot|beat|part|segment'
const VOICES = 'voice ?-?over|vo|narrator|host|creator|speaker'
const PARTS =
  '(?:the )?(?:hook|intro|opening|context|problem|trouble|turn|solution|features?|benefits?|limit|price|body|outro|closing|cta|call to action)'
/** "**Hook**" above what is said, "**Hook:** ...", "Hook (0-3s): ...", "Scene 1 - Hook: ..." */
const MARKED_LABEL = [`${SCENE_WORDS}|${VOICES}|${PARTS}`, `${SCENE_WORDS}|${PARTS}`].map((names) => {
  const label = String.raw`(?:${names})(?:\s*\d+)?`
  const labels = String.raw`${label}(?:\s*[-–—|]\s*(?:${PARTS}))?`
  return new RegExp(
    String.raw`^\s*(?:\*{2,3}\s*${labels}\s*(?:\(\s*${RANGE}\)\s*)?(?::\s*\*{2,3}|\*{2,3}\s*(?::|$))|${labels}\s*\(\s*${RANGE}\)\s*(?:[:|–—-]|$)|(?:${SCENE_WORDS})\s*\d+\s*[-–—|]\s*${PARTS}\s*:)\s*`,
    'i',
  )
})
/** Labels may follow each other: "Scene 1: Narrator: ..." */
const MAX_LABELS = 3
/** "## The hook" above what is said. */
const HEADING = /^\s*#{1,6}\s+(?:[^\s.!?]+\s*){1,5}$/
/** Cues whose first word says enough: "(sighs)", "(laughing softly)". */
const ACTION =
  'smil(?:es?|ing)|sigh(?:s|ing)?|laugh(?:s|ing|ter)?|chuckl(?:es?|ing)|whisper(?:s|ing)?|shrug(?:s|ging)?|gasp(?:s|ing)?|nod(?:s|ding)?|wink(?:s|ing)?|deadpan|sfx|b-roll|to camera|off[- ]screen|on screen|voice ?over|v\\.?o\\.?|close[- ]up'
/** Cues only alone or before punctuation: "(beat)", "(pause, then)", not "(beat that)". */
const MOMENT = '(?:pauses?|pausing|beat|silence|music|cut|zooms?|text|taps|leans|turns|looks|points)\\s*(?=[,.;:)–—])'
const OBJECT = '(?:the|an?|it|both|his|her|their|one|product|camera|phone|screen|lid|hands?)\\b'
/** Cues by the word that follows: "(looks at the camera)", not "(looks great)". */
const MOVE = [
  'cut (?:to|away|back)',
  'pauses? for',
  'music (?:fades|starts|stops|swells|plays|cuts)',
  'zoom(?:s|ing)? (?:in|out|on|to)',
  'text (?:on|appears|overlay|reads)',
  '(?:looks|points)(?: straight| back)? (?:at(?! home| ease| odds)|to|into|toward|down|over|up|away|around)',
  'turns (?:to(?! mush| mud| dust| gold| ice| slush| stone)|toward|away|around|over|it|the|his|her|their)',
  'leans (?:in|on|back|over|into|closer|against|forward)',
  '(?:holds|picks) (?:the|his|her|their|both)',
  `(?:(?:holds|picks) up|(?:shows|taps|opens|raises)(?: off| on)?) ${OBJECT}`,
  'raises eyebrows?',
  'rolls (?:eyes|his|her|their|the)',
].join('|')
/** Words of someone who speaks; a cue has none of them. */
const ADDRESS = "(?:I|I'm|I've|me|my|we|our|you|your|too|what)"
/** What is done, not said. Other words in parentheses are spoken: "(not hot)", "(turns out it fits)". */
const CUE = new RegExp(
  String.raw`\[(?!(?:insert|your|the) |(?:product|brand|company|shop|your)(?: name)?\]|(?:name|price|link)\])[^[\]\n]*\]|\((?![^()\n]*\b${ADDRESS}\b)(?:(?:long|short|brief|dramatic|small) )?(?:(?:${ACTION})(?!\p{L})|${MOMENT}|(?:${MOVE})(?!\p{L}))[^()\n]*\)`,
  'giu',
)

/** Speech only: no markup, no labels of a script, no cues. Every word that is said stays. */
export function cleanSpeech(text: string, style: VideoStyle): string {
  const lines = cleanText(text)
    .split('\n')
    .filter((line, _, all) => all.length === 1 || !HEADING.test(line))
    .map((line) =>
      dropSymbols(
        withoutLabels(line.replace(/^\s*(?:#{1,6}|>|[-+*•])\s+/, ''), style)
          .replace(CUE, ' ')
          .replace(/(?:^|\s)#\p{L}[\p{L}\p{N}_]*/gu, ' ')
          .replace(/\*+|~~|__+/g, '')
          .replace(/[‘’]/g, "'")
          .replace(/[“”]/g, '"'),
      )
        .replace(/ (?=[.,!?](?:\s|$))/g, '')
        .replace(/^\s*"([^"]*)"\s*$/, '$1')
        .trim(),
    )
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
  if (style !== 'skit') return lines.join(' ')
  return lines
    .map((line) => line.replace(/^[A-Z]\p{L}{0,15}(?: \p{L}{1,15})?:(?=\s|$)/u, (label) => label.toUpperCase()))
    .join('\n')
}

function withoutLabels(line: string, style: VideoStyle): string {
  const [marked, plain] = style === 'skit' ? [MARKED_LABEL[1], SCENE_LABEL] : [MARKED_LABEL[0], SCRIPT_LABEL]
  let rest = line
  for (let turn = 0; turn < MAX_LABELS; turn++)
    for (const label of [marked, plain, PART_LABEL, TIME_LABEL]) rest = rest.replace(label ?? PART_LABEL, '')
  return rest
}

const MAY_BE_LABEL = new RegExp(String.raw`^\W*(?:$|\d|(?:${SCENE_WORDS}|${VOICES}|${PARTS})\b)|^\s*[^\p{L}\s]`, 'iu')
const MAX_LABEL_WORDS = 8
/** The first of two words: "Aunt May: ..." becomes "AUNT MAY: ..." in a skit. */
const MAY_BE_NAME = /^\W*\p{Lu}\p{L}{0,15}\s*$/u
const MAY_BE_QUOTE = /^\s*["“][^"”]*["”]?\s*$/

/**
 * Speech that is still being written: `cleanSpeech` of all of it will begin with these words. What may turn out to be a label, a cue,
 * or half a word is held back.
 */
export function cleanSpeechSoFar(text: string, style: VideoStyle): string {
  const words = text.replace(/\S*$/, '')
  const open = /[<[(][^>\])]*$/.exec(words)?.index
  const all = cleanText(open === undefined ? words : words.slice(0, open).replace(/\S*$/, '')).split('\n')
  const lines = all.length > 1 ? all.filter((line) => !HEADING.test(line)) : all
  const last = lines.at(-1) ?? ''
  const isOpen =
    MAY_BE_QUOTE.test(withoutLabels(last, style)) ||
    (style === 'skit' && MAY_BE_NAME.test(last)) ||
    (MAY_BE_LABEL.test(last) && last.trim().split(/\s+/).length <= MAX_LABEL_WORDS)
  return cleanSpeech((isOpen ? lines.slice(0, -1) : lines).join('\n'), style)
}

/** One line of plain text that is not spoken, so its punctuation stays. */
export function cleanDirection(text: string | undefined): string {
  const line = dropSymbols(cleanText(text ?? '').replace(/\*+|#+\s/g, '')).replace(/\s+/g, ' ')
  return line.length <= MAX_DIRECTION_CHARACTERS
    ? line
    : `${line.slice(0, MAX_DIRECTION_CHARACTERS).replace(/\s+\S*$/, '')}…`
}

/** The opener: the first sentence, and the next ones until four words are said (a clock stamp alone is no opener). */
export function openerOf(voiceover: string): { opener: string; rest: string } {
  const sentences = splitSentences(voiceover)
  let count = 0
  let words = 0
  while (count < sentences.length && words < 4) words += countSpokenWords(sentences[count++] ?? '')
  const between = voiceover.includes('\n') ? '\n' : ' '
  return { opener: sentences.slice(0, count).join(between), rest: sentences.slice(count).join(between) }
}

/** The two neighbours after the hook that are shortest together become one. */
function mergeShortest(scenes: CleanScene[]) {
  let best = 1
  for (let at = 2; at + 1 < scenes.length; at++) if (pairWords(scenes, at) < pairWords(scenes, best)) best = at
  const [left, right] = [scenes[best], scenes[best + 1]]
  if (!left || !right) {
    scenes.length = Math.max(1, scenes.length - 1)
    return
  }
  const shown = left.visualCue ? left : right
  scenes.splice(best, 2, { ...shown, voiceover: joined(left.voiceover, right.voiceover) })
}

function pairWords(scenes: readonly CleanScene[], at: number): number {
  return countSpokenWords(`${scenes[at]?.voiceover ?? ''} ${scenes[at + 1]?.voiceover ?? ''}`)
}

function joined(left: string, right: string): string {
  return left.includes('\n') || right.includes('\n') ? `${left}\n${right}` : `${left} ${right}`
}
