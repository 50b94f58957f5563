import { lowerFirst, upperFirst } from '../language'
import { isCounted } from './plain-features'

/** What a friend asks, and the answer. */
export interface Asked {
  question: string
  answer: string
}

type Rule = readonly [RegExp, (found: readonly string[], said: string) => Asked | undefined]

const NUMBER = String.raw`(?:\d[\d.,]*|an?|one|two|three)`
const COUNT = String.raw`(\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)`
/** "20 hours of battery" is no number of things. */
const MEASURED =
  /(?:hours|minutes|seconds|days|weeks|months|inches|feet|ounces|pounds|grams|watts|volts|decibels|degrees|milliliters|liters|millimeters|percent|speeds? settings)\b/
const TIME = String.raw`(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|nights?)`

/** The questions that typed features answer. `it`, `does` and `is` agree with the product. */
const rules = (isMany: boolean): readonly Rule[] => {
  const it = isMany ? 'they' : 'it'
  const them = isMany ? 'them' : 'it'
  const does = isMany ? 'do' : 'does'
  const is = isMany ? 'are' : 'is'
  const yes = isMany ? 'They are.' : 'It is.'
  const ask =
    (question: string): Rule[1] =>
    (_, said) => ({ question, answer: said })
  const rest =
    (question: string): Rule[1] =>
    ([, answer = '']) => ({ question, answer: `${upperFirst(answer)}.` })
  return [
    [
      /^No (.+?) (?:needed|required)\.$/,
      ([, thing]) => ({ question: `Do I need ${thing}?`, answer: "No, you don't." }),
    ],
    [
      /^(?:There(?:'s| are) no|No) ([^,]+?),? ever\.$/,
      ([, thing = '']) => ({ question: `No ${thing}?`, answer: 'None, ever.' }),
    ],
    [
      /^(?:There(?:'s| are) no|No) ([^, ]+(?: [^, ]+)?)\.$/,
      ([, thing = ''], said) => ({
        question: isCounted(thing.split(' ').at(-1) ?? '') ? `Is there a ${thing}?` : `Any ${thing}?`,
        answer: said.replace(/^There(?:'s| are) no/, 'No'),
      }),
    ],
    [/ (?:dishwasher|machine[- ]wash|washable|wipes? clean|rinses?|hand[- ]wash)/, ask(`How do I clean ${them}?`)],
    [/ made of (.+)\.$/, rest(`What ${is} ${it} made of?`)],
    [/ made (in .+)\.$/, rest(`Where ${is} ${it} made?`)],
    [/ weighs? (.+)\.$/, rest(`How heavy ${is} ${it}?`)],
    [
      /^(?:It|They) comes? in .*\b(colors|sizes|flavors|scents|shades)\b/,
      ([, what], said) => ({ question: `What ${what} are there?`, answer: said }),
    ],
    [/ comes? in /, ask(`What ${does} ${it} come in?`)],
    [/ comes? with | (?:is|are) included\.$/, ask(`What comes with ${them}?`)],
    [/ holds? (.*\d.*)\.$/, rest(`How much ${does} ${it} hold?`)],
    [/^(?:It|They) fits? /, ask(`Will ${it} fit?`)],
    [/^(?:It|They) (?:works?|connects?|syncs?) with /, ask(`What ${does} ${it} work with?`)],
    [
      new RegExp(
        `^(The [a-z -]+|It|They) (lasts?|runs?|burns?|stays?) (?:.* )?(?:for )?(?:up to )?${NUMBER}(?: to \\d+)? ${TIME}\\.$`,
      ),
      ([, who = '', verb = ''], said) => ({
        question: `How long ${who === 'They' || / [a-z]+s$/.test(who) ? 'do' : 'does'} ${lowerFirst(who)} ${verb.replace(/s$/, '')}?`,
        answer: upperFirst(/(?:up to )?(?:\d|an? |one|two|three).*$/.exec(said)?.[0] ?? said),
      }),
    ],
    [new RegExp(`(?: in| takes?) (?:about |under )?${NUMBER} ${TIME}(?: .*)?\\.$`), ask('How long does that take?')],
    [
      / (?:re)?charges? (?:by|with|via|over|in|from|on|through) |\brechargeable\b|\bUSB/,
      ask(`How ${does} ${it} charge?`),
    ],
    [
      /^(?:It's|They're) ((?:[a-z]+[- ])?[a-z]+(?:-[a-z]+)*)\.$/,
      ([, how]) => ({ question: `${upperFirst(is)} ${it} ${how}?`, answer: yes }),
    ],
    [
      /^(The [a-z -]+?)('s| is| are) ([a-z-]+)\.$/,
      ([, part = '', verb = '', how]) => ({
        question: `${verb === ' are' ? 'Are' : 'Is'} ${lowerFirst(part)} ${how}?`,
        answer: verb === ' are' ? 'They are.' : 'It is.',
      }),
    ],
    [
      /^(?:It's|They're) ([a-z]+(?:-[a-z]+)*), (so .+)\.$/,
      ([, how, so]) => ({ question: `${upperFirst(is)} ${it} ${how}?`, answer: `${yes.slice(0, -1)}, ${so}.` }),
    ],
    [
      /^(?:It|They) (?:folds? (?:flat|down|up) to|rolls? up to|folds? flat|folds? up|rolls? up|collapses)\b/,
      ask(`How small ${does} ${it} get?`),
    ],
    [
      /^(?:It|They) works? (offline|outside|indoors|on .+|in .+|without .+)\.$/,
      ([, how]) => ({ question: `${upperFirst(does)} ${it} work ${how}?`, answer: isMany ? 'They do.' : 'It does.' }),
    ],
    [
      /^You can (.+)\.$/,
      ([, act = '']) => (/\byour?\b/.test(act) ? undefined : { question: `Can I ${act}?`, answer: 'You can.' }),
    ],
    [/\b(?:shipping|ships)\b/i, ask('What about shipping?')],
    [
      new RegExp(
        `^(?:It's|They've) got ${COUNT} ((?:[a-z]+[ -])*?[a-z]+s)(?: (?:that|with|for|in|and)\\b.*|, .*)?\\.$`,
      ),
      ([, , what = ''], said) => (MEASURED.test(what) ? undefined : { question: `How many ${what}?`, answer: said }),
    ],
    [
      new RegExp(`^You get ${COUNT} ((?:[a-z]+[ -])*?[a-z]+s)(?: (?:that|with|for|in|and)\\b.*|, .*)?\\.$`),
      ([, , what = ''], said) =>
        MEASURED.test(what) ? undefined : { question: `How many ${what} do I get?`, answer: said },
    ],
    [
      /^(?:It|They) (?:sticks?|hooks?|clips?|clamps?|straps?|attach(?:es)?|mounts?|snaps?) (?:on(?:to)?|to|over|with|behind|under|around|in(?:to)?) /,
      ask(`How ${does} ${it} attach?`),
    ],
    [
      /^(?:It|They) (stretch(?:es)?|floats?|tilts?|swivels?|rotates?|locks?|shrinks?|extends?|expands?|bends?|glows?|vibrates?|shuts? off|turns? off|charges?)\b/,
      ([, verb = ''], said) => ({
        question: `${upperFirst(does)} ${it} ${verb.replace(/(?<=ch)es\b|s\b/, '')}?`,
        answer: said,
      }),
    ],
    [
      /^(?:It's|They're) safe ((?:on|for|in|to|with) [^,]+)\.$/,
      ([, what]) => ({ question: `${upperFirst(is)} ${it} safe ${what}?`, answer: yes }),
    ],
    [
      /^(?:It|They) blocks? (?:.*% of )?(?:the |all )?(light|noise|wind|sun|rain|dust|glare|sound|smells?)\b/,
      ([, what], said) => ({ question: `${upperFirst(does)} ${it} block the ${what}?`, answer: said }),
    ],
    [/^(?:It|They) reach(?:es)? .*\d/, ask(`How far ${does} ${it} reach?`)],
  ]
}

/** The question that a feature answers; undefined where any question would fit another feature as well. */
export function askedAbout(said: string, isMany: boolean): Asked | undefined {
  for (const [pattern, read] of rules(isMany)) {
    const found = pattern.exec(said)
    const asked = found && read([...found], said)
    if (asked) return asked
  }
  return undefined
}
