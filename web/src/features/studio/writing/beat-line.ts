/** What the progress line says while a part is being written: "The turn" becomes "Writing the turn". */
export function beatLine(beat: string): string {
  const name = beat.trim()
  if (name === '') return 'Writing your script'
  if (name === 'Checking the facts') return name
  const small = name.charAt(0).toLowerCase() + name.slice(1)
  const needsArticle = name === 'Hook' || name === 'Call to action'
  return `Writing ${needsArticle ? 'the ' : ''}${small}`
}
