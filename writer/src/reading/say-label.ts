import { isMassNoun, lowerFirst, pluralVerb, spellUnits, thirdPerson, upperFirst, withArticle } from '../language'
import { speechCase } from '../analysis/speech-case'
import {
  baseVerb,
  isAdjective,
  isAdverb,
  isEnglishWord,
  isGerund,
  isListedNoun,
  isNoun,
  isOnlyAdjective,
  isParticiple,
  isPluralWord,
  thirdVerb,
} from './lexicon'
import { PREPOSITION, wordsOf } from './noun-phrase'
import { expandShorthand } from './shorthand'

import { withDeterminers } from './determiners'
import { AMOUNT_RULES } from './label-amounts'
import { FORM_RULES } from './label-forms'
import { SHORT_RULES } from './short-labels'
import {
  being,
  COLOR,
  COMPOUND,
  describes,
  have,
  isAct,
  isListedNounPhrase,
  isQuality,
  it,
  itIs,
  joinAll,
  matching,
  MATERIAL,
  MEASURE,
  MOVES,
  named,
  QUALITY,
  thing,
  verbFirst,
  type Named,
  type Rule,
} from './label-words'

/** A label's sentence; '' where the words are understood, but mean too little to be said; undefined where no rule knows them. */
export function sayLabel(typed: string, product: Named): string | undefined {
  const text = lowerFirst(speechCase(spellUnits(expandShorthand(typed)))).replace(/[.!,;\s]+$/, '')
  for (const rule of [...SHORT_RULES, ...FORM_RULES, ...AMOUNT_RULES, ...RULES]) {
    const said = rule(text, product)
    if (said !== undefined) return said === '' ? '' : `${upperFirst(withDeterminers(said))}.`
  }
  return undefined
}

const RULES: readonly Rule[] = [
  // What is too little to be said aloud.
  matching(
    new RegExp(
      `^(?:up to |max |about |under |over )(?:a |an )?${MEASURE}$|^(?:up to |max )\\S+$|^[\\d.,/\\s]+(?:v|a|w)?$`,
      'i',
    ),
    () => '',
  ),
  matching(/^(?:\d?x{0,3}[sml]|one size|\d+[a-z]{0,2}|[,/\s]|and)+$/i, () => ''),

  matching(/ish$|^your \p{L}+$|^(?:uv|rfid|gps)$/iu, ([text]) => (/^(?:gps|rfid)$/i.test(text) ? undefined : '')),

  // Service: what the seller says of the firm, the creator says of them.
  (text, { form }) => {
    if (form !== 'service') return undefined
    if (/^we(?:'re|'ll| )/i.test(text)) return theirs(text)
    const first = wordsOf(text)[0] ?? ''
    if (baseVerb(first) && (/\bown\b/.test(text) || /\b(?:we|us)\b/.test(text)))
      return theirs(`we ${text.replace(/(?<!our )\bown\b/, 'our own')}`)
    return undefined
  },

  matching(/^(.+?),? (not included|sold separately|half off|optional)$/i, ([, what = '', how = '']) => {
    const phrase = thing(what)
    return phrase && `${being(phrase).replace(/'s$/, how.startsWith('not') ? ' is' : "'s")} ${how}`
  }),
  matching(/^(.+?) free$/i, ([, what = ''], product) => {
    const phrase = thing(what)
    if (phrase && product.form === 'service') return `${being(phrase)} free`
    const isOwn = phrase && (phrase.number === 'plural' || /^(?:first|second|delivery|shipping|pickup)\b/i.test(what))
    return isOwn && !COMPOUND.test(what) ? `${being(phrase)} free` : undefined
  }),
  matching(
    /^(dishwasher|microwave|freezer|oven|dryer|washer)(?:(?: and |, | or )(dishwasher|microwave|freezer|oven|dryer|washer))? (?:okay|safe)$/i,
    ([, first = '', second], product) =>
      second ? `${it(product)} can go in the ${first} and the ${second}` : undefined,
  ),
  matching(
    /^(dishwasher|microwave|freezer|oven|dryer|washer) okay$/i,
    ([, where = ''], product) => `${it(product)} can go in the ${where}`,
  ),
  matching(/^okay (?:for|with|in|on|to|under) .+$/i, ([text], product) => `${itIs(product)} ${text}`),
  matching(/^(.+?) (okay|welcome|allowed)$/i, ([, what = '', how = '']) => {
    const parts = what.split(/ and |, /)
    const read = parts.map((part) => thing(part) ?? named(part))
    if (read.some((phrase) => !phrase)) return undefined
    const names = read
      .map((phrase) => (phrase?.number === 'singular' ? `your ${phrase.bare}` : (phrase?.bare ?? '')))
      .join(' and ')
    return `${names} ${parts.length > 1 || read[0]?.number === 'plural' ? 'are' : 'is'} ${how}`
  }),
  matching(/^(.+?),? (not|never) (.+)$/i, ([, what = '', not = '', rest = '']) => {
    if (/^(?:it|they|does|do|is|will|if|and|or)\b/i.test(what)) return undefined
    const [, named, past = ''] = /^(.+) (\w+)$/.exec(what) ?? []
    const made = named && isParticiple(past) && isParticiple(rest) ? thing(named) : undefined
    if (made) return `${being(made)} ${past}, ${not} ${rest}`
    const phrase = thing(what)
    if (!phrase) return undefined
    if (isQuality(what) && isQuality(rest)) return undefined
    if (isQuality(rest) && !isAdjective(what)) return `${being(phrase)} ${not} ${rest}`
    return thing(rest) && !verbFirst(what) ? `${what}, ${not} ${rest}` : undefined
  }),
  matching(/^(.+?),? (no|without|zero) (.+)$/i, ([, what = '', no = '', rest = ''], product) => {
    if (!thing(rest) || /^(?:there|it|they|has|have|with|needs?|and|or|leaves?)\b/i.test(what)) return undefined
    if (isQuality(what)) return `${itIs(product)} ${what}, with ${no === 'zero' ? 'zero' : 'no'} ${rest}`
    return no !== 'without' && thing(what) && !verbFirst(what) ? `${what}, ${no} ${rest}` : undefined
  }),

  matching(/^(.+) (included|provided)$/i, ([, what = '', how = '']) => {
    const parts = what.split(/ and |, /).map((part) => thing(part))
    if (parts.some((phrase) => !phrase)) return undefined
    const [only] = parts
    if (parts.length === 1 && only) return `${being(only)} ${how}`
    const names = parts.map((phrase) => phrase?.bare ?? '')
    return `the ${joinAll(names)} are ${how}`
  }),
  matching(
    /^not (\p{L}+ing|for .+|see-through)$/iu,
    ([text], product) => `${itIs(product)} ${text.replace(/(under \d+)$/, '$1s')}`,
  ),
  matching(
    /^free (?:under|up to|for|until|with|from) .+$|^(?:good|great|nice|safe|gentle|easy|kind|easier) (?:on|for|in|with|to|enough) .+$|^(?:light|soft|smooth|thin|warm|cool|sweet|crispy|fluffy|quiet) (?:like|as) .+$/i,
    ([text], product) => `${itIs(product)} ${text}`,
  ),
  matching(/^auto(?:matically)? (\p{L}+s) (.+)$/iu, ([, verb = '', rest = ''], product) =>
    thirdVerb(verb) && !isPluralWord(rest) && PREPOSITION.test(wordsOf(rest)[0] ?? '')
      ? `${it(product)} ${product.isPlural ? pluralVerb(verb) : verb} automatically ${rest}`
      : undefined,
  ),
  matching(/^get (?:paid|\p{L}+ed) .+$|^(?:hear|see|feel|taste|know) .+$/iu, ([text]) => `you ${text}`),
  matching(/^text (?:before|when|after) (?:we|they) .+$/i, ([text]) => `they ${text.replace(/\bwe\b/, 'they')}`),
  matching(
    /^(straps|clips|snaps|hooks|mounts|sticks|attaches|ties|plugs|locks|bolts|suctions|hangs|velcros) (?:to|on|onto|into|over|around) .+$/i,
    ([text, verb = ''], product) =>
      product.isPlural ? `they ${pluralVerb(verb)}${text.slice(verb.length)}` : `it ${text}`,
  ),
  matching(
    /^suction (?:to|on) (.+)$/i,
    ([, where = '']) => `you can stick it to ${withDeterminers(`to ${where}`).slice(3)}, with suction`,
  ),
  matching(/^(\p{L}+s) (?:by itself|on its own|by themselves)$/iu, ([text, verb = ''], product) =>
    thirdVerb(verb) && !product.isPlural ? `it ${text}` : undefined,
  ),
  matching(
    /^(deposit|puff|rebound|pour|quote|balance|spray|steam|drill|measure|travel|display|repair|practice) (\p{L}+)$/iu,
    ([text, , what = ''], product) =>
      isNoun(what) ? have(isPluralWord(what) || isMassNoun(what) ? text : withArticle(text), product) : undefined,
  ),
  matching(/^(\d+)[- ]in[- ](?:1|one) (\p{L}+)$/iu, ([, number = '', what = ''], product) =>
    isNoun(what) && !product.noun.endsWith(what) && !/^(?:design|tool|use|set|kit)s?$/.test(what)
      ? have(`a ${number}-in-1 ${what}`, product)
      : undefined,
  ),
  matching(
    /^(front|back|side|top) (zip|zipper|close|closure|open|opening)$/i,
    ([, where = '', how = ''], product) =>
      `${it(product)} ${/^z/i.test(how) ? 'zip' : /^c/i.test(how) ? 'close' : 'open'}${product.isPlural ? '' : 's'} ${/side|top/i.test(where) ? `at the ${where}` : `in the ${where}`}`,
  ),
  matching(/^left[- ]hand(?:ed)? available$/i, ([,], product) => (product ? 'it comes left-handed, too' : undefined)),
  matching(
    /^(?:for )?(?:(?:side|back|stomach|hot) sleepers|beginners|families|(?:a )?family of \d.*)$/i,
    ([text]) => `it's for ${text.replace(/^for /, '').replace(/^family/, 'a family')}`,
  ),
  matching(
    /^(?:(?:\d+ times|once|twice) (?:a|per) \p{L}+|every \d+ \p{L}+|(?:mon|tues|wednes|thurs|fri|satur|sun)days? (?:evening|morning|night)s?)$/iu,
    ([text]) => upperFirst(text),
  ),
  matching(/^\d+ ways to .+$/i, ([text]) => `there are ${text}`),
  matching(
    new RegExp(`^${MEASURE} (?:filled|folded|extended|open|closed|assembled|empty)$`, 'i'),
    ([text], product) => `${itIs(product)} ${text}`,
  ),
  matching(
    /^(\d+) (cards?|passports?|bottles?|pens?|pairs?|books|shirts|cans|eggs|rolls|keys|phones?)$/i,
    ([text], product) =>
      /\b(?:holder|wallet|organizer|rack|case|shelf|stand|box|hanger|backpack|bag|cooler|dryer)$/.test(product.noun) &&
      !/^(?:subscription|mystery|gift)/.test(product.noun) &&
      !/\b(?:book|subscription|gift|mystery) box$/.test(product.noun)
        ? `it holds ${text}`
        : undefined,
  ),
  matching(/^(\p{L}+) not (\p{L}+)$/iu, ([, what = '', other = ''], product) =>
    isAdjective(what) && isAdjective(other) ? `${itIs(product)} ${what}, not ${other}` : undefined,
  ),
  matching(
    /^(?:whole|entire) (family|house|room|class|team|body|face)$/i,
    ([, who = '']) => `it's for the whole ${who}`,
  ),
  matching(
    /^(?:for )?\d+(?: to \d+)? (?:people|persons|kids|players|guests)$/i,
    ([text]) => `it's for ${text.replace(/^for /, '').replace(/persons/, 'people')}`,
  ),
  matching(
    /^top[- ]fill(?:ing)?$/i,
    (_, product) => `${it(product)} ${product.isPlural ? 'fill' : 'fills'} from the top`,
  ),
  matching(/^(\p{L}+) (inside|outside|underneath)$/iu, ([, how = '', where = ''], product) =>
    /^(?:storage|pockets?|mirror|room|light)$/i.test(how)
      ? `there${isPluralWord(how) ? ' are' : "'s"} ${thing(how)?.text ?? how} ${where}`
      : (isQuality(how) || COLOR.has(how) || /^(?:dark|lined)$/.test(how)) && !MATERIAL.test(how)
        ? `${itIs(product)} ${how} ${where}`
        : undefined,
  ),
  matching(/^(\p{L}+-\p{L}+)$/u, ([text], product) =>
    text.split('-').every((part) => isAdjective(part) || COLOR.has(part)) ? `${itIs(product)} ${text}` : undefined,
  ),
  matching(/^see-through \p{L}+$/u, ([text], product) => have(text, product)),
  // Single words that are things elsewhere.
  matching(
    /^(floats?|folds|rocks|breathes|softens|stretches|swivels|rotates|vibrates|bounces|spins|sings|dances|glows|shrinks|expands|reclines|tilts|collapses|dissolves|moisturizes|hydrates|retracts|drains|bends|flickers|rolls|blinks|slides|wiggles|squeaks)$/i,
    ([text], product) =>
      product.isPlural
        ? `they ${pluralVerb(text.replace(/^float$/, 'floats'))}`
        : `it ${text.replace(/^float$/, 'floats')}`,
  ),
  // "hooks swivel", "cover washes", "hood folds back"
  matching(new RegExp(`^((?:\\p{L}+ )?\\p{L}+s) (${MOVES})\\b(.*)$`, 'iu'), ([text, what = '']) =>
    isPluralWord(wordsOf(what).at(-1) ?? '') && named(`x ${what}`) ? `the ${text}` : undefined,
  ),
  matching(
    new RegExp(
      `^((?:\\p{L}+ )?\\p{L}+) (${MOVES.split('|')
        .map((verb) => thirdPerson(verb))
        .join('|')})\\b(.*)$`,
      'iu',
    ),
    ([text, what = '', verb = '', rest = '']) => {
      const last = wordsOf(what).at(-1) ?? ''
      // "pit zips", "snap locks" are things.
      if (
        rest === '' &&
        /^(?:zips|locks|clips|snaps|slides|lifts|nests|stacks|rolls|pops|turns|opens|closes|swings)$/i.test(verb)
      )
        return undefined
      return isNoun(last) && !isPluralWord(last) && !isAdverb(last) && !isQuality(last) && !/^(?:it|this)$/.test(last)
        ? `the ${text}`
        : undefined
    },
  ),
  matching(
    /^(ships|arrives|comes|folds|packs|dries|stays|goes|lies|sits|heats|fits|cooks|bakes|wears|washes|cleans) (rolled|folded|flat|assembled|frozen|fresh|cold|warm|dry|clear|even|evenly|soft|small|put|open|clean|true|snug|tight|hot|crispy|cool|packed|sealed|matte|shiny|smooth|sharp|firm|straight|quiet)((?: .+)?)$/i,
    ([, verb = '', how = '', rest = ''], product) =>
      /^(?:fits true)/.test(`${verb} ${how}`)
        ? undefined
        : `${it(product)} ${product.isPlural ? pluralVerb(verb) : verb} ${how === 'even' ? 'evenly' : how}${rest.replace(/^ (?=\d+(?: to \d+)? (?:hours?|minutes?|days?|weeks?|months?|years?)$)/, ' for ')}`,
  ),
  matching(
    /^(\p{L}+) (saves|keeps|holds|fits|stays|dries|feels|looks) (.+)$/iu,
    ([, how = '', verb = '', rest = ''], product) =>
      isOnlyAdjective(how) || QUALITY.test(how)
        ? `${itIs(product)} ${how} and ${product.isPlural ? pluralVerb(verb) : verb} ${rest}`
        : undefined,
  ),
  matching(
    /^(?:imports|exports|texts|emails|tracks|edits|posts|calls|books|charges|records|prints|plays|cuts|burns|pulls|mirrors|scans|copies|syncs|backs up) (?!to\b|up\b|for\b|with\b|included\b)(?:\p{L}+)(?: .+)?$/iu,
    ([text], product) => {
      const [verb = '', object = ''] = wordsOf(text)
      return PREPOSITION.test(object) || isParticiple(object)
        ? undefined
        : `${product.isPlural ? `they ${pluralVerb(verb)}` : `it ${verb}`}${text.slice(verb.length).replace(/^ (staff|customers|clients|phone|screen|guests|team)\b/, ' your $1')}`
    },
  ),
  matching(/^(\p{L}+s) to (\p{L}+)( on| off| up| out)?$/iu, ([text, what = '', verb = ''], product) =>
    isPluralWord(what) &&
    !isListedNoun(verb) &&
    baseVerb(verb) === 'sure' &&
    /^(?:handles|straps|loops|rings|tabs|cards|parts|pieces|games|tools|ways|things|videos|recipes|buttons|pockets)$/i.test(
      what,
    )
      ? have(text, product)
      : undefined,
  ),
  // People do it.
  matching(
    /^(hose|wipe|rinse|peel|zip|snap|wash|brush|lift|cut|break|tear|pop|twist|screw|clip|pull) (off|down|out|clean)$/i,
    ([, verb = '', how = ''], product) =>
      /^(?:zip|snap|pop|pull|clip|tear|peel|lift)$/i.test(verb) && how !== 'clean'
        ? undefined
        : `you ${verb} ${product.isPlural ? 'them' : 'it'} ${how}`,
  ),
  matching(
    /^(spray|brush|wipe|rub|paint|roll) on,? (?:and )?(wipe|rinse|wash|peel|buff) (off|out)$/i,
    ([, on = '', off = '', out = '']) => `you ${on} it on and ${off} it ${out}`,
  ),
  matching(
    /^(use|wear|store|wash|hang|keep|put|take) ((?:in|on|under|over|with|at|outside|indoors|outdoors|anywhere|around)\b.*)$/i,
    ([, verb = '', where = ''], product) => `you can ${verb} ${product.isPlural ? 'them' : 'it'} ${where}`,
  ),
  matching(
    new RegExp(
      `^(microwave|heat|soak|steep|boil|bake|freeze|chill|shake|simmer|charge|cook|leave on) (?:for )?(${MEASURE})$`,
      'i',
    ),
    ([, verb = '', time = ''], product) =>
      `you ${verb === 'leave on' ? 'leave' : verb} ${product.isPlural ? 'them' : 'it'}${verb === 'leave on' ? ' on' : ''} for ${time}`,
  ),
  matching(
    /^(peel|use|reuse|wash|wear|refill|recharge) (\d+ times)$/i,
    ([, verb = '', often = ''], product) => `you can ${verb} ${product.isPlural ? 'them' : 'it'} ${often}`,
  ),
  matching(
    /^(rinse|wash|apply|eat|drink|take|use|cook|text|call|reply|pay|water) (before|after|until|when) (.+)$/i,
    ([text]) => `you ${text.replace(/^apply /i, 'apply it ')}`,
  ),
  matching(
    /^auto off (?:after )?(\d.*)$/i,
    ([, time = ''], product) => `${it(product)} ${product.isPlural ? 'turn' : 'turns'} off automatically after ${time}`,
  ),
  matching(
    /^auto[- ](dim|dry|feed|clean|rinse|rotate|level|refill|adjust|brew|save|reply|tag|send|lock|stop|start|pause|sync|open|close|drain|inflate|focus|tune)s?$/i,
    ([, verb = ''], product) =>
      /^focus$/i.test(verb)
        ? have('autofocus', product)
        : `${it(product)} ${product.isPlural ? verb : thirdPerson(verb)} automatically`,
  ),
  matching(/^(\p{L}+s) (out|up|off|down) in (\d.*)$/iu, ([text, verb = ''], product) =>
    thirdVerb(verb)
      ? product.isPlural
        ? `they ${pluralVerb(verb)}${text.slice(verb.length)}`
        : `it ${text}`
      : undefined,
  ),
  matching(/^(\p{L}+) like (.+)$/iu, ([text, what = '']) =>
    isListedNoun(what) && !thirdVerb(what) && !isPluralWord(what) && !isAdjective(what)
      ? `the ${what}'s like ${text.slice(what.length + 6)}`
      : undefined,
  ),
  matching(/^no (?:more )?(.+?)(, ever| ever)?$/iu, ([, what = '', ever], product) => {
    if (/^install$/i.test(what)) return "there's nothing to install"
    if (
      /^(?:wobble|shrink|roll|pinch|slide|curl|sag|shed|peel|pill|stink|itch|stick|wiggle|crumble|dig|tug|poke|burn|sting)(?: (?:up|down|in|off))?$/i.test(
        what,
      )
    )
      return `${it(product)} ${product.isPlural ? "don't" : "doesn't"} ${what}`
    const phrase = thing(what) ?? named(what)
    const list = / (?:or|and|no) |,/.test(what)
    if (!phrase || list || isQuality(what)) return undefined
    return `there${phrase.number === 'plural' ? ' are' : "'s"} no ${phrase.bare}${ever ? ', ever' : ''}`
  }),
  matching(
    /^(?:strawberry|mango|lemon|lime|orange|cherry|vanilla|chocolate|dark chocolate|peppermint|mint|berry|raspberry|blueberry|peach|watermelon|pineapple|coconut|cinnamon|caramel|peanut butter|honey|apple|grape|lavender|ginger|matcha|pumpkin spice|salted caramel|hazelnut|mocha)(?: flavou?r(?:ed)?)?$/i,
    ([text], product) =>
      /^(?:coconut|honey|ginger|lavender)$/i.test(text)
        ? undefined
        : /flavou?r$/i.test(text)
          ? `${itIs(product)} ${text.replace(/ flavou?r$/i, '')} flavored`
          : `${itIs(product)} ${text}`,
  ),
  matching(/^same (?!day|week|night|thing|time|size)(\p{L}+)$/iu, ([text]) => `it's the ${text}`),
  matching(
    /^replaces? (?:it )?if (.+)$/i,
    ([, when = '']) => `they replace it if ${/^it/i.test(when) ? when : `it's ${when}`}`,
  ),
  matching(
    /^(ready|done|dry|hot|warm|cold|finished|delivered|shipped|clean|set up|assembled) in (?:under )?\d.*$/i,
    ([text], product) => `${itIs(product)} ${text}`,
  ),
  matching(/^(\p{L}+) (\p{L}+) (?:yourself|by yourself|at home)$/iu, ([text, verb = '', what = '']) =>
    baseVerb(verb) && thing(what)?.number === 'singular'
      ? `you can ${text.replace(` ${what} `, ` the ${what} `)}`
      : undefined,
  ),
  matching(
    /^(cut|wash|clean|wipe|fill|open|trim|glue|mount|hang|refill) (with|by) (.+)$/i,
    ([, verb = '', how = '', what = ''], product) => `you ${verb} ${product.isPlural ? 'them' : 'it'} ${how} ${what}`,
  ),
  matching(/^(?:pick|choose|set|change|adjust) (?:the |your )?(\p{L}+)$/iu, ([text, what = '']) =>
    thing(what)?.number === 'singular' ? `you ${wordsOf(text)[0]} the ${what}` : undefined,
  ),
  matching(/^(\p{L}+s) (?:with )?no (.+)$/iu, ([, verb = '', what = ''], product) => {
    const base = pluralVerb(verb)
    return /^(?:assemble|mount|install|stick|stay|work|hang|attach|clean|open|close|fold|connect|set)$/.test(base) &&
      thing(what)
      ? `${it(product)} ${product.isPlural ? base : verb} with no ${what}`
      : undefined
  }),
  matching(
    /^(clip|snap|stick|slip|screw|strap|hook)s? (on|onto|over|to|under) (desk|wall|bag|belt|door|shelf|table|rail|bike|car|counter|fridge|window|bed|stroller|any .+)$/i,
    ([, verb = '', where = '', what = ''], product) =>
      `${it(product)} ${product.isPlural ? verb : thirdPerson(verb)} ${where} ${what.startsWith('any ') ? what : `your ${what}`}`,
  ),
  matching(
    /^(fold|stretch|roll|pack|clip|snap|slip|slide|stick|nest|stack|attach|hook|hang|lock|melt|dissolve|expand|glow|float|stay|last|fit|work) (.+)$/i,
    ([text, , rest = ''], product) =>
      product.isPlural &&
      (PREPOSITION.test(wordsOf(rest)[0] ?? '') || isAdverb(rest) || /^(?:flat|together|put|apart)$/.test(rest))
        ? `they ${text}`
        : undefined,
  ),
  // What people do with it.
  matching(
    /^(\p{L}+)(?: (?:\p{L}+))?(?: (?:over|in|on|with|under|to|off|out|through|from|at|up|down))? (?:it|them)\b.*$/iu,
    ([text, first = '']) =>
      baseVerb(first.toLowerCase()) &&
      !thirdVerb(wordsOf(text)[1] ?? '') &&
      !thirdVerb(first.toLowerCase()) &&
      !/^(?:keeps?|makes?|lets?|helps?|fits?|holds?)$/.test(first)
        ? `you ${text}`
        : undefined,
  ),
  matching(/^(\p{L}+) (and|or) (\p{L}+)$/iu, ([text, first = '', joint = '', second = '']) =>
    isAct(first) && isAct(second) ? `you ${joint === 'or' ? 'can ' : ''}${text}` : undefined,
  ),
  matching(/^just (\p{L}+) .+$/iu, ([text, first = '']) => (baseVerb(first) ? `you ${text}` : undefined)),
  matching(
    /^(wear|use|apply|take|replace|refill|charge|water|wash|feed|empty|change) ((?:for )?\d.*|once.*|twice.*|every .*|daily|weekly|monthly)$/i,
    ([, verb = '', often = '']) => `you ${verb} it ${often}`,
  ),
  matching(
    /^(replay|undo|redo|rewatch|watch|pause|skip|cancel|download|keep|reuse|return|swap|wear|use|read|play|install) (forever|anytime|any time|online|offline|yourself|at home|outdoors|anywhere|for free)$/i,
    ([, verb = '', when = '']) => `you can ${verb}${/^(?:skip|pause|cancel)$/i.test(verb) ? '' : ' it'} ${when}`,
  ),
  matching(
    /^(type|draw|quote|paint|book|order|sign|pay|schedule|split|share|text|shop|work|cook|edit|invoice|bid|check in|check out|clock in|log in|reschedule|study|practice|rinse|wipe|spray|twist|press|pour|dip|rub|roll|shake|stir|squeeze|lift|tap|peel|stick) (from|on|in|by|with|over|at|online|right|straight)\b(.*)$/i,
    ([text, verb = '']) =>
      !/^\w+ (?:in|on|over)$/i.test(text)
        ? `you ${lowerFirst(text)}`.replace(/ (on site|in \d)/g, ', $1').replace(verb, verb.toLowerCase())
        : undefined,
  ),
  matching(/^take out (?:the )?(.+)$/i, ([, what = '']) => (thing(what) ? `you can take out the ${what}` : undefined)),

  // Automatic things.
  matching(/^auto(?:matic|mated)?[- ](.+)$/i, ([, what = '']) => automatic(what)),
  matching(/^(.+) auto(?:matic|mated)?$/i, ([, what = '']) => automatic(what)),

  // Measures of something.
  matching(
    /^(\d[\d.]*(?: to \d+)?)[- ](second|minute|hour|day)s? (install(?:ation)?|set-?up|assembly|heat[- ]?up|warm[- ]?up|turnaround|charge|clean[- ]?up)$/i,
    ([, number = '', unit = '', what = ''], product) => {
      const time = `${number} ${unit}${number === '1' ? '' : 's'}`
      if (/^turn/i.test(what)) return `the turnaround's ${time}`
      if (/^(?:heat|warm)/i.test(what)) return `${it(product)} ${product.isPlural ? 'heat' : 'heats'} up in ${time}`
      if (/^charge/i.test(what)) return `${it(product)} ${product.isPlural ? 'charge' : 'charges'} in ${time}`
      return `${it(product)} ${product.isPlural ? 'take' : 'takes'} ${time} to ${/^ins/i.test(what) ? 'install' : /^ass/i.test(what) ? 'put together' : /^set/i.test(what) ? 'set up' : 'clean'}`
    },
  ),
  matching(/^(\d[\d.]* (?:hours|minutes|days)) (?:on|per|between|of) .+$/i, ([text]) => `you get ${text}`),
  matching(/^(\d[\d.,]*) (decibels|PSI|RPM|lumens|volts|years old)$/i, ([text], product) => `${itIs(product)} ${text}`),
  matching(
    /^\d[\d.]* miles an hour$/i,
    ([text], product) => `${it(product)} ${product.isPlural ? 'go' : 'goes'} ${text}`,
  ),
  matching(new RegExp(`^${MEASURE}$`, 'i'), ([text], product) =>
    /(?:inch|inches|feet|foot|meters?|yards?)$/.test(text)
      ? undefined
      : /(?:liters?|gallons?|quarts?|ounces?)$/.test(text)
        ? undefined
        : product
          ? ''
          : undefined,
  ),
  matching(new RegExp(`^(${MEASURE}) is (${MEASURE})$`, 'i'), ([text]) => text),
  matching(
    new RegExp(`^(\\p{L}+(?: \\p{L}+)?) (${MEASURE}|\\d+ times|IPX?\\d+)$`, 'iu'),
    ([, what = '', amount = ''], product) => {
      if (PREPOSITION.test(wordsOf(what).at(-1) ?? '') || /\bwithin$/.test(what)) return undefined
      if (isQuality(what) && !isListedNoun(wordsOf(what).at(-1) ?? '')) return `${itIs(product)} ${what}, ${amount}`
      const phrase = thing(what)
      return phrase && !verbFirst(what) && phrase.number === 'singular' ? `${being(phrase)} ${amount}` : undefined
    },
  ),
  matching(
    /^(\d+ [\p{L} ]+?) max(?:imum)?(?: (?:per|a) (day|week|month|person|class|session))?$/iu,
    ([, what = '', per]) => thing(what) && `${what}${per ? ` a ${per}` : ''}, at most`,
  ),
  matching(/^max(?:imum)? (\d+ [\p{L} ]+)$/iu, ([, what = '']) => thing(what) && `${what}, at most`),
  matching(
    /^(\d+) in (?:a |the |one )?(pack|box|set|bag)$/i,
    ([, number = '', pack = '']) => `you get ${number} in a ${pack}`,
  ),
  matching(/^0 (\p{L}+)$/u, ([, what = '']) => `zero ${what}`),
  matching(/^(\d+ .+|one .+) (?:at once|at a time|in one)$/i, ([text]) => text),

  // Choices, places, times.
  (text, product) => {
    const [first = '', second = '', more] = text.split(/ or /)
    if (second === '' || more !== undefined || /,/.test(text)) return undefined
    const words = wordsOf(text)
    if (
      words.length > 6 ||
      words.some((word) => /^(?:for|no|not|with|up|to|by|never|without|if|when|you|it|your|more|less)$/i.test(word)) ||
      verbFirst(text)
    )
      return undefined
    const isOption = (part: string) =>
      thing(part) !== undefined ||
      isQuality(part) ||
      /^(?:at home|outdoors?|indoors?|online|in person)$/i.test(part) ||
      /^\d+(?: \w+)?$/.test(part) ||
      isListedNoun(part)
    return product && isOption(first) && isOption(second) ? `${text}, you choose` : undefined
  },
  matching(/^same (\p{L}+(?: \p{L}+)?) ((?:every|each) .+)$/iu, ([text]) => `it's the ${text}`),
  matching(/^(.+?) in (\d+ (?:hours?|minutes?|days?|weeks?))$/i, ([, what = '', time = '']) => {
    if (/^\d+ degrees\b/.test(what)) return `it gets to ${what} in ${time}`
    const phrase = thing(what)
    if (
      /^[a-z]+s$/.test(what) &&
      thirdVerb(what) &&
      !/^(?:results|photos|answers|quotes|prints|edits|tests)$/.test(what)
    )
      return `it ${what} in ${time}`
    return phrase && isNoun(phrase.head) && !verbFirst(what) && !isQuality(what)
      ? `you get the ${phrase.bare} in ${time}`
      : undefined
  }),
  matching(/^(.+?) ((?:every|each) .+|for (?:every|each) .+)$/i, ([, what = '', often = '']) => {
    const phrase = thing(what)
    return phrase && !verbFirst(what)
      ? `there${phrase.number === 'plural' ? ' are' : "'s"} ${phrase.text} ${often}`
      : undefined
  }),
  matching(/^(?:over|under|behind|around|beneath|inside) (.+)$/i, ([text, what = ''], product) =>
    thing(what) && isListedNounPhrase(what) ? `${it(product)} ${product.isPlural ? 'go' : 'goes'} ${text}` : undefined,
  ),
  matching(/^(.+?),? too$/i, ([, what = '']) =>
    what.split(/ and /).every((part) => thing(part))
      ? `${what.includes(' and ') ? what : (thing(what)?.text ?? what)}, too`
      : undefined,
  ),
  matching(/^(?:first|second|last) \p{L}+$|^[\p{L} ]+ only$/iu, ([text]) => (verbFirst(text) ? undefined : text)),
  matching(/^(.+?),? including (.+)$/i, ([, what = '', more = '']) => {
    const phrase = thing(more)
    const whole = thing(what)
    return phrase && whole ? `you get ${whole.text}, including ${phrase.text}` : undefined
  }),
  matching(/^(.+?) (?:from|starting at|only|for)? ?(\$\d[\d.]*)$/i, ([, what = '', price = '']) => {
    const phrase = thing(what)
    return phrase && `${being(phrase)} ${price}`
  }),
  matching(/^(.+) (is|are) (.+)$/i, ([text, what = '']) =>
    /^(?:it|they|this)$/i.test(what) || !thing(what)
      ? undefined
      : /^(?:the|your|all|both|each|every|\d)/i.test(text)
        ? text
        : `the ${text}`,
  ),

  // "case and cloth"
  matching(
    /^(\p{L}+) and (\p{L}+) (mode|setting|option|version)s?$/u,
    ([, first = '', second = '', what = ''], product) =>
      have(`${withArticle(first)} and ${withArticle(second)} ${what}`, product),
  ),
  (text, product) => {
    const parts = text.split(/ and |, (?:and )?/)
    if (product.form === 'service') return undefined
    if (
      parts.length < 2 ||
      parts.length > 4 ||
      /\b(?:phones?|keys?|wallet|cards?|passports?|laptop|tablet|dogs?|cats?|kids?)\b/i.test(text)
    )
      return undefined
    const read = parts.map((part) =>
      verbFirst(part) ||
      (part.includes(' ') &&
        thirdVerb(wordsOf(part)[0] ?? '') &&
        !isAdjective(wordsOf(part)[0] ?? '') &&
        !/^(?:straps|sports|kids)/.test(part)) ||
      isQuality(part) ||
      isAdjective(part) ||
      (wordsOf(part).length === 1 && baseVerb(part) === 'sure')
        ? undefined
        : thing(part),
    )
    if (read.some((phrase) => !phrase)) return undefined
    const names = read.map((phrase) => phrase?.text ?? '')
    return have(joinAll(names), product)
  },
  matching(
    /^(zipper|zip|pocket|button|handle|strap|closure|opening|buckle|vent|charger|port|hole|switch)(s?) (?:on |in |at )?(?:the )?(side|back|front|top|bottom|inside|outside)$/i,
    ([, part = '', many = '', where = '']) => `the ${part}${many}${many ? ' are' : "'s"} on the ${where}`,
  ),
  // "rope strap adjustable", "colors mixed", "feet anti slip"
  (text, product) => {
    const words = wordsOf(text)
    for (let at = Math.max(1, words.length - 3); at < words.length; at++) {
      const what = words.slice(0, at).join(' ')
      const how = words.slice(at).join(' ')
      const last = (words[at - 1] ?? '').toLowerCase()
      if (!isQuality(how) || COMPOUND.test(last) || isAdverb(last) || isOnlyAdjective(last) || isGerund(last)) continue
      if (
        /^(?:free|friendly|proof|resistant|safe|ready|sized?|based|only|open|approved|tested|recommended|certified|inspired|available|rated|backed)$/i.test(
          how,
        ) &&
        !last.endsWith('s')
      )
        continue
      const phrase = at > 2 ? undefined : thing(what)
      if (
        !phrase ||
        verbFirst(what) ||
        COLOR.has(last) ||
        /^\d+ (?:pounds|ounces|inches|feet|hours|minutes|grams|liters|meters)$/.test(what)
      )
        continue
      if (
        at === 1 &&
        thirdVerb(last) &&
        /^(?:tight|easy|nice|flat|fast|quick|quiet|small|clear|smooth|loose|open|closed|shut|dry|clean)$/.test(how)
      )
        return `${product.isPlural ? `they ${pluralVerb(last)}` : `it ${last}`} ${how}`
      return `${being(phrase)} ${how.replace(/^(non|anti|pre) /, '$1-')}`
    }
    return undefined
  },
  // "hood adjusts", "headband stretches"
  matching(/^((?:\p{L}+ )?\p{L}+) (\p{L}+s)(| .+)$/iu, ([text, what = '', verb = '', rest = '']) => {
    const sureness = thirdVerb(verb)
    const phrase = thing(what)
    if (!phrase || phrase.number === 'plural' || isQuality(what) || verbFirst(what) || isMassNoun(verb))
      return undefined
    const isVerb =
      sureness === 'sure' ||
      (sureness === 'likely' && /^ (?:over|into|around|to|off|up|down|out|like|by|in|on)\b/.test(rest))
    return isVerb && !(rest === '' && isListedNoun(verb)) ? `the ${text}` : undefined
  }),
  matching(/^(?:red|warm|white|night|flash|flashing|reading|bright|uv) light$/i, ([text], product) =>
    have(withArticle(text), product),
  ),
  // "black from the side", "pre seasoned"
  matching(/^(\p{L}+) ((?:from|up to|in|on|at|under|to) .+)$/iu, ([text, how = ''], product) =>
    (COLOR.has(how) && !/^(?:cream|rose|sand|orange|mint|gold|rust)$/.test(how)) ||
    (isOnlyAdjective(how) && /able$|ible$/.test(how))
      ? `${itIs(product)} ${text}`
      : undefined,
  ),
  matching(/^(non|anti|pre|self)[- ](\p{L}+)$/iu, ([, before = '', what = ''], product) =>
    describes(what) || isAdjective(what) || isGerund(what) ? `${itIs(product)} ${before}-${what}` : undefined,
  ),
  matching(/^(\p{L}+) (\p{L}+)$/iu, ([, first = '', second = ''], product) =>
    COMPOUND.test(first) && describes(second) && !/^(?:included|sold)$/.test(second)
      ? `${itIs(product)} ${first}-${second}`
      : undefined,
  ),
  matching(/^[a-z]{3,}[^aeio]y$/i, ([text], product) =>
    !isNoun(text) && !baseVerb(text) ? `${itIs(product)} ${text}` : undefined,
  ),
]

function automatic(what: string): string | undefined {
  if (/\b(?:off|on|open|close|stop|start|lock|focus|shut)\b/i.test(what)) return undefined
  const phrase = thing(what.replace(/^follow up/i, 'follow-up'))
  if (!phrase) return undefined
  if (phrase.number === 'singular')
    return isEnglishWord(phrase.head) && wordsOf(what).length > 1 ? `the ${phrase.bare} is automatic` : undefined
  return `${phrase.bare} ${phrase.number === 'plural' ? 'are' : 'is'} automatic`
}

/** "we bring our own supplies" to "they bring their own supplies". */
const theirs = (text: string) =>
  text
    .replace(/\bwe're\b/gi, "they're")
    .replace(/\bwe'll\b/gi, "they'll")
    .replace(/\bwe\b/gi, 'they')
    .replace(/\bour\b/gi, 'their')
    .replace(/\bus\b/gi, 'them')
