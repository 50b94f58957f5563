import type { ScriptSuggestion } from '@reelwright/shared'
import { useNavigate } from 'react-router'
import { leaveForStudio } from '../../../platform'
import { toast } from '../../../ui'

/** As long as the name of a product may be in the studio's form. */
const MAX_NAME_LENGTH = 200

/** Opens the studio with its form filled in from figures. */
export function useWriteScript(): (suggestion: ScriptSuggestion) => void {
  const navigate = useNavigate()
  return ({ productName, price, features, videoStyle, tone }) => {
    const name = Array.from(productName.trim()).slice(0, MAX_NAME_LENGTH).join('')
    const isLeft = leaveForStudio({
      isSuggestion: true,
      productName: name,
      ...(price !== null && { price }),
      features,
      videoStyle,
      tone,
    })
    if (!isLeft) toast.error('Your browser blocks storage for this page, so the product can’t be opened in the studio.')
    else void navigate('/script-studio')
  }
}
