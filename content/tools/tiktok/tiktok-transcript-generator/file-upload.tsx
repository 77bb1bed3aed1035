import { DropFrame, useIncomingFiles } from '@/components/files/receive-files'
import { isBusy } from '@/components/run/flow'
import type { ServerFlow } from '@/components/run/use-server-flow'
import { getButtonClass } from '@/components/ui/button'
import { useFileInput } from '@/components/ui/use-file-input'

type Props = { flow: ServerFlow; canTranscribe: boolean; onProgress: (message: string) => void }

/** For videos that TikTok does not provide: extracts a file's audio in the browser and sends only the audio. */
export function FileUpload({ flow, canTranscribe, onProgress }: Props) {
  const isRunning = isBusy(flow.phase)

  function transcribe([file]: readonly File[]) {
    if (!file || isRunning || !canTranscribe) return
    onProgress('Extracting the audio from your file…')
    flow.submit({
      values: { prompt: file.name, parameters: {} },
      async buildRequest(token, signal) {
        const { buildFileRequest } = await import('./build-audio-request')
        const request = await buildFileRequest(file, token, signal)
        onProgress('Uploading the audio…')
        return request
      },
    })
  }
  const inputProps = useFileInput(transcribe)
  const { isDraggedOver } = useIncomingFiles(transcribe, 'tiktok-transcript-generator')

  return (
    <section
      aria-labelledby="own-file"
      className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-xl border border-line p-4 lg:min-h-38 lg:content-start"
    >
      <DropFrame isDraggedOver={isDraggedOver} />
      <div className="max-w-xl">
        <h3 id="own-file" className="font-semibold">
          Or use your own file
        </h3>
        <p className="mt-1 text-muted text-sm">
          {canTranscribe
            ? 'Up to 10 minutes. Your browser only sends the audio.'
            : 'Not available right now, because no speech model is connected. Links to videos with captions still work.'}
        </p>
      </div>
      {canTranscribe && (
        <label
          className={`${getButtonClass()} cursor-pointer focus-within:outline-2 focus-within:outline-accent focus-within:outline-offset-2 has-disabled:opacity-60`}
        >
          Choose a file
          <input
            {...inputProps}
            type="file"
            accept="video/*,audio/*"
            disabled={isRunning}
            className="sr-only"
            onClick={flow.warmUp}
          />
        </label>
      )}
    </section>
  )
}
