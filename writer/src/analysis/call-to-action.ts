import { checkText } from '../check'
import { upperFirst } from '../language/grammar'
import { dropProfanity } from '../language/profanity'
import { cleanField, FIELD_CAPS } from '../language/sanitise'
import { tidy } from '../language/tidy'
import { speechCase } from './speech-case'

const IMPERATIVE =
  /^(?:please |just |now |go |so |then |don't forget to |be sure to |make sure (?:to |you )?)*(?:shop|tap|grab|get|click|buy|order|add|check|try|save|comment|share|send|follow|see|find|pick|take|look|watch|discover|visit|learn|start|treat|upgrade|join|ask|tell|choose|hit|press|swipe|scroll|open|use|claim|go|head|come|have|snag|score|pre-?order|book|browse|explore|view|bag|own|bring|give|make|message|read|compare|drop|tag|let|put|browse|pop|peek|meet|wear|keep|enjoy|say|stop|stock|request|call|text|reserve|schedule|sign|enroll|enrol|download|install|register|subscribe|apply|contact|write|plan|play|secure|rent|hire|switch|plant|cook|feed|listen|watch|secure|reach|speak|talk|chat|ping|swing|drive|ride|walk|run|pack|build|create|design|customi[sz]e|personali[sz]e|reorder|restock|renew|unlock|redeem|activate|donate|support|vote|win back|fix|clean|protect|gift|surprise)\b/i

/**
 * The seller's own call to action: its verb and object stay, case and marks are repaired, flagged parts go. Starts with a capital and has
 * no end mark, so that frames can go on after it. Undefined where nothing usable remains.
 */
export function repairCallToAction(typed: string): string | undefined {
  const clean = dropProfanity(cleanField(typed, FIELD_CAPS.callToAction))
    .replace(/[’‘]/g, "'")
    .replace(/\bb4\b/gi, 'before')
  if (clean === '') return undefined
  const parts = clean
    .split(
      /(?<=[.!?…])\s+|\s*[!?…;]+\s*|\n+|\s+[-–—]+\s+|,\s+(?=(?:and|or|before|while|only|hurry|link|limited|use)\b)|\s+(?=(?:before (?:it'?s|they'?re|stock)|while (?:supplies|stocks?|it lasts))\b)|\s+(?:and|or|&)\s+(?=(?:click|tap|dm|visit|follow|comment|share|like|subscribe|use|get|shop|buy|order|check|save|tag|grab)\b)/i,
    )
    .map((part) => part.replace(/^[\s.,:;*"'–—-]+|[\s.,:;*"'–—-]+$/g, ''))
    .filter((part) => /\p{L}{2}/u.test(part))
  const usable = parts.map(allowed).filter((part): part is string => part !== undefined)
  const chosen = usable.find((part) => IMPERATIVE.test(part)) ?? usable.map(withVerb).find((part) => part !== undefined)
  if (!chosen) return undefined
  const words = chosen
    .split(/\s+/)
    .slice(0, 16)
    .join(' ')
    .replace(/(?:\s+(?:and|or|to|the|a|an|for|with|in|on|at|of|your|my|by|from|while|before|its|it's))+$/i, '')
  const repaired = tidy(
    words.replace(/\btik ?tok ?shop\b/gi, 'TikTok Shop').replace(/\btik ?tok\b(?! Shop)/gi, 'TikTok'),
  ).replace(/[.!?…:]+$/, '')
  return /\p{L}{2}/u.test(repaired) ? upperFirst(repaired) : undefined
}

/** A flagged end may go ("Shop now, only 3 left"); a part that opens with a flag is lost. */
function allowed(part: string): string | undefined {
  const text = speechCase(part)
  const flags = checkText(text, 'callToAction').filter(
    ({ severity, rule, matched }) =>
      severity !== 'info' && rule !== 'DISC-01' && !(rule === 'PRICE-03' && /\btrial\b/i.test(matched)),
  )
  if (flags.length === 0) return text
  if (flags.some(({ rule }) => /^(?:REDIR|GIVE|PRIV|HATE|REG)/.test(rule))) return undefined
  const start = Math.min(...flags.map((flag) => flag.start))
  const before = text.slice(0, start)
  // The whole clause goes: "Add to cart, bundle of 2 saves 15%" is "Add to cart".
  const clause = before.search(
    /(?:,|\s(?:before|while|until|because|since|and)\b)(?!.*(?:,|\s(?:before|while|until|because|since|and)\b))/i,
  )
  const kept = (clause > 0 ? before.slice(0, clause) : before)
    .replace(/[\s,:;-]+$/, '')
    .replace(
      /(?:\s+(?:and|or|to|the|a|an|for|with|in|on|at|of|your|my|by|from|while|before|it's|its|is|are|get|our|this|that))+$/i,
      '',
    )
  return kept.split(/\s+/).length >= 2 && IMPERATIVE.test(kept) ? kept : undefined
}

/** "link below" and "available on TikTok Shop" name the place and lack the verb. */
function withVerb(part: string): string | undefined {
  if (/^(?:the )?(?:product )?link (?:is )?(?:below|here|on this video|right here)/i.test(part))
    return 'tap the link on this video'
  if (/\bshop\b/i.test(part) && part.split(/\s+/).length <= 5 && /tik ?tok shop/i.test(part))
    return 'find it in TikTok Shop'
  if (/^yellow (?:basket|cart)|(?:basket|cart) below/i.test(part)) return 'tap the cart below'
  return undefined
}
