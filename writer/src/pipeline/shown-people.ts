import type { Draft } from './fit'
import type { Reading } from './reading'

/** For whom it is, as text over the first picture, where a listed audience was chosen, no problem is told and nothing else is to be read there. */
export function withShownPeople(draft: Draft, { audience, painPoint }: Reading): Draft {
  const [opener, ...rest] = draft.chosen
  const { key, plural } = audience
  if (!opener || painPoint !== '' || key === 'custom' || plural === undefined || !isFree(opener.option.picture))
    return draft
  const [first = '', ...others] = opener.option.picture.replace(/\.$/, '').split('; ')
  const picture = [`${first}, "For ${plural}" as text`, ...others].join('; ')
  return { ...draft, chosen: [{ ...opener, option: { ...opener.option, picture } }, ...rest] }
}

const isFree = (picture: string) =>
  picture !== '' && !picture.includes(' as text') && !picture.includes('text on screen')
