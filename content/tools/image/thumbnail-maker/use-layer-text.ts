import { useEffect, useState } from 'react'
import type { Editor } from '@/components/editor/editor'
import { loadSubjectLayout } from './load-subject-layout'
import type { ThumbnailScene } from './scene'
import { typeLayerText } from './templates'

/** A pause in typing, after which the words are laid out anew. */
const LAYOUT_DELAY_MS = 500

/** Takes what is typed into a text; on a picture the words find their places again once they rest. */
export function useLayerText({ scene, images, change }: Editor<ThumbnailScene>) {
  const [pendingLayout, setPendingLayout] = useState<{ from: ThumbnailScene; key: string } | null>(null)
  const picture = images.get(scene.ground.picture ?? '')
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change puts it off.
  useEffect(() => {
    if (!pendingLayout || !picture) return setPendingLayout(null)
    let isLast = true
    const layOut = async () => {
      const { layOutForNewText } = await loadSubjectLayout()
      const place = await layOutForNewText({ scene: pendingLayout.from, image: picture })
      if (!isLast) return
      setPendingLayout(null)
      change(place, pendingLayout.key, true)
    }
    const timer = setTimeout(() => layOut().catch(() => {}), LAYOUT_DELAY_MS)
    return () => {
      isLast = false
      clearTimeout(timer)
    }
  }, [scene, picture, pendingLayout, change])

  return (id: string, words: string) => {
    const key = `text ${id}`
    setPendingLayout((before) => before ?? { from: scene, key })
    change((before) => typeLayerText(before, id, words), key)
  }
}
