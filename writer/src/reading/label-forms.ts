import { isMassNoun, plural, pluralVerb, thirdPerson, withArticle } from '../language'
import { MATERIALS } from '../analysis/feature-words'
import {
  baseVerb,
  isAdjective,
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
  COLOR,
  DOES_NOT,
  have,
  it,
  itIs,
  joinAll,
  matching,
  named,
  thing,
  YOURS,
  type Rule,
} from './label-words'
import { wordsOf } from './noun-phrase'
import { sortsOf } from './sorts'

const AGENT =
  /^(?:dentist|chef|vet|doctor|dermatologist|teacher|hand|family|wom[ae]n|mom|expert|coach|nutritionist|therapist|pediatrician|artist|nurse|trainer|locally|hospital|lab|community|veteran|owner|lawyer|attorney|designer)$/
const BODY =
  /^(?:neck|shoulders?|back|knees?|hips?|feet|foot|hands?|wrists?|ankles?|elbows?|face|eyes|lips|arms|legs|chest|belly|tummy|scalp|hair|skin|nails|cheeks|lower back|upper back|thighs|calves)$/
const BED_SIZE = /^(?:twin|twin xl|full|queen|king|california king|cal king|crib)$/
const SIZES: Record<string, string> = {
  xs: 'extra small',
  s: 'small',
  m: 'medium',
  l: 'large',
  xl: 'XL',
  xxl: 'double XL',
}
const FREQUENCY = /^(?:hourly|daily|weekly|biweekly|monthly|quarterly|yearly|annual)$/
const STANDS =
  /^(?:clip|strap|mount|hook|holder|attachment|slot|pocket|sleeve|loop|opening|hole|stand|bag|pouch|cover|compartment|space|room|spot|case|window|place|shelf|tray|ring|bracket|handle|cutout)s?$/

const INGREDIENTS =
  /^(?:wick|lid|jar|pump|brush|dropper|box|pouch|spoon|applicator|mirror|case|bag|tin|scoop|cap|straw|handle|roller|comb|cloth|mitt|stand|shaker|grinder|seal|bond)$/

const IS_YOURS = new RegExp(`^(?:${YOURS})$`, 'i')

export const FORM_RULES: readonly Rule[] = [
  // "S/M/L"
  matching(
    /^(?:xs|s|m|l|xl|xxl)(?:\s?[/,]\s?(?:xs|s|m|l|xl|xxl))+$/i,
    ([text], product) =>
      `${product.isPlural ? 'they come' : 'it comes'} in ${joinAll(
        text
          .toLowerCase()
          .split(/\s?[/,]\s?/)
          .map((size) => SIZES[size] ?? size),
      )}`,
  ),
  (text, product) => {
    const parts = text.toLowerCase().split(/ and |, /)
    if (parts.length < 2) return undefined
    if (parts.every((part) => BED_SIZE.test(part)))
      return `${product.isPlural ? 'they come' : 'it comes'} in ${joinAll(parts)}`
    if (parts.every((part) => BODY.test(part))) return `it's for your ${joinAll(parts)}`
    if (
      parts.length === 2 &&
      parts.every(
        (part) =>
          MATERIALS.test(part) || /^(?:soy|coconut|(?:coconut|bees?|soy) ?wax|organic beeswax|foam|gel)$/.test(part),
      ) &&
      !/^(?:honey|service|course|app)$/.test(product.form)
    )
      return `${itIs(product)} made of ${joinAll(parts)}`
    return undefined
  },
  matching(/^(?:(?:hourly|daily|weekly|biweekly|monthly|quarterly|yearly|annual)(?:,? and |, | )?){2,4}$/i, ([text]) =>
    joinAll(
      text
        .toLowerCase()
        .split(/,? and |, | /)
        .filter((word) => FREQUENCY.test(word)),
    ),
  ),
  // "cedar and smoke": what is in it.
  (text, product) => {
    const parts = text
      .toLowerCase()
      .replace(/^with /, '')
      .split(/,? and |, /)
    const sorts = sortsOf(product)
    const isMixed =
      ['skin', 'food', 'drink'].some((sort) => sorts.has(sort)) ||
      /\b(?:candles?|melts?|balm|soap|bar|scrub|diffuser|spray)$/.test(product.noun)
    return isMixed &&
      parts.length > 1 &&
      parts.length < 4 &&
      parts.every(
        (part) =>
          /^[a-z]+$/.test(part) &&
          (isNoun(part) ? thing(part) !== undefined : !isEnglishWord(part) && part.length > 3) &&
          !isAdjective(part) &&
          !isPluralWord(part) &&
          !INGREDIENTS.test(part),
      )
      ? `there's ${joinAll(parts)} in ${product.isPlural ? 'them' : 'it'}`
      : undefined
  },
  matching(
    /^usb(?:[- ]c)? (?:rechargeable|charging|charge|charged)$/i,
    ([text], product) =>
      `${it(product)} ${product.isPlural ? 'charge' : 'charges'} by ${/^usb[- ]c\b/i.test(text) ? 'USB-C' : 'USB'}`,
  ),
  // "clean burning", "noise reducing", "dentist made", "small batch"
  matching(
    /^(\p{L}+)[- ](burning|reducing|cancelling|canceling|wicking|blocking|drying|absorbing|fighting|repelling|smelling|tasting|fitting|acting|lasting|saving|releasing|boosting|hydrating|looking|proofing|sealing|cooling|heating|closing|watering|cleaning|standing|charging)$/iu,
    ([, first = '', second = ''], product) =>
      isFunctionWord(first) ||
      (/^(?:cleaning|heating|cooling|charging|watering|sealing|standing)$/.test(second) &&
        !/^(?:self|auto|fast|quick)$/.test(first))
        ? undefined
        : `${itIs(product)} ${first}-${second}`,
  ),
  matching(
    /^(\p{L}+)[- ](made|approved|tested|trained|recommended|designed|owned|cooked|painted|built|formulated|led|run|poured|stitched|carved|rolled|written|reviewed|crafted|drawn)$/iu,
    ([, who = '', how = ''], product) =>
      AGENT.test(who.toLowerCase())
        ? `${product.form === 'service' ? "they're" : itIs(product)} ${who === 'locally' ? `${who} ` : `${who}-`}${how}`
        : undefined,
  ),
  matching(
    /^(small|single|large|micro)[- ]batch(?:es)?(?:,? (made (?:in|by|with) .+))?$/i,
    ([, how = '', made], product) => `${itIs(product)} ${how}-batch${made ? `, ${made}` : ''}`,
  ),
  matching(
    /^(taste|septic|skin|color|kid|baby|pet|lip|travel|reef|body|toe|scalp|bird|fish|plant|contact lens|hot tub|stroller|airport|lens)[- ]safe$/i,
    ([, what = ''], product) => `${itIs(product)} ${what}-safe`,
  ),
  matching(/^(\p{L}+s)[- ]safe$/iu, ([, what = ''], product) =>
    isPluralWord(what) && !/^(?:parts|lids|bowls|cups|plates|pieces|trays|plants)$/.test(what)
      ? `${itIs(product)} safe for ${what}`
      : undefined,
  ),
  matching(/^zero[- ](waste|drop|gravity|turn)$/i, ([, what = ''], product) => `${itIs(product)} zero-${what}`),
  matching(/^zero (\p{L}+)$/iu, ([, what = '']) =>
    isMassNoun(what) || isPluralWord(what) ? `there's zero ${what}` : undefined,
  ),
  matching(
    /^(tap|flip|press|pull|push|twist|squeeze|shake|pump|swipe|turn|spin) to (\p{L}+)$/iu,
    ([, verb = '', end = ''], product) =>
      isListedNoun(end) && !/^(?:start|stop|open|close|lock|pause|record|dispense|play|snooze)$/.test(end)
        ? undefined
        : baseVerb(end) && !/^(?:zoom|pay|talk)$/.test(end)
          ? `you ${verb} ${product.isPlural ? 'them' : 'it'} to ${end}`
          : `you ${verb} to ${end}`,
  ),
  // Of a service or its people.
  matching(
    /^open ((?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends|evenings|late|daily|year round|24\/7|7 days(?: a week)?)(?: and (?:(?:satur|sun)days?|weekends|evenings))?)$/i,
    ([text]) =>
      `they're ${text.replace(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/gi, (day) => day.charAt(0).toUpperCase() + day.slice(1))}`,
  ),
  (text, { form }) => {
    const parts = text.toLowerCase().split(/,? and |, /)
    return form === 'service' &&
      parts.every((part) =>
        /^(?:fully |all |locally |family[- ])?(?:insured|bonded|licensed|certified|vetted|punctual|owned|trained|background[- ]checked|english speaking|female)$/.test(
          part,
        ),
      )
      ? `they're ${joinAll(parts.map((part) => part.replace(/^(family|background|english) /, '$1-')))}`
      : undefined
  },
  matching(
    /^(background[- ]checked|vetted|trained|certified|licensed|experienced) (staff|team|cleaners|sitters|walkers|techs|technicians|tutors|drivers)$/i,
    ([, how = '', who = '']) =>
      `the ${who} ${isPluralWord(who) && who !== 'staff' ? 'are' : 'is'} ${how.replace(' ', '-')}`,
  ),
  matching(
    /^(deposits|payments|invoices|reminders|updates|estimates|quotes|photos|reports|receipts|results) (by|via|on|in|with|from|before|after|every) .+$/i,
    ([text]) => `you get ${text}`,
  ),
  matching(
    /^(?:weekly |monthly )?live q ?(?:&|and) ?a(?:s| sessions?| calls?)?(?: (weekly|monthly|every week|every month))?$/i,
    ([text, often]) => {
      const when = often ?? /^(weekly|monthly)/i.exec(text)?.[1]
      return `there's a live Q and A${when ? ` every ${when.replace(/ly$|^every /g, '')}` : ''}`
    },
  ),
  // "works offline"
  matching(
    /^works? (offline|online|anywhere|everywhere|outdoors|indoors|overnight|instantly|great|worldwide)$/i,
    ([, how = ''], product) => `${it(product)} ${product.isPlural ? 'work' : 'works'} ${how}`,
  ),
  matching(
    /^(roll|fold|pop|zip|clip|snap|pack|nest|stack)s? (up|flat|down|away|open|shut|in half)$/i,
    ([, verb = '', how = ''], product) => `${it(product)} ${product.isPlural ? verb : thirdPerson(verb)} ${how}`,
  ),
  // "roasted same week", "starter mailed to you"
  matching(
    /^(roasted|baked|made|shipped|delivered|picked|packed|brewed|cooked|printed|sent|sewn|poured|cut|built) (?:the )?(same (?:day|week)|to order|next day|weekly|daily|fresh|overnight|to size)$/i,
    ([, how = '', when = ''], product) => `${itIs(product)} ${how} ${when.replace(/^(same|next)/, 'the $1')}`,
  ),
  matching(
    /^(.+) (mailed|delivered|shipped|sent|made|painted|sewn|printed|cut|packed|sized|posted) (to|by|in|from|for|with|every|on) (.+)$/i,
    ([, what = '', how = '', to = '', rest = '']) => {
      const phrase = thing(what)
      return phrase &&
        !baseVerb(wordsOf(what)[0] ?? '') &&
        !/^(?:hand|pre|custom|laser|machine)$/.test(what) &&
        phrase.number !== 'mass'
        ? `${being(phrase)} ${how} ${to} ${rest}`
        : undefined
    },
  ),
  matching(/^both (\p{L}+s) (?:are )?(\p{L}+)$/iu, ([, what = '', how = '']) =>
    isPluralWord(what) && (MATERIALS.test(how) || isAdjective(how) || isParticiple(how))
      ? `both ${what} are ${how}`
      : undefined,
  ),
  // "thigh strap no pinch", "no transfer"
  matching(new RegExp(`^(.+?),? (?:no|won't|doesn't) (${DOES_NOT})$`, 'i'), ([, what = '', verb = '']) => {
    const phrase = thing(what) ?? named(what)
    return phrase && !isAdjective(what)
      ? `the ${phrase.bare} ${phrase.number === 'plural' ? "don't" : "doesn't"} ${verb}`
      : undefined
  }),
  matching(new RegExp(`^no (${DOES_NOT})(?:s|ing)?$`, 'i'), ([, verb = ''], product) =>
    /^(?:pull|stain)$/.test(verb) || /^(?:service|app|course)$/.test(product.form)
      ? undefined
      : `${it(product)} ${product.isPlural ? "don't" : "doesn't"} ${verb}`,
  ),
  // "solar and battery backup", "day and night mode"
  matching(
    /^(\p{L}+) and (\p{L}+) (backup|charging|power|control|cooling|heating|protection|support|training|sync|storage|compression|tracking|insulation)$/iu,
    ([text], product) => have(text, product),
  ),
  matching(
    /^(\p{L}+) ?\/ ?(\p{L}+) (mode|setting|option|version|switch)s?$/iu,
    ([, first = '', second = '', what = ''], product) =>
      /^(?:on|off)$/i.test(second)
        ? have(`an on-off ${what}`, product)
        : have(`${withArticle(first)} and ${withArticle(second)} ${what}`, product),
  ),
  // "clip for stroller"
  matching(
    /^((?:\p{L}+ )?(\p{L}+)) for (?:the |your |an? )?(\p{L}+(?: \p{L}+)?)$/iu,
    ([, what = '', head = '', whose = '']) => {
      if (!STANDS.test(head.toLowerCase())) return undefined
      const phrase =
        thing(what) ??
        (isNoun(head)
          ? {
              text: isPluralWord(head) || /^(?:room|space)$/.test(what) ? what : withArticle(what),
              number: isPluralWord(head) ? 'plural' : 'singular',
            }
          : undefined)
      const last = wordsOf(whose).at(-1)?.toLowerCase() ?? ''
      if (!phrase || !isNoun(last)) return undefined
      const isOne =
        !isPluralWord(last) &&
        !isMassNoun(last) &&
        !PEOPLE.has(last) &&
        !/^(?:travel|storage|home|use|work|school|gym|airflow|everyday)$/.test(last)
      const own = IS_YOURS.test(last) ? 'your ' : isOne ? 'the ' : ''
      return `there${phrase.number === 'plural' ? ' are' : "'s"} ${/^(?:room|space)\b/.test(what) ? what : phrase.text} for ${own}${whose}`
    },
  ),
  matching(
    /^((?:red|warm|white|blue|amber|green|soft|dim|dimmable|bright|led|color|rgb|built-in|motion)(?: led)? (?:night|reading|indicator|flash|work|warning|grow|mood) light)$/i,
    ([text], product) => have(withArticle(text), product),
  ),
  matching(/^(\p{L}+(?: \p{L}+)?) (?:inside|underneath|on top|on the side)$/iu, ([text, what = '']) => {
    const phrase = thing(what)
    return phrase?.number === 'singular' &&
      !MATERIALS.test(what) &&
      isListedNoun(phrase.head) &&
      !isAdjective(phrase.head) &&
      !isAdjective(what)
      ? `there's ${phrase.text}${text.slice(what.length)}`
      : undefined
  }),
  // "weatherproof net"
  matching(
    /^((?:water|weather|leak|spill|shatter|rust|wind|fire|kid|chew|shock|sound|tamper|rain|sweat|stain|smudge|tear|tip)[- ]?(?:proof|resistant)) (\p{L}+)$/iu,
    ([, how = '', what = '']) => {
      const phrase = thing(what)
      return phrase && phrase.number !== 'mass'
        ? `${being(phrase)} ${how.replace(/ (?=resistant)/, '-').replace(/ (?=proof)/, '')}`
        : undefined
    },
  ),
  matching(
    /^right (?:and|or|\/) left[- ]hand(?:ed)?$/i,
    ([,], product) => `${it(product)} ${product.isPlural ? 'work' : 'works'} right- or left-handed`,
  ),
  // "vents steam", "barking alerts", "slow down any song"
  matching(/^(\p{L}+s) (\p{L}+)$/iu, ([, verb = '', what = ''], product) =>
    thirdVerb(verb) &&
    isMassNoun(what) &&
    !MATERIALS.test(what) &&
    !isGerund(what) &&
    !/^(?:straps|handles|prints|sides|parts|panels|inserts)$/.test(verb) &&
    !product.isPlural
      ? `it ${verb} ${what}`
      : undefined,
  ),
  matching(
    /^((?:[\p{L}-]+ )?[\p{L}-]+) (alerts|reminders|notifications|reports|updates)$/iu,
    ([text, what = ''], product) =>
      wordsOf(what).every(
        (word) =>
          (isNoun(word.toLowerCase()) || isAdjective(word.toLowerCase()) || isGerund(word)) &&
          thirdVerb(word) === undefined &&
          !isPluralWord(word.toLowerCase()) &&
          !/^(?:no|send|get|text)$/i.test(word),
      )
        ? have(text, product)
        : undefined,
  ),
  matching(/^(\p{L}+) (down|up|off|out|back|over) (any|every|your|all|each) (.+)$/iu, ([text, verb = '']) =>
    baseVerb(verb) && !verb.endsWith('s') ? `you can ${text}` : undefined,
  ),
  matching(/^(.+[^s]s) in own (\p{L}+)$/iu, ([, act = '', what = ''], product) =>
    thirdVerb(wordsOf(act)[0] ?? '')
      ? `${product.isPlural ? `they ${pluralVerb(act)}` : `it ${act}`} in ${product.isPlural ? 'their' : 'its'} own ${what}`
      : undefined,
  ),
  matching(
    /^(mounts|attaches|installs|hangs|closes|opens|sticks|fastens|secures|locks|straps|clips|adjusts) with (.+)$/i,
    ([, verb = '', how = ''], product) =>
      thing(how) || /^\d+ \p{L}+s$/u.test(how)
        ? `${it(product)} ${product.isPlural ? pluralVerb(verb) : verb} with ${thing(how)?.text ?? how}`
        : undefined,
  ),
  matching(/^on ?\/ ?off (\p{L}+)$/iu, ([, what = ''], product) => have(`an on-off ${what}`, product)),
  matching(
    /^(?:us|usa|uk)[- ](based|made|owned|grown)$/i,
    ([text, how = ''], product) => `${itIs(product)} ${/^us/i.test(text) ? 'US' : 'UK'}-${how}`,
  ),
  matching(/^(?:1:1|1[- ]on[- ]1|one[- ]on[- ]one) (\p{L}+(?: \p{L}+)?)$/iu, ([, what = '']) => {
    const last = wordsOf(what).at(-1) ?? ''
    return isNoun(last) ? `you get ${isPluralWord(last) || isMassNoun(last) ? '' : 'a '}one-on-one ${what}` : undefined
  }),
  matching(
    /^(retake|redo|refill|return|exchange|shipping|pickup|delivery|trial|parking|repair|swatch|sample)(s?)(?: (?:is|are))? free$/i,
    ([, what = '', many = '']) => `the ${what}${many ? 's are' : ' is'} free`,
  ),
  matching(
    /^(baby|infant|toddler|child|kid|dog|cat|puppy|kitten)s?(?: and (baby|infant|toddler|child|kid|dog|cat|puppy|kitten)s?)? (okay|welcome)$/i,
    ([, one = '', two, how = '']) => `${plural(one)}${two ? ` and ${plural(two)}` : ''} are ${how}`,
  ),
  matching(/^(.+), not (.+)$/i, ([text, what = '']) =>
    thirdVerb(wordsOf(what)[0] ?? '') === 'sure' && wordsOf(what).length > 1 ? `it ${text}` : undefined,
  ),
  (text) => (/ or (?:we|they)\b/.test(text) ? '' : undefined),
  matching(/^(.+s) available$/i, ([, what = '']) =>
    thing(what)?.number === 'plural' ? `${what} are available` : undefined,
  ),
  matching(
    /^((?:\p{L}+ )?\p{L}+s) on (?:the )?(back|front|side|sides|bottom|top|lid|cap|handle)$/iu,
    ([, what = '', where = '']) =>
      isPluralWord(wordsOf(what).at(-1) ?? '') &&
      isNoun(wordsOf(what).at(-1) ?? '') &&
      !thirdVerb(wordsOf(what)[0] ?? '')
        ? `there are ${what} on the ${where}`
        : undefined,
  ),
  matching(
    /^inside (?:of )?(?:the )?(\p{L}+(?: and \p{L}+)?)(?: (?:is |are )?included)?$/iu,
    ([text, what = ''], { form }) =>
      form === 'service' && (text.endsWith('included') || what.includes(' and '))
        ? `the inside of the ${what} is included`
        : undefined,
  ),
  // "slide, bridge, rocker, shop counter"
  (text, product) => {
    const parts = text.split(/, (?:and )?/)
    if (parts.length < 3 || parts.length > 5 || / (?:and|or|for|with|in|on) /.test(text)) return undefined
    const read = parts.map((part) => {
      const last = wordsOf(part).at(-1) ?? ''
      const isThing =
        thing(part) !== undefined || (/^[a-z]+(?: [a-z]+)?$/.test(part) && isNoun(last) && !isAdjective(part))
      if (!isThing || thirdVerb(wordsOf(part)[0] ?? '') === 'sure') return undefined
      return isPluralWord(last) || isMassNoun(last) || product.form === 'service' ? part : withArticle(part)
    })
    if (!read.every((part) => part !== undefined)) return undefined
    return product.form === 'service' ? joinAll(read) : have(joinAll(read), product)
  },
  matching(
    /^(rubber|silicone|plastic|fabric|felt|foam|leather|cotton|fleece|velvet|steel|metal|teflon|ceramic|powder|vinyl|nylon|satin|down|feather|gel|sherpa|wax)[- ](coated|lined|tipped|backed|soled|wrapped|covered|filled|dipped|plated)$/i,
    ([, what = '', how = ''], product) => `${itIs(product)} ${what}-${how}`,
  ),
  matching(/^(\p{L}+s) (\p{L}+) and (\p{L}+)$/iu, ([text, verb = '', one = '', two = ''], product) =>
    thirdVerb(verb) && isMassNoun(one) && isMassNoun(two) && !/^(?:straps|handles|prints|sides|parts)$/.test(verb)
      ? `${it(product)} ${product.isPlural ? pluralVerb(verb) : verb}${text.slice(verb.length)}`
      : undefined,
  ),
  matching(
    /^before (?:and|\/) after (photos|pics|pictures|shots|guide)$/i,
    ([, what = '']) => `you get ${what === 'guide' ? 'a ' : ''}before and after ${what}`,
  ),
  matching(
    /^(?:evenings|weekends|mornings|nights|weekdays)(?: and (?:evenings|weekends|mornings|nights|weekdays))?$/i,
    ([text], { form }) => (form === 'service' ? `they work ${text}` : undefined),
  ),
  matching(/^print at home$/i, (_, product) => `you can print ${product.isPlural ? 'them' : 'it'} at home`),
  matching(/^([a-z]{4,}) inside$/i, ([text, what = ''], product) =>
    !isEnglishWord(what.toLowerCase()) ? have(text, product) : undefined,
  ),
  matching(/^(.{4,}) compatible$/i, ([, what = ''], product) => {
    const phrase = thing(what)
    return phrase && !isAdjective(what) && !/^\p{Lu}/u.test(what)
      ? `${it(product)} ${product.isPlural ? 'work' : 'works'} with ${phrase.text}`
      : undefined
  }),
  matching(
    /^(?:from )?(newborn|birth) to (.+)$/i,
    ([, from = '', to = ''], product) => `${itIs(product)} for ${from} to ${to}`,
  ),
  matching(/^pre[- ](\p{L}+ed)$/iu, ([, how = ''], product) => `${itIs(product)} pre-${how}`),
  matching(/^each (?:one )?(?:is )?(different|unique)$/i, ([, how = '']) => `each one's ${how}`),
  matching(
    /^(?:lay|lie|lays|lies)[- ]flat (pages|binding|spine|cover)$/i,
    ([, what = '']) => `the ${what} ${what === 'pages' ? 'lie' : 'lies'} flat`,
  ),
  matching(
    /^ships (free|next day|same day|the next day|the same day)$/i,
    ([, how = ''], product) =>
      `${it(product)} ${product.isPlural ? 'ship' : 'ships'} ${how.replace(/^(?=next|same)/, 'the ')}`,
  ),
  // "handmade so each is different", "compressive but not tight"
  matching(
    /^(\p{L}+),? so ((?:it|they|you|each|nothing|everything|your|the) .+)$/iu,
    ([, how = '', rest = ''], product) =>
      isAdjective(how) || isParticiple(how) ? `${itIs(product)} ${how}, so ${rest}` : undefined,
  ),
  matching(/^(\p{L}+),? but not (?:too )?(\p{L}+)$/iu, ([text, first = '', second = ''], product) =>
    (isAdjective(first) || /(?:ive|y)$/.test(first)) && (isAdjective(second) || isParticiple(second))
      ? `${itIs(product)} ${text}`
      : undefined,
  ),
  // "iOS and Android", "rose gold and white"
  matching(
    /^(?:ios|android|iphone|ipad|mac|windows|web|pc|desktop|google (?:sheets|docs)|excel|notion|word|canva)(?:(?:,? and |, | or )(?:ios|android|iphone|ipad|mac|windows|web|pc|desktop|google (?:sheets|docs)|excel|notion|word|canva))+$/i,
    ([text], product) =>
      `${it(product)} ${product.isPlural ? 'work' : 'works'} ${/excel|docs|notion|word|canva|sheets/i.test(text) ? 'in' : 'on'} ${text
        .replace(/\bios\b/gi, 'iOS')
        .replace(
          /\b(?:android|mac|windows|google|sheets|docs|excel|notion|word|canva)\b/gi,
          (word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
        )
        .replace(/\bpc\b/gi, 'PC')}`,
  ),
  (text, product) => {
    const parts = text.toLowerCase().split(/,? and |, (?:and )?|,? or /)
    return parts.length > 1 &&
      parts.length < 5 &&
      /^(?:thing|plural)$/.test(product.form) &&
      parts.every(
        (part) =>
          /^(?:rose |light |dark |matte |navy |sage |off |hot |forest |dusty )?[a-z]+$/.test(part) &&
          COLOR.has(wordsOf(part).at(-1) ?? ''),
      )
      ? `${product.isPlural ? 'they come' : 'it comes'} in ${joinAll(parts, text.includes(' or ') ? 'or' : 'and')}`
      : undefined
  },
  matching(
    /^(vibrate|beep|flash|blink|ring|buzz|spin|tilt|swivel|glow)s? (or|and) (vibrate|beep|flash|blink|ring|buzz|spin|tilt|swivel|glow)s?$/i,
    ([, first = '', joint = '', second = ''], product) => `${it(product)} can ${first} ${joint} ${second}`,
  ),
  matching(/^(.+?) ((?:after|before|with|from) (?:each|every) .+)$/i, ([, what = '', when = '']) => {
    const phrase = thing(what)
    return phrase ? `you get ${phrase.text} ${when}` : undefined
  }),
  // "clear case doesn't go yellow"
  matching(/^(.+?) (doesn't|don't|won't|never) (\p{L}+(?: .+)?)$/iu, ([, what = '', not = '', rest = '']) => {
    const phrase = thing(what) ?? named(what)
    const verb = wordsOf(rest)[0]?.toLowerCase() ?? ''
    const isVerb =
      not === 'never'
        ? verb.endsWith('s') && baseVerb(verb.slice(0, -1))
        : (baseVerb(verb) ?? (verb === 'go' ? 'sure' : undefined))
    return phrase && isVerb && !isAdjective(what) && wordsOf(what).length < 4
      ? `the ${phrase.bare} ${not === "don't" && phrase.number !== 'plural' ? "doesn't" : not} ${rest}`
      : undefined
  }),
  // "blend and drink from same cup", "settle up in one tap"
  matching(
    /^((?:drink|eat|sip|blend and drink|mix and drink|mix and serve|cook and serve|bake and serve) (?:from|in|with|straight from|out of) .+)$/i,
    ([text]) => `you ${text.replace(/\b(from|in) same\b/, '$1 the same')}`,
  ),
  matching(
    /^((?:settle|sign|check|split|clean|wrap|back|pick|drop|log|level) (?:up|in|out|off) (?:in|with|from|on|by) .+)$/i,
    ([text]) => `you ${text}`,
  ),
  matching(
    /^(give|choose|track|see|keep|get|pick|assign|name|set) (every|each|any|all) (.+)$/i,
    ([text]) => `you ${text}`,
  ),
  matching(
    /^(?:throw|toss|pop|stick|put) (?:it )?in (?:the )?(washer|dishwasher|freezer|oven|microwave|dryer|wash|fridge)(?: (and|or) (?:the )?(dryer|freezer|dishwasher|microwave|oven))?$/i,
    ([, where = '', joint, more], product) =>
      `you can put ${product.isPlural ? 'them' : 'it'} in the ${where}${joint ? ` ${joint} the ${more}` : ''}`,
  ),
  matching(
    /^rinse and (?:use again|reuse)$/i,
    (_, product) => `you rinse ${product.isPlural ? 'them' : 'it'} and use ${product.isPlural ? 'them' : 'it'} again`,
  ),
  matching(/^never (\p{L}+s) (.+)$/iu, ([text, verb = ''], product) =>
    baseVerb(verb.slice(0, -1)) && !product.isPlural ? `it ${text}` : undefined,
  ),
  matching(/^also (\p{L}+s) (.+)$/iu, ([, verb = '', what = ''], product) => {
    const phrase = thing(what)
    return baseVerb(verb.slice(0, -1)) && phrase && !product.isPlural
      ? `it also ${verb} ${phrase.number === 'singular' ? `the ${phrase.bare}` : phrase.text}`
      : undefined
  }),
  // "brushes and chisels and fact cards"
  (text, product) => {
    const parts = text.split(/,? and |, /)
    if (parts.length < 2 || parts.length > 4 || (product.form === 'service' && !/rental/.test(product.noun)))
      return undefined
    const read = parts.map(
      (part) => thing(part)?.text ?? (/^[a-z]+$/.test(part) && isPluralWord(part) && isNoun(part) ? part : undefined),
    )
    const isSure = parts.every((part) => isPluralWord(wordsOf(part).at(-1) ?? '')) && parts.length > 2
    return isSure && read.every(Boolean) ? have(joinAll(read.map(String)), product) : undefined
  },
  // "waffle cotton", "vegan chenille"
  matching(/^((?:[\p{L}-]+ ){1,2})(\p{L}+)$/iu, ([text, , last = ''], product) =>
    /^(?:cotton|wool|leather|linen|silk|satin|velvet|fleece|chenille|cashmere|cedar|maple|walnut|oak|bamboo|teak|acacia|canvas|denim|jersey|flannel|terry|merino|steel|porcelain|stoneware|beeswax)$/i.test(
      last,
    ) &&
    /^(?:thing|plural)$/.test(product.form) &&
    !MATERIALS.test(text) &&
    wordsOf(text)
      .slice(0, -1)
      .every(
        (word) =>
          isEnglishWord(word.toLowerCase()) &&
          !/^(?:with|for|no|and|or|on|in|not|both|all)$/i.test(word) &&
          baseVerb(word.toLowerCase()) !== 'sure',
      )
      ? `${itIs(product)} ${text}`
      : undefined,
  ),
]
