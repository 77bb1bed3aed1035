import { type RefObject, useEffect, useRef } from 'react'
import type { Size } from '@/lib/core/geometry/sizes'
import { loadCaptionFonts } from '@/lib/video/caption-fonts'
import { drawCaptions } from '@/lib/video/captions'
import type { CaptionSettings } from '@/lib/video/video-job'

type Props = {
  settings: CaptionSettings
  size: Size
  videoRef: RefObject<HTMLVideoElement | null>
  /** Seconds that the result is ahead of the clip. */
  offset: number
}

/** Draws the captions over the preview with the code that draws them into the video. */
export function CaptionLayer({ settings, size, videoRef, offset }: Props) {
  const canvasRef = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvasRef.current?.getContext('2d')
    if (!context) return
    let request = 0
    let drawnTime: number | null = null
    const draw = () => {
      const time = (videoRef.current?.currentTime ?? 0) + offset
      if (time !== drawnTime) {
        context.clearRect(0, 0, size.width, size.height)
        drawCaptions(context, settings, size, time)
        drawnTime = time
      }
      request = requestAnimationFrame(draw)
    }
    let isCurrent = true
    loadCaptionFonts(settings.style).then(() => isCurrent && draw())
    return () => {
      isCurrent = false
      cancelAnimationFrame(request)
    }
  }, [settings, size, videoRef, offset])
  return <canvas ref={canvasRef} {...size} aria-hidden className="pointer-events-none absolute inset-0 size-full" />
}
