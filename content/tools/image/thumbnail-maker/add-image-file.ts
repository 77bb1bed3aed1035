import type { Editor } from '@/components/editor/editor'
import { notifyError } from '@/components/ui/notify'
import { tooManyLayersNotice } from '@/lib/core/errors/image-notices'
import { addImage } from './layer-changes'
import { isLayerLimitReached, type ThumbnailScene } from './scene'

/** Adds an image as the front layer, unless the layer limit is reached. */
export async function addImageFile(editor: Editor<ThumbnailScene>, file: File): Promise<void> {
  if (isLayerLimitReached(editor.scene)) return notifyError(tooManyLayersNotice)
  const image = await editor.addImage(file, 1600)
  if (!image) return
  editor.change((scene) => addImage(scene, image)?.scene ?? scene)
  editor.select(image.id)
  editor.announce('Picture added.')
}
