import type { WrittenBy } from '@reelwright/shared'
import type { WritingUsage } from '../../providers/model'

/** What is kept with a script about who wrote it: the provider, since the model is the operator's matter. */
export const writtenBy = ({ writer, fellBack }: WritingUsage): WrittenBy => ({
  writer: writer.split('/')[0] ?? writer,
  ...(fellBack !== undefined && { fellBack }),
})
