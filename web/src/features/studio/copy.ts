import { toast } from '../../ui'

/** Puts a text on the clipboard and says so. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success('Copied')
  } catch {
    toast.error('Copying was not possible. Select the text and copy it by hand.')
  }
}
