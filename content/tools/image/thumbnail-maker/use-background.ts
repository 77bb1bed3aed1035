import { useState } from 'react'
import type { Editor } from '@/components/editor/editor'
import { findFocalPoint } from '@/lib/images/focus/find-focus'
import { addImageFile } from './layer-changes'
import { formats, type ThumbnailScene } from './scene'
import { BACKGROUND_ID, loadSubjectLayoutModule } from './thumbnail-editor'

/** The first image becomes the background, others layers. A video is added once the visitor has selected a frame. */
export function useBackground(editor: Editor<ThumbnailScene>) {
  const { scene: currentScene, images, addImage, change, showLayer } = editor
  const [video, setVideo] = useState<File | null>(null)

  async function setBackgroundImage(file: File): Promise<boolean> {
    const addedImage = await addImage(file)
    if (!addedImage) return false
    const { x: focusX, y: focusY } = (await findFocalPoint(addedImage.bitmap, formats[currentScene.format])) ?? {
      x: 0.5,
      y: 0.5,
    }
    const addBackgroundImage = (scene: ThumbnailScene) => ({
      ...scene,
      ground: { ...scene.ground, picture: addedImage.id, zoom: 1, focusX, focusY },
    })
    const previousInput = { scene: currentScene, image: images.get(currentScene.ground.picture ?? '') }
    const layOut = await loadSubjectLayoutModule()
      .then(({ prepareLayout }) =>
        prepareLayout(previousInput, { scene: addBackgroundImage(currentScene), image: addedImage.bitmap }),
      )
      .catch(() => null)
    change((latestScene) => {
      const scene = addBackgroundImage(latestScene)
      return layOut ? layOut(scene) : scene
    })
    showLayer(BACKGROUND_ID)
    return true
  }
  async function addFiles(files: readonly File[]) {
    let hasBackground = false
    for (const file of files) {
      if (file.type.startsWith('video/')) setVideo(file)
      else if (hasBackground) await addImageFile(editor, file)
      else hasBackground = await setBackgroundImage(file)
    }
  }
  return { video, setVideo, addFiles, setBackgroundImage }
}
