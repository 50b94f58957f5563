import { LIMITS } from '@reelwright/shared'
import type { UseFormReturn } from 'react-hook-form'
import { TextArea } from '../../../ui'
import type { BriefFormValues } from '../brief-form'
import type { FieldClaims } from './use-field-claims'

interface StoryFieldProps {
  form: UseFormReturn<BriefFormValues>
  hintOf: FieldClaims['hintOf']
}

/** The seller's own experience: the script says it as typed. */
export function StoryField({ form: { register, formState }, hintOf }: StoryFieldProps) {
  return (
    <TextArea
      {...register('story')}
      label="Your story"
      placeholder="My old blender died halfway through breakfast. I took this one to work the next day, and now half the office has one."
      rows={3}
      autoGrow
      counter={{ max: LIMITS.story }}
      hint={
        hintOf('story') ??
        'What happened the last time you needed it, and what changed? Two to four sentences, as you’d tell a friend. The script says them as you type them.'
      }
      error={formState.errors.story?.message}
    />
  )
}
