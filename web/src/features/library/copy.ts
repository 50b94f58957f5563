import { copyToClipboard } from '../../platform'
import { toast } from '../../ui'

/** Puts a text on the clipboard and says so. */
export async function copyText(text: string): Promise<void> {
  if (await copyToClipboard(text)) toast.success('Copied')
  else toast.error('Copying failed. Select the text and copy it manually.')
}
