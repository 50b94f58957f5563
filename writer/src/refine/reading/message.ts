/** A clause of a message, with its quoted words taken out. */
export interface Clause {
  /** Quotes are numbers between \ue010 and \ue011. */
  text: string
  /** Which sentence of the message it belongs to. */
  sentence: number
  isQuestion: boolean
}

export interface Message {
  clauses: Clause[]
  quotes: string[]
}

const QUOTE = /["“”«»„]([^"“”«»„\n]{1,500})["“”«»„]|(?<=^|[\s(:>])['‘]([^\n]{1,500}?)['’](?=$|[\s.,;!?)])/g
export const QUOTED = /\ue010(\d+)\ue011/g
const IMPERATIVE =
  "add|mention|say|drop|remove|delete|cut|take|leave|change|replace|swap|switch|talk|tell|start|open|end|finish|begin|write|keep|give|use|put|move|shorten|simplify|split|merge|combine|make|show|don't|dont|do not|never|include|bring|get rid"

/** "Hook: my feet were done by lunch" names its words without quotes. */
const AFTER_COLON = new RegExp(
  String.raw`^((?=[^:\n]*\b(?:add|say|hook|opener|opening|start|open|begin|end|ending|cta|call|line|put|use|change|mention|write|lead|text|screen|finish|close|include|one|with)\b)[^:"“”\n\ue010]{2,70}): +(?!(?:${IMPERATIVE}|shorter|longer|more|less|too|not|new|better|stronger|boring|weak|demo|the order)\b)([^"“”\n\ue010]{3,300}?)(?=\s*$| (?:at|in|to) the (?:very )?(?:end|start|beginning)\s*$|[.!?]\s+(?:please |and |also |can you |could you )*(?:${IMPERATIVE}|that'?s|this is|people always|she said|they said)\b)`,
  'gim',
)
const NOISE =
  /(?<=^|[\s,.!?])(?<!\b(?:words?|say|saying|remove|drop|delete|no) )(?:please|pls|plz|kindly|thanks(?: a (?:lot|million))?|thank (?:you|u)(?: so much)?|thx|wow|cheers|god bless(?: you)?|lol|lmao|haha+|btw|tbh|ngl|imo|leh|lah|lor|abeg|oya|(?:mate|sir)(?=[\s,.!?]*$)|kinda|omg|wueh|hmm+|jk|hello|ok(?:ay)?(?! (?:to|if|that|with)\b)|hey|hi|honestly|basically|actually|maybe|perhaps|if (?:possible|you can|you could)|if you don'?t mind|for me|i think|i guess|i feel like|would be (?:nice|great|good)|everywhere|throughout|somehow|idk|just checking|checking)(?=$|[\s,.!?])/gi
/** Hails or answers the writer before the wish. */
const HAIL =
  /^[\s,]*(?:(?:yeah|yea|yep|yes|nah|nein|ah|oh|uh|um+|mate|bro|sis|boss|oga|ate|dude|guys|jare|sorry|cheers)\b[\s,]*(?!is\b|was\b))+(?=\S)/i
const POLITE =
  /^(?:(?:can|could|would|will|should)(?: (?:you|u|ye|it|we|the (?:video|script|story)))? (?!i\b|u |you |we |it |this |that |the |people|they)|(?:can|could) (?:i|we) (?:get|have|see) |(?:can|could|would) (?:you|u|ye|we|it|this) (?:also |now )?|can (?=the |price )|could (?=the |this )|why (?:not|don'?t (?:you|we|u)) |what if (?:it|we|i) (?:could )?|how about (?:we )?|is it possible to |(?:(?:i|we) (?:want|need|prefer|wanna)|(?:i|we)(?:'d| would) (?:like|love|want|prefer))(?: (?:you|u|it|this) to| to| it)? (?=\S+ )(?!to\b|that it)|i wanna |i'?d rather (?!you\b)(?=\p{L})|i(?:'d| would) (?=skip|drop|remove|cut|lose|move|start|put|delete|change|end|open|use|take|say)|(?:it )?(?:needs?|has|ought) to (?=mention|say|be)|(?:you|u|ye) (?:should|could|can|might) |ever |maybe |(?:we|it) (?:should|could|can) |let'?s |let (?:me|it|the (?:video|script|story)) (?=open|start|end|begin)|try to |go ahead and |(?:please )?(?:correct(?:ion)?|fix): ?|try and |also |now |just |and |but |so |then |instead (?!of)|rather |wait |well |idk )+/iu
/** Asks for an opinion, a permission or a reason. */
const ASKS =
  /^(?:but |and |so |also |wait,? |hm+,? )*(?:is|are|am|was|were|does|do(?! not\b)|did|has|have(?! (?:it|me|us|the|a|an|them|him|her|my)\b)|should|shouldn'?t|isn'?t|aren'?t|doesn'?t|don'?t (?:you think|people|they)|whats?(?! if)|what's(?! if)|why(?! (?:not|don'?t (?:you|we|u)))|who|whose|how(?! about)|when|where|which|would (?:people|they|anyone|viewers|it be)|will (?:people|they|it|tiktok|this|anyone)|won'?t (?:people|they|it)|need to|any(?:thing|one)|may i|can i(?! (?:get|have|see))|can we (?:say|write|call|claim|legally)|can (?:people|they|foreigners)|could i(?! (?:get|have|see)))\b/i

const WANTED = String.raw`\b(?:i|we) (?:asked(?: for)?|said|wanted|picked|chose|need|want|typed) (\d{2,3})(?: ?s(?:ec(?:ond)?s?)?\b|\b(?! ?(?!and\b|but\b|n\b)(?:\p{L}|%)))`
const IS_NOW = String.raw`(?:(?:\b(?:it'?s|it is|this is|you have)(?: only| just| like)? |(?<=^|[.!?] ))\d{2,3} ?s(?:ec(?:ond)?s?)?\b|\bthis is \d{2,3}\b(?! ?\p{L}))`
/** The length that was asked for beside the one that is complained of: "33 seconds? I asked for 90." */
const ASKED_FOR = new RegExp(
  String.raw`${IS_NOW}[?!.,]* ?(?:and |but |n )?${WANTED}[?!.]*|${WANTED},? (?:and |but |n )?${IS_NOW}[?!.]*`,
  'giu',
)

/** Cuts a message into clauses, each of which asks for one thing. */
export function clausesOf(typed: string): Message {
  const quotes: string[] = []
  const keep = (text: string) => {
    quotes.push(text.trim())
    return `\ue010${quotes.length - 1}\ue011`
  }
  const masked = typed
    .slice(0, 4000)
    .replace(/[\ue010\ue011]/g, '')
    .replace(/\s*(?:→|⇒|-+>|=+>)\s*/g, ' -> ')
    .replace(QUOTE, (_, double?: string, single?: string) => ` ${keep(double ?? single ?? '')} `)
    .replace(AFTER_COLON, (_, before: string, after: string) => `${before}: ${keep(after)}`)
    .replace(ASKED_FOR, (_, before = '', after = '') => ` make it ${before}${after} seconds. `)
    .replace(/\b(?:change|switch) (?:the )?order[,:] */gi, '')
    .replace(
      /\b(first|second|third|fourth|fifth|last) one\b(?=\s*(?:$|[,.;:?!]|(?:and|with|should|could|to|is|out|shorter)\b))/gi,
      '$1 scene',
    )
    .replace(/\.\s+(?=not (?:\S+ ){0,3}\S+\s*(?:[.!,]|$))/gi, ', ')
    .replace(/\b(?:take|get) ([^,.;]{3,60}?) and (?:put|move|bring) (?:it|that|this) /gi, 'put $1 ')
    .replace(/[’‘`]/g, "'")
    .replace(/\p{Extended_Pictographic}\u{FE0F}?|(?<=\s|^)[:;]-?[)(DP](?=\s|$)/gu, ' ')
    .replace(/\bw\/? +(?=[\p{L}\ue010])/giu, 'with ')
    .replace(/(?<=[\p{L}\d]) n (?=\p{L})/gu, ' and ')
    .replace(/[ \t]+/g, ' ')
  const clauses: Clause[] = []
  // The end mark of a quote at the end of a sentence stands inside of it.
  const sentences = masked.split(
    /(?<=[!?;]+|(?<!\b(?:Mr|Mrs|Ms|Dr|St|no|vs))\.+)(?=\s|$)|\n+|(?<=\ue011)(?<!\b(?:[Aa]fter|[Bb]efore) \ue010\d+\ue011) (?=(?:then|The|They|It|We|I)\b)/u,
  )
  sentences.forEach((sentence, at) => {
    const isQuestion = /\?\s*$/.test(sentence)
    const body = sentence
      .replace(/[.!?;\s]+$/, '')
      .replace(/^[\s,.;!?-]+/, '')
      .trim()
    const pieces = body.split(
      new RegExp(
        String.raw`,? (?:and|then|but|plus|also)(?: also| then| please)* (?=(?:please |(?:can|could|would) (?:you|u|we) )?(?:${IMPERATIVE})\b(?! (?:that|this)(?: in| too)?$))|, (?=(?:please |and |then |but |just |only )?(?:${IMPERATIVE})\b(?! (?:that|this|it)(?: in| too| to the .*)?$))| \+ (?=(?:${IMPERATIVE})\b)`,
        'i',
      ),
    )
    for (const piece of pieces) {
      const calm = calmed(piece)
      const text = plain(calm)
      const isAsked =
        ASKS.test(calm) ||
        (isQuestion && /\bor (?:not|nah)$/i.test(calm)) ||
        // "Say it's for kids? Or not?"
        (isQuestion && /^(?:say|mention|write|call it)\b/i.test(calm)) ||
        (isQuestion && calm.split(/, | or /).some((part) => ASKS.test(part)))
      if (/[\p{L}\p{N}\ue010]/u.test(text)) clauses.push({ text, sentence: at, isQuestion: isAsked })
    }
  })
  return { clauses, quotes }
}

const calmed = (piece: string) =>
  piece
    .replace(HAIL, '')
    .replace(/(?<=\S),? (?:(?:isn|aren|doesn|wasn)'?t (?:it|they|that)|innit)[\s?]*$/i, '')
    .replace(NOISE, ' ')
    .replace(/\s+([,.!?])/g, '$1')
    .replace(/,(?=\s*,)/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,]+|[\s,]+$/g, '')

/** A clause without politeness. */
export function plain(calm: string): string {
  if (ASKS.test(calm)) return calm
  return calm
    .replace(POLITE, '')
    .replace(/(?<!^(?:say|add|mention|tell)\b.*),? (?:can|la|though|now|or (?:nah|not)|don'?t you think)$/i, '')
    .replace(/^((?:\S+ ){0,2}\S+) (?:too|as well)$/i, '$1')
    .replace(/^[\s,]+|[\s,]+$/g, '')
    .trim()
}

export const asksSomething = (text: string): boolean => ASKS.test(text)

/** A clause as it was typed. */
export const restored = (text: string, quotes: readonly string[]): string =>
  text
    .replace(QUOTED, (_, at: string) => `"${quotes[Number(at)] ?? ''}"`)
    .replace(/\s+/g, ' ')
    .trim()

export const IMPERATIVE_START = new RegExp(String.raw`^(?:please |just )*(?:${IMPERATIVE})\b`, 'i')
/** Gives a reason or an opinion and asks for nothing. */
const REASON =
  /^(?:because|bc|bcs|bcos|cos|cuz|coz|since|so (?:that|i|we|they|people|it|nobody|no one)|otherwise|as (?:i|we|it|people|they)|for the|thats?|that's|this is|this was|it'?s|it is|it|its|i'?m|i|im|my|we|we're|our|he|she|they|the|people|ppl|customers|foreigners|viewers|nobody|no one|not (?:everyone|everybody|all)|everyone|everybody|most|many|some|even|too|you (?:wrote|said|say|forgot|left|didn'?t|did not|never)|u (?:wrote|didnt)|rather|there'?s|there is|in case|to be)\b/i
const WANTS =
  /\b(?:i|we|u|you) (?:really |just |also )?(?:want|need|would like|'d like|wanna|prefer|'d rather|should|could|rather|forgot|left out|never)\b|(?<!\b(?:i|we) )\b(?:should|must|needs? to|has to|have to|wants? to) (?:be|say|go|come|have|mention)\b|\bwants? to be (?:named|mentioned)\b|\bneeded\b|\binstead\b|\bnot \ue010/i

/** Whether a clause gives a reason and asks for nothing itself. */
export const isReason = (text: string): boolean =>
  ((REASON.test(text) &&
    !/:/.test(text) &&
    text.split(' ').length >= 2 &&
    (!NAMES.test(text) || FINITE.test(text) || ACTS.test(text))) ||
    (FINITE.test(text) && !/^(?:no|not|without|only|less|more)\b/i.test(text))) &&
  !IMPERATIVE_START.test(text) &&
  !/^(?:be|have|get|make|do|not|rather|film|shoot|turn|focus|find|think|let|try|explain|compare|slow|speed|pick|set|sort|fix|rephrase|reword|check|read|sound|feel|speak)\b/i.test(
    text,
  ) &&
  !SO_DO.test(text) &&
  !WANTS.test(text.replace(/^(?:i|we) never (?=said|wrote|typed|told)/i, '')) &&
  (!asksSomething(text) || /^(?:is|are) (?:like|too|so|not)\b/i.test(text))
/** Begins with a subject: a reason only if a verb follows. */
const NAMES = /^(?:it(?!')|the|my|our|people|ppl|customers|foreigners|viewers|most|many|some|for the)\b/i
const ACTS = /^\S+ (?:\S+ ){0,3}?\p{L}{2,}(?:s|ed)\b/iu
/** "It is best, so end on it" asks for something. */
const SO_DO = new RegExp(
  String.raw`\b(?:so|and|but|then),? (?:please |just )*(?:${IMPERATIVE})\b(?! (?:up|out|my|his|her|their)\b)`,
  'i',
)
const FINITE =
  /^(?:is|are) (?:like|too|so|not)\b|\b(?:is|are|was|were|isn'?t|aren'?t|will|won'?t|would|can|may|might|can'?t|cannot|doesn'?t|does not|don'?t|do not|didn'?t|has|have|had|makes?|sounds?|feels?|looks?|thinks?|likes|complains?|asks?|wants?|knows?|says?|said|saw|scrolls?|search|watch(?:es|ing)?|goes|gets|got|hates?|understands?|means?|runs?|comes?|breaks|costs|asked|told|found|worry|worries|complain|ask|know|corrected|follows|varies)\b|^(?:\S+ )?(?:people|everyone|everybody|customers|viewers|they)\b.* (?:like|love|need|want)\b/i

const PRAISE =
  /^(?:(?:i )?(?:really |just )?(?:(?:love )+|love|like|loved|liked|enjoy(?:ed)?) (?:it|this|that|the)\b(?!.*\b(?:put|make|move|take|use|drop|add|say|change|cut)\b).*|(?:it'?s |that'?s |this is |looks? |sounds? |very |so |really |super |pretty |not )*(?:nice|good|great|cool|perfect|super|lovely|fine|ok|okay|amazing|bad|happy(?: with (?:this|it))?|grand|brilliant|beautiful|well done|nice (?:one|job|script)|good (?:job|one)|like me)(?: (?:already|script|job|one|so far|though|as it is))*|(?:i am|i'?m) (?:very |so |really )?(?:happy|pleased)(?: with (?:this|it|that))?|fine like (?:this|that)|(?:perfect, )?you got me \p{L}+ing\b.*|(?:keep|don'?t (?:touch|change)) (?:this|that|it)(?: one| line| part)?|this slaps|.{0,30}\b(?:hilarious|brilliant|great|perfect|good|funny),? keep (?:it|that|this)|e sweet me|undo nothing|.{0,60}\b(?:is|was|are) (?:so |very |really )?(?:good|great|perfect|nice|funny|lovely|the best(?: part| thing)?))$/iu
/** Whether a clause only says that something is good. */
export const isPraise = (text: string): boolean =>
  PRAISE.test(text) &&
  !IMPERATIVE_START.test(text.replace(/^(?:keep|don'?t)\b/i, '')) &&
  !/\b(?:could|can|would) (?:we|you|u|it)\b|\bbut\b|\bmore$/i.test(text)
