const REASONS: Record<string, string> = {
  EROFS: 'the file system is read-only',
  EACCES: 'the server process has no permission',
  EPERM: 'the server process has no permission',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
}

/** What kept the server from starting, in words for the operator. */
export function startFault(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code = '', path, message } = error as NodeJS.ErrnoException
  const reason = REASONS[code]
  if (!reason || !path) return message
  return `${path} cannot be used: ${reason} (${code}). The server keeps its secrets, its database and its files in DATA_DIR.`
}
