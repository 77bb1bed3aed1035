import type { Editor } from '@/components/editor/editor'
import { notifyError } from '@/components/ui/notify'
import { noRoomForLayer } from '@/lib/core/errors/pictures'
import { withPicture } from './changes'
import { isFull, type Scene } from './scene'

/** A picture becomes the front layer, where there is room for one. */
export async function putOnTop(editor: Editor<Scene>, file: File): Promise<void> {
  if (isFull(editor.scene)) return notifyError(noRoomForLayer)
  const picture = await editor.addPicture(file, 1600)
  if (!picture) return
  editor.change((scene) => withPicture(scene, picture)?.scene ?? scene)
  editor.choose(picture.id)
  editor.say('Picture added.')
}
