import { upperFirst } from '../language'

/** Who a story is told of instead of "I". */
export type Person = 'he' | 'she' | 'they'

const FORMS: Record<Person, readonly [object: string, own: string, mine: string, self: string]> = {
  he: ['him', 'his', 'his', 'himself'],
  she: ['her', 'her', 'hers', 'herself'],
  they: ['them', 'their', 'theirs', 'themself'],
}
const FIRST = /\b(?:I|I['’](?:m|ve|d|ll)|me|[Mm]y|[Mm]ine|myself)\b/
export const saysI = (text: string): boolean => FIRST.test(text.replace(/["“][^"”]*["”]/g, ''))

const PAST =
  'was had did went made took got gave told said saw came ran left found lost bought brought thought felt knew kept met put cut let set read sat slept stood wrote wore drove broke fell ate drank sold sent spent built caught taught fought held heard led lent leant learnt meant paid rang sang sank rode rose spoke stole swam threw woke won grew flew drew chose began became hit hurt quit shut dug hid bit blew hung lit tore understood forgot burnt spilt used'
const IS_PAST = new RegExp(`^(?:\\p{L}+ed|${PAST.split(' ').join('|')})$`, 'u')
const MODAL =
  /^(?:can|could|will|would|should|must|might|may|can't|couldn't|won't|wouldn't|shouldn't|didn't|hadn't|cannot)$/
const ADVERB =
  /^(?:just|still|never|only|always|also|really|even|then|once|already|nearly|almost|usually|often|sometimes|actually|ever)$/

const singular = (verb: string): string =>
  verb === 'have'
    ? 'has'
    : verb === 'do'
      ? 'does'
      : verb === "don't"
        ? "doesn't"
        : verb === "haven't"
          ? "hasn't"
          : /(?:s|sh|ch|x|o)$/.test(verb)
            ? `${verb}es`
            : /[^aeiou]y$/.test(verb)
              ? `${verb.slice(0, -1)}ies`
              : `${verb}s`

/** What somebody says of themselves, told of somebody else; quoted speech stays. */
export function toldOf(text: string, person: Person): string {
  const [object, own, mine, self] = FORMS[person]
  const plural = person === 'they'
  const said = text.split(/(["“][^"”]*["”])/).map((piece, at) =>
    at % 2 === 1
      ? piece
      : piece
          .replace(/\bI['’]m\b/g, plural ? "they're" : `${person}'s`)
          .replace(/\bI am\b/g, plural ? 'they are' : `${person} is`)
          .replace(/\bI['’]ve\b/g, plural ? "they've" : `${person}'s`)
          .replace(/\bI['’](d|ll)\b/g, `${person}'$1`)
          .replace(/\bI (wasn't|was)\b/g, (_, was: string) => `${person} ${plural ? was.replace('was', 'were') : was}`)
          .replace(
            /\bI((?: \p{L}+ly| (?:just|still|never|only|always|also|really|even|then|once|already|nearly|almost))*) ([\p{L}'’]+)/gu,
            (_, adverbs: string, verb: string) =>
              `${person}${adverbs} ${plural || IS_PAST.test(verb) || MODAL.test(verb) || ADVERB.test(verb) ? verb : singular(verb)}`,
          )
          .replace(/\bI\b/g, person)
          .replace(/\bmyself\b/gi, self)
          .replace(/\bmine\b/g, mine)
          .replace(/\bmy\b/gi, own)
          .replace(/\bme\b/g, object),
  )
  return upperFirst(said.join(''))
}

/** "I gave it to her" as people note it down: "Gave it to her". Only where the sentence begins with what was done. */
export function asNoted(text: string): string {
  const [, lead = '', verb = '', rest = ''] =
    /^(Then |And then |So then )?I ((?:just |only |never |also )?[\p{L}']+)(.*)$/su.exec(text) ?? []
  const last = verb.split(' ').at(-1) ?? ''
  return IS_PAST.test(last) && last !== 'was' ? upperFirst(`${lead}${verb}${rest}`) : text
}

/** A man, a woman or somebody, where a name shall not be said. */
export function withoutName(
  text: string,
  name: string,
  gender: 'he' | 'she' | 'it' | undefined,
  isFirst: boolean,
): string {
  const title = String.raw`(?:(?:Mr|Mrs|Ms|Miss|Dr|Senhor|Senhora|Señor|Señora|Sir)\.? )?`
  const plain = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const noun = gender === 'he' ? 'man' : gender === 'she' ? 'woman' : 'person'
  return upperFirst(
    text
      .replace(new RegExp(String.raw`,? (?:called|named) ${title}${plain}\b`, 'gu'), '')
      .replace(
        new RegExp(String.raw`(?<=\b(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]he|[Tt]heir) \p{Ll}+) ${title}${plain}\b`, 'gu'),
        '',
      )
      .replace(new RegExp(`${title}${plain}`, 'gu'), (_, at: number, all: string) => {
        const put = gender === 'it' ? 'the baby' : isFirst ? `a ${noun}` : `the ${noun}`
        return at === 0 || /[.!?] $/.test(all.slice(0, at)) ? upperFirst(put) : put
      }),
  )
}
