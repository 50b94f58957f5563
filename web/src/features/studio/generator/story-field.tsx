import { LIMITS } from '@reelwright/shared'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Button, TextArea, toast } from '../../../ui'
import type { BriefFormValues } from '../brief-form'
import { nextLength, storySeconds } from './story-length'
import type { FieldClaims } from './use-field-claims'

interface StoryFieldProps {
  form: UseFormReturn<BriefFormValues>
  hintOf: FieldClaims['hintOf']
  /** The longest video that the plan covers, in seconds; undefined as long as that is not known. */
  longestVideo: number | undefined
}

/** The seller's own experience: the script says it as typed. */
export function StoryField({ form, hintOf, longestVideo = 0 }: StoryFieldProps) {
  const { register, formState } = form
  return (
    <TextArea
      {...register('story')}
      label="Your story"
      placeholder="My old blender died halfway through breakfast. I took this one to work the next day, and now half the office has one."
      rows={3}
      autoGrow
      counter={{ max: LIMITS.story }}
      hint={
        <>
          <SpokenTime form={form} longestVideo={longestVideo} />{' '}
          {hintOf('story') ??
            'What happened the last time you needed it, and what changed? Two to four sentences, as you’d tell a friend. The script says them as you type them.'}
        </>
      }
      error={formState.errors.story?.message}
    />
  )
}

/** How long the story takes to say, and a longer video where it needs one. */
function SpokenTime({ form, longestVideo }: { form: UseFormReturn<BriefFormValues>; longestVideo: number }) {
  const { control, setValue, setFocus } = form
  const [story, videoLength] = useWatch({ control, name: ['story', 'videoLength'] })
  const seconds = storySeconds(story)
  if (seconds === 0) return null

  const isTooLong = seconds > videoLength
  const next = isTooLong ? nextLength(seconds, videoLength, longestVideo) : undefined
  function choose(length: NonNullable<typeof next>) {
    setValue('videoLength', length, { shouldDirty: true })
    toast(`The video length is now ${length} seconds`)
    // The button goes with its reason.
    setFocus('story')
  }
  return (
    <span className="mb-1 flex animate-appear flex-wrap items-center gap-x-1 text-ink tabular-nums">
      {`About ${seconds} ${seconds === 1 ? 'second' : 'seconds'} when said`}
      {isTooLong && `, longer than your ${videoLength}-second video`}
      {'. '}
      {isTooLong && next === undefined && 'Shorten it to fit.'}
      {next !== undefined && (
        <Button
          variant="ghost"
          size="sm"
          className="-mx-3 -my-1 text-accent-text touch:-my-2.5"
          onClick={() => choose(next)}
        >
          {`Choose ${next} seconds`}
        </Button>
      )}
    </span>
  )
}
