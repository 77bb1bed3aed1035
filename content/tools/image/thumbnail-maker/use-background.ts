import { useState } from 'react'
import type { Editor } from '@/components/editor/editor'
import { findFocalPoint } from '@/lib/images/focus/find-focus'
import { addImageFile } from './layer-changes'
import { type Format, formats, type ThumbnailScene } from './scene'
import { initialScene } from './templates'
import { BACKGROUND_ID, loadSubjectLayoutModule } from './thumbnail-editor'

const isStart = (scene: ThumbnailScene) => JSON.stringify(scene) === JSON.stringify(initialScene)

/** The first image becomes the background, others layers. A video is added once the visitor has selected a frame. */
export function useBackground(editor: Editor<ThumbnailScene>) {
  const { scene: currentScene, images, addImage, change, showLayer, showOpening } = editor
  const [video, setVideo] = useState<File | null>(null)

  async function openBackgroundImage(file: File, isSent: boolean): Promise<boolean> {
    const addedImage = await addImage(file)
    if (!addedImage) return false
    // A 9:16 image from another tool is for a cover, unless the visitor has a thumbnail already.
    const isCover = isSent && addedImage.width / addedImage.height < 0.6 && isStart(currentScene)
    const format: Format = isCover ? 'tall' : currentScene.format
    const { x: focusX, y: focusY } = (await findFocalPoint(addedImage.bitmap, formats[format])) ?? { x: 0.5, y: 0.5 }
    const addBackgroundImage = (scene: ThumbnailScene) => ({
      ...scene,
      ground: { ...scene.ground, picture: addedImage.id, zoom: 1, focusX, focusY },
    })
    const previousInput = { scene: currentScene, image: images.get(currentScene.ground.picture ?? '') }
    const nextInput = { scene: { ...addBackgroundImage(currentScene), format }, image: addedImage.bitmap }
    const layOut = await loadSubjectLayoutModule()
      .then(({ prepareLayout }) => prepareLayout(previousInput, nextInput, isCover ? 'tall' : undefined))
      .catch(() => null)
    change((latestScene) => {
      const scene = addBackgroundImage(latestScene)
      // The visitor's thumbnail may have been restored meanwhile.
      return layOut && (!isCover || isStart(latestScene)) ? layOut(scene) : scene
    })
    showLayer(BACKGROUND_ID)
    return true
  }
  const setBackgroundImage = (file: File, isSent = false) => showOpening(openBackgroundImage(file, isSent))
  async function addFiles(files: readonly File[], isSent = false) {
    let hasBackground = false
    for (const file of files) {
      if (file.type.startsWith('video/')) setVideo(file)
      else if (hasBackground) await addImageFile(editor, file)
      else hasBackground = await setBackgroundImage(file, isSent)
    }
  }
  return { video, setVideo, addFiles, setBackgroundImage }
}
