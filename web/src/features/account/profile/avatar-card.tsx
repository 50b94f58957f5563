import { useMutation } from '@tanstack/react-query'
import { Camera, ImageUp, Trash2 } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { AVATAR } from '@reelwright/shared'
import { Avatar, Banner, Button, cn, ConfirmDialog, Progress, toast } from '../../../ui'
import type { Profile } from '../user'
import { avatarSource } from '../user'
import { removeAvatar, saveAvatar } from './api'
import { HEAD_BYTES, pictureFault } from './picture-facts'
import { problemText } from './problem-text'
import { SectionCard } from './section-card'
import { useHeldPicture } from './use-held-picture'
import { usePictureDrop } from './use-picture-drop'

const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog')).CropDialog }))

interface AvatarCardProps {
  name: string
  profile: Profile | null
  onChanged: (profile: Profile) => void
  /** Whether there is a picture that is not saved. */
  onUnsaved: (unsaved: boolean) => void
}

/** The picture: chosen, dropped, pasted or taken; cut; shown at once; kept when saving fails. (A-PR-01, A-PR-05, A-PR-06, OP-09) */
export function AvatarCard({ name, profile, onChanged, onUnsaved }: AvatarCardProps) {
  const [chosen, setChosen] = useHeldPicture()
  const [cut, setCut] = useHeldPicture()
  const [refusal, setRefusal] = useState('')
  const [asking, setAsking] = useState(false)

  useEffect(() => onUnsaved(cut !== undefined), [cut, onUnsaved])

  const save = useMutation({
    mutationFn: saveAvatar,
    // Offline, "paused" would look like a save that never ends.
    networkMode: 'always',
    retry: false,
    onSuccess: (saved) => {
      onChanged(saved)
      setCut(undefined)
      toast.success('Picture saved.')
    },
  })
  const remove = useMutation({
    mutationFn: removeAvatar,
    networkMode: 'always',
    retry: false,
    onSuccess: (saved) => {
      onChanged(saved)
      toast.success('Picture removed.')
    },
    onError: (error) => toast.error(problemText(error)),
    onSettled: () => setAsking(false),
  })

  const choose = async (file: File) => {
    setRefusal('')
    const fault = await faultOf(file)
    if (fault) setRefusal(fault)
    else setChosen(file)
  }
  const busy = save.isPending || remove.isPending
  const { over, ...drop } = usePictureDrop((file) => void choose(file), busy || chosen !== undefined)

  return (
    <SectionCard title="Picture" text="Choose a file, drop one here, or paste one. PNG, JPEG, WebP or GIF, up to 5 MB.">
      <div
        {...drop}
        className={cn(
          'flex flex-col items-center gap-5 rounded-control border border-dashed border-line p-4 transition-colors sm:flex-row sm:p-5',
          over && 'border-accent bg-accent-soft',
        )}
      >
        <Avatar name={name} src={cut?.url ?? avatarSource(profile)} className="size-24 text-3xl" />
        <div className="flex w-full min-w-0 flex-col gap-3">
          <div className="flex flex-wrap justify-center gap-2 sm:justify-start">
            <FileButton label="Choose picture" icon={<ImageUp strokeWidth={1.75} />} disabled={busy} onFile={choose} />
            <FileButton
              label="Take a photo"
              icon={<Camera strokeWidth={1.75} />}
              disabled={busy}
              onFile={choose}
              capture="user"
              className="hidden pointer-coarse:inline-flex"
            />
            {profile?.avatar_path && (
              <Button
                variant="ghost"
                icon={<Trash2 strokeWidth={1.75} />}
                disabled={busy}
                onClick={() => setAsking(true)}
              >
                Remove picture
              </Button>
            )}
          </div>
          {refusal && <Banner tone="danger">{refusal}</Banner>}
          {save.isPending && <Progress label="Saving your picture" />}
          {save.isError && cut && (
            <Banner
              tone="danger"
              title="The picture was not saved."
              action={
                <div className="flex flex-wrap gap-2">
                  <Button size="sm" variant="primary" onClick={() => save.mutate(cut.picture)}>
                    Try again
                  </Button>
                  <Button
                    size="sm"
                    variant="ghost"
                    onClick={() => {
                      setCut(undefined)
                      save.reset()
                    }}
                  >
                    Discard
                  </Button>
                </div>
              }
            >
              {problemText(save.error)} Your picture is still here.
            </Banner>
          )}
        </div>
      </div>

      {chosen && (
        <Suspense fallback={null}>
          <CropDialog
            source={chosen.url}
            onClose={() => setChosen(undefined)}
            onCropped={(picture) => {
              setChosen(undefined)
              setCut(picture)
              save.mutate(picture)
            }}
          />
        </Suspense>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Remove your picture?"
        body="Your initials are shown instead."
        confirmLabel="Remove picture"
        danger
        loading={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </SectionCard>
  )
}

/** A folder that is dropped, or a file that is gone meanwhile, cannot even be read. */
async function faultOf(file: File): Promise<string | undefined> {
  try {
    return pictureFault(file.size, new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()))
  } catch {
    return 'This file can’t be read. Choose another.'
  }
}

interface FileButtonProps {
  label: string
  icon: ReactNode
  disabled: boolean
  onFile: (file: File) => Promise<void>
  capture?: 'user'
  className?: string
}

/** A button that opens the browser's own choice of files. */
function FileButton({ label, icon, disabled, onFile, capture, className }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button icon={icon} disabled={disabled} className={className} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={AVATAR.types.join(',')}
        capture={capture}
        aria-label={`${label}: file`}
        tabIndex={-1}
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0]
          // The same file may be chosen again after a failure.
          event.target.value = ''
          if (file) void onFile(file)
        }}
      />
    </>
  )
}
