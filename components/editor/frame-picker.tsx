import { useRef, useState } from 'react'
import { RangeField } from '@/components/fields/fields'
import { Button } from '@/components/ui/button'
import { useObjectUrl } from '@/components/ui/use-object-url'
import { formatTimestamp } from '@/lib/core/format/format-time'
import { fitWithin } from '@/lib/core/geometry/sizes'
import { clamp } from '@/lib/core/numbers'
import { createContext } from '@/lib/images/canvas-context'

type Props = {
  videoFile: File
  /** Called with the selected frame at the video's own size, at most 2560 pixels per side. */
  onFrameSelect: (frame: File) => void
  onError: (text: string) => void
  onClose: () => void
}

/** About one frame: few videos have more than 30 per second. */
const STEP_SECONDS = 1 / 30

const FIRST_FRAME_SECONDS = 0.01
const PAST_END_SECONDS = 1e7

/** The scene stores at most this size, and phones have no canvas large enough for a frame of an 8K video. */
const MAX_FRAME_SIZE = { width: 2560, height: 2560 }

const unplayableMessage = 'Your browser can’t play this video. MP4 with H.264 works everywhere.'

/** Returns the current frame as a JPEG. Until a seek ends, the video still shows the previous frame. */
export async function captureFrame(video: HTMLVideoElement): Promise<Blob> {
  if (video.seeking) await new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }))
  const size = fitWithin({ width: video.videoWidth, height: video.videoHeight }, MAX_FRAME_SIZE)
  const context = createContext(size)
  context.drawImage(video, 0, 0, size.width, size.height)
  return context.canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })
}

export default function FramePicker({ videoFile, onFrameSelect, onError, onClose }: Props) {
  const playerRef = useRef<HTMLVideoElement>(null)
  const url = useObjectUrl(videoFile)
  const [durationSeconds, setDurationSeconds] = useState(0)
  const [currentTime, setCurrentTime] = useState(0)

  function seek(time: number) {
    const element = playerRef.current
    if (!element) return
    element.currentTime = clamp(time, 0, durationSeconds)
    setCurrentTime(element.currentTime)
  }
  async function submitFrame() {
    const element = playerRef.current
    if (!element) return
    const name = `${videoFile.name.replace(/\.[^.]{1,5}$/, '')}-${currentTime.toFixed(2)}s.jpg`
    try {
      const blob = await captureFrame(element)
      onFrameSelect(new File([blob], name, { type: blob.type }))
    } catch {
      onError('Your browser couldn’t read this frame. Convert the video to MP4, or use a screenshot.')
    }
  }

  return (
    <section aria-label="A frame of your video" className="grid gap-3 rounded-lg border border-line p-3">
      {url && (
        <video
          ref={playerRef}
          src={url}
          muted
          playsInline
          preload="auto"
          className="max-h-80 w-full rounded-lg bg-black"
          onLoadedMetadata={({ currentTarget }) => {
            const { duration, videoWidth } = currentTarget
            if (videoWidth === 0) return onError(unplayableMessage)
            const isDurationKnown = Number.isFinite(duration)
            if (isDurationKnown) setDurationSeconds(duration)
            // Safari shows no frame before the first seek. Recordings that were streamed lack a duration; a seek past
            // the end makes it known.
            currentTarget.currentTime = isDurationKnown ? FIRST_FRAME_SECONDS : PAST_END_SECONDS
          }}
          onSeeked={({ currentTarget }) => {
            if (durationSeconds > 0 || !Number.isFinite(currentTarget.duration)) return
            setDurationSeconds(currentTarget.duration)
            currentTarget.currentTime = FIRST_FRAME_SECONDS
          }}
          onError={() => onError(unplayableMessage)}
        />
      )}
      <RangeField
        label="Frame"
        value={currentTime}
        min={0}
        max={durationSeconds}
        step={STEP_SECONDS}
        valueText={`${formatTimestamp(currentTime)} of ${formatTimestamp(durationSeconds)}`}
        onValueChange={seek}
      />
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => seek(currentTime - STEP_SECONDS)}>One frame back</Button>
        <Button onClick={() => seek(currentTime + STEP_SECONDS)}>One frame forward</Button>
        <Button variant="primary" onClick={submitFrame} disabled={durationSeconds === 0}>
          Use this frame
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Close video
        </Button>
      </div>
    </section>
  )
}
