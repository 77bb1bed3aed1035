import type { Editor } from './editor'
import { getBottomRightCorner } from './layer-box'
import { SceneCanvas } from './scene-canvas'
import { useDrag } from './use-drag'

type Props<Scene> = {
  editor: Editor<Scene>
  /** Size of the drawing until its typeface has loaded. */
  width: number
  height: number
  firstPicture: string
}

export function Stage<Scene>({ editor, width, height, firstPicture }: Props<Scene>) {
  const { drawing, layers, selectedId, showLayer } = editor
  const size = drawing ?? { width, height }
  const { guides, getDragHandlers } = useDrag(editor, size)
  const selectedLayer = layers.find(({ id }) => id === selectedId)

  return (
    <SceneCanvas
      editor={editor}
      size={size}
      firstPicture={firstPicture}
      label="Canvas"
      help="Arrow keys move it by 1 pixel, or by 10 with Shift. Delete removes it and Escape deselects it."
      getLayerProps={(layer) => ({
        className: `outline-offset-0 ${layer.canMove ? 'cursor-move' : ''}`,
        style: { transform: layer.rotation ? `rotate(${layer.rotation}deg)` : 'none' },
        ...getDragHandlers(layer, 'move'),
        onClick: () => showLayer(layer.id),
      })}
    >
      {selectedLayer?.canResize && (
        <button
          type="button"
          aria-label={`Size of ${selectedLayer.label}`}
          aria-description="Arrow keys resize it by 1 pixel, or by 10 with Shift."
          className="absolute size-6 -translate-1/2 touch-none cursor-nwse-resize rounded-full border-2 border-white bg-accent-fill ring-1 ring-black before:absolute before:-inset-3"
          style={{
            left: `${(getBottomRightCorner(selectedLayer).x / size.width) * 100}%`,
            top: `${(getBottomRightCorner(selectedLayer).y / size.height) * 100}%`,
          }}
          {...getDragHandlers(selectedLayer, 'resize')}
        />
      )}
      {guides.map(({ axis, position }) => (
        <div
          key={axis}
          className={`pointer-events-none absolute bg-[#ff00c8] ${axis === 'x' ? 'inset-y-0 w-px' : 'inset-x-0 h-px'}`}
          style={
            axis === 'x' ? { left: `${(position / size.width) * 100}%` } : { top: `${(position / size.height) * 100}%` }
          }
        />
      ))}
    </SceneCanvas>
  )
}
