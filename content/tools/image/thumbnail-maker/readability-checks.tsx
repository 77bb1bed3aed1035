import { Check, TriangleAlert } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import type { Editor } from '@/components/editor/editor'
import { useDelayedEffect } from '@/components/ui/use-delayed-effect'
import { type Pixels, scaleSize } from '@/lib/core/geometry/sizes'
import { createContext } from '@/lib/images/canvas-context'
import { paintDrawing } from '@/lib/images/drawing/paint-drawing'
import { getReadabilityChecks, type ReadabilityCheck } from './checks'
import { drawScene } from './draw-scene'
import type { ThumbnailScene } from './scene'
import { loadSubjectLayoutModule } from './thumbnail-editor'

const CHECK_DELAY_MS = 500

function useCoverageChecks({ scene, images, measure }: Editor<ThumbnailScene>): readonly ReadabilityCheck[] {
  const [checks, setChecks] = useState<readonly ReadabilityCheck[]>([])
  const image = images.get(scene.ground.picture ?? '')
  useDelayedEffect([scene, image, measure], CHECK_DELAY_MS, async (signal) => {
    if (!measure) return
    const subjectLayoutModule = image && (await loadSubjectLayoutModule().catch(() => null))
    const newChecks = (await subjectLayoutModule?.findCoverageChecks({ scene, image }, measure)) ?? []
    if (!signal.aborted) setChecks(newChecks)
  })
  return image ? checks : []
}

/** Enough resolution to tell light from dark behind a word, in pixels. */
const SAMPLE_SIDE = 160

const SAMPLE_DELAY_MS = 250

/** Returns the scene's pixels without its text; null until painted. */
function useBackgroundPixels({ scene, measure, family, images }: Editor<ThumbnailScene>): Pixels | null {
  const [pixels, setPixels] = useState<Pixels | null>(null)
  useDelayedEffect([scene, measure, family, images], SAMPLE_DELAY_MS, () => {
    if (!measure) return
    const layers = scene.layers.filter(({ kind }) => kind !== 'text')
    const drawing = drawScene({ ...scene, layers }, measure)
    const { width, height } = scaleSize(drawing, SAMPLE_SIDE / Math.max(drawing.width, drawing.height))
    const context = createContext({ width, height }, { willReadFrequently: true })
    paintDrawing(context, drawing, family, images)
    setPixels(context.getImageData(0, 0, width, height))
  })
  return pixels
}

export function ReadabilityChecks({ editor }: { editor: Editor<ThumbnailScene> }) {
  const scene = useDeferredValue(editor.scene)
  const { measure } = editor
  const backgroundPixels = useBackgroundPixels(editor)
  const coverageChecks = useCoverageChecks(editor)
  const checks = useMemo(
    () => (measure ? getReadabilityChecks(scene, measure, backgroundPixels) : []),
    [scene, measure, backgroundPixels],
  )
  return (
    <section aria-label="Readability">
      <h3 className="font-semibold text-sm">Readability</h3>
      <ul className="mt-1 grid min-h-17 content-start gap-1 text-sm">
        {[...checks, ...coverageChecks].map(({ isOk, text }) => (
          <li key={text} className="flex gap-2">
            {isOk ? (
              <Check className="mt-0.5 size-4 shrink-0 text-positive" aria-label="Good:" />
            ) : (
              <TriangleAlert className="mt-0.5 size-4 shrink-0 text-caution" aria-label="Fix:" />
            )}
            <span className="min-w-0 break-words">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
