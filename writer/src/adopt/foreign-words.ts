import { isForeign } from '../check'
import { splitSentences } from '../language'
import { isEnglishWord, isNoun } from '../reading'

/** What the word lists of the analysis leave out: small words, irregular pasts, sounds. */
export const COMMON = new Set(
  `about above across actually after again against ago ahead almost alone along already also although always among another anybody anymore anyone
  anything anyway anywhere around aside away back because before began behind below beside between beyond bit both bought brought built came
  caught chose clung cost could done down drank drew drove dug each either else enough even ever everybody everyone everything everywhere
  except fallen far farther fed fell felt few fewer forever forgot forgotten fought found froze further gave given gone gonna got gotta gotten
  grew half have heard held her hers herself hers hey him himself his hung huh hmm inside instead into itself just kept kinda knew known laid
  least led left less let lit lost made many maybe mean meant meanwhile minus more most much myself near neither never next nobody nope
  nothing now nowhere often okay once only onto oops other others otherwise our ours ourselves out outside over own paid past per perhaps plus
  put quite ran rang rather read ridden rode rose said same sang sank sat saw seen self sent several shall shook shone shot should shown shut
  since slept slid slipped some somebody someday someone something sometimes somewhere soon sorta spent split spoke spread stole stood stuck
  still struck such sunk swam swept swore taken taught than that their theirs them themselves then there these they this those though thought
  threw through thrown till together told too took tore toward towards twice under underneath until upon used versus wanna was went were
  whatever when whenever where wherever whether which whichever while who whoever whole whom whose why will with within without woke won wore
  worn worse worst would wow written wrote yeah yep yet your yours yourself`.split(/\s+/),
)

/** What is not English in a spoken script: other alphabets, whole sentences, or an unknown word in nearly every scene. */
export function foreignWords(scenes: readonly string[], typed: string): string[] {
  const spoken = scenes.join('\n')
  const known = typed.toLowerCase()
  const letters = spoken.match(/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+/gu) ?? []
  const written = letters.filter((run) => !typed.includes(run))
  if (written.length > 0) return written
  if (isForeign(spoken)) return [scenes[0] ?? '']
  const sentence = splitSentences(spoken).find((text) => isOtherLanguage(text, known))
  if (sentence !== undefined) return [sentence]
  const odd = scenes.map((scene) => {
    // Only lower-case words: names and the speakers of a skit are capitalized.
    const words = lowerWords(scene)
    return words.find((word) => !known.includes(word) && !isPlainEnglish(word))
  })
  const found = odd.filter((word) => word !== undefined)
  return found.length >= 3 && found.length >= scenes.length - (scenes.length > 5 ? 1 : 0) ? found : []
}

const lowerWords = (text: string): string[] => text.match(/(?<![\p{L}'’-])\p{Ll}[\p{L}'’-]*/gu) ?? []

/** One sentence of another language among English ones: five words or more, most of them not English. */
function isOtherLanguage(sentence: string, known: string): boolean {
  const words = lowerWords(sentence).filter((word) => word.length > 2 && !known.includes(word))
  return words.length >= 5 && words.filter((word) => !isPlainEnglish(word)).length > words.length / 2
}

const isPlainEnglish = (word: string) =>
  word
    .replace(/n?['’](?:s|d|re|ve|ll|m|t)?$/, '')
    .split(/[-'’]/)
    .every(
      (part) => part.length < 3 || COMMON.has(part) || FORMS.some(([end, base]) => isKnown(part.replace(end, base))),
    )

/** "cupcake" is known by its two halves. */
const isKnown = (word: string) =>
  isEnglishWord(word) ||
  (word.length >= 6 &&
    Array.from({ length: word.length - 5 }, (_, at) => at + 3).some(
      (cut) => isNoun(word.slice(0, cut)) && isNoun(word.slice(cut)),
    ))

/** Regular forms that the word lists leave out. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  [/$/, ''],
  [/e?s$/, ''],
  [/ies$/, 'y'],
  [/e?d$/, ''],
  [/ed$/, 'e'],
  [/ied$/, 'y'],
  [/(.)\1ed$/, '$1'],
  [/ing$/, ''],
  [/ing$/, 'e'],
  [/(.)\1ing$/, '$1'],
  [/ly$/, ''],
  [/e?r$/, ''],
  [/e?st$/, ''],
  [/iest$|ier$|ily$/, 'y'],
  [/n$/, ''],
]
