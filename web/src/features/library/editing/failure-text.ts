import { NO_ANSWER } from '../../../platform'

/** Why a save failed and what to do, whoever said it and in whichever words. */
export function failureText(failure: Error): string {
  const { name, message } = failure
  const code = 'code' in failure ? failure.code : undefined
  const status = 'status' in failure ? failure.status : undefined
  if (code === 'not_signed_in' || status === 401 || /jwt|not authenticated/i.test(message))
    return 'Your session has ended. Log in again in another tab, then save here.'
  if (code === '23503') return 'This folder no longer exists. Choose another one under Details.'
  if (name === 'TimeoutError' || name === 'AbortError' || /abort|timed? ?out/i.test(message))
    return 'The server took too long to respond.'
  if (message === NO_ANSWER || /failed to fetch|fetch failed|network|load failed/i.test(message))
    return 'The server can’t be reached.'
  // A page of whoever stands between, not words for people.
  if (/^\s*<|in JSON at|not valid JSON/.test(message)) return 'The server’s response couldn’t be read.'
  // The words of the service end as they like.
  return /[.!?]$/.test(message) ? message : `${message}.`
}
