import { type ComponentProps, type ReactNode, useId } from 'react'
import { DrawingCanvas } from '@/components/drawing/drawing-canvas'
import type { Box, Size } from '@/lib/core/geometry/sizes'
import type { Editor, Layer } from './editor'

/** Longest side of the canvas backing store on the page. Files use the drawing's size. */
const MAX_CANVAS_SIDE = 1280

type Props<Scene> = {
  editor: Editor<Scene>
  size: Size
  /** Address of an image of the first scene, which is visible until the canvas is painted. */
  firstPicture: string
  /** Name of the canvas, and its keys, for screen readers. */
  label: string
  help: string
  getLayerProps: (layer: Layer, index: number) => ComponentProps<'button'>
  children?: ReactNode
}

/** The drawing, with an interactive element per layer for mouse, touch, keyboard and screen readers. */
export function SceneCanvas<Scene>(props: Props<Scene>) {
  const { editor, size, firstPicture, label, help, getLayerProps, children } = props
  const helpId = useId()
  const scale = Math.min(1, MAX_CANVAS_SIDE / Math.max(size.width, size.height))
  const sizeClass = 'block h-auto max-h-[max(20rem,100svh-25rem)] w-auto max-w-full max-lg:max-h-[30svh]'
  return (
    // A landscape canvas starts at the edge of the page, like its buttons; a portrait one is in the middle.
    <div
      className={`relative mx-auto w-fit max-w-full overflow-hidden rounded-lg border border-line ${size.width > size.height ? 'lg:ml-0' : ''}`}
    >
      <img src={firstPicture} alt="" fetchPriority="high" className="absolute size-full" />
      <DrawingCanvas
        drawing={editor.drawing}
        family={editor.family}
        images={editor.images}
        width={Math.round(size.width * scale)}
        height={Math.round(size.height * scale)}
        label=""
        className={`relative ${sizeClass}`}
      >
        <img src={firstPicture} alt="" className={sizeClass} />
      </DrawingCanvas>
      {editor.isReady && (
        // The policy of the pages blocks styles in their HTML, so layers appear with the code.
        // `role="application"` passes arrow keys to the layers, also with a screen reader.
        <div role="application" aria-label={label} className="absolute inset-0">
          <p id={helpId} className="sr-only">
            {help}
          </p>
          {editor.layers.map((layer, index) => {
            const { className, style, ...buttonProps } = getLayerProps(layer, index)
            const isSelected = layer.id === editor.selectedId
            return (
              <button
                key={layer.id}
                type="button"
                aria-pressed={isSelected}
                aria-label={layer.label}
                aria-describedby={helpId}
                className={`absolute ${className} ${isSelected ? 'touch-none border-2 border-black border-dashed inset-ring-2 inset-ring-white' : 'hover:border hover:border-accent'}`}
                style={{ ...getOverlayStyle(size, layer), ...style }}
                {...buttonProps}
              />
            )
          })}
          {children}
        </div>
      )}
    </div>
  )
}

/** Page pixels per pixel of the drawing. */
export const getCanvasScale = (layerElement: Element, { width }: Size) =>
  (layerElement.parentElement?.clientWidth || width) / width

const getOverlayStyle = ({ width, height }: Size, box: Box) => ({
  left: `${(box.x / width) * 100}%`,
  top: `${(box.y / height) * 100}%`,
  width: `${(box.width / width) * 100}%`,
  height: `${(box.height / height) * 100}%`,
})
