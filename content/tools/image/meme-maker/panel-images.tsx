import { X } from 'lucide-react'
import type { Editor } from '@/components/editor/editor'
import { Button } from '@/components/ui/button'
import { keepFocus } from '@/components/ui/keep-focus'
import { getLayout } from './layouts'
import { type MemeScene, setPanelImage } from './scene'

/** The pictures in their panels, to swap or take out. */
export function PanelImages({ editor: { scene, change } }: { editor: Editor<MemeScene> }) {
  const { panels } = getLayout(scene.layout)
  const pictures = scene.pictures.slice(0, panels.length)
  if (!pictures.some(Boolean)) return null
  const removeImage = (index: number) =>
    keepFocus(() => change((currentScene) => setPanelImage(currentScene, index, null)))
  return (
    <ul className="flex flex-wrap gap-2" aria-label="Pictures">
      {pictures.map(
        (picture, index) =>
          picture && (
            <li key={picture.id} className="flex items-center gap-1">
              <Button size="small" onClick={() => removeImage(index)}>
                <X className="size-4" />
                Remove picture {panels.length > 1 ? index + 1 : ''}
              </Button>
              {index > 0 && (
                <Button size="small" onClick={() => change((currentScene) => swapPanelImages(currentScene, index))}>
                  Swap {index} and {index + 1}
                </Button>
              )}
            </li>
          ),
      )}
    </ul>
  )
}

function swapPanelImages(scene: MemeScene, index: number): MemeScene {
  const { pictures } = scene
  const [previousImage = null, currentImage = null] = [pictures[index - 1], pictures[index]]
  return setPanelImage(setPanelImage(scene, index - 1, currentImage), index, previousImage)
}
