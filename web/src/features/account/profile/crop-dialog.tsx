import { useId, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
// The page's policy forbids styles that scripts add, so they come as a file.
import 'react-easy-crop/react-easy-crop.css'
import { Banner, Button, Dialog } from '../../../ui'
import { cropPicture } from './crop-picture'
import { problemText } from './problem-text'

interface CropDialogProps {
  /** Address of the chosen picture. */
  source: string
  onClose: () => void
  onCropped: (picture: Blob) => void
}

const MAX_ZOOM = 4

/** Choose the part of a picture that is shown: by mouse, finger, or keyboard. (OP-09) */
export function CropDialog({ source, onClose, onCropped }: CropDialogProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area>()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const zoomId = useId()

  const use = async () => {
    if (!area) return
    setBusy(true)
    try {
      onCropped(await cropPicture(source, area))
    } catch (error) {
      setProblem(problemText(error))
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      // A picture that is being cut would be saved all the same.
      onOpenChange={(open) => !open && !busy && onClose()}
      title="Choose the part to show"
      description="Drag to move it, or use the arrow keys."
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" disabled={!area} loading={busy} onClick={() => void use()}>
            Use picture
          </Button>
        </>
      }
    >
      {problem && (
        <Banner tone="danger" className="mb-3">
          {problem}
        </Banner>
      )}
      <div className="relative h-72 overflow-hidden rounded-control bg-[#171412] sm:h-80">
        <Cropper
          image={source}
          crop={crop}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          aspect={1}
          cropShape="round"
          showGrid={false}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_, pixels) => setArea(pixels)}
          mediaProps={{ onError: () => setProblem('This picture can’t be read. Choose another.') }}
          cropperProps={{
            role: 'application',
            'aria-label': 'Visible part of the picture. Use the arrow keys to move it.',
          }}
        />
      </div>
      <label htmlFor={zoomId} className="mt-4 block text-sm font-medium text-ink">
        Zoom
      </label>
      <input
        id={zoomId}
        type="range"
        min={1}
        max={MAX_ZOOM}
        step={0.05}
        value={zoom}
        aria-valuetext={`${Math.round(zoom * 100)}%`}
        onChange={(event) => setZoom(Number(event.target.value))}
        className="focus-ring mt-1 mb-2 h-8 w-full cursor-pointer rounded-full accent-accent touch:h-11"
      />
    </Dialog>
  )
}
