/** The true name of a file in a `Content-Disposition` (RFC 6266), without anything that could lead out of a folder. */
export function nameInHeader(header: string | null): string | undefined {
  const [, encoded] = /filename\*\s*=\s*utf-8''([^;\s]+)/i.exec(header ?? '') ?? []
  if (encoded === undefined) return undefined
  try {
    const name = decodeURIComponent(encoded).replace(/[/\\]/g, ' ').trim()
    return name === '' ? undefined : name
  } catch {
    return undefined
  }
}
