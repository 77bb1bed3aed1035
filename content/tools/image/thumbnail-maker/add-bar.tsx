import { ArrowRight, Circle, ImagePlus, Square, Star } from 'lucide-react'
import type { Editor } from '@/components/editor/editor'
import { FileButton } from '@/components/files/drop-box'
import { Button } from '@/components/ui/button'
import { notifyError } from '@/components/ui/notify'
import { tooManyLayersNotice } from '@/lib/core/errors/image-notices'
import { addImageFile, addShape } from './layer-changes'
import { shapeNames, type ThumbnailScene } from './scene'

const emojis = ['😱', '🔥', '😂', '🤔', '😍', '👀', '💰', '✅', '❌', '⚠️', '🏆', '👉'] as const

const shapeButtons = [
  { shape: 'arrow', Icon: ArrowRight },
  { shape: 'circle', Icon: Circle },
  { shape: 'burst', Icon: Star },
  { shape: 'box', Icon: Square },
] as const

/** `scene` has a new front layer, or is null because there are too many. */
export function applyAddedLayer(editor: Editor<ThumbnailScene>, scene: ThumbnailScene | null, label: string) {
  if (!scene) return notifyError(tooManyLayersNotice)
  editor.change(() => scene)
  editor.select(scene.layers.at(-1)?.id ?? null)
  editor.announce(`${label} added.`)
}

export function AddBar({ editor }: { editor: Editor<ThumbnailScene> }) {
  const { scene } = editor
  return (
    <div className="flex flex-wrap gap-2">
      <FileButton
        isSingle
        label={
          <>
            <ImagePlus className="size-4" />
            Photo on top
          </>
        }
        accept="image/*"
        onFilesAdd={([file]) => file && addImageFile(editor, file)}
      />
      {shapeButtons.map(({ shape, Icon }) => (
        <Button key={shape} onClick={() => applyAddedLayer(editor, addShape(scene, shape), shapeNames[shape])}>
          <Icon className="size-4" />
          {shapeNames[shape]}
        </Button>
      ))}
      <div className="flex basis-full flex-wrap gap-1">
        {emojis.map((emoji) => (
          <button
            key={emoji}
            type="button"
            aria-label={`Add ${emoji}`}
            onClick={() => applyAddedLayer(editor, addShape(scene, 'emoji', emoji), emoji)}
            className="size-11 rounded-lg border border-line text-2xl hover:bg-raised"
          >
            {emoji}
          </button>
        ))}
      </div>
    </div>
  )
}
