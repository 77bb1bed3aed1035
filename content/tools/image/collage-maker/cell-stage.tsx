import { useId, useRef } from 'react'
import type { Editor } from '@/components/editor/editor'
import { getCanvasScale, getOverlayStyle, SceneCanvas } from '@/components/editor/scene-canvas'
import { getPreset } from '@/lib/platforms/images/presets'
import type { CollageScene } from './scene'
import { useCellGestures } from './use-cell-gestures'

type Props = { editor: Editor<CollageScene>; onPick: (id: string) => void }

/**
 * The collage, with a button over each cell: drag, pinch or keys pan and zoom its image; an empty cell opens the file
 * picker.
 */
export function CellStage({ editor, onPick }: Props) {
  const { scene, layers, selectedId, select, isReady } = editor
  const canvasRef = useRef<HTMLCanvasElement>(null)
  const helpId = useId()
  const size = getPreset(scene.preset)
  const gestures = useCellGestures(editor, () => getCanvasScale(canvasRef, size))
  return (
    <div className="relative mx-auto w-fit max-w-full overflow-hidden rounded-lg border border-line">
      <SceneCanvas canvasRef={canvasRef} editor={editor} size={size} />
      {isReady && (
        // `application` passes arrow keys to the page in screen readers too.
        <div role="application" aria-label="Collage" className="absolute inset-0">
          <p id={helpId} className="sr-only">
            Arrow keys move the picture by 1 pixel, with Shift by 10. Plus and minus zoom, 0 undoes both. Delete removes
            it.
          </p>
          {layers.map((layer, index) => (
            <button
              key={layer.id}
              type="button"
              aria-pressed={layer.id === selectedId}
              aria-label={layer.label}
              aria-describedby={helpId}
              className={`absolute flex items-center justify-center ${layer.id === selectedId ? 'touch-none border-2 border-black border-dashed inset-ring-2 inset-ring-white' : 'hover:border hover:border-accent'} ${layer.canMove ? 'cursor-move' : 'text-[#3d352e]'}`}
              style={getOverlayStyle(size, layer)}
              onClick={() => (layer.canMove ? select(layer.id) : onPick(layer.id))}
              onPointerDown={(event) => gestures.startGesture(event, layer)}
              onPointerMove={gestures.continueGesture}
              onPointerUp={gestures.endGesture}
              onPointerCancel={gestures.endGesture}
              onKeyDown={(event) => gestures.handleKeyDown(event, layer)}
            >
              {!layer.canMove && <span className="font-semibold text-2xl">{index + 1}</span>}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
