import { Check, TriangleAlert } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import type { Editor } from '@/components/editor/editor'
import { checksOf } from './checks'
import type { Scene } from './scene'
import { useCover } from './use-cover'
import { useGroundPixels } from './use-ground-pixels'

/** Whether the words will be read, and what to do where they won't. */
export function Checks({ editor }: { editor: Editor<Scene> }) {
  const scene = useDeferredValue(editor.scene)
  const { measure } = editor
  const ground = useGroundPixels(editor)
  const cover = useCover(editor)
  const checks = useMemo(() => (measure ? checksOf(scene, measure, ground) : []), [scene, measure, ground])
  return (
    <section aria-label="Can it be read?">
      <h3 className="font-semibold text-sm">Can it be read?</h3>
      <ul className="mt-1 grid gap-1 text-sm">
        {[...checks, ...cover].map(({ well, text }) => (
          <li key={text} className="flex gap-2">
            {well ? (
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
