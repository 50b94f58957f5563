/** A time limit that begins again with each sign of life: the server sends one every 10 seconds. */
export function silenceLimit(ms: number) {
  const limit = new AbortController()
  let newest: AbortSignal | undefined
  const renew = () => {
    const started = AbortSignal.timeout(ms)
    newest = started
    started.addEventListener('abort', () => {
      if (newest === started) limit.abort(started.reason)
    })
  }
  renew()
  return { signal: limit.signal, renew }
}
