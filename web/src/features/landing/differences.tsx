import { BadgeCheck, FileStack, Gauge, PackageOpen, PlugZap, Timer } from 'lucide-react'

/** Only what can be seen in the product. */
const DIFFERENCES = [
  {
    Icon: BadgeCheck,
    title: 'It doesn’t make things up',
    text: 'Type “cures back pain” and the script leaves it out, tells you why, and suggests what you could say instead.',
  },
  {
    Icon: Gauge,
    title: 'A score with reasons',
    text: 'Eight parts, each with a tip to improve it. It rates the craft of a script and doesn’t predict views.',
  },
  {
    Icon: Timer,
    title: 'Timed the way you say it',
    text: 'Words are counted the way you say them, including prices and numbers. Thirty seconds means thirty seconds.',
  },
  {
    Icon: FileStack,
    title: 'Every version stays',
    text: 'Trying again never costs you the last version. The one you liked on Tuesday is still there on Friday.',
  },
  {
    Icon: PackageOpen,
    title: 'Take your scripts with you',
    text: 'Export everything as one ZIP of plain files. Delete your account and your scripts go with it.',
  },
  {
    Icon: PlugZap,
    title: 'Works out of the box',
    text: 'The writer is built in. You don’t need an AI account anywhere else, but you can connect an AI model if you want one.',
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
          You’re the face in the video, so the script has to hold up in the comments.
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
