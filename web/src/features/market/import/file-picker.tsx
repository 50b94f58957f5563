import { CircleCheck, FileSpreadsheet, X } from 'lucide-react'
import { Banner, Button, FileDrop, IconButton, Progress } from '../../../ui'
import { FILE_KINDS } from './upload-file'
import type { Upload, Uploads } from './use-uploads'

/** Files are dropped or chosen here, and sent one after the other. */
export function FilePicker({ uploads, onOpen }: { uploads: Uploads; onOpen: (importId: string) => void }) {
  return (
    <div className="flex flex-col gap-4">
      <FileDrop
        label="Data files"
        accept={FILE_KINDS}
        text="Drop an export here, or choose a file."
        phoneText="Choose an export from this device."
        onFiles={uploads.add}
      >
        CSV or TSV up to 64 MB, XLSX or JSON up to 20 MB, up to 200,000 rows. You review everything before it is
        imported.
      </FileDrop>
      {uploads.list.length > 0 && (
        <ul aria-label="Chosen files" className="flex flex-col gap-3">
          {uploads.list.map((upload) => (
            <UploadLine key={upload.key} upload={upload} uploads={uploads} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </div>
  )
}

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1)

function UploadLine({ upload, uploads, onOpen }: { upload: Upload } & Parameters<typeof FilePicker>[0]) {
  const { key, file, state, sent, fault, canRetry, made } = upload
  if (state === 'failed')
    return (
      <li>
        <Banner
          tone="danger"
          title={<span className="wrap-anywhere">{file.name} was not accepted</span>}
          onDismiss={() => uploads.remove(key)}
          action={
            canRetry && (
              <Button size="sm" onClick={() => uploads.retry(key)}>
                Try again
              </Button>
            )
          }
        >
          {fault}
        </Banner>
      </li>
    )
  const hasLeft = sent >= file.size
  return (
    <li className="flex items-center gap-3 rounded-card border border-line px-4 py-3">
      {state === 'sent' ? (
        <CircleCheck aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0 text-success" />
      ) : (
        <FileSpreadsheet aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0 text-muted" />
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <p className="truncate text-sm font-medium text-ink">{file.name}</p>
        {state === 'waiting' && <p className="text-sm text-muted">Waiting for the previous file</p>}
        {state === 'sending' && (
          <Progress
            label={hasLeft ? 'Reading the file' : `Uploading: ${megabytes(sent)} of ${megabytes(file.size)} MB`}
            value={hasLeft ? undefined : (sent / file.size) * 100}
          />
        )}
        {state === 'sent' && <p className="text-sm text-muted">Uploaded</p>}
      </div>
      {made ? (
        <Button size="sm" onClick={() => onOpen(made.id)}>
          Continue
        </Button>
      ) : (
        <IconButton
          label={`Cancel ${file.name}`}
          icon={<X strokeWidth={1.75} />}
          size="sm"
          onClick={() => uploads.remove(key)}
        />
      )}
    </li>
  )
}
