import { useEffect, useState } from 'react'
import type { Editor } from '@/components/editor/editor'
import type { Check } from './checks'
import type { Scene } from './scene'
import { subjectPart } from './subject-part'

const none: readonly Check[] = []

/** Typing and dragging first. */
const AFTER_MS = 500

/** What is found of words on the picture's subject, once they rest. */
export function useCover({ scene, pictures, measure }: Editor<Scene>): readonly Check[] {
  const [checks, setChecks] = useState(none)
  const picture = pictures.get(scene.ground.picture ?? '')
  useEffect(() => {
    if (!picture || !measure) return setChecks(none)
    let isLast = true
    const timer = setTimeout(
      () =>
        subjectPart()
          .then(({ coverFound }) => coverFound({ scene, picture }, measure))
          .then((found) => isLast && setChecks(found))
          .catch(() => {}),
      AFTER_MS,
    )
    return () => {
      isLast = false
      clearTimeout(timer)
    }
  }, [scene, picture, measure])
  return checks
}
