import type { UserEvent } from '@testing-library/user-event'

/** Enters a text at once, where the single keys show nothing: each takes ten milliseconds of a page. */
export async function fill(user: UserEvent, field: Element, text: string) {
  await user.click(field)
  await user.paste(text)
}
