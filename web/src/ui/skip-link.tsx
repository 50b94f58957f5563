/** The first thing a keyboard reaches: past the navigation, into the page. Its frame has the landmark `content`. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only z-50 rounded-control bg-surface px-4 py-3 font-medium text-ink shadow-floating focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      Skip to content
    </a>
  )
}
