/** What the progress line says while a part is being written: "The turn" becomes "Writing the turn". */
export function beatLine(beat: string): string {
  const name = beat.trim()
  if (name === '') return 'Writing your script'
  const small = name.charAt(0).toLowerCase() + name.slice(1)
  const needsArticle = name === 'Hook' || name === 'Call to action'
  return `Writing ${needsArticle ? 'the ' : ''}${small}`
}

/** The scenes so far: what stands between blank lines. */
export function scenesSoFar(text: string): string[] {
  return text
    .split(/\n[^\S\n]*\n/)
    .map((scene) => scene.trim())
    .filter(Boolean)
}
