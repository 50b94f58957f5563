import { LETTERS, PLANS, PRODUCT_NAME, type LetterKind } from '@reelwright/shared'
import { dress, type Leave } from './letter'
import type { Mail } from './mail'
import { greetingName, shownTitle } from './outside-words'

/** To whom a letter goes, and how they leave it. */
export interface LetterReader {
  to: string
  /** As they call themselves, or null; nobody has checked it. */
  name: string | null
  /** A page that switches this letter off, and the same by a request. */
  leave: Omit<Leave, 'letter'>
  /** Of the product's pages, without a slash at the end. */
  origin: string
}

export interface WrittenScript {
  id: string
  title: string
}

/** A style or a tone that is on the rise. */
export interface Moved {
  label: string
  now: number
  /** Null where so few wrote it that they could be recognised. */
  before: number | null
}

/** How much of a month's allowance is used. */
export interface AllowanceTold {
  /** "Beta Starter" */
  plan: string
  used: number
  limit: number
  /** When the month is over. */
  until: Date
  /** The plan ends then, too: nothing comes after it. */
  ends: boolean
}

/** Titles in one letter. */
const MAX_TITLES = 10

/** The letters that people switch on and off: pure functions from what happened to what is sent. (B-SE-06, OP-55) */
export const letters = {
  /** What was written in a sitting. `scripts` are the newest ones, `count` is how many there are. */
  scriptReady: (reader: LetterReader, { scripts, count }: { scripts: WrittenScript[]; count: number }): Mail => {
    const many = count !== 1
    const more = count - Math.min(scripts.length, MAX_TITLES)
    return dress(reader.to, {
      subject: many ? `${count} scripts are ready to film` : 'Your script is ready to film',
      preview: scripts
        .slice(0, 3)
        .map(({ title }) => shownTitle(title))
        .join(', '),
      heading: many ? `${count} scripts are ready` : 'Your script is ready',
      paragraphs: [...greeting(reader), many ? 'You just wrote these:' : 'You just wrote this:'],
      links: scripts.slice(0, MAX_TITLES).map((script) => scriptLink(reader, script)),
      action: { label: 'Open your library', link: `${reader.origin}/scripts` },
      notes: more > 0 ? [`And ${more} more in your library.`] : [],
      leave: leave('script_ready', reader),
    })
  },

  /** A week by the account's own rows. */
  performance: (
    reader: LetterReader,
    week: { from: Date; to: Date; written: number; posted: number; score: number | null; best: WrittenScript | null },
  ): Mail =>
    dress(reader.to, {
      subject: `Your week with ${PRODUCT_NAME}: ${count(week.written, 'script')}`,
      preview: `${count(week.written, 'script')} written, ${week.posted} posted.`,
      heading: 'Your week in numbers',
      paragraphs: [...greeting(reader), `From ${day(week.from)} to ${day(new Date(week.to.getTime() - 1))}:`],
      facts: [
        { name: 'Scripts written', value: String(week.written) },
        { name: 'Posted', value: String(week.posted) },
        ...(week.score === null ? [] : [{ name: 'Average craft score', value: `${week.score.toFixed(1)} of 10` }]),
      ],
      ...(week.best && {
        links: [{ ...scriptLink(reader, week.best), label: `Best: ${shownTitle(week.best.title)}` }],
      }),
      action: { label: 'Plan your week', link: `${reader.origin}/dashboard` },
      notes: week.score === null ? [] : ['The craft score shows how well a script is made. It doesn’t predict views.'],
      leave: leave('performance', reader),
    }),

  /** Most of a month's allowance is used, or all of it. (OP-28) */
  allowance: (reader: LetterReader, { plan, used, limit, until, ends }: AllowanceTold): Mail => {
    const left = Math.max(0, limit - used)
    const next = ends ? `Your plan ends on ${day(until)}.` : `You get a new set of scripts on ${day(until)}.`
    return dress(reader.to, {
      subject: left === 0 ? 'You’ve used all your scripts this month' : `${count(left, 'script')} left this month`,
      preview: `${used} of ${limit} scripts used. ${next}`,
      heading: left === 0 ? 'You’ve used all your scripts this month' : `${count(left, 'script')} left this month`,
      paragraphs: [
        ...greeting(reader),
        left === 0
          ? 'You’ve used all the scripts in your plan this month. You can still edit and refine the ones you have.'
          : 'You’ve used most of the scripts in your plan this month.',
      ],
      facts: [
        { name: 'Plan', value: plan },
        { name: 'Used', value: `${Math.min(used, limit)} of ${limit}` },
        { name: 'Left', value: String(left) },
        { name: ends ? 'Plan ends' : 'Renews', value: day(until) },
      ],
      action: { label: 'See plans', link: `${reader.origin}/pricing` },
      notes: [
        PLANS.some(({ scriptsPerMonth }) => scriptsPerMonth > limit)
          ? `${next} A larger plan gives you more right away.`
          : next,
      ],
      leave: leave('performance', reader),
    })
  },

  /** What was written more than in the week before, over all accounts of this installation. */
  trending: (reader: LetterReader, { styles, tones }: { styles: Moved[]; tones: Moved[] }): Mail => {
    const names = [...styles, ...tones].map(({ label }) => label)
    return dress(reader.to, {
      subject: `On the rise this week: ${names.slice(0, 2).join(' and ')}`,
      preview: `Styles and tones creators used more than the week before.`,
      heading: 'On the rise this week',
      paragraphs: [...greeting(reader), 'Styles and tones creators used more than the week before:'],
      facts: [...styles.map((moved) => rise('style', moved)), ...tones.map((moved) => rise('tone', moved))],
      action: { label: 'Write a script', link: `${reader.origin}/script-studio` },
      notes: [`Based on scripts saved here. We only count styles and tones that at least five accounts have used.`],
      leave: leave('trending', reader),
    })
  },

  /** What the operator has to say. A blank line begins a paragraph. */
  productUpdate: (reader: LetterReader, { subject, text }: { subject: string; text: string }): Mail =>
    dress(reader.to, {
      subject,
      preview: text.replace(/\s+/g, ' ').slice(0, 120),
      heading: subject,
      paragraphs: text
        .split(/\n\s*\n/)
        .map((paragraph) => paragraph.trim())
        .filter((paragraph) => paragraph !== ''),
      action: { label: `Open ${PRODUCT_NAME}`, link: `${reader.origin}/dashboard` },
      notes: [],
      leave: leave('product_updates', reader),
    }),
}

function leave(kind: LetterKind, reader: LetterReader): Leave {
  return { ...reader.leave, letter: LETTERS.find((letter) => letter.kind === kind)?.label ?? kind }
}

function greeting({ name }: LetterReader): string[] {
  const called = greetingName(name)
  return called === undefined ? [] : [`Hi ${called},`]
}

function scriptLink({ origin }: LetterReader, { id, title }: WrittenScript) {
  return { label: shownTitle(title), link: `${origin}/scripts/edit/${id}` }
}

const rise = (kind: string, { label, now, before }: Moved) => ({
  name: `${label} (${kind})`,
  value: before === null ? count(now, 'script') : `${count(now, 'script')} (was ${before})`,
})

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`
}

function day(date: Date): string {
  return date.toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })
}
