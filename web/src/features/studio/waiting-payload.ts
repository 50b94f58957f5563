const ASKED = 'studio-waiting-asked'

/** Has the studio of this page open what another part of the page has just left in the session for it. (B-DS-23, B-DT-05, OP-41) */
export function askToOpenWaiting() {
  dispatchEvent(new Event(ASKED))
}

/** For the studio. Returns the way to stop. */
export function onWaitingAsked(open: () => void): () => void {
  addEventListener(ASKED, open)
  return () => removeEventListener(ASKED, open)
}
