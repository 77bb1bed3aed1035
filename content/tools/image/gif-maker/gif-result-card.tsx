import { useRef, useState } from 'react'
import { FileActions } from '@/components/files/file-actions'
import { Button } from '@/components/ui/button'
import { saveBlob } from '@/components/ui/save-blob'
import { useObjectUrl } from '@/components/ui/use-object-url'
import { formatBytesPrecise } from '@/lib/core/format/format-bytes'
import { formatDimensions } from '@/lib/core/geometry/sizes'
import { buildFileName } from '@/lib/images/image-file-names'
import type { GifResult } from './gif-plan'

const nextTools = [
  { type: 'meme-maker', name: 'Meme Maker', path: '/image-tools/meme-maker' },
  { type: 'video-for-posts', name: 'Video for Posts', path: '/image-tools/video-for-posts' },
]

type Props = { result: GifResult; sourceName: string }

export default function GifResultCard({ result, sourceName }: Props) {
  const [isPlaying, setIsPlaying] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches)
  const cardRef = useRef<HTMLElement>(null)
  const url = useObjectUrl(isPlaying ? result.blob : result.firstFrame)
  const { plan, frameCount, durationMs, note } = result
  const suffix = `${plan.width}x${plan.height}`
  const stillType = result.firstFrame.type === 'image/webp' ? 'webp' : 'png'
  const seconds = Number((durationMs / 1_000).toFixed(durationMs < 100 ? 2 : 1))
  return (
    <article
      ref={cardRef}
      aria-label="Your GIF"
      className="grid scroll-mb-4 gap-3 rounded-xl border border-line bg-surface p-4"
    >
      <div className="flex justify-center">
        {url && (
          <img
            src={url}
            alt={isPlaying ? 'Your GIF, playing' : 'The first frame of your GIF'}
            width={plan.width}
            height={plan.height}
            onLoad={() => cardRef.current?.scrollIntoView({ block: 'nearest' })}
            className="checkered h-auto max-h-[60vh] w-auto max-w-full rounded-lg"
          />
        )}
      </div>
      <p role="status" className="font-semibold">
        {formatBytesPrecise(result.blob.size)}, {formatDimensions(plan)} pixels, {frameCount} frames, {seconds} s
      </p>
      {note && <p className="text-sm">{note}</p>}
      <div className="flex flex-wrap items-center gap-1">
        <FileActions
          output={{ blob: result.blob, name: buildFileName(sourceName, suffix, 'gif'), note }}
          nextTools={nextTools}
          onCompare={null}
        />
        <Button variant="quiet" size="small" onClick={() => setIsPlaying(!isPlaying)}>
          {isPlaying ? 'Pause' : 'Play'}
        </Button>
        <Button
          variant="quiet"
          size="small"
          onClick={() => saveBlob(buildFileName(sourceName, `${suffix}-still`, stillType), result.firstFrame)}
        >
          Download first frame as {stillType === 'webp' ? 'WebP' : 'PNG'}
        </Button>
      </div>
      <p className="text-muted text-sm">
        TikTok doesn’t take GIFs. Video for Posts turns this one into an MP4 of at least 3 seconds.
      </p>
    </article>
  )
}
