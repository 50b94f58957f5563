// oxlint-disable-next-line no-control-regex
const UNSTORABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/u

/**
 * Whether a database can keep a text. A control character (tab and line breaks aside) or half a surrogate pair has no spoken form, and
 * PostgreSQL refuses some of them.
 */
export const isStorable = (text: string) => !UNSTORABLE.test(text)
