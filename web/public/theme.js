// Sets the theme before the first paint. The same key and rule as src/platform/theme.ts: change both together.
// Also says whether this browser keeps a session, as src/features/account/stored-session.ts does: then the shell may be shown.
;(function () {
  var root = document.documentElement
  var theme = null
  try {
    theme = localStorage.getItem('theme')
    if (Object.keys(localStorage).some((key) => /^sb-.+-auth-token$/.test(key))) root.dataset.session = ''
  } catch {
    // Storage may be off; light is the default.
  }
  var dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  if (!dark) return
  root.classList.add('dark')
  var bar = document.querySelector('meta[name=theme-color]')
  if (bar) bar.setAttribute('content', '#171412')
})()
