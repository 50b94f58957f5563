import { isMassNoun, pluralVerb, thirdPerson, upperFirst, withArticle } from '../language'
import { isAdjective, isEnglishWord, isListedNoun, isPluralWord, PLACES, sentenceCost } from '../reading'
import { isEaten } from './feature-words'
import { isCounted, type Named } from './plain-features'
import { isSureThing } from './sure-sentence'

export const lastOf = (text: string) => text.split(' ').at(-1) ?? ''
export const isSold = ({ form }: Named) => form === 'thing' || form === 'plural'
export const itIs = ({ isPlural, form }: Named) => (isPlural || form === 'service' ? "they're" : "it's")
export const has = ({ isPlural, form }: Named) =>
  /^(?:service|course)$/.test(form) ? 'you get' : isPlural ? 'they have' : 'it has'
export const them = ({ isPlural }: Named) => (isPlural ? 'them' : 'it')
export const does = (act: string, { isPlural, form }: Named) => {
  const [verb = '', ...rest] = act
    .replace(/^((?:expand|adjust|extend|stretche|range)s) (?=\d[\d.]* (?:\p{L}+ )?to )/u, '$1 from ')
    .split(' ')
  return isPlural || form === 'service'
    ? ['they', pluralVerb(verb), ...rest].join(' ')
    : `it ${[verb, ...rest].join(' ')}`
}
export const COLOR =
  '(?:[a-z]+ )?(?:black|white|gray|grey|brown|tan|beige|navy|blue|green|red|pink|purple|yellow|orange|gold|silver|cream|ivory|walnut|oak|espresso)'

type Pattern = readonly [RegExp, (product: Named, ...parts: string[]) => string | false | undefined]
const isOneThing = (text: string) =>
  isThing(text) && !isPluralWord(lastOf(text.split(/ (?:for|with|of|in|on|to|that) /)[0] ?? ''))
const counted = (text: string) =>
  isOneThing(text) &&
  (!(isMassNoun(lastOf(text)) || /(?:ware|wear|gear|equipment|tion)\b/.test(text)) ||
    /\b(?:grip|mat|cloth|light|lining)$/.test(text)) &&
  !/^(?:an?|the|one|\d|my|your) /.test(text)
    ? withArticle(text)
    : text
/** The same where the article is still missing. */
const isThing = (text: string) => isSureThing(text) || isSureThing(`the ${text}`)
const isBooked = ({ form }: Named) => form === 'service' || form === 'course'
const UNIT_OF_SIZE = '(?:ounce|fluid ounce|pound|gram|liter|milliliter|gallon|quart|cup)'
const CONTAINER = '(?:bottle|jar|tin|tube|pouch|bag|box|can|tub|canister|tumbler)'
const SIZED = new RegExp(`^(\\d[\\d.]*)[ -](${UNIT_OF_SIZE})s?(?: |-)((?:[a-z]+ )*${CONTAINER}s?)$`)
const HELD_IN = new RegExp(`^((?:[a-z-]+ )*${CONTAINER})((?: with| you can) .+)?$`)
const SOURCES =
  '(?:made|grown|poured|sewn|bottled|brewed|roasted|printed|designed|built|blended|packed|thrown|cut|baked|assembled|milled|woven|knit|carved|painted|born|filled|harvested|fermented)'
const MADE_IN = new RegExp(
  `^((?:hand|small batch|locally|solar|kiln|wood|slow)[- ])?(${SOURCES})(?: in)? (?:small batches |small batch )?(?:in )?(${PLACES})$`,
  'i',
)
const MEASURE_WORD =
  /^(?:minutes|hours|days|weeks|months|years|seconds|inches|feet|pounds|ounces|grams|degrees|percent|watts|volts|pages|miles|times|people|players|decibels|millimeters|centimeters|meters|liters|milliliters|gallons|quarts|cups|uses|loads)$/
const SURE_COST = 0.8
const LEVELS =
  'sodium|sugar|fat|carb|calorie|acid|smoke|odor|dust|light|maintenance|protein|fiber|impact|waste|pile|profile|noise|glare|static|lint'

/** What sellers type in the same few forms, and how it is said. */
const PATTERNS: readonly Pattern[] = [
  [
    MADE_IN,
    (product, how, verb, place) =>
      `${itIs(product)} ${how.replace(/ $/, '-')}${verb.toLowerCase()} in ${place.replace(/(?<=^|[ -])[a-z]/g, upperFirst)}`,
  ],
  [
    SIZED,
    (product, much, unit, thing) =>
      (isEaten(product) || /candle|soap/.test(product.noun)) &&
      !thing.endsWith('s') &&
      does(`comes in ${withArticle(`${much}-${unit.replace('fluid ', '')} ${thing}`)}`, product),
  ],
  [
    HELD_IN,
    (product, thing, rest) =>
      (isEaten(product) || /candle|soap/.test(product.noun) || /^(?:resealable|reclosable|zip|gift) /.test(thing)) &&
      isThing(thing) &&
      does(
        `comes in ${withArticle(thing)}${rest.replace(/ with ([a-z]+)$/, (whole, part: string) => (isPluralWord(part) || isMassNoun(part) ? whole : ` with ${withArticle(part)}`))}`,
        product,
      ),
  ],
  // "usb-c cable included", "2 cars included", "metal ring for android included"
  [
    /^(?:an? |the )?([^,]+?) (?:is |are )?included$/,
    (product, thing) => {
      const many = isPluralWord(lastOf(thing.split(/ (?:for|with|of|in|to) /)[0] ?? ''))
      if (
        !/^(?:USB|[a-z\d])/.test(thing) ||
        / (?:and|or) |^(?:no|not|all|everything|inside|outside) /.test(thing) ||
        !(isThing(thing) || /^[a-z]+$/.test(thing))
      )
        return undefined
      // "rainfly": one word that no list knows
      const listed = isThing(thing) || many || isMassNoun(thing) ? counted(thing) : withArticle(thing)
      return isBooked(product) || product.form === 'app'
        ? `the ${thing} ${many ? 'are' : 'is'} included`
        : does(`comes with ${listed}`, product)
    },
  ],
  [
    /^(\d+|two|three|four|five) (?:free )?([a-z]+s) free$/,
    (_, many, things) => isSureThing(things) && `you get ${many} ${things} free`,
  ],
  [
    /^([a-z]+s?),? no extra(?: charge| cost)?$/,
    (_, thing) => isPluralWord(thing) && `there's no extra charge for ${thing}`,
  ],
  [
    /^(set|use|put|hang|mount|store|place|keep) (it|them) anywhere (?:from )?(\d+) ?(?:to|-) ?(\d+)(?: degrees)?( Fahrenheit| Celsius)?$/,
    (product, verb, _, least, most, scale) =>
      `you can ${verb} ${them(product)} anywhere from ${least} to ${most} degrees${scale}`,
  ],
  [
    /^(?:your |the )?first ([a-z]+) (?:ready )?(in|within) (about |under |just )?(\d+|a|one|two|three) (minutes?|hours?|days?|weeks?|months?)$/,
    (_, what, how, about, many, unit) =>
      isListedNoun(what) && `you get your first ${what} ${how} ${about}${many} ${unit}`,
  ],
  [
    /^my ([a-z]+'s) (?:old |secret )?(recipe|design|pattern|formula)$/,
    (product, whose, what) =>
      `${isEaten(product) || product.form === 'thing' ? "it's" : 'they are'} my ${whose} ${what}`,
  ],
  [
    /^(text|call|email|message|notify)s? (?:you )?((?:when|before|if|once|as soon as|with|the|every|after) .+)$/,
    (product, verb, when) =>
      product.form === 'service' &&
      !/\byou\b/.test(when) &&
      `they ${verb} you ${when.replace(/\bwith (?=(?:photo|picture|video|link|summary|quote|price)$)/, 'with a ')}`,
  ],
  [
    /^order (by|before) ((?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|noon|night))?|noon|midnight|\d+ [AP]M)$/i,
    (_, how, day) => `you order ${how} ${upperFirst(day)}`,
  ],
  // "idea booklet 40 builds", "light-up base, 3 modes"
  [
    /^([a-z-]+(?: [a-z-]+)?),? (\d+|two|three|four|five|six) ([a-z]+(?: [a-z]+)?)$/,
    (product, thing, many, parts) =>
      isSureThing(`a ${thing}`) &&
      isCounted(lastOf(thing)) &&
      lastOf(thing) !== lastOf(product.noun) &&
      !/ing$|^no |^(?:up|about|over|under|only)\b/.test(thing) &&
      isPluralWord(lastOf(parts)) &&
      !MEASURE_WORD.test(lastOf(parts)) &&
      isSureThing(parts) &&
      `${has(product)} ${withArticle(thing)} with ${many} ${parts}`,
  ],
  // "jar, scraper, and cover included"
  [
    /^([a-z]+(?: [a-z]+)?(?:, [a-z]+(?: [a-z]+)?)*),? and ([a-z]+(?: [a-z]+)?),? (?:are )?included$/,
    (product, others, last) => {
      const things = [...others.split(', '), last]
      const list = things.map(counted)
      return (
        !isBooked(product) &&
        product.form !== 'app' &&
        things.every(
          (thing, at) =>
            isThing(thing) &&
            (at === things.length - 1 || !thing.includes(' ') || !isAdjective(thing.split(' ')[0] ?? '')),
        ) &&
        does(
          `comes with ${list.slice(0, -1).join(', ')}${list.length > 2 ? ',' : ''} and ${list.at(-1) ?? ''}`,
          product,
        )
      )
    },
  ],
  [
    /^(\d+|one|two|three|four|five|six|seven) (?:simple |real |clean )?ingredients?$/,
    (_, many) => (many === 'one' || many === '1' ? "there's one ingredient" : `there are ${many} ingredients`),
  ],
  [/^((?:[a-z]+ and )?[a-z]+ wax)(?: blend)?$/, (product, what) => `${itIs(product)} ${what}`],
  [
    /^(\d+)[- ](grams?|milligrams?) (?:of )?([a-z]+)$/,
    (product, much, unit, what) =>
      (isMassNoun(what) || /^(?:protein|fiber|sugar|caffeine|carbs|collagen|fat)$/.test(what)) &&
      `${has(product)} ${much} ${unit.replace(/m$/, 'ms')} of ${what}`,
  ],
  [/^one[- ]time (payment|purchase|fee)$/, (_, what) => `it's a one-time ${what}`],
  [
    /^(\d+) (months|years) to (\d+) (months|years)$/,
    (product, least, unit, most, other) =>
      isSold(product) && `${itIs(product)} for ${least} ${unit} to ${most} ${other}`,
  ],
  [
    /^(up to |about |over )?(\d+) miles (?:on|per) (?:a|one|the|1)?(?: ?(single|full))? ?charge$/,
    (product, about, many, how) =>
      product.form === 'thing' && does(`goes ${about}${many} miles on a ${how && `${how} `}charge`, product),
  ],
  [
    /^(one|two|three|\d+) ([a-z]+) (per|each) ([a-z]+)$/,
    (_, many, what, how, unit) =>
      isListedNoun(what.replace(/s$/, '')) &&
      isListedNoun(unit) &&
      !MEASURE_WORD.test(`${what.replace(/s$/, '')}s`) &&
      `${many} ${what} ${how} ${unit}`,
  ],
  [
    /^(\d+) (loads|uses|washes|servings|doses|cups|sheets|applications)( (?:in|per|from) .+)?$/,
    (_, many, what, where) => `you get ${many} ${what}${where}`,
  ],
  [
    /^((?:fit|hold|keep|stay|block|protect|float|stick|come|last|dry|work|stretch|hug|cover|absorb|double|save|stop|reach|run|weigh|need) .+)$/,
    (product, act) => product.isPlural && sentenceCost(`They ${act}.`) < SURE_COST && `they ${act}`,
  ],
  [
    /^(\d+) ([a-z]+(?: [a-z]+)?),? (?:in )?(\d+) (sizes|colors|shapes|scents|flavors|shades|styles)$/,
    (_, many, things, kinds, of) =>
      isPluralWord(lastOf(things)) && isSureThing(things) && `you get ${many} ${things} in ${kinds} ${of}`,
  ],
  [/^((?:two|four|2|4)-way stretch)$/, (product, what) => `${has(product)} ${what}`],
  [/^top[- ]rack dishwasher(?:[- ]safe)?$/, (product) => `${itIs(product)} top-rack dishwasher safe`],
  // "turn off by themselves after 20 seconds"
  [
    /^(turn|shut|open|close|fold|lock|light|clean|fill|refill)s?((?: on| off| up| down)?) by (?:itself|themselves)((?: after| when| at| in) .+)?$/,
    (product, verb, how, when) =>
      does(`${thirdPerson(verb)}${how} by ${product.isPlural ? 'themselves' : 'itself'}${when}`, product),
  ],
  [/^wipes? clean$/, (product) => does('wipes clean', product)],
  [
    /^(dry erase|one size|hypoallergenic|all[- ]natural|true to size|low[- ]key|ad free|pet safe|kid safe|gender neutral|beginner friendly)$/,
    (product, how) => `${itIs(product)} ${how}`,
  ],
  [
    new RegExp(`^(low|high|zero|reduced) (${LEVELS})(?:,? (\\d[\\d.]* (?:milligrams|grams|calories)))?$`),
    (product, how, what, much) =>
      isSold(product) || product.form === 'stuff' ? `${itIs(product)} ${how} ${what}${much && `, ${much}`}` : undefined,
  ],
  [
    /^(\d+)(?:%| percent) ([a-z]+),?(?: and)? (\d+)(?:%| percent) ([a-z]+)$/,
    (product, much, one, less, other) => `${itIs(product)} ${much} percent ${one}, ${less} percent ${other}`,
  ],
  [new RegExp(`^(${COLOR}(?: and ${COLOR})?)$`), (product, color) => isSold(product) && `${itIs(product)} ${color}`],
  [/^(\d[\d.]* by \d[\d.]*(?: by \d[\d.]*)?)$/, (product, size) => `${itIs(product)} ${size}`],
  [
    /^(?:works|compatible|pairs|syncs) with ([a-z]+)( \d+ and (?:up|above|later|newer))?$/i,
    (product, app, since) =>
      !isEnglishWord(app.toLowerCase()) && app.length > 3
        ? does(`works with ${upperFirst(app)}${since}`, product)
        : undefined,
  ],
  [
    new RegExp(
      `^(\\d[\\d.]*)-(minute|hour|day|week|month|year) ((?:burn|run|play|charge|prep|cook|battery|shelf) (?:time|life)|warranty|guarantee|timer|battery|program|plan|course)$`,
    ),
    (product, many, unit, what) => `${has(product)} ${withArticle(`${many}-${unit} ${what}`)}`,
  ],
  [
    /^(two|three|four|five|\d+) ((?:[a-z]+ )?[a-z]+s),? (?:from )?(mild|soft|easy|light|low|small|slow|beginner|warm|gentle) to ((?:very |super )?[a-z]+)$/,
    (_, many, things, least, most) => isPluralWord(things) && `there are ${many} ${things}, from ${least} to ${most}`,
  ],
  [
    /^(swatches|refills?|samples?|[a-z]+ consultations?|consultations?|estimates?|quotes?|delivery|pickup|shipping|returns|first (?:session|lesson|class|visit|month|call|clean)) (?:is |are )?free$/,
    (_, what) => `${what.startsWith('first') ? 'the ' : ''}${what} ${isPluralWord(lastOf(what)) ? 'are' : 'is'} free`,
  ],
  [
    /^(fits|takes|for) ((?:phones|laptops|tablets|wrists|waists|heads|dogs|cats|feet|jars|cups|tires|pots|pans|beds|tvs|screens|people|kids) )?(\d[\d.]* to \d[\d.]* (?:inches|feet|pounds|centimeters|millimeters|ounces|quarts))$/,
    (product, verb, what, range) =>
      verb === 'for' ? undefined : does(`${verb} ${what}${what && 'from '}${range}`, product),
  ],
  [
    /^(rinse|wash|soak|clean) (under|in|with) (the |a )?([a-z]+(?: [a-z]+)?)( to clean)?$/,
    (product, verb, where, article, what, clean) =>
      isThing(what) &&
      `you ${verb} ${them(product)} ${where} ${article || (/^(?:tap|sink|faucet|shower|bathtub)$/.test(what) ? 'the ' : '')}${what}${clean && ` to clean ${them(product)}`}`,
  ],
  [
    /^auto(?:matic)?(?:ally)?[- ](?:shuts?[- ]?|turns? )?off(?: (?:after |in )?(\d+ (?:minutes|hours|seconds)))?$/,
    (product, time) => `${does('turns off automatically', product)}${time && ` after ${time}`}`,
  ],
  [
    /^(\d+) (minutes|hours) auto(?:matic)?[- ](?:shut[- ]?)?off$/,
    (product, many, unit) => `${does('turns off automatically', product)} after ${many} ${unit}`,
  ],
  [
    /^(\d+)(?: |-)(gallons?|liters?|quarts?|milliliters)$/,
    (product, much, unit) =>
      product.form === 'thing' && !isEaten(product) && does(`holds ${much} ${unit.replace(/([^s])$/, '$1s')}`, product),
  ],
  [
    /^(\d[\d.]*) (pounds|kilograms)$/,
    (product, much, unit) => isSold(product) && !isEaten(product) && does(`weighs ${much} ${unit}`, product),
  ],
  [
    /^(\d+ (?:PSI|RPM|GSM|denier|momme|lumens|watts)|SPF \d+)$/i,
    (product, much) =>
      !isBooked(product) && `${itIs(product)} ${much.replace(/^spf|psi$|rpm$|gsm$/i, (unit) => unit.toUpperCase())}`,
  ],
  [
    /^((?:about |over )?\d+) hours?(?: burn(?: time)?)?$/,
    (product, many) => /candle|melts?$/.test(product.noun) && does(`burns for ${many} hours`, product),
  ],
  [
    /^(dark|offline|night|airplane) mode$/,
    (product, which) => `${has(product)} ${which === 'night' ? 'a ' : ''}${which} mode`,
  ],
  [/^(instant|digital) download$/, (product) => `${product.isPlural ? "they're" : "it's"} an instant download`],
  [/^(step-by-step|how-to|training|intro|setup) (video|guide)s?$/, (_, sort, what) => `there's a ${sort} ${what}`],
  [
    /^((?:two|three|four|\d) (?:[a-z]+ )?(?:guys|movers|cleaners|people|techs|technicians|helpers|painters|men|women|pros|groomers|installers))$/,
    (product, who) => product.form === 'service' && `they send ${who}`,
  ],
  [
    /^((?:[a-z-]+ )*(?:products|supplies|cleaners|detergents?|soap|equipment|tools))$/,
    (product, what) => product.form === 'service' && isSureThing(what) && `they use ${what}`,
  ],
  [
    /^(catch|follow|check|clean|keep|set|show|pick|drop) (up|in|out|off) (on|with|after|at|from) ([a-z ]+)$/,
    (product, verb, how, where, what) =>
      product.form === 'service' && isSureThing(what) && `they ${verb} ${how} ${where} ${what}`,
  ],
  [
    /^([a-z]+(?: [a-z]+)?) (within|in) (about |under )?(\d+|a|one) (hours?|days?|weeks?|minutes?)$/,
    (product, what, how, about, many, unit) =>
      isBooked(product) &&
      GIVEN.test(lastOf(what)) &&
      `you get ${/(?:call|quote|answer|reply|plan|estimate|summary|report|proof|refund)$/.test(what) ? withArticle(what) : `your ${what}`} ${how} ${about}${many} ${unit}`,
  ],
  [
    /^((?:[a-z]+ )?(?:updates|refills|returns|exchanges|revisions|replacements|support|access|alerts|reminders|notifications) (?:for|on|when|before|about|by|from|\d|every) ?.*)$/,
    (_, what) => isSureThing(what.replace(/ \d.*/, '')) && what.length < 50 && `you get ${what}`,
  ],
  [
    /^(?:use it |used? )?(?:morning and night|day and night|am and pm)$/,
    (product) => product.form === 'stuff' && 'you use it morning and night',
  ],
  [
    /^(rotates|swivels|spins|turns|pivots) (360|180|90)(?: degrees)?$/,
    (product, verb, much) => does(`${verb} ${much} degrees`, product),
  ],
  [
    /^(?:set|pack) of (\d+|two|three|four|five|six)$/,
    (product, many) => `${product.isPlural ? 'they come in' : "it's"} a set of ${many}`,
  ],
  [/^(one|1) ([a-z]+) at a time$/, (_, _one, what) => `one ${what} at a time`],
]
const GIVEN =
  /^(?:gallery|proof|report|results|quote|answer|reply|refund|draft|edits|photos|video|files|estimate|plan|design|call|prints|album|summary|logo|first)$/

/** What was typed in a form that many sellers use, as a sentence; undefined for any other form. */
export function sayByPattern(text: string, product: Named): string | undefined {
  for (const [pattern, toSay] of PATTERNS) {
    const found = pattern.exec(text)
    const said = found && toSay(product, ...found.slice(1).map((part) => part ?? ''))
    if (said) return `${upperFirst(said)}.`
  }
  return undefined
}
