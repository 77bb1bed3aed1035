import { useEffect, useState } from 'react'
import type { Editor } from '@/components/editor/editor'
import { paintDrawing } from '@/lib/images/drawing/paint-drawing'
import type { Pixels } from './checks'
import { drawSceneWithoutText } from './draw-scene'
import type { ThumbnailScene } from './scene'

/** Enough to tell light from dark behind a word. */
const SAMPLE_SIDE = 160

/** Typing and dragging first: the contrast is measured when they rest. */
const SAMPLE_DELAY_MS = 250

/** The scene's pixels without its words; null until they have been painted. */
export function useBackgroundPixels({ scene, measure, family, images }: Editor<ThumbnailScene>): Pixels | null {
  const [pixels, setPixels] = useState<Pixels | null>(null)
  useEffect(() => {
    if (!measure) return
    const timer = setTimeout(() => {
      const drawing = drawSceneWithoutText(scene, measure)
      const scale = SAMPLE_SIDE / Math.max(drawing.width, drawing.height)
      const [width, height] = [Math.round(drawing.width * scale), Math.round(drawing.height * scale)]
      const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
      if (!context) return
      paintDrawing(context, drawing, family, images)
      setPixels(context.getImageData(0, 0, width, height))
    }, SAMPLE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [scene, measure, family, images])
  return pixels
}
