/** Hands a file to the browser, which stores it where people want their downloads. */
export function saveFile(content: Blob, name: string) {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Not at once: some browsers read the file a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
