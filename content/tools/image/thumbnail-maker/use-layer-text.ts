import { useEffect, useState } from 'react'
import type { Editor } from '@/components/editor/editor'
import type { ThumbnailScene } from './scene'
import { typeLayerText } from './templates'
import { loadSubjectLayoutModule } from './thumbnail-editor'

const LAYOUT_DELAY_MS = 500

/** Sets a layer's text; on an image, lays the text out again after a typing pause. */
export function useSetLayerText({ scene, images, change }: Editor<ThumbnailScene>) {
  const [pendingLayout, setPendingLayout] = useState<{ from: ThumbnailScene; key: string } | null>(null)
  const image = images.get(scene.ground.picture ?? '')
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change puts it off.
  useEffect(() => {
    if (!pendingLayout || !image) return setPendingLayout(null)
    let isCurrent = true
    const layOut = async () => {
      const { prepareLayoutForNewText } = await loadSubjectLayoutModule()
      const updateScene = await prepareLayoutForNewText({ scene: pendingLayout.from, image })
      if (!isCurrent) return
      setPendingLayout(null)
      change(updateScene, pendingLayout.key, true)
    }
    const timer = setTimeout(() => layOut().catch(() => {}), LAYOUT_DELAY_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [scene, image, pendingLayout, change])

  return (id: string, text: string) => {
    const key = `text ${id}`
    setPendingLayout((previousValue) => previousValue ?? { from: scene, key })
    change((previousValue) => typeLayerText(previousValue, id, text), key)
  }
}
