/** Characters that only computers read: controls, embeddings and overrides of direction, notes between lines, no characters. */
const UNPRINTABLE =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u202a-\u202e\u2066-\u206f\ufdd0-\ufdef\ufeff\ufff9-\ufffb\ufffe\uffff]/g

/** More marks than any language puts on one letter; what is stacked higher covers other lines. */
const STACKED_MARKS = /(\p{Mn}{8})\p{Mn}+/gu

/**
 * Text as it can stand on paper: composed characters, one kind of line break, at most one empty line, no controls, and of a heap of
 * marks the first eight. Marks of direction and joiners stay: they change how their neighbours look.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .normalize('NFC')
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(UNPRINTABLE, '')
    .replace(STACKED_MARKS, '$1')
    .replace(/[\t ]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The same on one line. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\n+/g, ' ')
