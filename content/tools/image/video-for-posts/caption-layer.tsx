import { type RefObject, useEffect, useRef } from 'react'
import { useLoaded } from '@/components/ui/use-loaded'
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
  const measure = useLoaded(settings.style, loadCaptionFonts)
  useEffect(() => {
    const context = canvasRef.current?.getContext('2d')
    if (!context || !measure) return
    let request = 0
    function draw() {
      if (!context || !measure) return
      context.clearRect(0, 0, size.width, size.height)
      drawCaptions(context, settings, size, (videoRef.current?.currentTime ?? 0) + offset, measure)
      request = requestAnimationFrame(draw)
    }
    draw()
    return () => cancelAnimationFrame(request)
  }, [settings, size, videoRef, offset, measure])
  return <canvas ref={canvasRef} {...size} aria-hidden className="pointer-events-none absolute inset-0 size-full" />
}
