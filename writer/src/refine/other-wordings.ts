/** A quoted text, as it stands in a message. */
const Q = String.raw`(["“][^"“”\n]{1,300}["”])`
const NOT_I = String.raw`["“']?\bi\b["”']?`
const TIME = String.raw`(\d{2,3}|one|two|three) ?(s|secs?|seconds?|mins?|minutes?)\b`

/** Wishes as people word them, and the words in which they are understood. The first that fits a message counts. */
const WHOLE: readonly [RegExp, string][] = [
  // The opening.
  [
    /^hook: (?!(?:make|change|more|less|too|not|new|better|shorter|stronger|boring)\b)([^"“]{10,200})$/i,
    'use this hook "$1"',
  ],
  [
    /^(?!.*\?$.*").*\b(?:give|show|write|throw|propose|suggest|want|test|have|need)\b.{0,30}\b(\d|two|three|four|five)\b.{0,24}\b(?:hooks|openings|openers|intros|first (?:lines|sentences))\b.*$/i,
    'give me $1 hooks',
  ],
  [/^(?:give|show|write)\b.{0,12}\b(?:different|other|more|some) first (?:lines|sentences)\b.*$/i, 'give me 5 hooks'],
  [/^(?:kick off|start|open|begin) (?:with|w\/?|on) (?:a )?question\W*$/i, 'start with a question'],
  [
    /^(?:the |my )?(?:first (?:line|sentence)|opening) as a question\b.*$|^(?:a )?question at the (?:start|beginning|front)\W*$/i,
    'start with a question',
  ],
  [
    /^.*\bfirst (?:\d|few|three|five) seconds?\b.*\b(?:grab|hook|catch|stop|boring|slow)\b.*$|^(?:i )?(?:don't|do not|dont) (?:really )?like the first \d? ?seconds?\W*$/i,
    'new hook',
  ],
  [/^(?:don't|do not|dont) (?:start|open|begin) so \p{L}+\W*$/iu, 'new hook'],
  // The ending.
  [
    new RegExp(
      String.raw`^(?:(?:change|make|replace) )?(?:the |my )?last (?:line|sentence)s? (?:should be|to|with|must be|is) ${Q}\W*$`,
      'i',
    ),
    'change the cta to $1',
  ],
  [new RegExp(String.raw`^(?:end|close|finish) (?:it )?with ${Q} instead\W*$`, 'i'), 'change the cta to $1'],
  [
    new RegExp(String.raw`^${Q} (?:should|must|has to) be the (?:very )?last (?:words?|line|thing|sentence)\b.*$`, 'i'),
    'end with $1',
  ],
  [new RegExp(String.raw`^(?:at )?the end,? say ${Q}\W*$`, 'i'), 'end with $1'],
  [
    /^.*\b(?:better|stronger|good) (?:closing|last|final) line\b.*$|^.*\b(?:better|stronger) punch ?line\b.*$|^(?:the |my )?(?:end|ending) (?:is |needs |so |not |sounds? )+(?:\p{L}+ )*?(?:strong|weak|power|punch|flat|so)\b.*$/iu,
    'stronger ending',
  ],
  // The price.
  [
    /^(?:please )?(?:don't|do not|dont|never) be (?:saying|mentioning|telling) (?:the |my )?price\W*$/i,
    'remove the price',
  ],
  [/^(?:leave|keep) (?:the |my )?price (?:off|out)\b.*$/i, 'remove the price'],
  [
    /^(?:the |my )?price (?:put )?(?:in front|at the front|first)\b.*$|^(?:say|mention|tell|put) (?:the |my )?price right at the (?:start|beginning)\W*$/i,
    'mention the price in the hook',
  ],
  [
    /^(?:can |could )?(?:you )?(?:put |move |say |tell |bring |have )?(?:the |my )?price (?:come )?(?:earlier|before|up)\b(?! the end).*$|^(?:say|mention|tell) (?:what|how much) it costs earlier\b.*$/i,
    'say the price earlier',
  ],
  // The length.
  [/^.*\b(\d) ?min(?:ute)?s? (\d\d)\b.*$/i, 'make it $1:$2'],
  [
    new RegExp(
      String.raw`^.*\b(?:i (?:only |just )?(?:have|got)|i've got|got|land at|be exactly|reach(?: the)?|full) (?:(?:up to|about|only|just) )?${TIME}.*$`,
      'i',
    ),
    'make it $1 $2',
  ],
  [/^(?:shorten|trim|cut) (?:it|this) (?:down )?(?:a (?:bit|little)|slightly)\W*$/i, 'shorter'],
  [
    /^(?:get|come|go) (?:straight )?to the point\b.*$|^straight to the point\W*$|^to the point\W*$|^(?:.*, )?(?:so )?less text\W*$/i,
    'shorter',
  ],
  // Scenes.
  [
    /^(?:please |can you )?(?:swap|switch|exchange|flip) (\d{1,2}) (?:and|with|&) (\d{1,2})\b.*$/i,
    'swap scenes $1 and $2',
  ],
  [
    /^(?:please |can you )?(?:merge|combine|join) (?:scenes? )?(\d{1,2}) (?:and|with|&) (?:scene )?(\d{1,2})\b.*$/i,
    'merge scenes $1 and $2',
  ],
  [
    /^(?:scene )?(\d{1,2}) (?:put |goes |comes )?(?:before|ahead of) (?:scene )?(\d{1,2})(?: please)?\W*$/i,
    'move scene $1 before scene $2',
  ],
  [
    /^(?:put|move|bring) (?:scene )?(\d{1,2}) (?:before|ahead of|in front of) (?:scene )?(\d{1,2})\W*$/i,
    'move scene $1 before scene $2',
  ],
  [/^(?:.{0,20}order, )?scene (\d{1,2}) first\W*$/i, 'move scene $1 to the start'],
  [/^(\d{1,2}) then (\d{1,2})\W*$/i, 'move scene $1 before scene $2'],
  [/^(?:bin|del|take off|scrap|kill|chuck) scene (\d{1,2})\W*$|^scene (\d{1,2}) can go\W*$/i, 'delete scene $1$2'],
  [/^(?:please )?(?:split|break up|divide) scene (\d{1,2})\b.*$/i, 'split scene $1'],
  [
    /^(?:scene|line|part) (\d{1,2}) (?:is )?(?:too long to say|a mouthful|too long for one breath)\b.*$/i,
    'break up the sentences of scene $1',
  ],
  [
    /^(?:please )?(?:split|break up|divide) the (first|second|third|last) (?:sentence|line)\b.*$/i,
    'break up the sentences of the $1 scene',
  ],
  [/^(?:line|scene) (\d{1,2}) (?:is )?too long\W*$/i, 'shorten scene $1'],
  [/^(?:less|fewer) words in the (first|second|third|last) scene\W*$/i, 'shorten the $1 scene'],
  // Other pictures.
  [
    /^.*\b(?:less|fewer)(?: of)? (?:my face|face|me)\b.*$|^more to look at\b.*$|^.*\bmore (?:images|going on on screen|pictures of things|close-?ups)\b.*$|^(?:cooler|better|nicer) shots\W*$/i,
    'less of my face',
  ],
  // Questions about the script.
  [
    /^(?:what|whats|what's|which|am i|is there|anything|something|is this good)\b.*\b(?:leave out|missing|lacking|forgot|forget|left out|not covered|need to add|would you change|wonder about)\b.*$/i,
    "what's missing",
  ],
  [/^you (?:forgot|left out|missed|skipped) (?:the |to (?:say|mention) )?(.{3,100})$/i, 'mention the $1'],
  // Who says it, and to whom.
  [
    new RegExp(
      String.raw`^.*\b(?:told|tell it|write it|avoid|say it|too much|too many|less|fewer|(?:don't|dont|do not) use)\b(?: without(?: me saying)?| so many)?(?: ["“]?my["”]? and)? ${NOT_I}(?:\W|$).*$`,
      'i',
    ),
    'without first person',
  ],
  [
    /^(?:can you |please )?(?:do|make|write) (?:a version|one|it|this) for (.{3,80}?)(?: instead)?\W*$/i,
    'write it for $1',
  ],
  [/^same (?:thing|script|video)? ?but for (.{3,80})$/i, 'write it for $1'],
  [/^change (?:it )?for (.{3,80})$/i, 'write it for $1'],
  [/^(?:speak|talk) to ["“]?you["”]? directly\b.*$/i, 'more direct'],
  // How it is said.
  [
    /^.*\b(?:more simple (?:language|words)|plainer|dumb (?:it|this) down|difficult words|words (?:that )?my \p{L}+ (?:would|can) understand|cleaner english)\b.*$/iu,
    'simplify',
  ],
  [
    /^.*\b(?:like (?:i'm|im|i am) (?:flogging|selling)|(?:too )?hard sell|(?:like|feels like) an? adver\p{L}*|less like (?:selling|an ad\p{L}*)|like a sales\p{L}*|like publicity)\b.*$/iu,
    'less salesy',
  ],
  [
    /^(?:a bit |more |make it |make me |can you make it )*(?:a bit )?(?:more )?(?:cheeky|cheekier|sarcastic|smile|sarcasm|silly)\W*$|^too dry\b.*$/i,
    'funnier',
  ],
  [/^(?:a bit |a little |more |much )*quieter\b.*$/i, 'calmer'],
  [/^.*\blike (?:talking|speaking) to (?:a |my )?(?:bestie|best friend|friend|mate)\W*$/i, 'more casual'],
  [/^(more \p{L}+),? less like an? [\p{L} ]+$/iu, '$1'],
  [
    /^.*\b(?:strange|wrong|odd) with the grammar\b.*$|^the sentence in scene \d+ is not clear, please correct\W*$/i,
    'fix the grammar',
  ],
  // What is told.
  [/^leave (?:the )?(.{2,60}?) (?:out|off)(?: of it)?, .+$/i, 'leave out the $1'],
  [/^(.{2,40}?) (?:part|bit|thing) (?:take|cut|leave) out\b.*$/i, 'take out the $1 part'],
  [/^(.{2,40}?) (?:part|bit|thing) put (?:as the )?first\b.*$/i, 'start with the $1'],
  [
    /^(?:move|put|bring) (?!(?:the )?(?:\p{L}+ )?(?:scene|price)\b)(?:the )?(.{2,50}?) (?:part |bit |thing )?(?:to|at) the (?:start|beginning|front)(?: and .*)?$/iu,
    'start with the $1',
  ],
  [/^(start with .{3,80}?) and go back\b.*$/i, '$1'],
  [/^the (.{3,40}?) earlier\b.*$/i, 'say the $1 earlier'],
  [/^say early on (?:that )?(.{3,100})$/i, 'mention $1 earlier'],
  [/^put (?:the )?(?!scene|\d)([\p{L} ]{3,40}?) before the (?!price)([\p{L} ]{3,40})$/iu, 'say the $1 first'],
  [/^(.{8,140}?),? (?:please )?(?:add|include|mention|say) (?:that|this)(?: in| too)?\W*$/i, 'add that $1'],
  [/^(.{8,140}?),? put (?:that|this) in\W*$/i, 'add that $1'],
  [/^add(?: an? [\p{L} ]{2,20})?: (?=[^"“])(.{8,200})$/iu, 'add that $1'],
  [/^put (?:in )?a line (?:in )?about (.{4,160})$/i, 'more about $1'],
  [
    /\b(?:don't|do not|dont|never) say ["“]?([^"“”,]{2,60}?)["”]?,? (?:just |but |please )*say ["“]?([^"“”,]{2,60}?)["”]?(?=,|$).*$/i,
    'replace "$1" with "$2"',
  ],
]

/** Why somebody wants it: no wish of its own. */
const REASONS =
  /(?<=^(?:please )?(?:drop|remove|delete|cut|leave out|take out|don't (?:mention|say|use|tell)|dont (?:mention|say|use|tell)|do not (?:mention|say|use|tell)|change|put|move|swap)\b[^"“,]{2,120}), (?:that's|thats|that is|it's|its|it is|nobody|no one|most|people|they|he|she|i|we|patient|because|since|the new|the neighbou?rs|dont|don't|otherwise)\b[^"“]{0,80}$/i

/** Said to the writer, not to the viewers. */
const ASIDE =
  /(?<=^(?:please )?(?:say|mention|add)\b[^"“,]{2,120}), (?:nobody|no one|people don't) (?:understands?|knows?|gets?)\b[^"“,]{0,30}$/i

/** A message in the words that are understood, where it says the same in others. */
export function inKnownWords(message: string): string {
  const plain = message
    .replace(/[’‘]/g, "'")
    .replace(/\bppl\b/gi, 'people')
    .replace(/(\d),(\d\d)(?!\d)/g, '$1.$2')
  const trimmed = plain.trim().replace(/ (?:please|pls|la|can)\W*$/i, '')
  for (const [shape, known] of WHOLE) {
    const found = shape.exec(trimmed)
    if (found) return trimmed.replace(shape, known)
  }
  return message
    .replace(/(\d),(\d\d)(?!\d)/g, '$1.$2')
    .replace(REASONS, '')
    .replace(ASIDE, '')
}
