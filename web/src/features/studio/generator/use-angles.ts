import { LIMITS, type ScriptAngles } from '@reelwright/shared'
import { useQuery } from '@tanstack/react-query'
import { type Control, useWatch } from 'react-hook-form'
import { useSession } from '../../account'
import { useDebounced } from '../../library'
import { bareText, type BriefFormValues } from '../brief-form'
import { anglesQuery } from './api'

const DEBOUNCE_MS = 500

/** What the writer knows of the product as it is typed; undefined until it has answered, or when it cannot. */
export function useAngles(control: Control<BriefFormValues>): ScriptAngles | undefined {
  const { user } = useSession()
  const [productName, features, painPoint, story, style] = useWatch({
    control,
    name: ['productName', 'features', 'painPoint', 'story', 'videoStyle'],
  })
  const name = bareText(productName)
  // Only what angles depend on, so that other fields ask nothing.
  const typed = name
    ? JSON.stringify({
        productName: name.slice(0, LIMITS.productName),
        features: features
          .map(({ text }) => bareText(text).slice(0, LIMITS.feature))
          .filter(Boolean)
          .slice(0, LIMITS.features),
        painPoint: painPoint.slice(0, LIMITS.painPoint),
        story: story.slice(0, LIMITS.story),
        targetAudience: 'everyone',
        style,
      })
    : ''
  const asked = useDebounced(typed, DEBOUNCE_MS)
  const { data } = useQuery({ ...anglesQuery(user?.id ?? null, asked), placeholderData: (before) => before })
  return typed === '' || asked === '' ? undefined : data
}
