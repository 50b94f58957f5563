import { NOTIFICATION_EMAILS, PLANS, PRODUCT_NAME, type EmailKind } from '@reelwright/shared'
import { renderEmail, type UnsubscribeLinks } from './email-layout'
import type { Mail } from './mail'
import { greetingName, shownTitle } from './outside-words'

/** The recipient of a notification email, and how to unsubscribe. */
export interface EmailRecipient {
  to: string
  /** As typed by the user and unchecked, or null. */
  name: string | null
  /** A page that turns this email off, and the one-click request. */
  unsubscribe: Omit<UnsubscribeLinks, 'emailName'>
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

/** Titles per email. */
const MAX_TITLES = 10

/** The emails that users turn on and off: pure functions from an event to an email. */
export const notificationEmails = {
  /** What was written in a sitting. `scripts` are the newest ones, `count` is how many there are. */
  scriptReady: (recipient: EmailRecipient, { scripts, count }: { scripts: WrittenScript[]; count: number }): Mail => {
    const many = count !== 1
    const more = count - Math.min(scripts.length, MAX_TITLES)
    return renderEmail(recipient.to, {
      subject: many ? `${count} scripts are ready to film` : 'Your script is ready to film',
      preview: scripts
        .slice(0, 3)
        .map(({ title }) => shownTitle(title))
        .join(', '),
      heading: many ? `${count} scripts are ready` : 'Your script is ready',
      paragraphs: [...greeting(recipient), many ? 'You just wrote these:' : 'You just wrote this:'],
      links: scripts.slice(0, MAX_TITLES).map((script) => scriptLink(recipient, script)),
      action: { label: 'Open your library', link: `${recipient.origin}/scripts` },
      notes: more > 0 ? [`And ${more} more in your library.`] : [],
      unsubscribe: unsubscribe('script_ready', recipient),
    })
  },

  /** A week by the account's own rows. */
  performance: (
    recipient: EmailRecipient,
    week: { from: Date; to: Date; written: number; posted: number; score: number | null; best: WrittenScript | null },
  ): Mail =>
    renderEmail(recipient.to, {
      subject: `Your week with ${PRODUCT_NAME}: ${count(week.written, 'script')}`,
      preview: `${count(week.written, 'script')} written, ${week.posted} posted.`,
      heading: 'Your week in numbers',
      paragraphs: [...greeting(recipient), `From ${day(week.from)} to ${day(new Date(week.to.getTime() - 1))}:`],
      facts: [
        { name: 'Scripts written', value: String(week.written) },
        { name: 'Posted', value: String(week.posted) },
        ...(week.score === null ? [] : [{ name: 'Average craft score', value: `${week.score.toFixed(1)} of 10` }]),
      ],
      ...(week.best && {
        links: [{ ...scriptLink(recipient, week.best), label: `Best: ${shownTitle(week.best.title)}` }],
      }),
      action: { label: 'Plan your week', link: `${recipient.origin}/dashboard` },
      notes: week.score === null ? [] : ['The craft score shows how well a script is made. It doesn’t predict views.'],
      unsubscribe: unsubscribe('performance', recipient),
    }),

  /** Most of a month's allowance is used, or all of it. (OP-28) */
  allowance: (recipient: EmailRecipient, { plan, used, limit, until, ends }: AllowanceTold): Mail => {
    const left = Math.max(0, limit - used)
    const next = ends ? `Your plan ends on ${day(until)}.` : `You get a new set of scripts on ${day(until)}.`
    return renderEmail(recipient.to, {
      subject: left === 0 ? 'You’ve used all your scripts this month' : `${count(left, 'script')} left this month`,
      preview: `${used} of ${limit} scripts used. ${next}`,
      heading: left === 0 ? 'You’ve used all your scripts this month' : `${count(left, 'script')} left this month`,
      paragraphs: [
        ...greeting(recipient),
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
      action: { label: 'See plans', link: `${recipient.origin}/pricing` },
      notes: [
        PLANS.some(({ scriptsPerMonth }) => scriptsPerMonth > limit)
          ? `${next} A larger plan gives you more right away.`
          : next,
      ],
      unsubscribe: unsubscribe('performance', recipient),
    })
  },

  /** What was written more than in the week before, over all accounts of this installation. */
  trending: (recipient: EmailRecipient, { styles, tones }: { styles: Moved[]; tones: Moved[] }): Mail => {
    const names = [...styles, ...tones].map(({ label }) => label)
    return renderEmail(recipient.to, {
      subject: `On the rise this week: ${names.slice(0, 2).join(' and ')}`,
      preview: `Styles and tones creators used more than the week before.`,
      heading: 'On the rise this week',
      paragraphs: [...greeting(recipient), 'Styles and tones creators used more than the week before:'],
      facts: [...styles.map((moved) => rise('style', moved)), ...tones.map((moved) => rise('tone', moved))],
      action: { label: 'Write a script', link: `${recipient.origin}/script-studio` },
      notes: [`Based on scripts saved here. We only count styles and tones that at least five accounts have used.`],
      unsubscribe: unsubscribe('trending', recipient),
    })
  },

  /** What the operator has to say. A blank line begins a paragraph. */
  productUpdate: (recipient: EmailRecipient, { subject, text }: { subject: string; text: string }): Mail =>
    renderEmail(recipient.to, {
      subject,
      preview: text.replace(/\s+/g, ' ').slice(0, 120),
      heading: subject,
      paragraphs: text
        .split(/\n\s*\n/)
        .map((paragraph) => paragraph.trim())
        .filter((paragraph) => paragraph !== ''),
      action: { label: `Open ${PRODUCT_NAME}`, link: `${recipient.origin}/dashboard` },
      notes: [],
      unsubscribe: unsubscribe('product_updates', recipient),
    }),
}

function unsubscribe(kind: EmailKind, recipient: EmailRecipient): UnsubscribeLinks {
  return {
    ...recipient.unsubscribe,
    emailName: NOTIFICATION_EMAILS.find((known) => known.kind === kind)?.label ?? kind,
  }
}

function greeting({ name }: EmailRecipient): string[] {
  const called = greetingName(name)
  return called === undefined ? [] : [`Hi ${called},`]
}

function scriptLink({ origin }: EmailRecipient, { id, title }: WrittenScript) {
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
