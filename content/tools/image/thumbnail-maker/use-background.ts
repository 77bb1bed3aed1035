import { useState } from 'react'
import type { Editor } from '@/components/editor/editor'
import { findFocus } from '@/lib/images/focus/find-focus'
import { GROUND } from './editor-tool'
import { putOnTop } from './put-on-top'
import type { Scene } from './scene'
import { subjectPart } from './subject-part'

/** What comes in: the first picture becomes the background, others lie on it; a video waits for a frame to be chosen. */
export function useBackground(editor: Editor<Scene>) {
  const { scene: shown, pictures, addPicture, change, choose } = editor
  const [video, setVideo] = useState<File | null>(null)

  async function takePicture(file: File): Promise<boolean> {
    const added = await addPicture(file)
    if (!added) return false
    const { x: focusX, y: focusY } = (await findFocus(added.bitmap)) ?? { x: 0.5, y: 0.5 }
    const onPicture = (scene: Scene) => ({
      ...scene,
      ground: { ...scene.ground, picture: added.id, zoom: 1, focusX, focusY },
    })
    const last = { scene: shown, picture: pictures.get(shown.ground.picture ?? '') }
    const place = await subjectPart()
      .then(({ besideNewSubject }) =>
        besideNewSubject(last, { scene: onPicture(shown), picture: added.bitmap }),
      )
      .catch(() => null)
    change((before) => {
      const scene = onPicture(before)
      return place ? place(scene) : scene
    })
    choose(GROUND)
    return true
  }
  async function take(files: readonly File[]) {
    let hasGround = false
    for (const file of files) {
      if (file.type.startsWith('video/')) setVideo(file)
      else if (hasGround) await putOnTop(editor, file)
      else hasGround = await takePicture(file)
    }
  }
  return { video, setVideo, take, takePicture }
}
