/** Said to somebody, not told of somebody: "you tap the lid" asks for nothing. */
const TOLD = String.raw`(?<!\b(?:you|i|we|they|he|she|it|who|people|everybody|nobody|to|can|could|would|will|always|never|almost|not|don't|'ll|'d) )`
const ORDER = String.raw`(?:(?:tap|click) (?:on )?(?:the |that |this )(?:[\p{L}-]+ ){0,2}(?:link|button|cart|basket|bag|shop|video)|open (?:the |that |this )(?:[\p{L}-]+ ){0,2}(?:link|shop)|save this for|send this to|add (?:it|them|this|one|[\p{L}'-]+(?: [\p{L}'-]+){0,3}) to your (?:cart|basket|bag)|(?:shop|buy|order) now|comment (?:the|which|below|what|your)|grab (?:yours|one|it) (?:from|at|in|now)|(?:like and |please )?follow (?:me|for))\b`
/** What is an ask wherever it stands; a verb such as "check" alone may belong to a story. */
const ASK = new RegExp(String.raw`${TOLD}\b${ORDER}|\blinked right here\b`, 'iu')

export const isAsk = (sentence: string): boolean => ASK.test(sentence.replaceAll('’', "'"))
