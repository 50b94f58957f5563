import { rewritten, type Rule } from './texting'

/** What sellers abbreviate on a label, in words that can be said. */
const UNIT = `["″']|in(?:ch(?:es)?)?|ft|cm|mm|m|lbs?|kg|oz|g|ml|l|hrs?|h|mins?|secs?|days?|weeks?|months?|mos?|yrs?|years?|deg(?:rees)?|°|%|mph|mmhg|people|persons?`
const SIZE = String.raw`\d?X{0,3}[SML]|\dX`

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const NAMED = (_: string, maker: string, what: string) => `${capital(maker)} ${capital(what)}`

/** "8 in gooseneck", but not "10 in pack" or "3 in 1". */
const INCH_NOUN =
  /(?<=^|to |fits |holds |with |for )(\d[\d.]*)\s?in(?= (?!(?:round|square|diameter|wide|tall|long|deep|high|thick|across|one|a|an|the|each|every|total|pack|box|set|bag|case|stock|row|all|under|over|less|about|your|my|any|this|that|minutes?|seconds?|hours?|days?|weeks?|and|or|to|by)\b)[a-z]{3,})/gi

/** Places of origin: typed small, they are names all the same. */
const PLACES =
  'utah|vermont|maine|oregon|texas|california|colorado|ohio|michigan|florida|georgia|tennessee|kentucky|alabama|arizona|nevada|idaho|montana|wyoming|iowa|kansas|missouri|minnesota|wisconsin|illinois|indiana|virginia|delaware|maryland|massachusetts|connecticut|hawaii|alaska|louisiana|oklahoma|arkansas|mississippi|nebraska|brooklyn|austin|portland|seattle|chicago|boston|denver|nashville|detroit|philly|philadelphia|la|nyc|italy|spain|france|germany|portugal|greece|turkey|mexico|peru|colombia|ethiopia|kenya|guatemala|brazil|japan|korea|india|nepal|vietnam|thailand|sweden|norway|denmark|finland|ireland|scotland|england|london|paris|canada|australia|morocco|ghana|indonesia|america|europe|asia|africa'
const NAMED_PLACE = new RegExp(
  `\\b(in|from|of|across|by|and|or|tiny|small|sunny|south|north|new) (${PLACES}|(?:south|north|new) (?:carolina|dakota|mexico|jersey|york|hampshire|zealand|korea|africa))\\b(?! (?:chi)\\b)`,
  'g',
)

const SHORT: readonly Rule[] = [
  [
    /^(?:3rd|third)[- ]party (certified|checked|tested)( (?=there))?(?! and\b)/i,
    (_, how: string, gap?: string) => `${how.toLowerCase()} by a third party${gap === undefined ? '' : ', '}`,
  ],
  [/\bsilicon\b(?! (?:carbide|chip|dioxide|nitride))/gi, 'silicone'],
  [/\b(google|apple|outlook) (calendar|maps|drive|docs|sheets|meet|pay|wallet|health|music|home|classroom)\b/gi, NAMED],
  [/\bgoogle\s?(?:\+|&|and|\/)\s?apple calendars?\b/gi, 'Google Calendar and Apple Calendar'],
  [/\busb[ -]?c\b/gi, 'USB-C'],
  [
    /^(fold|rotat|tilt|swivel)(?:e?able|ing)?s? (?:up to )?(\d+) ?(?:degrees?|°)(?=$|[ ,])/i,
    (_, act: string, angle: string) => `${act.toLowerCase().replace('tat', 'tate')}s ${angle} degrees`,
  ],
  [/^batter(?:y|ies)(?: life)?:? (\d+) ?(?:h|hrs?|hours?|jam)$/i, 'the battery lasts $1 hours'],
  [/\b(?:AND|OR|NOT|NO|OFF|ON|WITH|FREE|ANY|ALL|VERY|SO|NEVER)\b/g, (word) => word.toLowerCase()],
  [NAMED_PLACE, (_, before: string, place: string) => `${before} ${place.replace(/\b[a-z]/g, capital)}`],
  [/\b(play|sew|cook|paint|follow|draw)[- ]along (?=videos?|tracks?|lessons?|classes)/gi, '$1-along '],
  [/\bto -(?=\d)/g, 'to minus '],
  [/^s,? m,? (?:and |\+ ?)?l\b/i, 'S, M and L'],
  [/\bdbs\b/gi, 'DBS'],
  [/\bca\.? ?(?=\d)/gi, 'about '],
  [/(\d+)d (?=returns?\b|warranty|trial)/gi, '$1-day '],
  [/\b(\d+)x (?=if|when|with|before)/gi, '$1 times '],
  [/\bmin\.? (?=\d+ ?%)/gi, 'at least '],
  [/(?<=\b(?:drops?|pumps?|scoops?|tablets?|capsules?)) am\b/gi, ' in the morning'],
  [/(?<=\b(?:drops?|pumps?|scoops?|tablets?|capsules?)) pm\b/gi, ' at night'],
  [/(?<=\b\d{2,3}) ?°?C$/g, ' degrees'],
  [/(?<=\p{L} )vids?$/giu, (found) => (found.endsWith('s') ? 'videos' : 'video')],
  [/(\d) ?deg\b\.?(?! ?[CF]\b)/gi, '$1 degrees'],
  [/(?<=\p{L}{3,}) x (?=\d+ ?\p{L})/gu, ', '],
  [/^\+ ?(?=[$€£])/g, 'plus '],
  [/\bur (?=(?:doing|getting|going|gonna|trying|wearing)\b)/g, "you're "],
  [/\bur\b/g, 'your'],
  [/\b(?:prior |any )?exp(?= (?:needed|required|necessary))/gi, 'experience'],
  [/(\d)\s?mi\b(?! (?:of|from|away|around|in|on|per|and|or|to|a|an|each)\b|$|[,.])/gi, '$1 mile'],
  [
    /\b(on|over|via|by|in|with|to|from|for) (zoom|canva|slack|discord|dropbox)\b|\b(zoom|canva|slack|discord) (?=(?:calls?|templates?|meetings?|group|community)\b)/g,
    (found) => found.replace(/\w+ ?$/, capital),
  ],
  [/(?<=^|\s)u(?! shape)(?=\s|$)/g, 'you'],
  [/\bin a min\b\.?$/i, 'in a minute'],
  [/(\d)\s?(?:mos?|months?)\s?[-–]\s?(\d+)\s?(?:y|yrs?|years?)\b/gi, '$1 months to $2 years'],
  [/\b(dissolves?|melts?) in cold$/i, '$1 in cold water'],
  [/(\d)\s?(?:sq\.? ?ft\.?|sqft|square ft)\b/gi, '$1 square feet'],
  [/(\d)\s?(?:m2|m²|sqm)(?![\w])/gi, '$1 square meters'],
  [/(?<=^|\s)w(?:\/\s*|\s+)(?=[\p{L}\d])/giu, 'with '],
  [/\bb\/c\b/gi, 'because'],
  [/(?<![\w.,])(\d[\d.,]*)\+(?=\s?\p{L})/gu, 'more than $1 '],
  [/\bb4\b/gi, 'before'],
  [/\b(\d{1,2})\s?kt?(?= (?:solid |real |white |yellow |rose )*gold\b)/gi, '$1-karat'],
  [/\s*\+\s*(?=\p{L})|\s+\+\s*|\s*&\s*(?=\p{L}{2})|\s+n\s+(?=\p{L})/gu, ' and '],
  [/\bincl?\.?$/i, (found: string) => (found.startsWith('IN') ? 'INCLUDED' : 'included')],
  [/\bincl\.?(?=\s)/gi, 'including'],
  [/\bavail\.?(?=\s|$)/gi, 'available'],
  [/\badj\.?$/i, 'adjustable'],
  [/\bcu(?:bic)?\.? ?(ft|in)\b\.?/gi, (_, unit: string) => `cubic ${unit === 'ft' ? 'feet' : 'inches'}`],
  [/\b3\/4[- ]?(?:in|inch|")(?= |$)/g, 'three-quarters of an inch'],
  [/\b(\d+) ?mi\b\.?/g, '$1 miles'],
  [/\bbg[- ]check/gi, 'background check'],
  [/\bcut off$/i, 'cutoff'],
  [/\bq ?& ?a\b/gi, 'Q-and-A'],
  [/\bslow[- ]mo\b/gi, 'slow-motion'],
  [/\bauto[- ]focus\b/gi, 'autofocus'],
  [/\bits (?=(?:free|done|empty|full|hot|dry|ready|even|clean|wet|cold)\b)/gi, "it's "],
  [
    /(?<=\bcolor )temp(s?)\b|\btemp(?= (?:alarm|control|display|gauge|levels?|modes?|range|sensor|settings?)\b)/gi,
    'temperature$1',
  ],
  [/(?<!\bfrom )\b([a-z]+) to \1\b/g, '$1-to-$1'],
  [/\bnoise cancel(?:ling|l)?(?=$| )/gi, 'noise canceling'],
  [/\bx{1,3}l\b/g, (found) => found.toUpperCase()],
  [/\b1000s\b/g, 'thousands'],
  [/\ba min$/i, 'a minute'],
  [/\b3m (?=tape|adhesive|glue|sticker|backing)/gi, '3M '],
  [
    /\bno (bounce|drill|pull|spill|tie|show|wrinkle|fog|itch|sew|iron|kink|tangle|leak|tear) (?=[a-z]{4,}$)/gi,
    'no-$1 ',
  ],
  [/^(engraved|shipped|wrapped|delivered|personalized|monogrammed) free$/i, '$1 free of charge'],
  [/\b(fits \d[\d.]*) in (?=(?:gutters|pots|pipes|pans|screens|wheels|hoses|nails)\b)/gi, '$1-inch '],
  [/^plug[- ]in$/i, 'plugs in'],
  [
    /\b(?:january|february|april|june|july|august|september|october|november|december|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?)\b/g,
    capital,
  ],
  [/\bqs\b/gi, 'questions'],
  [/^(\d+) ?(?:piece|pc)\.?$/i, '$1 pieces'],
  [/\bsd card/gi, 'SD card'],
  [/\bapprox\.?(?=\s)|~\s*(?=\d)/gi, 'about '],
  [/\bbt\b/gi, 'Bluetooth'],
  [/\bwed(?= (?:evening|morning|night)s?)/gi, 'Wednesday'],
  [/\bg sensor/gi, 'G-sensor'],
  [/\bsee[- ]thr(?:u|ough)(?=$| (?!(?:it|them|the|my|your)\b)\p{L})/giu, 'see-through'],
  [/\bclose ups?\b/gi, 'close-ups'],
  [/(?<=\b(?:in|for|after|every|about) \d+)\s?s\b/gi, ' seconds'],
  [/^(\d+)\s?s(?= (?:heat|warm|preheat))/i, '$1 second'],
  [/\bok\b/gi, 'okay'],
  [/\bvit(?:amin|\.)? ([a-ek])\b/gi, (_, letter: string) => `vitamin ${letter.toUpperCase()}`],
  [/\b9h(?= (?:hardness|glass|tempered))/i, 'nine-H'],
  [/(?<=\p{L})\s*=\s*/gu, ' is '],
  [
    new RegExp(
      String.raw`(?<![\w.-])(\d[\d.,]*)\s?(?:${UNIT})?\s?[-–]\s?(\d[\d.,]*)(?=\s?(?:${UNIT})(?![\p{L}\d])|\s|$)`,
      'giu',
    ),
    '$1 to $2',
  ],
  [new RegExp(String.raw`\b(${SIZE})\s?[-–]\s?(${SIZE})(?![\w-])`, 'g'), '$1 to $2'],
  [/(\d)\s?["″”](?=\s(?!and|or|to|x|by|in|on|wide|long|tall|deep|high|thick)\p{L}{3,})/giu, '$1-inch'],
  [/(\d)\s?["″”]/g, '$1 inches'],
  [/(\d)\s?prs?\b\.?$/gi, '$1 pairs'],
  [/(\d)\s?in$/gi, '$1 inches'],
  [INCH_NOUN, '$1-inch'],
  [/(\d)\s?in (?=(?:round|square|diameter|wide|tall|long|deep|high|thick|across)$)/gi, '$1 inches '],
  [/(\d)\s?yrs?\b\.?/gi, '$1 years'],
  [/(\d)\s?mos?\b\.?/gi, '$1 months'],
  [/(\d)\s?pcs?\b\.?/gi, '$1 pieces'],
  [/\b1 (year|month|week|piece)s\b/g, '1 $1'],
  [/(\d)\s?mph (?=\p{L})/giu, '$1-mile-an-hour '],
  [/(\d)\s?mph\b/gi, '$1 miles an hour'],
  [/(?<![\w.])-(\d+)\s?°?F\b/g, 'minus $1 degrees'],
  [/(\d)\s?°?F\b|(?<=\d{2})(\d)f\b/g, '$1$2 degrees'],
  [/(\d{2,})k(?= )/gi, '$1,000'],
  [/\b1x (?=(?:a|per) )/gi, 'once '],
  [/\b2x (?=(?:a|per) )/gi, 'twice '],
  [
    /(?<![xsml\d] to |\bsizes? |\bto size )\b(\d+)x(?=$| (?:a|per|slower|faster|stronger|longer|more|less|thicker|bigger|as)\b)/gi,
    '$1 times',
  ],
  [/(\d)\s?x\s?(?=\d)/gi, '$1 by '],
]

export function expandShorthand(typed: string): string {
  return rewritten(typed, SHORT)
    .replace(
      /\b(?:gpa|cpa|llc|sos|sms|csv|pdf|ats|crm|vip|faq|seo|api|id|mc|pos|usb|led|qr|rfid|gps|uv|tv|hd|nfc|tsa|gots|msg|gmo|uscg|fda|etl|slp|eta|aa|aaa|dpi)\b/gi,
      (word) => word.toUpperCase(),
    )
    .replace(/\s+/g, ' ')
    .trim()
}
