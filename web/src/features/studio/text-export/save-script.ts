import { type GeneratedScript, scriptFileName, scriptText, type ScriptBrief, typedPriceOf } from '@reelwright/shared'
import { saveFile } from '../../../platform'
import { srtText } from './captions'

/** The script as a text file. */
export function saveAsText(script: GeneratedScript, brief: Pick<ScriptBrief, 'price' | 'priceText'>) {
  const priceText = typedPriceOf({ price: script.metadata.price, metadata: { brief } })
  const text = scriptText({ ...script, metadata: { ...script.metadata, priceText } })
  saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), scriptFileName(script.title, 'txt'))
}

/** The spoken words as captions for a video editor. */
export function saveAsCaptions(script: GeneratedScript) {
  saveFile(
    new Blob([srtText(script.scenes)], { type: 'application/x-subrip;charset=utf-8' }),
    scriptFileName(script.title, 'srt'),
  )
}
