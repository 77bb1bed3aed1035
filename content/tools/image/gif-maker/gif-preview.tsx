import { type CSSProperties, type ReactNode, useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useDelayedEffect } from '@/components/ui/use-delayed-effect'
import { useObjectUrl } from '@/components/ui/use-object-url'
import { BlobImage } from './blob-image'
import type { GifSettings } from './form'
import { getFrameSequence, getOutputSize } from './gif-plan'
import type { GifInput } from './use-gif-job'
import type { Clip, ClipRange } from './video-frames'

const mediaClass = 'absolute inset-0 size-full'
const objectFits = { cover: 'object-cover', contain: 'object-contain' } as const

/** Plays the photos or the clip in the chosen shape, order and speed, before the GIF is made. */
export default function GifPreview({ gifInput: { images, clip, settings, range } }: { gifInput: GifInput }) {
  const [isPlaying, setIsPlaying] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches)
  const mediaProps = { isPlaying, className: `${mediaClass} ${objectFits[settings.fit]}` }
  const { width, height } = getOutputSize(clip ? [clip.size] : images.map(({ size }) => size), settings)
  return (
    <figure
      aria-label="Preview"
      className="grid justify-items-center gap-2 rounded-xl border border-line bg-surface p-4"
    >
      <PreviewFrame settings={settings} style={{ aspectRatio: `${width} / ${height}`, width: `min(100%, ${width}px)` }}>
        {clip ? (
          <LoopingClip clip={clip} range={range} {...mediaProps} />
        ) : (
          <Slideshow frames={images} settings={settings} {...mediaProps} />
        )}
      </PreviewFrame>
      <figcaption className="flex flex-wrap items-center gap-x-3 text-muted text-sm">
        {clip && settings.order !== 'forward' ? 'Preview. Videos play forward here.' : 'Preview'}
        <Button variant="quiet" size="small" onClick={() => setIsPlaying(!isPlaying)}>
          {isPlaying ? 'Pause' : 'Play'}
        </Button>
      </figcaption>
    </figure>
  )
}

type FrameProps = { settings: GifSettings; style: CSSProperties; children: ReactNode }

/** The caption's size and edge are as in `createCaptionDrawing`. */
function PreviewFrame({ settings: { caption, captionAt, clear, ground }, style, children }: FrameProps) {
  return (
    <div
      className="checkered @container relative max-h-[50vh] overflow-hidden rounded-lg"
      style={{ ...style, ...(!clear && { background: ground }) }}
    >
      {children}
      <p
        className={`absolute inset-x-[4%] text-center font-bold text-[9cqw] text-white leading-[1.15] [-webkit-text-stroke:1.2cqw_#111] [paint-order:stroke] empty:hidden ${captionAt === 'top' ? 'top-[4cqw]' : 'bottom-[4cqw]'}`}
      >
        {caption.trim()}
      </p>
    </div>
  )
}

type MediaProps = { isPlaying: boolean; className: string }

type SlideshowProps = MediaProps & { frames: GifInput['images']; settings: GifSettings }

function Slideshow({ frames, settings: { order, ms }, isPlaying, className }: SlideshowProps) {
  const [step, setStep] = useState(0)
  const sequence = getFrameSequence(frames.length, order)
  const activeIndex = sequence[step % sequence.length] ?? 0
  const activeMs = frames[activeIndex]?.ms ?? ms
  useDelayedEffect([isPlaying, step, activeMs], activeMs, () => isPlaying && setStep(step + 1))
  return frames.map(({ id, thumbnail }, index) => (
    <BlobImage key={id} blob={thumbnail} className={`${className} ${index === activeIndex ? '' : 'invisible'}`} />
  ))
}

type LoopingClipProps = MediaProps & { clip: Clip; range: ClipRange }

function LoopingClip({ clip, range: { from: start, seconds }, isPlaying, className }: LoopingClipProps) {
  const url = useObjectUrl(clip.file)
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  useEffect(() => {
    if (!video) return
    video.currentTime = start
    const restart = () => {
      if (video.currentTime < start + seconds && !video.ended) return
      video.currentTime = start
      if (isPlaying) video.play().catch(() => {})
    }
    video.addEventListener('timeupdate', restart)
    if (isPlaying) video.play().catch(() => {})
    else video.pause()
    return () => video.removeEventListener('timeupdate', restart)
  }, [video, start, seconds, isPlaying])
  return url && <video ref={setVideo} src={url} muted playsInline aria-hidden className={className} />
}
