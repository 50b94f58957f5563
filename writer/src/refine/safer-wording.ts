/** The safer form of what a rule finds, where one fits into the same sentence. The rest of a sentence stays. (domain/script-writing.md, section 8) */
export const SAFER: readonly { rule: string; find: RegExp; say: string }[] = [
  {
    rule: 'REDIR-01',
    find: /\b(?:the )?links? (?:is |are )?in (?:my |the |our )?(?:bio|description|profile|comments?|story)\b/gi,
    say: 'the link on this video',
  },
  { rule: 'REDIR-01', find: /\b(?:dm|pm|message|text|e-?mail|call) (?:me|us)\b/gi, say: 'ask me in the comments' },
  {
    rule: 'REDIR-01',
    find: /\b(?:on|at|from|via|visit) (?:my |our |the )?(?:web ?site|online store|web ?shop|amazon|etsy|ebay|shopify)\b/gi,
    say: 'in the shop',
  },
  { rule: 'ABS-01', find: /\bthe (?:very )?best\b/gi, say: 'my pick of' },
  { rule: 'ABS-01', find: /\bbest\b/gi, say: 'favorite' },
  { rule: 'ABS-01', find: /\bperfect for\b/gi, say: 'right for' },
  { rule: 'ABS-01', find: /\bperfectly\b/gi, say: 'well' },
  { rule: 'ABS-01', find: /\bperfect\b/gi, say: 'right' },
  { rule: 'ABS-01', find: /\b(?:the )?(?:#1|number one|no\. ?1)\b/gi, say: 'my favorite' },
  { rule: 'ABS-01', find: /\bforever\b/gi, say: 'for a long time' },
  { rule: 'ABS-01', find: /\b(?:the )?(?:fastest|cheapest|greatest|strongest)\b/gi, say: 'my favorite' },
  { rule: 'SOC-01', find: /\b(?:it went |went |gone )?viral\b/gi, say: 'around a lot' },
  {
    rule: 'SOC-01',
    find: /\bevery(?:one|body) (?:is |'s )?(?:obsessed with|talking about|raving about) (?:it|this|them)\b/gi,
    say: 'you may have seen it around',
  },
  { rule: 'GUAR-01', find: /,? ?(?:100 ?% )?guaranteed\b/gi, say: '' },
  { rule: 'PRICE-03', find: /\bfree shipping\b/gi, say: 'shipping as listed' },
  { rule: 'TIME-01', find: /\b(?:instantly|overnight)\b/gi, say: 'over time' },
]

/** Sentences that press with stock or clocks become one that presses with need only. */
export const CALM_OFFER = "Check today's price in the shop, then decide."
