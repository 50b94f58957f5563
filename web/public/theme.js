// Sets the theme before the first paint. The same key and rule as src/platform/theme.ts: change both together.
// Also says whether this browser keeps a session, as src/features/account/stored-session.ts does: then the shell may be shown.
;(function () {
  var root = document.documentElement
  var theme = null
  try {
    theme = localStorage.getItem('theme')
    var keys = Object.keys(localStorage).filter((key) => /^sb-.+-auth-token$/.test(key))
    if (keys.length > 0) root.dataset.session = ''
    if (keys.length === 1) readEarly(JSON.parse(localStorage.getItem(keys[0])))
  } catch {
    // Storage may be off; light is the default.
  }
  var dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  if (!dark) return
  root.classList.add('dark')
  var bar = document.querySelector('meta[name=theme-color]')
  if (bar) bar.setAttribute('content', '#171412')

  /** Asks for what the page shows first while its scripts are on their way; src/platform/early-answers.ts hands the answers out. */
  function readEarly(session) {
    var paths = document.currentScript?.dataset.reads
    var isGood = session.expires_at * 1000 - Date.now() > 90000
    if (!paths || !isGood || location.search) return
    var zone = encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone)
    var token = session.access_token
    var answers = {}
    for (const path of paths.replaceAll('{tz}', zone).split(' ')) {
      answers[path] = fetch(path, { headers: { accept: 'application/json', authorization: `Bearer ${token}` } })
      // Asked again by the page.
      answers[path].catch(() => {})
    }
    globalThis.earlyAnswers = { token, at: Date.now(), answers }
  }
})()
