import { Check, TriangleAlert } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import type { Editor } from '@/components/editor/editor'
import { getReadabilityChecks } from './checks'
import type { ThumbnailScene } from './scene'
import { useBackgroundPixels } from './use-background-pixels'
import { useCoverageChecks } from './use-coverage-checks'

/** Whether the words will be read, and what to do where they won't. */
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
    <section aria-label="Can it be read?">
      <h3 className="font-semibold text-sm">Can it be read?</h3>
      <ul className="mt-1 grid gap-1 text-sm">
        {[...checks, ...coverageChecks].map(({ isOk, text }) => (
          <li key={text} className="flex gap-2">
            {isOk ? (
              <Check className="mt-0.5 size-4 shrink-0 text-positive" aria-label="Good:" />
            ) : (
              <TriangleAlert className="mt-0.5 size-4 shrink-0 text-caution" aria-label="To do:" />
            )}
            <span className="min-w-0 break-words">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
