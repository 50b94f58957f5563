import { BadgeCheck, FileStack, Gauge, PackageOpen, PlugZap, Timer } from 'lucide-react'

/** Only what can be seen in the product. */
const DIFFERENCES = [
  {
    Icon: BadgeCheck,
    title: 'It does not make things up',
    text: 'Type “cures back pain” and the script leaves it out, and tells you why and what you could say instead.',
  },
  {
    Icon: Gauge,
    title: 'A score with reasons',
    text: 'Nine parts, each with a sentence about what would lift it. It judges craft and promises no views.',
  },
  {
    Icon: Timer,
    title: 'Timed as it is said',
    text: 'Words are counted as you say them, prices and numbers too. Thirty seconds stay thirty seconds.',
  },
  {
    Icon: FileStack,
    title: 'Every version stays',
    text: 'Another try never costs you the last one. The version you liked on Tuesday is still there on Friday.',
  },
  {
    Icon: PackageOpen,
    title: 'Yours to take along',
    text: 'Export everything as one archive of plain files. Delete the account and it is gone.',
  },
  {
    Icon: PlugZap,
    title: 'Works without a key',
    text: 'The writer is built in and needs no model and no account elsewhere. One can be connected; it is never required.',
  },
]

/** What makes it different, in things one can check. (OP-03) */
export function Differences() {
  return (
    <section aria-labelledby="differences" className="grid gap-8 lg:grid-cols-[1fr_1.8fr] lg:gap-14">
      <div>
        <h2 id="differences" className="text-3xl font-bold tracking-tight text-ink">
          Made for people who have to stand behind what they say
        </h2>
        <p className="mt-4 max-w-[42ch] text-pretty text-muted">
          You are the face in the video. So the script has to hold when somebody asks in the comments.
        </p>
      </div>
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
        {DIFFERENCES.map(({ Icon, title, text }) => (
          <li key={title} className="flex gap-4">
            <span
              aria-hidden="true"
              className="flex size-10 shrink-0 items-center justify-center rounded-control bg-accent-soft text-accent-text"
            >
              <Icon strokeWidth={1.75} className="size-5" />
            </span>
            <div className="min-w-0">
              <h3 className="text-lg font-semibold text-ink">{title}</h3>
              <p className="mt-1 text-pretty text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
