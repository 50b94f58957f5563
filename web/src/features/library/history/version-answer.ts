import { ScriptVersion } from '@reelwright/shared'
import * as z from 'zod'
import { BackendError } from '../../../platform'

const Answer = z.object({ success: z.literal(true), data: z.array(ScriptVersion) })

/** What `GET .../versions` answered, newest first whatever order it came in. @throws BackendError for anything else */
export function readVersions(answer: unknown): ScriptVersion[] {
  const parsed = Answer.safeParse(answer)
  if (!parsed.success) throw new BackendError('The server’s response couldn’t be read.', undefined, 200)
  return parsed.data.data.toSorted((a, b) => b.version_number - a.version_number)
}
