import { isMassNoun, pluralVerb, upperFirst, withArticle } from '../language'
import {
  baseVerb,
  isAdjective,
  isAdverb,
  isEnglishWord,
  isFunctionWord,
  isGerund,
  isListedNoun,
  isNoun,
  isParticiple,
  isPluralWord,
  PEOPLE,
  thirdVerb,
} from './lexicon'
import {
  being,
  have,
  isQuality,
  it,
  itIs,
  joinAll,
  matching,
  MEASURE,
  thing,
  verbFirst,
  withJoinedUnit,
  type Rule,
} from './label-words'
import { readNounPhrase, wordsOf } from './noun-phrase'
import { sortsOf } from './sorts'

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const inWords = (number: string) => NUMBERS[Number(number)] ?? number

const PLACES: Record<string, string> = {
  bottom: 'on the bottom',
  top: 'on top',
  back: 'on the back',
  front: 'on the front',
  side: 'on the side',
  sides: 'on the sides',
  'both sides': 'on both sides',
  outside: 'on the outside',
  inside: 'inside',
  underneath: 'underneath',
  'in back': 'in the back',
  'on back': 'on the back',
  'on side': 'on the side',
  'on top': 'on top',
  'on bottom': 'on the bottom',
  'on front': 'on the front',
}
const LANGUAGE =
  /^(?:spanish|english|french|german|italian|portuguese|chinese|mandarin|japanese|korean|arabic|hindi|russian|polish|dutch)$/
const CONTAINERS = /^(?:bottle|bag|jar|tube|can|tin|bar|pouch|box|pack|roll|candle|packet|carton)s?$/
const TO_DRY: Record<string, string> = {
  hang: 'hang # to dry',
  line: 'line-dry #',
  air: 'let # air-dry',
  tumble: 'tumble-dry #',
  flat: 'dry # flat',
}
/** What people do with a thing, said without its object on a label. */
const WITH_OBJECT =
  /^(?:trim|cut|bend|reuse|rewear|refill|rinse|wash|twist|squeeze|shake|press|pour|dip|rub|spray|roll|stick|peel|freeze|reheat|microwave|fold|hang|store|wear|use|charge|recharge|install|mount|assemble|clean|wipe|steep|apply|take|pull|push|clip|adjust|resize)$/

const FREE_OF =
  /^(?:bpa|bps|phthalate|lead|pvc|latex|paraben|sulfate|gluten|dairy|soy|nut|sugar|fragrance|dye|alcohol|silicone|pfas|oil|egg|grain|gmo|sls|preservative|caffeine|aluminum|chlorine)s?$/i

/** "puncture-free", "ATS-friendly", "gift-ready". */
const JOINED = /^([\p{L}\d-]+)[ -](free|friendly|ready|proof|resistant|compatible|approved|protected|safe)$/iu

/** Whether a word in front may describe a thing. */
const mayDescribe = (word: string) => {
  const lower = word.toLowerCase()
  return (
    /[\d-]/.test(word) ||
    /^\p{Lu}/u.test(word) ||
    isNoun(lower) ||
    isAdjective(lower) ||
    isParticiple(lower) ||
    isGerund(lower) ||
    /^(?:carry|pull|push|pop|grow|flip)$/.test(lower)
  )
}
const isThingWord = (word: string) =>
  isNoun(word) && !isPluralWord(word) && !isMassNoun(word) && !isGerund(word) && !isAdverb(word)

const IS_MEASURE = new RegExp(`^${MEASURE}$`, 'i')

/** Short labels in the forms that sellers like best. They come before the others. */
export const SHORT_RULES: readonly Rule[] = [
  matching(
    new RegExp(`^(.+?),? (?:(?:at )?(under|below|over|about|only|just)(?: at)?) (${MEASURE})$`, 'i'),
    ([, how = '', joint = '', amount = ''], product) =>
      isQuality(how) ? `${itIs(product)} ${how}, ${joint} ${amount}` : undefined,
  ),
  matching(
    /^(ipx?\d+)[ -]((?:water|sweat|splash|dust|rain)[- ]?(?:proof|resistant))$/i,
    ([, code = '', how = ''], product) => `${itIs(product)} ${code.toUpperCase()} ${how}`,
  ),
  // "quiet on zoom calls", "soft on skin", "quiet enough for morning"
  matching(
    /^((?:very |super |really |so )?(\p{L}+)(?: enough)?) ((?:on|in|under|against|for|with|to|around|at|even|between) .+)$/iu,
    ([, how = '', quality = '', rest = ''], product) =>
      /^(?:quiet|silent|loud|soft|gentle|strong|sturdy|bright|smooth|stable|steady|small|big|slim|thin|light|warm|cool|firm|stiff|sharp|safe|invisible|easy|tough|waterproof|leakproof|flat)$/.test(
        quality,
      ) && !/^(?:light|flat|cool|warm) (?:in|on)$/.test(`${quality} ${wordsOf(rest)[0]}`)
        ? `${itIs(product)} ${how} ${rest.replace(/\bfor (morning|night|evening)s?$/, 'for the $1')}`
        : undefined,
  ),
  // "2 x 5 oz", of what comes in bottles
  matching(
    /^(\d+) (?:by|x|times) (\d[\d.]*) (ounce|milliliter|gram|pound|liter|kilogram|fluid ounce)s?(?: (\p{L}+))?$/iu,
    ([, many = '', size = '', unit = '', what], product) => {
      if (Number(many) > 24) return undefined
      const named = what ?? product.noun.split(' ').findLast((word) => CONTAINERS.test(word))
      const sorts = sortsOf(product)
      const pack = named ?? (sorts.has('skin') ? 'bottle' : sorts.has('food') || sorts.has('drink') ? 'bag' : 'pack')
      const one = pack.replace(/(?<=x|ch|sh)es$|s$/, '')
      return `you get ${inWords(many)} ${size}-${unit.replace(' ', '-')} ${one}${many === '1' ? '' : /(?:x|ch|sh)$/.test(one) ? 'es' : 's'}`
    },
  ),
  // "22,000 RPM motor", "65-watt laptop", "5x magnifier"
  matching(
    /^(\d[\d,.]*(?:[- ](?:RPM|PSI|DPI|GSM|bit|way|mile|miles|watts?|volts?|quarts?|inch|inches|liters?|ounces?|gallons?|pounds?|feet|foot|megapixels?|milliamp-hours|lumens?|tooth|blade|page|zone|port|piece|person|axis|degrees?|stage|step|speed))?x?) ((?:\p{L}+ ){0,2})(\p{L}+)$/iu,
    ([, number = '', front = '', head = ''], product) => {
      if (
        !/[- x]/.test(number) ||
        !(isThingWord(head.toLowerCase()) || /^(?:zoom|talk)$/.test(head)) ||
        !wordsOf(front).every(mayDescribe) ||
        /^(?:per|pack|set|each|long|wide|tall|thick|deep|high)\b/.test(front + head)
      )
        return undefined
      if (
        /^(?:range|zoom|warranty|trial|guarantee|supply|battery|delivery|return|refund)$/.test(head) &&
        !/mile|x$/.test(number)
      )
        return undefined
      const joined = withJoinedUnit(`${number} ${front}${head}`)
        .replace(
          /^(\d[\d,.]*) (bit|way|mile|watt|volt|quart|inch|liter|ounce|gallon|pound|foot|megapixel|lumen|tooth|blade|page|zone|port|piece|person|axis|degree|stage|step|speed)s? /,
          '$1-$2 ',
        )
        .replace(/^(\d[\d.]*) feet /, '$1-foot ')
      const isContainer = /^(?:bottle|jar|tin|bag|pouch|tube|can)$/.test(head) && !product.noun.endsWith(head)
      return /^(?:zoom|talk|tape|charge|charging)$/.test(head)
        ? have(joined, product)
        : isContainer &&
            /^(?:(?:clear|amber|glass|plastic|aluminum|squeeze|pump|spray|dropper|metal|paper|kraft|resealable|travel|recyclable|foil|steel) )*$/.test(
              front,
            )
          ? `${it(product)} ${product.isPlural ? 'come' : 'comes'} in ${withArticle(joined)}`
          : have(withArticle(joined), product)
    },
  ),
  // "10 layers blotting paper", "5 bags each"
  matching(
    /^(\d+) (layers|sheets|rolls|pairs|packets|kinds|types|cups|boxes|jars|sachets|servings|bundles|bunches|balls|skeins|tubes|months|weeks|hours) ((?:\p{L}+ ){0,2}\p{L}+)$/iu,
    ([text, , sort = '', what = ''], product) =>
      /^(?:of|per|in|for|each|a|on|and|to|long|included|with|at|before|after|every|free|from|total)\b/.test(what) ||
      !thing(what) ||
      isQuality(what) ||
      (/^(?:months|weeks|hours)$/.test(sort) && !/(?:content|lessons|video|support|supply|access|coaching)$/.test(what))
        ? undefined
        : have(text.replace(` ${what}`, ` of ${what}`), product),
  ),
  matching(
    /^(\d+ (?:\p{L}+ )?\p{L}+s),? (\d+ (?:\p{L}+ )?\p{L}+s? each)$/iu,
    ([, first = '', second = '']) => `you get ${first}, ${second}`,
  ),
  matching(
    new RegExp(
      `^(\\d+ (?:\\p{L}+ )?(?:strengths|levels|sizes|weights|speeds|lengths|stages|temps|heights)),? (?:from )?(${MEASURE})$`,
      'iu',
    ),
    ([, first = '', amount = ''], product) =>
      / to /.test(amount) ? have(`${first}, from ${amount}`, product) : undefined,
  ),
  // "timer 1h 2h 4h", "3 light colors warm/cool/natural"
  matching(
    /^((?:\p{L}+ )?timer) (?:for )?((?:\d+(?: (?:hours?|minutes?))?(?:[ ,/]+(?:and |or )?)){1,5}\d+) ?(hours?|minutes?)?$/iu,
    ([, what = '', times = '', unit]) => {
      const numbers = times.match(/\d+/g) ?? []
      const last = unit ?? /(hours?|minutes?)/.exec(times)?.[1]
      return last ? `you can set the ${what} to ${joinAll(numbers, 'or')} ${last.replace(/s?$/, 's')}` : undefined
    },
  ),
  matching(
    /^(\d+ (?:\p{L}+ )?(?:colou?rs|modes|settings|sizes|scents|flavors|speeds|heats|temps|shades|finishes|levels)),? ((?:\p{L}+ ?[/,] ?)+(?:and |or )?\p{L}+)$/iu,
    ([, what = '', names = ''], product) => {
      const parts = names.split(/ ?[/,] ?(?:and |or )?/)
      return parts.length > 1 ? `${have(what, product)}, ${joinAll(parts)}` : undefined
    },
  ),
  matching(new RegExp(`^(${MEASURE}) (packed|unpacked|dry|loaded)$`, 'i'), ([, amount = '', how = ''], product) =>
    /pound|ounce|gram/.test(amount)
      ? `${it(product)} ${product.isPlural ? 'weigh' : 'weighs'} ${amount} ${how}`
      : `${itIs(product)} ${amount} ${how}`,
  ),
  matching(
    new RegExp(`^(${MEASURE}) drop[- ](tested|proof|protection|safe)$`, 'i'),
    ([, amount = ''], product) => `${itIs(product)} drop-tested from ${amount}`,
  ),
  matching(
    /^(?:free )?trial (\d+) (days?|weeks?|months?)$|^(\d+)[- ](day|week|month)s? (?:free )?trial(?: free)?$/i,
    ([text, n1, u1 = '', n2, u2 = '']) =>
      `you get a ${n1 ?? n2}-${(u1 || u2).replace(/s$/, '')}${/free/i.test(text) ? ' free' : ''} trial`,
  ),
  matching(/^each (?:one |shelf |piece |bag |hook )?(holds|fits|weighs|has|comes|is) (.+)$/i, ([text]) =>
    text.replace(/^each (?=has|comes|is)/i, 'each one '),
  ),
  matching(/^one size(?: fits)? (most|all)$/i, ([, who = '']) => `one size fits ${who}`),
  matching(/^(\d+)[- ]sided$/, ([, number = ''], product) => `${itIs(product)} ${inWords(number)}-sided`),
  matching(/^(\d+) to (\d+) ((?:\p{L}+ )?\p{L}+s)$/iu, ([text, , , what = '']) =>
    IS_MEASURE.test(text) || !isNoun(wordsOf(what).at(-1) ?? '') ? undefined : `you get ${text}`,
  ),
  matching(/^sizes? (a\d|[a-z]|\d+)$/i, ([, size = ''], product) => `${itIs(product)} size ${size.toUpperCase()}`),
  matching(/^set of (\d+|two|three|four|five|six)((?: (?:with|in) .+)?)$/i, ([, many = '', more = ''], product) =>
    product.noun.endsWith('set') || !product.isPlural
      ? `it's a set of ${many}${more}`
      : `they come in a set of ${many}${more}`,
  ),
  matching(
    new RegExp(`^${MEASURE} (?:long|wide|tall|high|deep|thick|across|around|square)$`, 'i'),
    ([text], product) => `${itIs(product)} ${text}`,
  ),
  matching(new RegExp(`^(?:${MEASURE}(?:, and |, | and | or )){1,4}${MEASURE}$`, 'i'), ([text], product) => {
    const unit = wordsOf(text).at(-1) ?? ''
    return /^(?:inches|feet|ounces|liters|quarts|pounds|gallons)$/.test(unit) && /,| or /.test(text)
      ? `${product.isPlural ? 'they come' : 'it comes'} in ${joinAll(text.replaceAll(` ${unit}`, '').split(/, and |, | and | or /))} ${unit}`
      : undefined
  }),
  matching(/^(?:1|one)[- ]time (payment|fee|purchase|price)$/i, ([, what = '']) => `it's a one-time ${what}`),
  matching(/^(full|top)[- ]grain$/i, ([, how = ''], product) => `${itIs(product)} ${how}-grain`),
  matching(
    new RegExp(`^(\\p{L}+s) (itself|themselves)(?: (?:for )?((?:up to |about )?${MEASURE}))?$`, 'iu'),
    ([, verb = '', , time], product) =>
      thirdVerb(verb)
        ? `${product.isPlural ? `they ${pluralVerb(verb)} themselves` : `it ${verb} itself`}${time ? ` for ${time}` : ''}`
        : undefined,
  ),
  matching(/^(?:has|have|contains?|with) (\p{L}{5,})$/iu, ([, what = ''], product) =>
    isEnglishWord(what.toLowerCase()) || isPluralWord(what) ? undefined : have(what, product),
  ),
  matching(
    /^(?:small|tiny|micro)[- ]batch(?:es)? ((?:in|from|at) .+)$/i,
    ([, where = ''], product) => `${itIs(product)} made in small batches ${where.replace(/^from/, 'in')}`,
  ),
  matching(
    new RegExp(
      `^(refunds?|returns?|exchanges?|money back)(?: guarantee)? (?:within|in|for|up to) (\\d+ (?:days|weeks|months|years))$`,
      'i',
    ),
    ([, what = '', time = ''], product) =>
      /^(?:refund|money)/i.test(what)
        ? `you can get your money back for ${time}`
        : `you can ${what.replace(/s$/, '')} ${product.isPlural ? 'them' : 'it'} for ${time}`,
  ),
  // "all tools in the box"
  matching(/^all (?:the )?((?:\p{L}+ )?\p{L}+s) (in|on|inside|under) (.+)$/iu, ([, what = '', where = '', rest = '']) =>
    isPluralWord(wordsOf(what).at(-1) ?? '') ? `all the ${what} are ${where} ${rest}` : undefined,
  ),
  // "drain plug bottom", "laptop pocket outside", "mesh windows 3 sides"
  matching(
    /^(.+?) (bottom|top|back|front|side|sides|both sides|outside|underneath|in back|on back|on side|on bottom|on front|\d sides)$/iu,
    ([, what = '', where = '']) => {
      const phrase = thing(what) ?? readNounPhrase(`a ${what}`)
      if (
        !phrase ||
        phrase.tail !== '' ||
        isQuality(what) ||
        verbFirst(what) ||
        !isListedNoun(phrase.head.replace(/s$/, '')) ||
        !/^(?:plug|pocket|window|vent|zipper|zip|handle|hole|clip|strap|hook|port|button|loop|lid|spout|valve|screen|light|drawer|slot|flap|tray|magnet|logo|panel|compartment|mirror|sleeve|snap|tie)s?$/.test(
          phrase.head,
        )
      )
        return undefined
      return `there${phrase.number === 'plural' ? ' are' : "'s"} ${phrase.text} ${PLACES[where.toLowerCase()] ?? `on ${where}`}`
    },
  ),
  // "yarn already started for you", "initials engraved free"
  matching(
    /^((?:\p{L}+ )??\p{L}+) (?:(?:are|is) )?((?:already |pre|fully |individually |hand |professionally )?)(\p{L}+)(| (?:for|by|in|with|on|to|at|from|free)\b.*)$/iu,
    ([, what = '', how = '', done = '', rest = '']) => {
      const phrase = thing(what)
      const last = wordsOf(what).at(-1)?.toLowerCase() ?? ''
      if (
        !phrase ||
        (phrase.number === 'mass' && how === '') ||
        !isParticiple(done) ||
        isListedNoun(done) ||
        /^(?:included|set|based|sized|shaped|flavored|scented|inspired|fed|lined|needed|required|provided|covered|made)$/.test(
          done,
        ) ||
        isQuality(what) ||
        verbFirst(what) ||
        (how === '' && rest === '') ||
        !isNoun(last) ||
        /^(?:hand|machine|laser|custom|home|double|color|stone|oven|air|vacuum|family|slow|pan|fire|farm)$/.test(what)
      )
        return undefined
      return `${being(phrase)} ${how}${done}${rest.replace(/^ free$/, ' for free')}`
    },
  ),
  matching(
    /^(picked|baked|made|packed|roasted|shipped|harvested|cut|prepared) (?:the )?(day|night|morning|week) (before|of)\b(.*)$/i,
    ([, how = '', day = '', when = '', rest = ''], product) =>
      `${itIs(product)} ${how} the ${day} ${when}${when === 'of' && rest === '' ? ' delivery' : rest}`,
  ),
  // "soft tip easy on gums"
  matching(
    /^((?:\p{L}+ )?\p{L}+) (easy|gentle|soft|safe|good|strong|big|wide|deep|long) ((?:on|for|enough) .+)$/iu,
    ([, what = '', how = '', rest = '']) => {
      const phrase = thing(what)
      return phrase && !isQuality(what) && !verbFirst(what) && isListedNoun(phrase.head)
        ? `${being(phrase)} ${how} ${rest}`
        : undefined
    },
  ),
  // "meal plan in 60 seconds"
  matching(
    /^((?:\p{L}+ )?\p{L}+) in (?:under |about )?(?:\d+|one|two) (?:seconds?|minutes?|hours?|days?|taps?|clicks?)$/iu,
    ([text, what = ''], product) => {
      const phrase = thing(what)
      return phrase?.number === 'singular' &&
        /^(?:app|course|service)$/.test(product.form) &&
        isListedNoun(phrase.head) &&
        !baseVerb(wordsOf(what)[0] ?? '') &&
        !/^(?:setup|set-up|assembly|install)$/.test(phrase.head)
        ? `you get ${withArticle(text)}`
        : undefined
    },
  ),
  // "light blocking eye mask"
  matching(
    /^(light|noise|moisture|odor|sweat|heat|sun|stain|pain|grease|water|dust|shock|fat|time|space|energy|skin|hair)[ -](blocking|cancell?ing|wicking|absorbing|fighting|saving|reducing|resisting|repelling|smoothing|tightening|trapping|locking) (.+)$/iu,
    ([, what = '', how = '', rest = ''], product) => {
      const phrase = thing(rest)
      return (
        phrase &&
        have(phrase.number === 'singular' ? withArticle(`${what}-${how} ${rest}`) : `${what}-${how} ${rest}`, product)
      )
    },
  ),
  matching(
    /^no ((?:\p{L}+ )?(?:feel|finish|residue|taste|smell|aftertaste|burn|cast|texture|film|shine|sound|glare|lag))$/iu,
    ([, what = '']) => `there's no ${what}`,
  ),
  matching(/^no ((?:\p{L}+ )?\p{L}+) (overnight|at night|all day|in bags?|anywhere)$/iu, ([text, what = '']) =>
    thing(what) ? text : undefined,
  ),
  matching(/^((?:[a-z]+(?:,? and |, | )){1,4})([a-z]+)[- ]free$/i, ([, others = '', last = ''], product) => {
    const parts = [...others.split(/,? and |, | /).filter(Boolean), last]
    return parts.length > 1 && parts.every((part) => FREE_OF.test(part))
      ? `${itIs(product)} free of ${joinAll(parts.map((part) => (/^(?:bpa|pvc|bps|pfas|gmo|sls)$/i.test(part) ? part.toUpperCase() : part.toLowerCase().replace(/^(?:phthalate|paraben|sulfate|silicone|dye|nut|egg|preservative)$/, '$&s'))))}`
      : undefined
  }),
  // "w/ travel pouch"
  matching(/^with ((?:\p{L}+ ){0,2}\p{L}+)$/iu, ([, what = ''], product) => {
    const phrase = thing(what)
    return phrase ? `${product.isPlural ? 'they come' : 'it comes'} with ${phrase.text}` : undefined
  }),
  matching(
    /^(?:just )?(snap|take|send|upload|scan) (?:a |one |your )?(pic|photo|picture|selfie|receipt|label|barcode|plant)(| .+)$/iu,
    ([, verb = '', what = '', rest = '']) =>
      /^(?:| (?:of|to|from|with|in|on|and|for) .+)$/.test(rest) ? `you ${verb} a ${what}${rest}` : undefined,
  ),
  matching(/^get (?:your |the |a )?(.+)$/iu, ([text, what = ''], { form }) =>
    /^(?:app|service|course)$/.test(form) && !/^(?:paid|up|it|started|\p{L}+ed)\b/u.test(what)
      ? `you ${text}`
      : undefined,
  ),
  matching(
    /^((?:\p{L}+ )?(?:alerts|reminders|notifications|updates|reports)) ((?:to|on|by|via|when|if|before) .+)$/iu,
    ([, what = '', rest = '']) => `you get ${what} ${rest.replace(/^to (?=phone$|your phone$)/, 'on ')}`,
  ),
  matching(
    /^(light|mirror|pocket|clip|hook|strap|loop|magnet|zipper|window|button|hole) (on|in|inside|under) (?:the )?(handle|lid|side|back|front|top|bottom|cap|base|strap|door|cover|flap|hood)$/i,
    ([, what = '', where = '', part = '']) => `there's a ${what} ${where} the ${part}`,
  ),
  matching(/^machine wash$/i, (_, product) => `you can machine-wash ${product.isPlural ? 'them' : 'it'}`),
  matching(/^a little (?:goes|lasts) .+$/i, ([text]) => text),
  matching(
    /^top[- ]rack(?: dishwasher)?(?: safe| okay| only)?$/i,
    (_, product) => `${itIs(product)} top-rack dishwasher safe`,
  ),
  matching(/^(?:1|one) per (\p{L}+)$/iu, ([, what = '']) => `you use one per ${what}`),
  matching(/^((?:\p{L}+ )?\p{L}+s) (?:x ?)?([2-9])$/iu, ([, what = '', many = ''], product) =>
    isNoun(wordsOf(what).at(-1) ?? '') &&
    isPluralWord(wordsOf(what).at(-1) ?? '') &&
    thing(what) &&
    !/^(?:sizes?|ages|levels|grades)\b/.test(what)
      ? have(`${many} ${what}`, product)
      : undefined,
  ),
  matching(
    /^(\d+ (?:grams|milligrams)) (?:of )?(protein|fiber|sugar|carbs|caffeine|collagen|fat) each$/i,
    ([, amount = '', what = ''], product) => `${have(`${amount} of ${what}`, product)} each`,
  ),
  matching(
    /^(\d[\d.]*)[- ](ounce|pound|gram|milliliter|liter|kilogram)s? (jar|bottle|bag|tube|pack|bar|tin|box|roll) (lasts|makes|does|covers) (.+)$/i,
    ([, size = '', unit = '', pack = '', verb = '', rest = '']) => `the ${size}-${unit} ${pack} ${verb} ${rest}`,
  ),
  matching(
    /^(holds|carries|fits) (up to )?(\d[\d.]* (?:pounds|gallons|liters|quarts|ounces|cups)) (?:of )?(groceries|water|laundry|food|toys|books|gear|dirt|coffee|ice|wine|soup|kibble|gas|litter|trash)$/i,
    ([, verb = '', up = '', amount = '', what = ''], product) =>
      `${it(product)} ${product.isPlural ? pluralVerb(verb) : verb} ${up}${amount} of ${what}`,
  ),
  matching(
    /^(one|two|single)[- ](hand|handed|touch|button|tap|click|piece) ((?:\p{L}+ )?(?:release|design|operation|control|lock|closure|fold|lid|squeeze release|checkout|setup))$/iu,
    ([, many = '', how = '', what = ''], product) => have(withArticle(`${many}-${how} ${what}`), product),
  ),
  // "no chin acne": troubles, not things.
  matching(
    /^no ((?:\p{L}+ )?(?:acne|breakouts?|pimples|frizz|pain|aches?|blisters|rot|anxiety|stress|dandruff|puffiness|redness|itch|rash|cramps|bloat|bloating|jitters|crash|hangover|tangles|wrinkles))$/iu,
    ([, what = '']) => `no more ${what}`,
  ),
  // "puncture free tires", "gift ready box", "cabin approved"
  matching(JOINED, ([, first = '', how = ''], product) =>
    isFunctionWord(first.toLowerCase()) ||
    isAdverb(first.toLowerCase()) ||
    /^(?:hassle|toll|free|get|hands?|dishwasher|microwave|oven)$/i.test(first) ||
    (isAdjective(first) && !isNoun(first)) ||
    isPluralWord(first)
      ? undefined
      : `${itIs(product)} ${/^(?:ats|bpa|tsa|rfid|uv|faa|usda|fda|api|seo)$/i.test(first) ? first.toUpperCase() : first}-${how}`,
  ),
  matching(
    /^([\p{L}-]+) (free|friendly|ready|proof|resistant|safe) (\p{L}+)$/iu,
    ([, first = '', how = '', what = ''], product) => {
      const phrase = thing(what)
      if (
        !phrase ||
        product.form === 'service' ||
        phrase.number === 'mass' ||
        !(isNoun(first) || baseVerb(first) || !isEnglishWord(first)) ||
        isFunctionWord(first.toLowerCase())
      )
        return undefined
      return /^(?:box|bag|pouch|tin|sleeve|bottle|packaging)$/.test(what) && !product.noun.endsWith(what)
        ? `${it(product)} ${product.isPlural ? 'come' : 'comes'} in ${withArticle(`${first}-${how} ${what}`)}`
        : `${being(phrase)} ${first}-${how}`
    },
  ),
  matching(
    /^(slow|fast|quick|long|even|clean|smooth|self)[- ](melting|drying|burning|heating|charging|acting|cooling|releasing|absorbing|closing|lasting|wearing|setting|cooking|growing)$/i,
    ([, how = '', what = ''], product) => `${itIs(product)} ${how}-${what}`,
  ),
  matching(/^hands[- ]free$/i, (_, product) => `${itIs(product)} hands-free`),
  matching(
    /^(big|extra|super|light|nice and|really|so|thick|thin|soft)(?: and|,)? (crunchy|crispy|chewy|creamy|fluffy|airy|cozy|soft|smooth|flaky|fudgy|gooey|stretchy|silky)$/i,
    ([, how = '', what = ''], product) =>
      `${itIs(product)} ${/^(?:big|light|thick|thin|soft)$/i.test(how) ? `${how} and ${what}` : `${how} ${what}`}`,
  ),
  matching(
    /^(?:machine )?wash (cold|warm|hot|inside out),? (?:and |then )?(?:lay )?(hang|line|air|tumble|flat)(?: to)?[- ]dry(?: low)?$/i,
    ([, how = '', dry = ''], product) => {
      const them = product.isPlural ? 'them' : 'it'
      return `you wash ${them} ${how} and ${(TO_DRY[dry.toLowerCase()] ?? '').replace('#', them)}`
    },
  ),
  matching(
    /^wash(?:es)? (cold|warm|hot|inside out)$/i,
    ([, how = ''], product) => `you wash ${product.isPlural ? 'them' : 'it'} ${how}`,
  ),
  // "trim to fit", "reuse 3 to 4 times"
  matching(
    /^(\p{L}+) ((?:to|in|into|with|over|on|onto|between|under|right|straight|\d+(?: to \d+)? times|once|again|twice)\b.*)$/iu,
    ([, verb = '', rest = ''], product) =>
      WITH_OBJECT.test(verb.toLowerCase()) &&
      !/\b(?:it|them)\b/.test(rest) &&
      !/^(?:in|on) (?:and|or)\b/.test(rest) &&
      !/^(?:store|use|wear|hang|wipe|wash|stick|spray|roll|press|clip|pull|peel|fold)$/.test(verb.toLowerCase())
        ? `you ${/^(?:reuse|bend|reheat|resize|rewear|freeze|microwave)$/i.test(verb) ? 'can ' : ''}${verb} ${product.isPlural ? 'them' : 'it'} ${rest}`
        : undefined,
  ),
  matching(
    /^sets? up (by yourself|alone|solo|without help)$/i,
    ([, how = ''], product) =>
      `you can set ${product.isPlural ? 'them' : 'it'} up ${how === 'without help' ? how : 'by yourself'}`,
  ),
  // Of a service: "steam clean car seats"
  matching(/^(?:steam|deep|hand|power|pressure|dry) (\p{L}+) (.+)$/iu, ([text, verb = '', rest = ''], { form }) =>
    form === 'service' &&
    /^(?:clean|wash|dry)$/.test(verb) &&
    !/^(?:of|for|in|on|with|the)\b/.test(rest) &&
    isPluralWord(wordsOf(rest).at(-1) ?? '')
      ? `they ${text}`
      : undefined,
  ),
  // Languages and places.
  (text, product) => {
    const parts = text.split(/,? and |,? or |, | ?\/ ?/)
    const lower = parts.map((part) => part.toLowerCase())
    if (parts.length > 1 && parts.length < 5 && lower.every((part) => LANGUAGE.test(part)))
      return `${product.form === 'service' ? 'they speak' : product.form === 'thing' ? 'it comes in' : `${itIs(product)} in`} ${joinAll(lower.map(upperFirst))}`
    if (
      parts.length > 1 &&
      lower.every((part) => (PEOPLE.has(part) && part.endsWith('s')) || /^(?:men|women|children|babies)$/.test(part))
    )
      return `${itIs(product)} for ${joinAll(lower)}`
    return undefined
  },
  matching(
    /^(?:1|one)[- ]on[- ](?:1|one)(?: (over|on|via|by|in) (.+))?$/i,
    ([, how = '', rest = ''], product) => `${itIs(product)} one-on-one${how ? `, ${how} ${rest}` : ''}`,
  ),
  // "from 12 local farms", "from any phone pic"
  matching(/^from (.+)$/i, ([text, what = ''], product) =>
    /^\$|^\d+ (?:months|weeks|years|days)|^(?:newborn|birth|start|day)/i.test(what) ||
    !(thing(what) ?? readNounPhrase(what))
      ? undefined
      : /\b(?:pic|photo|picture|drawing)s?$/.test(what)
        ? `${itIs(product)} made ${text}`
        : product.form === 'service'
          ? `everything's ${text}`
          : `${itIs(product)} ${text}`,
  ),
  matching(/^no more (.+)$/i, ([text, what = '']) =>
    wordsOf(what).length < 4 && !isFunctionWord(what) ? text : undefined,
  ),
  matching(/^up to (\d[\d.]* (?:hours|days|weeks|months|years))$/i, ([text], product) =>
    /^(?:thing|plural|stuff)$/.test(product.form)
      ? `${it(product)} ${product.isPlural ? 'last' : 'lasts'} ${text}`
      : undefined,
  ),
  matching(/^up to (\d[\d.]* degrees)$/i, ([text], product) => `${itIs(product)} good ${text}`),
  matching(/^(\d[\d.]* (?:quarts?|gallons?|liters?))$/i, ([text], product) =>
    product.form === 'thing' &&
    !['skin', 'food', 'drink'].some((sort) => sortsOf(product).has(sort)) &&
    !/\b(?:paint|glue|cleaner|detergent|soap|oil)\b/.test(product.noun)
      ? `it holds ${text}`
      : undefined,
  ),
  matching(
    /^(?:watch|learn|study|go|work|practice|start|finish|cook|bake|paint|draw|listen|train|read|follow) (?:at|on|from|with|anytime|anywhere|along|whenever)\b.*$/i,
    ([text], { form }) => (/^(?:app|course)$/.test(form) ? `you can ${text}` : undefined),
  ),
  // "scan pages to drive", "track orders": of an app or a course
  matching(
    /^(\p{L}+) ((?:\p{L}+ ){0,3}\p{L}+s)( (?:to|with|from|in|on|by|for|at|as) .+)$/iu,
    ([text, verb = '', object = '']) =>
      /^(?:scan|send|track|save|share|sync|upload|download|print|edit|plan|book|sell|build|learn|create|design|compare|export|import|sort|organize|split|manage|schedule|draw|translate|record|invite|message)$/i.test(
        verb,
      ) &&
      isPluralWord(wordsOf(object).at(-1) ?? '') &&
      !thirdVerb(wordsOf(object)[0] ?? '')
        ? `you can ${text.replace(/\b(drive|dropbox|notion|excel|zoom|slack)\b/gi, upperFirst)}`
        : undefined,
  ),
  // "steel blades and lid", "carry bag and workout poster"
  (text, product) => {
    const parts = text.split(/,? and |, /)
    if (parts.length < 2 || parts.length > 4 || /\d/.test(text) || /^(?:service|course)$/.test(product.form))
      return undefined
    const read = parts.map((part) => {
      const words = wordsOf(part.toLowerCase())
      const head = words.at(-1) ?? ''
      const isCounted = isListedNoun(head) || isListedNoun(head.replace(/s$/, ''))
      const isPlain =
        words.length > 1 &&
        words.length < 4 &&
        isCounted &&
        words.every((word) => !isFunctionWord(word) && mayDescribe(word) && !thirdVerb(word)) &&
        !/^(?:keep|keeps|use|make|get|add|take)$/.test(words[0] ?? '')
      if (
        !isPlain &&
        !(
          words.length === 1 &&
          /^(?:remote|app|pouch|case|manual|guide|charger|adapter|brush|stand|bag|cover|poster)$/.test(head)
        )
      )
        return undefined
      return isPluralWord(head) || isMassNoun(head) ? part : withArticle(part)
    })
    const isSure =
      read.every((part) => part !== undefined) &&
      (parts.every(
        (part) => part.includes(' ') && (!baseVerb(wordsOf(part)[0] ?? '') || isAdjective(wordsOf(part)[0] ?? '')),
      ) ||
        parts.some((part) =>
          /^(?:carry|travel|storage|step|workout|instruction|quick|starter|remote|app|carrying|spare|usb|gift|cleaning)\b/i.test(
            part,
          ),
        ))
    return isSure ? have(joinAll(read.map(String)), product) : undefined
  },
]
