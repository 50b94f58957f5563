import { pluralVerb } from '../language'
import { isThirdPerson } from '../reading'

const MAX_QUESTION_WORDS = 9

/** A buyer's question with its answer: "It works with Google Sheets." to "Does it work with Google Sheets? Yes." */
export function questionFor(plain: string): string | undefined {
  const text = plain.replace(/\.$/, '')
  if (/[.,;:!?]/.test(text) || text.split(' ').length > MAX_QUESTION_WORDS || /\b(?:no|not|never|without)\b/.test(text))
    return undefined
  const can = /^(It|They|The [a-z ]+?) can (.+)$/.exec(text)
  if (can) return `Can ${(can[1] ?? '').toLowerCase()} ${can[2]}? Yes.`
  const be = /^(It|They)(?:'s|'re) (?!got\b)(.+)$/.exec(text)
  if (be) return `${be[1] === 'It' ? 'Is it' : 'Are they'} ${be[2]}? ${be[1] === 'It' ? 'It is' : 'They are'}.`
  const had = /^(It's|They've) got (.+)$/.exec(text)
  if (had)
    return `${had[1] === "It's" ? 'Does it' : 'Do they'} have ${had[2]}? ${had[1] === "It's" ? 'It does' : 'They do'}.`
  const [, subject, verb = '', rest] = /^(It|They) ([a-z]+) (.+)$/.exec(text) ?? []
  if (subject === 'They' && !/^(?:come|have|are)$/.test(verb)) return `Do they ${verb} ${rest}? They do.`
  if (subject === 'It' && !/^(?:comes|has|is)$/.test(verb) && isThirdPerson(verb))
    return `Does it ${pluralVerb(verb)} ${rest}? It does.`
  const part = /^(The [a-z ]+?)('s| is| are) (.+)$/.exec(text)
  return part
    ? `${part[2] === ' are' ? 'Are' : 'Is'} ${(part[1] ?? '').replace(/^The/, 'the')} ${part[3]}? ${part[2] === ' are' ? 'They are' : 'It is'}.`
    : undefined
}
