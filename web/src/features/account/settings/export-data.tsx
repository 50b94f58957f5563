import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { saveFile } from '../../../platform'
import { Banner, Button, Progress, toast } from '../../../ui'
import { problemText } from '../profile/problem-text'
import { fetchExport } from './api'

/** "Export All Data": one archive, whole or not at all. (B-SE-10, OP-55) */
export function ExportData() {
  const [bytes, setBytes] = useState(0)
  const cancel = useRef<AbortController>(undefined)

  const download = useMutation({
    mutationFn: async () => {
      setBytes(0)
      const { signal } = (cancel.current = new AbortController())
      try {
        return await fetchExport(signal, setBytes)
      } catch (error) {
        // Cancelled: nothing to hand out, and nothing went wrong.
        if (signal.aborted) return undefined
        throw error
      }
    },
    networkMode: 'always',
    retry: false,
    onSuccess: (archive) => {
      if (!archive) return
      saveFile(archive, `reelwright-export-${new Date().toISOString().slice(0, 10)}.zip`)
      toast.success('Your data has been downloaded.')
    },
  })

  // Whoever leaves the page does not want the file any more.
  useEffect(() => () => cancel.current?.abort(), [])

  return (
    <div>
      <h2 className="text-base font-semibold text-ink">Export your data</h2>
      <p className="mt-1 max-w-prose text-sm text-pretty text-muted">
        One ZIP file with everything as JSON, your scripts as text files and a spreadsheet, and your picture.
      </p>
      <div className="mt-3 flex flex-col items-start gap-3">
        <Button
          icon={<Download strokeWidth={1.75} />}
          loading={download.isPending}
          onClick={() => download.mutate()}
          className="max-sm:w-full"
        >
          Export All Data
        </Button>
        {download.isPending && (
          <div className="flex w-full items-end gap-3">
            <Progress
              label={bytes === 0 ? 'Preparing your data' : `${(bytes / 1024 / 1024).toFixed(1)} MB downloaded`}
              className="flex-1"
            />
            <Button size="sm" variant="ghost" onClick={() => cancel.current?.abort()}>
              Cancel
            </Button>
          </div>
        )}
        {download.isError && (
          <Banner
            tone="danger"
            title="Your data couldn’t be exported."
            action={
              <Button size="sm" onClick={() => download.mutate()}>
                Try again
              </Button>
            }
          >
            {problemText(download.error)}
          </Banner>
        )}
      </div>
    </div>
  )
}
