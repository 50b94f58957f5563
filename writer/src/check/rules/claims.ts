import { BRANDS, type Found, rule, WORD } from './rule'

/** "the best mug" and "the fastest chargers": the superlative goes with its article, so that any noun fits after it. */
const SUPERLATIVES =
  'best|fastest|cheapest|strongest|lightest|softest|quietest|safest|greatest|finest|ultimate|number[ -]one|#\\s?1|no\\. ?1|most (?:powerful|comfortable|advanced|durable|effective|popular|trusted)'

/** "an unbreakable cup" needs another article before another adjective. */
const adjective =
  (word: string) =>
  ({ matched }: Found) =>
    /^an? /.test(matched) ? `a ${word}` : word

/** "It should work for everyone", "does it work for everyone". */
const NEEDS_BARE_VERB =
  /\b(?:to|can|could|will|would|should|may|might|must|do|does|did)(?: (?:it|this|that|they|not))? $/

export const CLAIM_RULES = [
  rule({
    id: 'GUAR-01',
    severity: 'block',
    source: 'S16',
    reason: 'Promises that it always works.',
    say: 'Say "worked for me", or leave it out.',
    find: [
      "(?<!(?:no|not|can't|cannot|isn't|won't|don't|never|without a|without) )(?<!\\b(?:years?|yrs?|months?|lifetime)[ -])guarantee(?:d|s|ing)?",
      'money[ -]back',
      '(?:100|(?:a |one )?hundred) ?(?:%|percent) (?:works?|working|safe|effective|satisfaction|guaranteed?|risk[ -]free|success|natural results)',
      'risk[ -]?free',
      'no[ -]risk',
      'never (?:fails?(?! to)|breaks?|rips?|tears?|fades?|leaks?|wears? out)',
      [
        'works? (?:for|on) (?:everyone|everybody|anyone|all people)',
        ({ before }) => (NEEDS_BARE_VERB.test(before) ? 'work for me' : 'worked for me'),
      ],
      ['always works', 'works for me'],
      ['works every time', 'works for me'],
      ['(?:an? )?fool[ -]?proof', adjective('simple')],
      'fail[ -]?proof',
      'no side[ -]effects?',
      ['(?:an )?unbreakable', adjective('sturdy')],
      ['(?:an )?indestructible', adjective('sturdy')],
      'lifetime warranty',
    ],
  }),
  rule({
    id: 'ABS-01',
    severity: 'warn',
    source: 'S16 S17',
    reason: 'An absolute that cannot be shown.',
    say: 'Say "my pick" or "the one I use".',
    find: [
      [
        `the (?:very |absolute )?(?:${SUPERLATIVES})(?! (?:friends?|before|man|parts?|bit|buds?|way|of both|bet|thing about|western))(?![ -]?sell)`,
        ({ after }) => (/^ (?:in|on|at|of)\b/.test(after) ? undefined : 'my favorite'),
      ],
      '(?<!(?:my|your|his|her|our|their|its|works?|fits?|looks?|tastes?|served|enjoyed|the next|at|next) )best(?![ -](?:friends?|before|man|parts?|bit|buds?|way|buy|western|regards|wishes|of both|case|guess|bet|served|enjoyed|used|kept|practices?|if used|thing about|eaten|stored|by \\d)|[ -]?sell|[ -]before)',
      '#\\s?1',
      'number[ -]one(?! (?:reason|thing|question|rule|complaint|problem|mistake))',
      'no\\. ?1',
      'the one and only',
      `the only (?:${WORD} ){1,2}(?:that|you'?ll (?:ever )?need|you need|on the market|in the world|with|worth)`,
      'fastest|cheapest|strongest|lightest|softest|quietest|safest|greatest|finest',
      'ultimate',
      ['(?<!(?:a|the|im) )perfect for', 'handy for'],
      ['fits? perfectly', ({ matched }) => (matched.startsWith('fits') ? 'fits well' : 'fit well')],
      ['perfectly', 'nicely'],
      [
        "(?<!(?:not|isn't|aren't|wasn't|never|nothing is|nothing's|nobody's) )perfect(?! (?:timing|stranger|sense|score|storm))",
        'good',
      ],
      'flawless(?:ly)?',
      '(?:one[ -]size[ -])?fits[ -](?:all|everyone|everybody)',
      [
        '(?<!(?:takes?|took|taking|wait|waited|waiting|been|spent|spend|gone) )forever(?! (?:to|21|young|home))',
        'for a long time',
      ],
      'unbeatable|unmatched|unrivall?ed',
      "world'?s (?:most|first)",
      'second to none',
      'most (?:powerful|comfortable|advanced|durable|effective|popular|trusted)',
      ['(?:a )?revolutionary', adjective('new')],
      'miracle(?! cures?)',
      'magic(?! (?:erasers?|markers?|mouse|keyboard|tape|cubes?|tricks?|wands?|bullet|the gathering|school bus|kingdom|mushrooms?|8|eight))|magical(?:ly)?',
    ],
  }),
  rule({
    id: 'COMP-01',
    severity: 'warn',
    source: 'S14 S16',
    reason: 'Compares with a named brand or store.',
    say: 'Say "my old one" or "the usual kind".',
    find: [
      [
        `(?:better|cheaper|faster|stronger|nicer|softer|safer|warmer|lighter|quieter|more ${WORD}) than (?:the |a |an |my |your |any )?(?:${BRANDS}|competitors?|(?:the )?competition|other brands?|leading brands?|all others|anything (?:else )?on the market|name[ -]brands?)`,
        ({ matched, after }) =>
          /^(?:[.!?,]|$)/.test(after) ? matched.replace(/ than .*$/, ' than my old one') : undefined,
      ],
      `(?:beats|outperforms|destroys) (?:the |a |an |my |your )?(?:${BRANDS}|leading brands?|competitors?|competition|other brands?)`,
      [
        `(?:unlike|vs\\.?|versus|instead of|compared (?:to|with)) (?:the |a |an |my |your )?(?:${BRANDS}|leading brands?|competitors?|other brands?)`,
        ({ matched, after }) =>
          /^(?:[.!?,]|$)/.test(after)
            ? `${/^(?:unlike|vs\.?|versus|instead of|compared (?:to|with))/.exec(matched)?.[0] ?? 'unlike'} my old one`
            : undefined,
      ],
      ['(?:the )?leading brands?', 'the usual kind'],
    ],
  }),
  rule({
    id: 'COMP-02',
    severity: 'block',
    source: 'S16',
    reason: 'Insults a brand, a maker or an industry.',
    say: 'Joke about the old way of doing it.',
    find: [
      // "My husband reckoned it was a scam": a doubt about the product itself.
      "(?<!(?:not a|isn't a|no|anti|(?:assumed|believed|bet|figured|reckoned|said|sure|thought) (?:it|they|these|this) (?:is|are|was|were) (?:all )?an?) )scams?",
      'scamm(?:ed|ing|ers?)',
      '(?:a|total|complete|such a|real|the) rip[ -]?offs?|rip[ -]?offs(?! the)|ripp(?:ed|ing) (?:me|you|us|people|everyone) off',
      `(?:${BRANDS}|brands?|companies|compan(?:y|ies)|makers?|manufacturers?|industry|competitors?|competition|the others?|the rest)(?:'s|'re| is| are) (?:a |an |all |total |complete |absolute |pure |just |literal ){0,3}(?:trash|garbage|junk|frauds?|worthless|crooks|thieves|liars)(?! (?:day|bags?|cans?|bins?|truck|mail|drawers?|night))`,
      `(?:${BRANDS}|industry|big pharma|big ${WORD}) (?:is|are) (?:lying|cheating|robbing|stealing|evil)`,
    ],
  }),
  rule({
    id: 'IP-01',
    severity: 'block',
    source: 'S23',
    reason: 'Presents the product as a copy of a brand.',
    say: 'Describe the look itself: shape, color, finish.',
    find: [
      'dupes?|duped',
      'knock[ -]?offs?',
      'replicas?',
      'counterfeits?',
      'fake designer',
      'designer[ -]inspired',
      `inspired by (?:${BRANDS})`,
      '1:1 (?:copy|quality)',
      'mirror quality',
      'aaa\\+? quality',
      `(?:looks?|feels?|smells?) (?:just |exactly )?like (?:a |the |an |my )?(?:${BRANDS})`,
    ],
    typed: [
      /\b[Ll]ooks? (?:just|exactly) like (?:a |an |the )?(?!(?:Mom|Mum|Dad|Grandma|Grandpa|Granny|Mine|It|The|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|I)\b)\p{Lu}\p{Ll}+/gu,
    ],
  }),
  rule({
    id: 'ENV-01',
    severity: 'warn',
    market: 'US',
    source: 'S30',
    reason: 'A broad environmental claim.',
    say: 'Name the specific fact: "40% recycled steel".',
    find: [
      '(?:eco|environmentally|earth|planet|ocean|climate)[ -]?(?:friendly|conscious|safe|positive|neutral)',
      'eco(?! (?:modes?|settings?|buttons?|cycles?|systems?)|-|friendly)',
      'sustainabl[ey]|sustainability',
      'bio[ -]?degradable',
      'compostable',
      'recyclable',
      'non[ -]?toxic',
      'toxin[ -]free',
      'carbon[ -](?:neutral|negative|free)',
      'plastic[ -]free',
      'zero[ -]waste',
      'green (?:product|choice|alternative|living|cleaning|brand)s?',
      'chemical[ -]free',
      'all[ -]natural',
      '100 ?(?:%|percent) natural',
      'good for the (?:planet|environment|earth)',
      'saves? the planet',
    ],
  }),
]
