import { useRef, useState } from 'react'
import { captureFrame } from '@/components/editor/frame-picker'
import { FileActions } from '@/components/files/file-actions'
import type { NextFilesTool } from '@/components/files/files-tool-info'
import { sendToNewTab } from '@/components/files/send-file'
import { useAbilities } from '@/components/loading/use-abilities'
import { useCancellableJob } from '@/components/run/use-cancellable-job'
import { Button } from '@/components/ui/button'
import { saveBlob } from '@/components/ui/save-blob'
import { useObjectUrl } from '@/components/ui/use-object-url'
import { formatBytesPrecise } from '@/lib/core/format/format-bytes'
import { formatDimensions, isSameSize } from '@/lib/core/geometry/sizes'
import { buildFileName, getBaseName } from '@/lib/images/image-file-names'
import { getTotalSeconds } from '@/lib/video/video-job'
import { formatLength } from './clips'
import type { FinishedVideo } from './use-project'

const frameTools: readonly NextFilesTool[] = [
  { type: 'thumbnail-maker', name: 'Thumbnail Maker', path: '/image-tools/thumbnail-maker' },
  { type: 'image-cropper', name: 'Image Cropper', path: '/image-tools/image-cropper' },
]

export const transcriptTool: NextFilesTool = {
  type: 'tiktok-transcript-generator',
  name: 'Transcript Generator',
  path: '/tiktok/tiktok-transcript-generator',
}

type Props = { video: FinishedVideo; isOutdated?: boolean }

export function ResultCard({ video: { result, job, name }, isOutdated = false }: Props) {
  const { file, size, hasSound } = result
  const playerRef = useRef<HTMLVideoElement>(null)
  const url = useObjectUrl(file)
  const outputName = buildFileName(name, `${size.width}x${size.height}`, 'mp4')

  function sendFrame(tool: NextFilesTool) {
    const player = playerRef.current
    if (!player) return
    const frameName = buildFileName(name, `frame-${player.currentTime.toFixed(1)}s`, 'jpg')
    sendToNewTab(tool, frameName, captureFrame(player))
  }

  return (
    <article aria-label="Your video" className="grid gap-3 rounded-xl border border-line bg-surface p-4">
      <p role="status" className="font-semibold">
        {formatBytesPrecise(file.size)}, {formatDimensions(size)} pixels, {formatLength(getTotalSeconds(job.parts))}
      </p>
      {!isSameSize(size, job.size) && job.maxBytes && (
        <p className="text-sm">
          Lowered from {formatDimensions(job.size)} to stay under {formatBytesPrecise(job.maxBytes)}.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-1">
        <FileActions
          output={{ blob: file, name: outputName, note: '' }}
          nextTools={[]}
          onCompare={null}
          downloadStyle={isOutdated ? { variant: 'secondary' } : { size: 'large' }}
        />
        {frameTools.map((tool) => (
          <Button key={tool.type} variant="quiet" size="small" onClick={() => sendFrame(tool)}>
            Send frame to {tool.name}
          </Button>
        ))}
        {hasSound && <SoundActions file={file} name={outputName} />}
      </div>
      {url && (
        // biome-ignore lint/a11y/useMediaCaption: the visitor's own video; captions are drawn into the picture.
        <video
          ref={playerRef}
          // Safari shows no frame before the first seek.
          src={`${url}#t=0.01`}
          onLoadedMetadata={({ currentTarget }) => {
            if (!isOutdated) currentTarget.closest('article')?.scrollIntoView({ block: 'nearest' })
          }}
          controls
          playsInline
          className="mx-auto max-h-[60vh] max-w-full rounded-lg bg-black"
        />
      )}
    </article>
  )
}

function SoundActions({ file, name }: { file: File; name: string }) {
  const { state: progress, startJob, cancel } = useCancellableJob<number | null>(null)
  const [errorMessage, setErrorMessage] = useState('')
  const [sound, setSound] = useState<Blob | null>(null)
  const soundUrl = useObjectUrl(sound)
  const soundName = buildFileName(name, 'sound', 'mp3')
  const abilities = useAbilities()

  async function saveSound() {
    if (sound) return saveBlob(soundName, sound)
    const { signal, updateState } = startJob()
    setErrorMessage('')
    updateState(0)
    try {
      const { convertToMp3 } = await import('@/lib/audio/encode/run-audio-job')
      const settings = { title: getBaseName(name), artist: '', bitrate: 192_000 } as const
      const blob = await convertToMp3(file, settings, { signal, onProgress: updateState })
      saveBlob(soundName, blob)
      setSound(blob)
    } catch {
      if (!signal.aborted) setErrorMessage('Your browser couldn’t make the MP3. The video is fine.')
    } finally {
      updateState(null)
    }
  }

  return (
    <>
      <Button variant="quiet" size="small" onClick={progress === null ? saveSound : cancel}>
        {progress === null ? 'Save audio as MP3' : `Stop, ${Math.round(progress * 100)}%`}
      </Button>
      {abilities?.transcription && (
        <Button variant="quiet" size="small" onClick={() => sendToNewTab(transcriptTool, name, file)}>
          Transcribe (sends the audio)
        </Button>
      )}
      {soundUrl && (
        // biome-ignore lint/a11y/useMediaCaption: the sound of the visitor's own video.
        <audio controls src={soundUrl} className="w-full" aria-label="Your MP3" />
      )}
      <p role="alert" className="basis-full text-danger text-sm empty:hidden">
        {errorMessage}
      </p>
    </>
  )
}
