import { pluralVerb, thirdPerson } from '../language'
import { MATERIALS } from '../analysis/feature-words'
import {
  baseVerb,
  isAdjective,
  isAdverb,
  isEnglishWord,
  isFunctionWord,
  isListedNoun,
  isParticiple,
  isPluralWord,
  PEOPLE,
  thirdVerb,
} from './lexicon'
import { being, have, it, itIs, matching, MEASURE, named, thing, type Named, type Rule } from './label-words'
import { wordsOf } from './noun-phrase'
import { sortsOf } from './sorts'

const TIME = String.raw`\d[\d.]*(?: to \d[\d.]*)? (?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)`
/** What is filled or used up: ounces are what is in it. */
const FILLED =
  /\b(?:bottle|tumbler|mug|cup|jar|bag|backpack|cooler|bin|diffuser|candle|soap|spray|cleaner|wax|refill|pit|box|kit|set|polish|paint|glue|oil|melts?|detergent|pods?|tablets|sheets|wash|dispenser|feeder|fountain|planter|pot|pan|maker|kettle|pitcher|tin|container|humidifier)s?\b/
const RUNS =
  /\b(?:light|lights|lamp|lantern|speaker|earbuds|headphones|fan|charger|tracker|camera|watch|band|keyboard|mouse|flashlight|headlamp|starter|trimmer|clippers|shaver|toothbrush|massager|monitor|vacuum|blender)$/
const BURNS = /\b(?:candles?|wicks?|melts?)$/
/** A candle's and a lip balm's container is what they come in. */
const CONTAINER = 'bag|tin|jar|bottle|pouch|tube|can|carton|packet|canister|tub|sleeve|sack'

/** "2 pairs", "42 short videos": a number of things. */
function counted(text: string): string | undefined {
  const [, number = '', what = ''] = /^(\d[\d,]*\+?(?: to \d+)?|more than \d[\d,]*) (.+)$/.exec(text) ?? []
  const words = wordsOf(what)
  const head = words.at(-1) ?? ''
  if (
    what === '' ||
    words.length > 4 ||
    !isPluralWord(head.toLowerCase()) ||
    new RegExp(`^${MEASURE}$`, 'i').test(text)
  )
    return undefined
  if (
    words.some((word) => !/^[\p{L}'’-]+$/u.test(word) || isFunctionWord(word.toLowerCase())) ||
    /^(?:to|for|of|per|and)\b/.test(what)
  )
    return undefined
  return `${number.replace(/\+$/, '')} ${what}`
}

export const AMOUNT_RULES: readonly Rule[] = [
  // Prices and trials.
  matching(
    /^(?:free (?:for )?(?:the )?(?:first )?(\d+ \w+)|(\d+[ -]\w+) free(?: trial)?),? then (\$[\d.,]+(?: (?:a|per) \w+)?)$/i,
    ([, first, other = '', price = '']) => `it's free for ${first ?? other.replace('-', ' ')}, then ${price}`,
  ),
  matching(
    /^(?:from|starts? at|starting at) (\$[\d.,]+(?: (?:a|per) \w+)?)$/i,
    ([, price = '']) => `it starts at ${price}`,
  ),
  matching(/^flat (\$[\d.,]+(?: (?:a|per) \w+)?)$/i, ([, price = '']) => `it's a flat ${price}`),
  // "reminder 3 days before renewal"
  matching(
    new RegExp(
      `^(reminder|alert|notification|text|email|call|notice)(s?) (${TIME}|the day|a day|right|just) (before|after) (.+)$`,
      'i',
    ),
    ([, what = '', many = '', time = '', when = '', rest = '']) =>
      `you get ${many ? `${what}s` : what === 'notice' ? what : `a${/^[aeiou]/.test(what) ? 'n' : ''} ${what}`} ${time} ${when} ${rest}`,
  ),
  matching(
    new RegExp(
      `^(setup|set-up|set up|assembly|install|installation|clean-?up|cleanup|delivery|turnaround|drying)(?: time)?,?(?: in| takes| is)? ((?:about |under |only |just )?${TIME})$`,
      'i',
    ),
    ([, what = '', time = '']) =>
      `${what.replace(/^set[- ]up$/i, 'setup').replace(/^install$/i, 'installation')} takes ${time}`,
  ),
  // "peel off in 10 minutes", "send quote in 2 minutes"
  matching(
    new RegExp(`^(\\p{L}+) (off|on|up|down|out|flat|away) in ((?:about |under |just )?${TIME})$`, 'iu'),
    ([, verb = '', how = '', time = ''], product) =>
      baseVerb(verb) && !thirdOf(verb)
        ? `${it(product)} ${product.isPlural ? verb : thirdPerson(verb)} ${how} in ${time}`
        : undefined,
  ),
  matching(
    new RegExp(
      `^(send|make|get|book|build|create|order|find|write|scan|learn|finish|edit|design|launch|start) (.+?) in ((?:about |under |just )?${TIME})$`,
      'i',
    ),
    ([, verb = '', what = '', time = '']) => {
      const phrase = thing(what)
      return phrase ? `you ${verb} ${phrase.text} in ${time}` : undefined
    },
  ),
  matching(
    new RegExp(`^(harvest|finish|book|order|check out|sign up|learn) in (${TIME})$`, 'i'),
    ([text]) => `you ${text}`,
  ),
  // "160 pages numbered"
  matching(/^(\d[\d,]*) (\p{L}+s) (\p{L}+ed|blank|dotted|lined)$/iu, ([, number = '', what = '', how = '']) =>
    isPluralWord(what) &&
    (isParticiple(how) || /^(?:blank|lined|dotted)$/.test(how)) &&
    !/^(?:included|supplied|needed|required|provided)$/.test(how)
      ? `there are ${number} ${how} ${what}`
      : undefined,
  ),
  matching(
    /^(\d+) ?gsm (?:\p{L}+ )?(paper|pages|cotton|fabric|terry|fleece|canvas|card|cardstock)$/iu,
    ([, number = '', what = '']) => (what === 'pages' ? `the pages are ${number} GSM` : `the ${what}'s ${number} GSM`),
  ),
  // "up to 9 letters"
  matching(/^up to (\d[\d,]* (?:\p{L}+ )?(\p{L}+s|people))$/iu, ([, many = '', what = '']) => {
    if (new RegExp(`^${MEASURE}$`, 'i').test(many) || /^(?:times|percent|inches|feet)$/.test(what)) return undefined
    return PEOPLE.has(what) ? `it's for up to ${many}` : `you get up to ${many}`
  }),
  matching(new RegExp(`^(.+?) up to (${MEASURE})$`, 'i'), ([, what = '', amount = ''], product) => {
    const phrase = thing(what)
    if (!phrase || phrase.number === 'plural' || isParticiple(what)) return undefined
    const verb = /hour|day|week|minute|month|year/.test(amount)
      ? 'lasts'
      : /degree/.test(amount)
        ? 'handles'
        : /pound|kilo/.test(amount)
          ? 'holds'
          : 'reaches'
    return product && `the ${phrase.bare} ${verb} up to ${amount}`
  }),
  matching(
    new RegExp(
      `^(?:adjustable|adjusts|expandable|expands|extendable|extends),? (?:from )?(\\d[\\d.]* to \\d[\\d.]*)(?: in| (\\p{L}+))$`,
      'iu',
    ),
    ([text, range = '', unit = 'inches'], product) => {
      const verb = /^adj/i.test(text) ? 'adjust' : /^exp/i.test(text) ? 'expand' : 'extend'
      return `${it(product)} ${product.isPlural ? verb : `${verb}s`} from ${range} ${unit}`
    },
  ),
  matching(
    /^(?:one[- ]time|single) (?:payment |fee |price )?(?:of )?(\$[\d.,]+)$/i,
    ([, price = ''], product) => `${itIs(product)} a one-time ${price}`,
  ),
  matching(
    /^(\$[\d.,]+) (flat|one[- ]time|total|a month|a week|a year|each)$/i,
    ([text], product) => `${itIs(product)} ${text}`,
  ),
  matching(
    new RegExp(
      `^((?:[\\p{L}]+ )?(?:battery|bulb|filter|blade|refill|cartridge|pod|bag|charge|ink|brush head)) ((?:about |up to )?${TIME})$`,
      'iu',
    ),
    ([, what = '', time = '']) => `the ${what.replace(/\baaa?\b/i, (size) => size.toUpperCase())} lasts ${time}`,
  ),
  matching(new RegExp(`^(${MEASURE}) each$`, 'i'), ([, amount = '']) => `they're ${amount} each`),
  matching(new RegExp(`^(${MEASURE}) (?:per|a|in each) (\\p{L}+)$`, 'iu'), ([, amount = '', what = ''], product) =>
    /^(?:day|week|month|year)$/.test(what)
      ? product.form === 'service'
        ? `you get ${amount} a ${what}`
        : undefined
      : `you get ${amount} per ${what}`,
  ),
  matching(/^min(?:imum)? (\d+ \p{L}+)$/iu, ([, what = '']) => `${what}, at least`),
  matching(/^(\d+ .+) (included|provided)$/i, ([, many = '', how = '']) =>
    counted(many) ? `${many} are ${how}` : undefined,
  ),
  matching(
    /^(?:reply|replies|response|respond|answers?) (?:with)?in (?:about |under )?(\d+ (?:business )?(?:hours?|minutes|days?))$/i,
    ([text, time = '']) => `they reply ${/within/.test(text) ? 'within' : 'in'} ${time}`,
  ),
  matching(
    /^fits? (?:sizes? )?(\d?x{0,3}[sml]|\d+x?) to (\d?x{0,3}[sml]|\d+x)$/i,
    ([, from = '', to = ''], product) =>
      `${it(product)} ${product.isPlural ? 'come' : 'comes'} in sizes ${from.toUpperCase()} to ${to.toUpperCase()}`,
  ),
  matching(
    new RegExp(`^(.+?),? (under|below|over|only) (${MEASURE})$`, 'i'),
    ([, what = '', how = '', amount = '']) => {
      const phrase = thing(what)
      return phrase && !isParticiple(what) && !isAdjective(what) && !/^\d/.test(what)
        ? `${being(phrase)} ${how} ${amount}`
        : undefined
    },
  ),
  matching(/^(.+?),? (under|over) (\$\d[\d.,]*)$/i, ([, what = '', how = '', price = '']) => {
    const phrase = /shipping|delivery|orders?$/i.test(what) ? undefined : (thing(what) ?? named(what))
    return phrase && `${being(phrase)} ${how} ${price}`
  }),
  matching(
    new RegExp(`^(ships|arrives|downloads|delivers) (?:with)?in (${TIME})$`, 'i'),
    ([text, verb = ''], product) =>
      `${it(product)} ${product.isPlural ? pluralVerb(verb) : verb}${text.slice(verb.length)}`,
  ),
  matching(new RegExp(`^${TIME}$`, 'i'), ([text], { form }) =>
    form === 'service' && /minute|hour/.test(text) ? `it takes ${text}` : undefined,
  ),
  matching(
    /^(\d+)[- ]hours? ice(?: retention)?$/i,
    ([, hours = ''], product) => `${it(product)} ${product.isPlural ? 'keep' : 'keeps'} ice for ${hours} hours`,
  ),
  matching(/^\d+[kp] (?:hd )?(?:video|footage|recording|resolution)$/i, ([text], product) => have(text, product)),
  matching(
    /^(\$\d[\d.,]*) (?:per|a|each) (\p{L}+)$/iu,
    ([text], product) => `${itIs(product)} ${text.replace(/ each /, ' per ')}`,
  ),
  matching(
    /^(\$\d[\d.,]*) (?:for )?(?:the )?(first \p{L}+|deposit)$/iu,
    ([, price = '', what = '']) => `the ${what} is ${price}`,
  ),
  matching(new RegExp(`^${MEASURE}(?:,? and|,| or) ${MEASURE}$`, 'i'), () => ''),
  matching(/^up to (\d[\d.]* (?:pounds|kilograms))$/i, ([text], product) =>
    /^(?:thing|plural)$/.test(product.form)
      ? `${it(product)} ${product.isPlural ? 'hold' : 'holds'} ${text}`
      : undefined,
  ),
  // Batteries.
  matching(
    /^\d[\d,]* (?:mAh|milliamp-hours?),? (\d+(?: to \d+)? hours)$/i,
    ([, time = ''], product) => `${it(product)} ${product.isPlural ? 'run' : 'runs'} ${time}`,
  ),
  matching(/^\d[\d,]* (?:mAh|milliamp-hours?)(?: battery)?$/i, () => ''),
  matching(
    /^(\d+) hours? (?:and|plus) (\d+) hours? (?:with |in |from )?(?:the )?(?:charging )?case$/i,
    ([, alone = '', more = ''], product) =>
      `${it(product)} ${product.isPlural ? 'run' : 'runs'} ${alone} hours, plus ${more} with the case`,
  ),
  matching(
    new RegExp(`^(${TIME}) (burn(?: time)?|run ?time|playtime|play time|battery life)$`, 'i'),
    ([, time = '', what = ''], product) => {
      const verb = /^burn/i.test(what) ? 'burn' : /^play/i.test(what) ? 'play' : /^bat/i.test(what) ? 'last' : 'run'
      return `${it(product)} ${product.isPlural ? verb : `${verb}s`} for ${time}`
    },
  ),
  matching(/^(?:burn time |burns? )?(\d+(?: to \d+)? hours)$/i, ([text, time = ''], product) => {
    if (BURNS.test(product.noun) || /^burn/i.test(text))
      return `${it(product)} ${product.isPlural ? 'burn' : 'burns'} for ${time}`
    return RUNS.test(product.noun) ? `${it(product)} ${product.isPlural ? 'run' : 'runs'} for ${time}` : undefined
  }),
  // Weights.
  matching(
    /^(\d[\d.]* (?:ounces?|pounds?|grams?|kilograms?)) (?:total|in total|net|net weight)$/i,
    ([, amount = ''], product) => `${itIs(product)} ${amount} in total`,
  ),
  matching(
    /^(\d[\d.]* (?:fluid ounces?|ounces?|pounds?|grams?|kilograms?|milliliters?|liters?))( weight)?$/i,
    ([, amount = '', weight], product) => {
      if (isEaten(product) && !weight && (product.form === 'stuff' || !/pound|kilo/.test(amount)))
        return `you get ${amount}`
      if (/fluid|liter/.test(amount)) return undefined
      const sorts = sortsOf(product)
      const isFilled =
        FILLED.test(product.noun) ||
        !/^(?:thing|plural)$/.test(product.form) ||
        ['skin', 'food', 'drink', 'cook', 'unnamed'].some((sort) => sorts.has(sort))
      return isFilled ? undefined : `${it(product)} ${product.isPlural ? 'weigh' : 'weighs'} ${amount}`
    },
  ),
  // "24 lessons under 15 minutes", "6 teas 10 grams each", "2 cleaners 4 hours"
  matching(
    new RegExp(`^(\\d[\\d,]* .+?),? (?:each )?(under|up to|about) (${MEASURE})(?: each)?$`, 'i'),
    ([, many = '', how = '', amount = '']) => {
      const things = counted(many)
      return things && `you get ${things}, each ${how} ${amount}`
    },
  ),
  matching(new RegExp(`^(\\d[\\d,]* .+?),? (${MEASURE}) each$`, 'i'), ([, many = '', amount = '']) => {
    const things = counted(many)
    return things && `you get ${things}, ${amount} each`
  }),
  matching(new RegExp(`^(\\d+ .+?),? (?:for )?(${TIME})$`, 'i'), ([, many = '', amount = ''], product) => {
    const things = counted(many)
    return things && (product.form === 'service' || /(?:people|pros|cleaners|techs|movers)$/.test(things))
      ? `you get ${things} for ${amount}`
      : undefined
  }),
  matching(/^(\d[\d,]* .+?)(?:,| and|,? plus)? (\d[\d,]* .+)$/iu, ([, first = '', second = '']) => {
    const [one, two] = [counted(first), counted(second)]
    if (!one || !two) return undefined
    return `you get ${one} ${/(?:sizes|colors|shades|scents|flavors)$/.test(two) ? 'in' : 'and'} ${two}`
  }),
  matching(
    /^(.+?) (weekly|daily|monthly|(?:a|per|each|every) (?:day|week|month|year|class|session|charge|box|pack|bag|order|visit|person|room))$/i,
    ([, many = '', often = '']) => {
      const things = counted(many)
      return things && `you get ${things} ${often.replace(/^per (?=day|week|month|year)/, 'a ')}`
    },
  ),
  matching(
    /^(\d+) (colors|scents|flavors|kinds|types|sizes|styles|shades) (\p{L}+)$/iu,
    ([, number = '', sort = '', what = '']) =>
      isListedNoun(what) && !isParticiple(what) && !isAdverb(what) ? `you get ${number} ${sort} of ${what}` : undefined,
  ),
  matching(/^(\d+)[- ](stage|speed|layer|ply|tier|level|step)s?$/i, ([, number = '', what = ''], product) =>
    /^ply$/i.test(what) ? `${itIs(product)} ${number}-ply` : have(`${number} ${what}s`, product),
  ),
  // "360 airflow", "ring stand 360"
  matching(/^(360|180|270|90)(?:[- ]degrees?|°)? (\p{L}+)$/iu, ([, turn = '', what = ''], product) =>
    /^(?:swivel|rotation|rotating|rotates|spin|turn)$/i.test(what)
      ? `${it(product)} ${product.isPlural ? 'turn' : 'turns'} ${turn} degrees`
      : !/^degrees?$/.test(what) &&
          !isPluralWord(what) &&
          (isListedNoun(what) || isEnglishWord(what) || what.endsWith('flow'))
        ? have(`${turn}-degree ${what}`, product)
        : undefined,
  ),
  matching(/^(.+?) (360|180|270|90)(?:[- ]degrees?|°)?$/i, ([, what = '', turn = ''], product) => {
    if (/^(?:rotates?|turns?|spins?|swivels?|rotating|swivel|rotation)$/i.test(what))
      return `${it(product)} ${product.isPlural ? 'turn' : 'turns'} ${turn} degrees`
    const phrase = thing(what) ?? named(what)
    return phrase?.number === 'singular' ? `the ${phrase.bare} turns ${turn} degrees` : undefined
  }),
  matching(/^3M (.+)$/, ([text, what = ''], product) => (/^[\p{L} ]+$/u.test(what) ? have(text, product) : undefined)),
  matching(
    /^under (\d[\d,]*) (?:cal|cals|calories|kcal)$/i,
    ([, number = ''], product) => `${itIs(product)} under ${number} calories`,
  ),
  matching(/^(\d[\d,]*) (?:cal|cals|kcal)$/i, ([, number = ''], product) => `${itIs(product)} ${number} calories`),
  matching(
    /^(ip[x\d]\d)(?: rated| rating)?$/i,
    ([, code = ''], product) => `${itIs(product)} rated ${code.toUpperCase()}`,
  ),
  matching(/^(set|pack|box) of (\d+)$/i, ([text]) => `you get a ${text.toLowerCase()}`),
  // "2.5-ounce bag": what it comes in.
  matching(
    new RegExp(
      `^(?:(\\d[\\d.]*)[- ](ounce|pound|gram|kilogram|milliliter|liter|fluid ounce)s? )?((?:[a-z-]+ ){0,2}(?:${CONTAINER}))((?: with (?:a |an )?[a-z ]+)?)$`,
      'i',
    ),
    ([, number, unit = '', what = '', rest = ''], product) => {
      if (!isPackaged(product) || new RegExp(`\\b(?:${CONTAINER})s?$`).test(product.noun)) return undefined
      const words = `${number ? `${number}-${unit.replace(' ', '-')} ` : ''}${what}`
      const tail = rest && thing(rest.replace(/^ with (?:an? )?/, ''))
      if (rest && !tail) return undefined
      if (
        !number &&
        !/^(?:[a-z]+ (?:glass|amber|metal|paper|kraft)|amber|glass|metal|resealable|squeeze|recyclable|reusable|kraft|pump|dropper)\b/i.test(
          what,
        )
      )
        return undefined
      return `${product.isPlural ? 'they come' : 'it comes'} in ${/^(?:8|11(?!\d)|18(?!\d)|[aeiou])/i.test(words) ? 'an' : 'a'} ${words}${tail ? ` with ${tail.text}` : ''}`
    },
  ),
  // "fits carry on 40 liters"
  matching(
    /^fits? (?:in )?(?:an? )?carry-? ?on,? (?:bag )?(\d+)[- ](?:liters?|L)$/i,
    ([, number = ''], product) => `${it(product)} ${product.isPlural ? 'fit' : 'fits'} a ${number}-liter carry-on`,
  ),
  matching(/^sleeps (\d+(?: to \d+)?)$/i, ([text]) => `it ${text}`),
  // "interior and exterior 3 hours"
  matching(new RegExp(`^(\\p{L}+ and \\p{L}+) (${TIME})$`, 'iu'), ([, what = '', time = ''], { form }) =>
    form === 'service' && what.split(' and ').every((part) => isListedNoun(part))
      ? `the ${what} take ${time}`
      : undefined,
  ),
  // "72 tooth ratchet", "28 degree privacy", "100 nights trial"
  matching(/^(\d+)[- ](\p{L}+) (\p{L}+)$/iu, ([, number = '', part = '', what = ''], product) => {
    const one = /^(?:night|day|week|hour|minute|month|year|second)s$/.test(part) ? part.slice(0, -1) : part
    const isPart = (isListedNoun(one) && !isPluralWord(one) && !PEOPLE.has(one)) || /^(?:degree|tooth)$/.test(one)
    const phrase =
      isPart && !/^(?:percent|in|x|by|to)$/.test(one) && !/^(?:round|square|diameter)$/i.test(what)
        ? thing(what)
        : undefined
    if (!phrase || phrase.number === 'plural' || isParticiple(what)) return undefined
    const words = `${number}-${one} ${what}`
    return have(
      phrase.number === 'mass' ? words : `${/^(?:8|11(?!\d)|18(?!\d))/.test(number) ? 'an' : 'a'} ${words}`,
      product,
    )
  }),
  // "idea booklet 30 builds"
  matching(/^(\p{L}+(?: \p{L}+)?),? (\d+ \p{L}+s)$/iu, ([, what = '', many = ''], product) => {
    const phrase = thing(what)
    const things = counted(many)
    return phrase?.number === 'singular' && things && wordsOf(what).length > 1 && !isParticiple(what)
      ? have(`${phrase.text} with ${things}`, product)
      : undefined
  }),
  // "75% nylon 25% spandex", "rice extract 70%"
  matching(
    /^(\d[\d.]*)(?:%| percent) (?:of )?(\p{L}+),?(?: and|,)? (\d[\d.]*)(?:%| percent) (\p{L}+)$/iu,
    ([, one = '', first = '', two = '', second = ''], product) =>
      MATERIALS.test(first) && MATERIALS.test(second)
        ? `${itIs(product)} ${one} percent ${first} and ${two} percent ${second}`
        : isEaten(product)
          ? have(`${one} percent ${first} and ${two} percent ${second}`, product)
          : undefined,
  ),
  matching(/^([\p{L}-]+(?: [\p{L}-]+)?) (\d[\d.]*)(?:%| percent)$/iu, ([, what = '', amount = ''], product) =>
    isEaten(product) && !isFunctionWord(what) ? have(`${amount} percent ${what}`, product) : undefined,
  ),
  matching(
    /^(\d[\d.]*)(?:%| percent) ([a-z-]+(?: [a-z-]+)?)( and (?:\d[\d.]*(?:%| percent) )?[a-z-]+(?: [a-z-]+)?)?$/i,
    ([, amount = '', what = '', more = ''], product) =>
      isEaten(product) && !/^(?:off|of|less|more|cotton|natural|pure|organic)\b/.test(what)
        ? have(`${amount} percent ${what}${more.replace(/%/g, ' percent')}`, product)
        : undefined,
  ),
  matching(/^(?:(\d+) (?:x )?)?(aaa?|9v|c|d|cr\d+) (?:batter(?:y|ies)|cells?)$/i, ([, number, size = ''], product) => {
    const many = number && number !== '1'
    return `${it(product)} ${product.isPlural ? 'take' : 'takes'} ${many ? number : /^aa/i.test(size) ? 'an' : 'a'} ${size.toUpperCase()} ${many ? 'batteries' : 'battery'}`
  }),
  matching(
    /^(\p{L}+) in (1|one|two|\d) (clicks?|taps?|steps?|minutes?|seconds?)$/iu,
    ([, verb = '', number = '', unit = '']) =>
      /^(?:duplicate|copy|export|import|edit|share|send|book|order|cancel|download|print|install|customize|publish|post|reorder|invite)$/i.test(
        verb,
      )
        ? `you can ${verb} it in ${number} ${unit}`
        : undefined,
  ),
  matching(
    /^(\d[\d.]*)[- ]inch(?:es)? (round|square|diameter)$/i,
    ([, number = '', how = ''], product) => `${itIs(product)} ${number} inches ${how === 'diameter' ? 'across' : how}`,
  ),
  matching(
    /^(\d+)[- ]karat (?:solid |real |rose |white |yellow )*gold(?: (?:plated|filled|fill|plating|vermeil))?$/i,
    ([text], product) => `${itIs(product)} ${text.replace(/ fill$/, '-filled').replace(/ plating$/, ' plated')}`,
  ),
  matching(
    /^(?:twice|half|double|three times|2 times|3 times) (?:the|as) .+$/i,
    ([text], product) => `${itIs(product)} ${text}`,
  ),
  matching(/^more than \d[\d,]* (?:\p{L}+ )?\p{L}+s$/iu, ([text], product) =>
    new RegExp(MEASURE, 'i').test(text) ? undefined : product.form === 'app' ? `there are ${text}` : `you get ${text}`,
  ),
  // "charges 2 phones", "waters up to 10 days", "comes with travel bag"
  matching(
    /^(\p{L}+s) (up to \d.+|\d+ \p{L}+s?|upside down|sideways|in any .+|by itself)$/iu,
    ([text, verb = '', rest = ''], product) =>
      thirdVerb(verb) &&
      !/^(?:uses|lights|checks|sizes|sets|packs|steps|stages|levels)$/.test(verb) &&
      !/^(?:stops|holds|fits)\b/.test(verb)
        ? `${it(product)} ${product.isPlural ? pluralVerb(verb) : verb} ${/^(?:up to )?\d+ (?:hours?|minutes|days|weeks|months|years)$/.test(rest) && !/^(?:takes|lasts|needs|saves|runs)$/.test(verb) ? 'for ' : ''}${text.slice(verb.length + 1)}`
        : undefined,
  ),
  matching(
    /^(ships|comes|arrives|pairs|splits|syncs|works) with (\p{L}+(?: \p{L}+)?)$/iu,
    ([, verb = '', what = ''], product) => {
      const phrase = thing(what)
      return phrase?.number === 'singular' && !/^\p{Lu}/u.test(what)
        ? `${it(product)} ${product.isPlural ? pluralVerb(verb) : verb} with ${/^(?:partner|phone|team|roommate|spouse|family)$/.test(what) ? `your ${what}` : phrase.text}`
        : undefined
    },
  ),
]

const isEaten = (product: Named) => {
  const sorts = sortsOf(product)
  return product.form === 'stuff' || ['food', 'drink', 'skin'].some((sort) => sorts.has(sort))
}

const thirdOf = (verb: string) => verb.endsWith('s') && pluralVerb(verb) !== verb
const isPackaged = (product: Named) => {
  const sorts = sortsOf(product)
  return (
    product.form === 'stuff' ||
    ['food', 'drink', 'skin'].some((sort) => sorts.has(sort)) ||
    BURNS.test(product.noun) ||
    /\b(?:blend|mix|bites?|gummies|candle|jerky|powder|tea|coffee)$/.test(product.noun)
  )
}
