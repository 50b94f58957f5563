import { SMALL_NUMBERS } from '../language'
/** What is paid for, as it is typed after "/" or "per" in the big languages. */
const UNITS: Readonly<Record<string, string>> = {
  hour: 'h hr hrs std stunde hora heure ora godz uur timme час ч hod',
  day: 'd tag día dia diária diaria jour journée dzień giorno dag день gün',
  night: 'nt nacht noche noite nuit notte noc gece',
  week: 'wk wks woche semana semaine settimana tydzień uke vecka нед',
  month:
    'mo mos mth mnth monat mes mês mois mese mesec mjesec měsíc miesiąc mies maand mnd måned månad mån md ay bulan bln luna lună hó мес месяц місяць tháng 月',
  year: 'yr yrs y jahr año ano an année rok anno jaar år yıl tahun рік',
  minute: 'min',
  person: 'pax pers head persona personne pessoa osoba kişi orang persoon pessoas чел',
  piece:
    'pc pcs stück stk st szt unidad unité pièce adet buah шт ks kom pieza stuk kpl pezzo sztuka sztukę bucată bucata unidade',
  pound: 'lb lbs',
  kilo: 'kg',
  liter: 'l ltr lt litro litre',
  'square foot': 'sqft',
  pack: 'paket paquete paquet',
  dozen: 'dz docena',
  word: 'wort',
  lesson: 'lektion clase урок',
}
const UNIT_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(UNITS).flatMap(([unit, typed]) => typed.split(' ').map((word) => [word, unit] as const)),
)

/** "mo" and "Monat" are "month"; undefined for other words. */
export const unitOf = (typed: string) => {
  const word = typed.toLowerCase().replace(/\.$/, '')
  return UNITS[word] === undefined ? UNIT_OF.get(word) : word
}

/** What stands behind an amount and is said as it is or in one way: the first that fits. */
export const BEHIND: readonly (readonly [RegExp, string])[] = [
  [/^(?:p ?\/ ?h(?:r|our)?|an hour|hourly)(?!\p{L})/iu, ' an hour'],
  [/^(?:p\.? ?\/? ?p\.?|a head)(?!\p{L})/iu, ' per person'],
  [/^(?:p ?\/ ?m|p\.?m\.?|pcm|monthly|mensual(?:es)?|mensuel|monatlich|aylık|mensal)(?!\p{L})/iu, ' a month'],
  [/^(?:p ?\/ ?w|pw|weekly)(?!\p{L})/iu, ' a week'],
  [/^(?:p\.?a\.?|yearly|annual(?:ly)?|jährlich)(?!\p{L})/iu, ' a year'],
  [/^(?:p ?\/ ?n|nightly)(?!\p{L})/iu, ' a night'],
  [/^daily(?!\p{L})/iu, ' a day'],
  [/^(?:ea\.?|each|apiece|c\/u|cada)(?!\p{L})/iu, ' each'],
  [/^flat(?: (?:rate|fee|price))?(?!\p{L})(?! \p{L})/iu, ' flat'],
  [/^(?:(?:one|1)[ -]?time(?: (?:fee|payment|purchase))?|once(?:[ -]off)?|einmalig)(?!\p{L})/iu, ', one time'],
  [/^one[ -]off(?: (?:fee|payment))?(?!\p{L})/iu, ', one-off'],
  [/^lifetime(?: access)?(?!\p{L})/iu, ' for lifetime access'],
  [/^to come(?: out)?(?: to you)?(?!\p{L})/iu, ' to come to you'],
  [/^call[- ]?out(?!\p{L})/iu, ' for a call-out'],
  [/^(?:overnight|delivered|this (?:week|month|weekend)|today|tonight)(?!\p{L})/iu, ' &'],
  [/^(?:posted|shipped|installed|fitted|fixed|all[ -]in(?:clusive)?)(?!\p{L})/iu, ', &'],
  [/^\p{L}{3,} only(?!\p{L})/iu, ', &'],
  // What is left out without a loss.
  [/^(?:only|total|now|launch price|intro price|launch|intro|price|fixed price|nett?)(?!\p{L})/iu, ''],
]

const TAX_NAME = String.raw`(?:of |der )?(vat|gst|hst|pst|qst|iva|tva|áfa|dph|kdv|pdv|ppn|btw|moms|mwst\.?|ust\.?|sales tax|tax)(?!\p{L})`
/** Groups: what it is without, what it is with, the tax. */
export const TAX = new RegExp(
  String.raw`^[\s,(]*(?:(excl?\.?(?:uding)?|exkl\.?|zzgl\.?|plus|\+|ex|más)|(incl?\.?(?:uding|udes)?|inkl\.?|with)) ?${TAX_NAME}\.?\)?|^[\s,(]*tax (included)\)?`,
  'iu',
)
export const taxAsSaid = (name: string) =>
  /^(?:áfa|dph|kdv|pdv|ppn|mwst|ust|moms|btw|tva)/i.test(name)
    ? 'VAT'
    : /tax/i.test(name)
      ? name.toLowerCase()
      : name.toUpperCase()

export const dealAsSaid = (deal: string) =>
  deal
    .toLowerCase()
    .replace(/\b\d\b(?! ?%)/g, (digit) => SMALL_NUMBERS[Number(digit)] ?? digit)
    .replace(/,? get\b/, ', get')
/** "sale ends sunday" is "until Sunday". */
export const endingAsSaid = (ending: string) =>
  ending
    .toLowerCase()
    .replace(/^(?:the )?(?:sale|deal|offer|promo) /, '')
    .replace(/^(?:ends|till|until) (?:on )?/, 'until ')
    .replace(/^(?:thru|through) (?:on )?/, 'through ')
    .replace(/\b(?:\p{L}{3,}day|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/gu, (word) =>
      word.startsWith('to') ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
