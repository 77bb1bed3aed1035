import { useState } from 'react'
import type { Editor } from '@/components/editor/editor'
import { useDelayedEffect } from '@/components/ui/use-delayed-effect'
import type { ThumbnailScene } from './scene'
import { typeLayerText } from './templates'
import { loadSubjectLayoutModule } from './thumbnail-editor'

const LAYOUT_DELAY_MS = 500

/** Sets a layer's text; on an image, lays the text out again after a typing pause. */
export function useSetLayerText({ scene, images, change }: Editor<ThumbnailScene>) {
  const [pendingLayout, setPendingLayout] = useState<{ from: ThumbnailScene; key: string } | null>(null)
  const image = images.get(scene.ground.picture ?? '')
  useDelayedEffect([scene, image, pendingLayout], LAYOUT_DELAY_MS, async (signal) => {
    if (!pendingLayout) return
    const subjectLayoutModule = image && (await loadSubjectLayoutModule().catch(() => null))
    const updateScene = await subjectLayoutModule?.prepareLayoutForNewText({ scene: pendingLayout.from, image })
    if (signal.aborted) return
    setPendingLayout(null)
    if (updateScene) change(updateScene, pendingLayout.key, true)
  })

  return (id: string, text: string) => {
    const key = `text ${id}`
    setPendingLayout((previousValue) => previousValue ?? { from: scene, key })
    change((previousValue) => typeLayerText(previousValue, id, text), key)
  }
}
