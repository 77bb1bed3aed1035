import { useEffect, useState } from 'react'
import type { Editor } from '@/components/editor/editor'
import type { ReadabilityCheck } from './checks'
import { loadSubjectLayoutModule } from './load-subject-layout'
import type { ThumbnailScene } from './scene'

const noChecks: readonly ReadabilityCheck[] = []

/** Typing and dragging first. */
const CHECK_DELAY_MS = 500

/** What is found of words on the picture's subject, once they rest. */
export function useCoverageChecks({ scene, images, measure }: Editor<ThumbnailScene>): readonly ReadabilityCheck[] {
  const [checks, setChecks] = useState(noChecks)
  const image = images.get(scene.ground.picture ?? '')
  useEffect(() => {
    if (!image || !measure) return setChecks(noChecks)
    let isCurrent = true
    const timer = setTimeout(
      () =>
        loadSubjectLayoutModule()
          .then(({ findCoverageChecks }) => findCoverageChecks({ scene, image }, measure))
          .then((newChecks) => isCurrent && setChecks(newChecks))
          .catch(() => {}),
      CHECK_DELAY_MS,
    )
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [scene, image, measure])
  return checks
}
