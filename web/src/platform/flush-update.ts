import { flushSync } from 'react-dom'

/** For the router's `flushSync` prop: navigations that ask for it are drawn at once. */
export function flushUpdate(update: () => unknown): undefined {
  flushSync(update)
}
