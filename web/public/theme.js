// Sets the theme before the first paint. The same key and rule as src/platform/theme.ts: change both together.
;(function () {
  var theme = null
  try {
    theme = localStorage.getItem('theme')
  } catch {
    // Storage may be off; light is the default.
  }
  var dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  if (!dark) return
  document.documentElement.classList.add('dark')
  var bar = document.querySelector('meta[name=theme-color]')
  if (bar) bar.setAttribute('content', '#171412')
})()
