import { rewritten, type Rule } from './texting'

/**
 * Sellers type features like labels: "auto shut off", "ages 3+", "20g protein". Here they become what somebody would say, before the
 * feature is parsed; nothing is added to what was typed.
 */
const SHORTHAND: readonly Rule[] = [
  // Units and names that other rules would misread.
  [/\b(2\.4|5\.8)\s?g(?:hz)?\b/gi, '$1 gigahertz'],
  [/\busb[ -]?c\b/gi, 'USB-C'],
  [/\bvitamin ([a-ek])(?=\d{0,2}\b)/gi, 'vitamin $1'],
  [/^pd\s?(\d+)\s?w$/i, '$1W charging'],
  [
    /^(\d[\d.]*)\s?(?:g|grams?) (?:of )?((?:added |net |total )?(?:protein|sugar|fiber|fat|carbs|collagen|sodium|creatine))$/i,
    '$1 grams of $2',
  ],
  [
    /^(\d[\d.]*)\s?mg (?:of )?((?:\w+ )?(?:caffeine|sodium|magnesium|melatonin|calcium|zinc|iron|ashwagandha|turmeric))$/i,
    '$1 milligrams of $2',
  ],
  [/^(\d+)\s?min(?:ute)?s?\.? charge\s?(?:=|gives|for)?\s?(\d.*)$/i, 'a $1-minute charge gives $2'],
  [/^(.+) (\d+)\s?db$/i, '$1 at $2 dB'],

  [/\bbpa\b/gi, 'BPA'],
  [/^(\w+)[ -]in[ -](?:1|one)$/i, '$1-in-1'],
  [/^(\d+)[ -]cups?(?: capacity)?$/i, '$1-cup capacity'],
  [/^(.+) available$/i, 'comes in $1'],

  // Who it is for.
  [/^ages? (\d+)\s?(?:\+|(?:and|&) (?:up|older|above|over))$/i, 'for ages $1 and up'],
  [/^(?:for )?(\d+) (months|years)(?: old)?\s?(?:\+|(?:and|&) (?:up|older|above|over))$/i, 'for $1 $2 and up'],
  [/^(\d+)\s?(?:-|–|to)\s?(\d+) players$/i, 'for $1 to $2 players'],
  [/^indoors?(?: and | or | & |\/| )outdoors?(?: use)?$/i, 'for indoors and outdoors'],

  // Counts.
  [/^(\d+)[ -]tiers?$/i, '$1 tiers'],
  [/^(\d+)[ -]piece (?:set|kit)$/i, '$1 pieces'],
  [/^(one|two|three|four|\d) (?:a|per) day$/i, 'you take $1 a day'],
  [/^(\d+)[ -]?min(?:ute)?s? a day$/i, 'takes $1 minutes a day'],
  [/^up to (?:a )?(\d[\d.]*)[ -]?inch(?:es)? (screen|display|picture)$/i, 'goes up to a $1-inch $2'],
  [/^up to (?=\d)/i, 'goes up to '],
  [/^(?:compact )?(\d{2})%$/i, '$1% layout'],

  // Labels for what it does.
  [/^auto(?:matic)?[ -]?(?:shut|turn|power)?[ -]?off( (?:after|when|at) .+)?$/i, 'turns off automatically$1'],
  [/^auto(?:matic)?[ -]open(?: and |[ /&-]+)clos(?:e|ing)$/i, 'opens and closes automatically'],
  [/^auto(?:matic)?[ -](lock|open|stop|start|drain|feed|adjust|sync|connect)s?$/i, 'it $1s automatically'],
  [/^auto[ -]focus$/i, 'autofocus'],
  [/^dusk[ -]to[ -]dawn$/i, 'runs from dusk to dawn'],
  [/^(slip|roll|clamp|clip|snap|pull|peel|strap|screw|plug|push)[ -](on|in)$/i, '$1s $2'],
  [/^lace[ -]up$/i, 'laces up'],
  [/^360(?:[ -]?degrees?|°)? (?:rotation|swivel|rotating|rotatable)$/i, 'rotates 360 degrees'],
  [/^360(?:[ -]?degrees?|°)? spin$/i, 'spins 360 degrees'],
  [/^360 (?=(?:sound|support|coverage|view|protection)$)/i, '360-degree '],
  [/^(.+) supported$/i, 'supports $1'],
  [/^little to no (\w+)$/i, 'it needs little to no $1'],
  [/^one[ -]hand(?:ed)? fold(?:ing)?$/i, 'folds with one hand'],
  [/^(?:one|single)[ -]hand(?:ed)? (?:operation|use|control)$/i, 'works with one hand'],
  [/^machine wash (cold|warm|hot)$/i, 'machine washable $1'],
  [/^new (\w+s) (weekly|daily|monthly|every \w+)$/i, 'new $1 are added $2'],
  [/^dashboard (?:or|and|&|\/) windshield$/i, 'goes on the dashboard or the windshield'],

  // Words that belong together.
  [/^easy (clean|install|use|carry|store|assemble|open|hang|apply|read|wash|fold|refill|pack)$/i, 'easy to $1'],
  [/\bbuilt[ -]in (?=\p{L})/giu, 'built-in '],
  [/\bheavy duty\b/gi, 'heavy-duty'],
  [/\b(food|military|restaurant|salon|hotel|marine) grade\b/gi, '$1-grade'],
  [/(?<!\bno |\bnot |\bcan |\byou )\bsee through\b/gi, 'see-through'],
  [/\brazor sharp\b/gi, 'razor-sharp'],
  [/\bsharp right out of\b/gi, 'sharp out of'],
  [/\b(quick|fast) dry$/i, '$1-drying'],
  [/\bgrass fed\b/gi, 'grass-fed'],
  [/\b(double|dual|two|single|one) (?:(sided|walled|stitched)(?=$| \p{L})|(layer|wall)(?= \p{L}))/giu, '$1-$2$3'],
  [/\blow (acid|sodium|calorie|carb|fat|sugar|pile|profile|maintenance|impact|odor)$/i, 'low-$1'],
  [/^high (protein|fiber)$/i, 'high in $1'],
  [/\b(anti|non|pre|self|multi)[ -](?=\p{L}+$)/giu, '$1-'],
  [
    /\b(tangle|kink|wrinkle|lint|mess|streak|smudge|drip|odor|rust|flicker|tool|snag|frizz|crease|stain|tear|cruelty|bpa) free (?=\p{L})/giu,
    '$1-free ',
  ],
  [/\b(water|sweat)[ -]?(resistant|proof) (?:for )?(\d+ (?:min(?:ute)?s?|hours?|hrs?))$/i, '$1-$2 for $3'],
  [/^(waterproof|water[ -]resistant|weatherproof),? (ip[x\d]\d)$/i, '$1 to $2'],
]

/** Two numbers' worth of a thing are one word before it: "a 5-point harness", "a two-way zipper". */
const COUNTED_PART =
  /\b(one|two|three|four|five|six|\d+) (way|tone|point|tap|touch|click|button|tier|layer|ply|stage|zone|step|hand|person|piece|drawer|burner|cup) (?=(\p{L}+)$)/giu

export function sayable(typed: string): string {
  return rewritten(typed, SHORTHAND)
    .replace(/\bvitamin ([a-ek])(?=\d{0,2}\b)/g, (_, letter: string) => `vitamin ${letter.toUpperCase()}`)
    .replace(COUNTED_PART, (_, count: string, part: string) => `${count}-${part} `)
    .replace(
      /^(?:sizes? )?((?:\d?x{1,3})?[sml])\s?(?:-|–|to|through)\s?((?:\d?x{0,3})[sl]|\dx)$/i,
      (_, from: string, to: string) => `comes in sizes ${from.toUpperCase()} to ${to.toUpperCase()}`,
    )
    .replace(/^(?:size )?(\d?x{1,3}[sl])$/i, (_, size: string) => `size ${size.toUpperCase()}`)
    .replace(/^a([3-7])$/i, 'A$1 size')
}
