import { lowerFirst, countSpokenWords, upperFirst } from '../language'
import { isListedNoun, isPluralWord, readNounPhrase } from '../reading'
import type { Option } from './choose'
import type { Draft } from './fit'

/** "It has a lid.": who, what it does, with what. */
interface Said {
  at: number[]
  who: string
  does: string
  what: string[]
  /** The whole sentence where it is joined to no other. */
  text: string
}

const OWNS = /^(?:has|have|get|comes with|come with)$/
const MAX_ITEMS = 3
const MAX_WORDS = 16
const MAX_CLAUSES_WORDS = 18
/** More than one of these is heard as a list of conditions. */
const HEAVY = /,| (?:and|or|not|that|which|so|because|if|when|you|but) /
const MAX_STATE_WORDS = 3

function readSaid(text: string, at: number): Said {
  const whole = { at: [at], who: '', does: '', what: [], text }
  const [, included] = /^The ((?:[\p{L}\d-]+ ){0,4}[\p{L}-]+) is included\.$/u.exec(text) ?? []
  if (included !== undefined)
    return { ...whole, who: 'It', does: 'comes with', what: [readNounPhrase(included)?.text ?? `the ${included}`] }
  const [, bare] = /^No (?!need )([^.,!?]+)\.$/.exec(text) ?? []
  if (bare !== undefined) return { ...whole, does: 'no', what: [`no ${bare}`] }
  const [, who = '', does = '', what = ''] =
    /^(It|They|You) (has|have|get|comes with|come with|comes in|come in|[a-z]+(?:n't)?) ((?:[^.!?:]|\.(?=\d))+)\.$/.exec(
      text
        .replace(/^It's got /, 'It has ')
        .replace(/^It's /, 'It is ')
        .replace(/^They're /, 'They are '),
    ) ?? []
  if (who === '' || /^(?:can|will|could|should|might|just|only|also|even|all)$/.test(does)) return whole
  return { ...whole, who, does, what: [what] }
}

const listed = (items: readonly string[]) =>
  items.length < 2
    ? items.join('')
    : / and /.test(items.at(-1) ?? '') && !/,| (?:for|with|of|in|that|which|so|because) /.test(items.join(' '))
      ? items.join(', ')
      : items.length === 2 && !HEAVY.test(items[0] ?? '')
        ? items.join(' and ')
        : `${items.slice(0, -1).join(', ')}, and ${items.at(-1)}`

const clauseOf = ({ who, does, what }: Said) => {
  const begin = does === 'is' ? `${who}'s` : does === 'are' ? `${who}'re` : `${who} ${does}`
  return `${begin} ${listed(what)}`
}
/** "No glue." is "There's no glue."; "No wires, no seams." stays. */
const withoutOf = ({ what, text }: Said) => {
  const [first = ''] = what
  if (first.includes(',')) return text
  const there = isPluralWord(
    first
      .split(/ (?:because|for|in|on|or|and|so|with|to) /)[0]
      ?.split(' ')
      .at(-1) ?? '',
  )
    ? 'There are'
    : "There's"
  return `${there} ${listed(what)}.`
}
const wordsIn = (text: string) => text.split(' ').length

/** Both as one clause with a list; undefined where they are no list. */
function asList(one: Said, other: Said): Said | undefined {
  const all = [...one.what, ...other.what]
  // "zinc in it and acid in it"
  const items = all.map((item, at) =>
    at < all.length - 1 && all.at(-1)?.endsWith(' in it') ? item.replace(/ in it$/, '') : item,
  )
  if (items.length > MAX_ITEMS || wordsIn(items.join(' ')) > MAX_WORDS) return undefined
  // What has a clause of its own comes last, and never behind something long.
  if (/ (?:and|or) /.test(items.at(-1) ?? '') && / (?:with|for|of|in|on|instead) /.test(items.slice(0, -1).join(' ')))
    return undefined
  if (one.what.some((item) => HEAVY.test(item))) return undefined
  // "They're not see-through and high-waisted" denies both.
  if (/^(?:not|never|no longer) /.test(one.what[0] ?? '') !== /^(?:not|never|no longer) /.test(other.what[0] ?? ''))
    return undefined
  const joined = { ...one, at: [...one.at, ...other.at], what: items }
  if (one.does === 'has' || one.does === 'have') {
    if (other.does === 'no' && one.what.every((item) => !item.startsWith('no '))) return joined
    if (/^(?:has|have|comes? with)$/.test(other.does) && one.who === other.who) return joined
  }
  if (one.who !== other.who || one.does !== other.does) return undefined
  if (OWNS.test(one.does)) return joined
  const areStates =
    /^(?:is|are)$/.test(one.does) &&
    items.every(
      (item) => wordsIn(item) <= MAX_STATE_WORDS && !/^(?:an?|the|made|for|in|\d+) | (?:over|without|with) /.test(item),
    )
  const first = items.map((item) => isListedNoun(item.split(' ').at(-1) ?? ''))
  return areStates && first.every((isThing) => isThing === first[0]) ? joined : undefined
}

const BARE = /^(It|They) (?:folds?|collapses?|rolls up|roll up|zips?|snaps?|locks?)\.$/
/** What it does twice, under one subject. */
function asSentence(one: Said, other: Said): string | undefined {
  // "It folds."
  const bare = BARE.exec(other.text)
  if (one.who === bare?.[1] && !OWNS.test(one.does) && !/^(?:is|are)$|n't$/.test(one.does) && one.what.length === 1)
    return `${bare[0].slice(0, -1)} and ${clauseOf(one).slice(one.who.length + 1)}.`
  const [first, second] = [clauseOf(one), clauseOf(other)]
  // "You get a cable, and it's light": the cable is.
  if (one.who === 'You' && other.who !== 'You') return undefined
  if (one.who === '' || other.who === '' || wordsIn(`${first} ${second}`) > MAX_CLAUSES_WORDS) return undefined
  if ([...one.what, ...other.what].some((item) => HEAVY.test(item)) || one.what.length > 2) return undefined
  const areActs = [one, other].every(({ does }) => !OWNS.test(does) && !/^(?:is|are)$/.test(does))
  // "You don't need experience and pick any design" denies both.
  const isDenied = one.does.endsWith("n't") !== other.does.endsWith("n't")
  if (one.who === other.who && areActs && one.does !== other.does && !isDenied)
    return `${first} and ${second.slice(other.who.length + 1)}.`
  return undefined
}

/** Sentences about the product as a person says them: what belongs together in one breath, at most three things in each. */
export function inOneBreath(sentences: readonly string[], said = ''): { text: string; at: number[] }[] {
  const left = sentences.map(readSaid)
  const lists: Said[] = []
  while (left.length > 0) {
    let said = left.shift()
    // Whole sentences were typed in an order that somebody chose.
    for (let next = 0; said && said.does !== '' && next < left.length && left[next]?.does !== ''; next++) {
      const other = left[next]
      const joined = other && asList(said, other)
      if (!joined) continue
      said = joined
      left.splice(next--, 1)
    }
    if (said) lists.push(said)
  }
  // What it does is said together.
  const isAct = ({ who, does, what }: Said) =>
    who !== '' && !OWNS.test(does) && !/^(?:is|are)$/.test(does) && !what.some((item) => HEAVY.test(item))
  for (let at = 0; at + 2 < lists.length; at++) {
    const [one, between, other] = lists.slice(at, at + 3)
    if (one && between && other && isAct(one) && !isAct(between) && between.does !== '' && isAct(other)) {
      lists.splice(at + 1, 2, other, between)
      at++
    }
  }
  const made: { text: string; at: number[] }[] = []
  let before = signatureOf(said)
  for (let at = 0; at < lists.length; at++) {
    const [one, other] = [lists[at], lists[at + 1]]
    if (!one) break
    const together = other && asSentence(one, other)
    const isAgain = one.who !== '' && /^(?:has|have|get|is|are)$/.test(one.does) && before === `${one.who} ${one.does}`
    const alone = one.does === 'no' ? withoutOf(one) : one.what.length > 1 ? `${clauseOf(one)}.` : one.text
    const text = together ?? alone
    made.push({
      text: isAgain && !text.includes(', and ') ? `And ${lowerFirst(text)}` : text,
      at: !together || !other ? one.at : BARE.test(other.text) ? [...other.at, ...one.at] : [...one.at, ...other.at],
    })
    if (together) at++
    // Once is enough.
    before = isAgain ? '' : `${one.who} ${one.does}`
  }
  return made
}

/** "It has" */
const signatureOf = (text: string) => {
  const { who, does } = readSaid(text, 0)
  return / also /.test(text) ? '' : `${who} ${does}`
}

/** What the friend asks, and the name of who answers. */
const ASKED = /^(?:.* \/ )?[A-Z]+: /
const ANSWERED = /^[A-Z]+: /

/** Features that follow each other are joined; each sentence keeps the pictures of what it says. */
export function withJoinedFeatures(draft: Draft, isAlone: (option: Option) => boolean): Draft {
  const chosen: Draft['chosen'] = []
  let run: Draft['chosen'] = []
  const close = () => {
    const lead = ASKED.exec(run[0]?.option.text ?? '')?.[0] ?? ''
    const voice = ANSWERED.exec(lead.split(' / ').at(-1) ?? '')?.[0] ?? ''
    const texts = run.map(({ option }, at) => option.text.slice((at === 0 ? lead : voice).length))
    const last = chosen.at(-1)?.option
    inOneBreath(texts, last?.role === 'feature' ? last.text.replace(ASKED, '') : '').forEach(({ text, at }, order) => {
      const members = at.flatMap((each) => run[each] ?? [])
      const [first] = members
      if (!first) return
      const said = `${order === 0 ? lead : voice}${text}`
      const option: Option = {
        ...first.option,
        text: said,
        words: countSpokenWords(said),
        picture: members
          .map(({ option: { picture } }, part) => (part < members.length - 1 ? picture.replace(/\.$/, '') : picture))
          .filter(Boolean)
          .join('; '),
        features: members.flatMap(({ option: { features = [] } }) => features),
      }
      chosen.push({ place: first.place, option })
    })
    run = []
  }
  const reasons = new Set<string>()
  for (const before of draft.chosen) {
    // "..., so the map faces me" is said once.
    const why = before.option.role === 'feature' ? (/, so [^.]+(?=\.)/.exec(before.option.text)?.[0] ?? '') : ''
    const text = reasons.has(why) ? before.option.text.replace(why, '') : before.option.text
    if (why !== '') reasons.add(why)
    const isCut = text !== before.option.text
    const each = isCut ? { ...before, option: { ...before.option, text, words: countSpokenWords(text) } } : before
    const { option } = each
    const isFeature = option.role === 'feature' && !/\{(?!Name\})/.test(option.text)
    const asks = option.text.includes(' / ')
    if (!isFeature || asks || run.some(({ option: said }) => isAlone(said))) close()
    if (isFeature) run.push(each)
    else {
      // One "And" after the other is no sentence more.
      const isAgain = chosen.at(-1)?.option.text.startsWith('And ') && option.text.startsWith('And ')
      chosen.push(
        isAgain ? { ...each, option: { ...option, text: upperFirst(option.text.slice('And '.length)) } } : each,
      )
    }
  }
  close()
  return { ...draft, chosen, words: chosen.reduce((sum, { option }) => sum + option.words, 0) }
}
