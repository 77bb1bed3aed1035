import type { Editor } from '@/components/editor/editor'
import { notifyError } from '@/components/ui/notify'
import { tooManyLayers } from '@/lib/core/errors/image-notices'
import { addImage } from './layer-changes'
import { isFull, type ThumbnailScene } from './scene'

/** A picture becomes the front layer, where there is room for one. */
export async function addImageFile(editor: Editor<ThumbnailScene>, file: File): Promise<void> {
  if (isFull(editor.scene)) return notifyError(tooManyLayers)
  const picture = await editor.addImage(file, 1600)
  if (!picture) return
  editor.change((scene) => addImage(scene, picture)?.scene ?? scene)
  editor.select(picture.id)
  editor.announce('Picture added.')
}
