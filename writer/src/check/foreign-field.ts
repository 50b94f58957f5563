/** Short words that tell a language, and that English does not have. */
const FOREIGN_WORDS = new Set(
  (
    'der das und für mit ohne aus auf ist nicht sehr oder zum zur ein eine einem einen ' +
    'el los las una unos unas para con sin muy del por que este esta y ' +
    'le les des une avec sans pour est dans sur très et du au aux ' +
    'il lo gli una per senza della dello delle che è e di ' +
    'os um uma não com sem muito da do das dos à ' +
    'het een en van voor met zonder niet ' +
    'och för inte med utan'
  ).split(' '),
)
const ENGLISH_WORDS = new Set(
  'the and for with without of to in on is are it its your you my a an from by no not that this so but or at as'.split(
    ' ',
  ),
)
/** Names borrow these without being foreign: "le creuset", "pain au chocolat", "e bike", "da vinci". */
const ENOUGH = 2

/** Whether a field is written in another language than English. Names alone do not make a language. (R32) */
export function isForeign(text: string): boolean {
  const isPlain = /^\p{ASCII}*$/u.test(text)
  const letters = isPlain ? 0 : (text.match(/\p{L}/gu)?.length ?? 0)
  if (letters >= 2 && (text.match(/\p{Script=Latin}/gu)?.length ?? 0) * 2 < letters) return true
  const words =
    text
      .toLowerCase()
      .normalize('NFC')
      .match(/[\p{L}']+/gu) ?? []
  const foreign = words.filter((word) => FOREIGN_WORDS.has(word)).length
  const english = words.filter((word) => ENGLISH_WORDS.has(word)).length
  const hasAccents = /[^\p{ASCII}]/u.test(words.join(''))
  return foreign > english && (foreign >= ENOUGH || (hasAccents && words.length >= 3)) && foreign * 6 >= words.length
}
