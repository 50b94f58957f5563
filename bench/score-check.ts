import { ScriptBrief } from '@reelwright/shared'
import { checkText } from '@reelwright/writer/check'
import { craftScorer } from '@reelwright/writer/score'
import { cpus } from 'node:os'

/**
 * `npx tsx bench/score-check.ts`: what checking and scoring cost while somebody types a script of three hundred words, in milliseconds
 * of the processor and in units of a fixed loop over the same text, and how the cost of checking grows with hostile input.
 */
const ROUNDS = 3
const SIZES = [12_500, 25_000, 50_000]

const BRIEF = ScriptBrief.parse({
  productName: 'GLACIERO TUMBLER 40OZ!!',
  price: 19.9,
  targetAudience: 'working-professionals',
  style: 'talking-head',
  tone: 'helpful-friend',
  features: ['keeps drinks cold 24h', 'It has a handle.', 'leak proof lid'],
  painPoint: 'warm water by noon',
  videoLength: 120,
})

const SCENES = [
  "Your water's warm by noon. Mine still has ice. No fridge involved, just the Glaciero tumbler.",
  'You know the moment. The meeting ran over, the cup on your desk has been there since seven, and somebody moved it next to the radiator. One sip, and you put it back down.',
  "I'd made peace with that. I had a mug for the desk, a bottle for the car, and a paper cup for everything between. Three lids, none of them tight. Then I tried one thing for all of it.",
  'It keeps drinks cold for 24 hours, so whatever you pour at breakfast is still cold on the drive home. I checked with a tray of ice, a kitchen clock and too much patience. At eight in the evening it rattled.',
  "The lid's leakproof, which is why mine rides next to a laptop. Watch: upside down, over a white shirt, ten seconds. Nothing. I would not try that with the old one, and the old shirt would agree.",
  "And there's a handle, because hugging 40 ounces through a lobby gets old. Two fingers, one door, no drama. It fits the holder in my car, and it stands next to the keyboard without asking for a coaster.",
  "One fair warning: it's big. If your bag is the size of a sandwich, you will notice. If you only drink hot coffee, skip it. And if you wash up by hand, the straw takes a minute longer than the rest.",
  'So what changed? I stopped walking to the kitchen at two. I stopped buying the sad bottle from the machine. My desk has one ring fewer, and noon tastes like breakfast did.',
  "It's $19.90, linked right on this video. Tap the link before you forget again.",
]
const SCRIPT = SCENES.join('\n\n')

function main() {
  const rows: string[][] = []
  const reference = referenceLoop()
  const row = (what: string, times: number[]) => {
    const [p50, p99] = [share(times, 0.5), share(times, 0.99)]
    rows.push([what, `${p50.toFixed(3)} ms`, `${p99.toFixed(3)} ms`, (p50 / reference).toFixed(2)])
  }

  const first = timed(() => checkText(SCRIPT, 'script', { price: 19.9 }))

  row(`Typing ${SCRIPT.split(/\s+/).length} words letter by letter, check and score`, typed(SCRIPT))
  row('The same with a new word in the middle of the finished text', edited(SCRIPT))
  row('The same text as one sentence without a full stop', edited(SCRIPT.replace(/[.!?:]/g, '').replaceAll('\n', ' ')))
  row('The same text full of findings', edited(SCRIPT.replaceAll('. ', ', the best of all, only 3 left. ')))

  console.log(table(['What', 'p50', 'p99', 'ratio'], rows))
  console.log(
    `First check of the process: ${first.toFixed(1)} ms. Reference: lower-casing the text and counting its words takes ${reference.toFixed(4)} ms.\n`,
  )
  console.log(table(['Hostile text', ...SIZES.map((size) => size.toLocaleString('en-US')), 'growth'], hostile()))
  console.log(
    `${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.versions.node}`,
  )
}

/** Each prefix once, as the editor asks at each keystroke. */
function typed(text: string): number[] {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const judge = craftScorer(BRIEF)
    // Another first letter in each round: nothing remembered from the round before may help with the unfinished sentences.
    const changed = text.replaceAll(/(?<=^|\. )\w/g, String.fromCharCode(65 + round))
    for (let length = 1; length <= text.length; length++) times.push(timed(() => judge(changed.slice(0, length))))
  }
  return times
}

function edited(text: string): number[] {
  const judge = craftScorer(BRIEF)
  const middle = text.indexOf(' ', Math.floor(text.length / 2))
  const times: number[] = []
  for (let round = 0; round < 900; round++) {
    const word = ` w${round.toString(36)}ord`
    const changed = text.slice(0, middle) + word + text.slice(middle)
    times.push(timed(() => judge(changed)))
  }
  // The first ones compile what they run.
  return times.slice(300)
}

const SHAPES: [name: string, make: (size: number) => string][] = [
  ['spaces', (size) => ' '.repeat(size)],
  ['one letter', (size) => 'a'.repeat(size)],
  ['digits', (size) => '1'.repeat(size)],
  ['"a a a"', (size) => 'a '.repeat(size / 2)],
  ['"1,1,1"', (size) => '1,'.repeat(size / 2)],
  ['full stops', (size) => '.'.repeat(size)],
  ['"a.a.a"', (size) => 'a.'.repeat(size / 2)],
  ['addresses', (size) => 'https://a.b/'.repeat(size / 12)],
  ['"@a.@a."', (size) => '@a.'.repeat(size / 3)],
  ['"reduces the "', (size) => 'reduces the '.repeat(size / 12)],
  ['"comment like "', (size) => 'comment like '.repeat(size / 13)],
  ['"ignore all "', (size) => 'ignore all '.repeat(size / 11)],
  ['"twenty one "', (size) => 'twenty one '.repeat(size / 11)],
  ['"wine and "', (size) => 'wine and '.repeat(size / 9)],
  ['"the best "', (size) => 'the best '.repeat(size / 9)],
  ['emoji', (size) => '🔥'.repeat(size / 2)],
  ['letters and emoji', (size) => 'v🔥'.repeat(size / 3)],
  ['combining marks', (size) => 'e\u0301'.repeat(size / 2)],
  ['line breaks', (size) => '\n'.repeat(size)],
  ['"\\n a"', (size) => '\n a'.repeat(size / 3)],
  ['quotes', (size) => `."${'"'.repeat(size - 2)}`],
  ['"$1 $1"', (size) => '$1 '.repeat(size / 3)],
  ['mixed scripts', (size) => 'aа'.repeat(size / 2)],
]

/** A growth of 2 from the middle to the last size is linear. The best of three, since others use the machine, too. */
function hostile(): string[][] {
  return SHAPES.map(([name, make]) => {
    const best = SIZES.map((size) =>
      Math.min(
        ...[1, 2, 3].map((round) => timed(() => checkText(make(size) + 'x'.repeat(round), 'features.0', { price: 5 }))),
      ),
    )
    return [
      name,
      ...best.map((time) => `${time.toFixed(1)} ms`),
      ((best[2] ?? 0) / Math.max(0.05, best[1] ?? 0)).toFixed(1),
    ]
  })
}

function referenceLoop(): number {
  const times: number[] = []
  for (let round = 0; round < 400; round++)
    times.push(timed(() => `${SCRIPT}${round}`.toLowerCase().match(/[\p{L}\p{N}']+/gu)?.length))
  return share(times.slice(100), 0.5)
}

/** Time of the processor, not of the clock: others use the machine, too, and a keystroke is shorter than their turn. */
function timed(work: () => unknown): number {
  const began = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1000
}

function share(times: readonly number[], part: number): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return `${[head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`
}

main()
