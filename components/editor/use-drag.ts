import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { keepFocus } from '@/components/ui/keep-focus'
import type { Box, Point, Size } from '@/lib/core/geometry/sizes'
import type { Editor, Layer } from './editor'
import { type Guide, moveBox, resizeBox, roundBox, snapBox } from './layer-box'
import { getCanvasScale } from './scene-canvas'

/** The distance in page pixels beyond which a press becomes a drag, and the distance within which a box snaps. */
const DRAG_THRESHOLD_PIXELS = 3
const SNAP_DISTANCE_PIXELS = 7

type DragMode = 'move' | 'resize'
type Gesture = {
  mode: DragMode
  layer: Layer
  changeKey: string
  startPoint: Point
  hasStarted: boolean
  pointerId: number
}

export function useDrag<Scene>(editor: Editor<Scene>, canvasSize: Size) {
  const { tool, layers, selectedId, change, showLayer, announce } = editor
  const gestureRef = useRef<Gesture | null>(null)
  const [guides, setGuides] = useState<readonly Guide[]>([])
  const placeLayer = (id: string, box: Box, changeKey: string, isGesture: boolean) =>
    change((scene) => tool.placeLayer(scene, id, roundBox(box)), changeKey, isGesture)

  function clearGesture() {
    gestureRef.current = null
    setGuides([])
  }

  function startDrag(event: PointerEvent<HTMLElement>, layer: Layer, mode: DragMode) {
    // A touch or pen swipe must scroll the page, so it drags only a selected layer.
    if (event.pointerType !== 'mouse' && layer.id !== selectedId) return
    showLayer(layer.id)
    // Safari does not focus a pressed button, so arrow keys would not work.
    event.currentTarget.focus({ preventScroll: true })
    if (!event.isPrimary || event.button !== 0 || !(mode === 'move' ? layer.canMove : layer.canResize)) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const startPoint = { x: event.clientX, y: event.clientY }
    const { pointerId, timeStamp } = event
    const changeKey = `${mode} ${timeStamp}`
    gestureRef.current = { mode, layer, changeKey, startPoint, hasStarted: false, pointerId }
  }

  function continueDrag({ clientX, clientY, altKey, pointerId, currentTarget }: PointerEvent<HTMLElement>) {
    const currentGesture = gestureRef.current
    if (currentGesture?.pointerId !== pointerId) return
    const [dx, dy] = [clientX - currentGesture.startPoint.x, clientY - currentGesture.startPoint.y]
    currentGesture.hasStarted ||= Math.hypot(dx, dy) > DRAG_THRESHOLD_PIXELS
    if (!currentGesture.hasStarted) return
    const { mode, layer, changeKey } = currentGesture
    const scale = getCanvasScale(currentTarget, canvasSize)
    const box = (mode === 'move' ? moveBox : resizeBox)(layer, dx / scale, dy / scale, canvasSize)
    const otherLayers = layers.filter(({ id, canMove }) => canMove && id !== layer.id)
    // A rotated box, or one with a fixed ratio, would not stay on the guide.
    const skipsSnapping = altKey || layer.rotation || (mode === 'resize' && layer.keepsRatio)
    const snapResult = skipsSnapping
      ? { box, guides: [] }
      : snapBox(mode, box, otherLayers, canvasSize, SNAP_DISTANCE_PIXELS / scale)
    setGuides(snapResult.guides)
    placeLayer(layer.id, snapResult.box, changeKey, true)
  }

  function finishDrag({ pointerId }: PointerEvent) {
    if (gestureRef.current?.pointerId === pointerId) clearGesture()
  }

  function cancelDrag() {
    const currentGesture = gestureRef.current
    if (currentGesture?.hasStarted)
      placeLayer(currentGesture.layer.id, currentGesture.layer, currentGesture.changeKey, true)
    clearGesture()
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>, layer: Layer, mode: DragMode) {
    if (event.key === 'Escape') {
      if (gestureRef.current) cancelDrag()
      else showLayer(null)
      return
    }
    if ((event.key === 'Delete' || event.key === 'Backspace') && tool.removeLayer && layer.canMove) {
      event.preventDefault()
      keepFocus(() => change((scene) => tool.removeLayer?.(scene, layer.id) ?? scene))
      return announce(`${layer.label} removed.`)
    }
    const direction = arrowDirections[event.key]
    if (!direction || !(mode === 'move' ? layer.canMove : layer.canResize)) return
    event.preventDefault()
    showLayer(layer.id)
    const step = event.shiftKey ? 10 : 1
    const [dx, dy] = [direction[0] * step, direction[1] * step]
    const box = roundBox((mode === 'move' ? moveBox : resizeBox)(layer, dx, dy, canvasSize))
    placeLayer(layer.id, box, `${mode} ${layer.id} by keys`, false)
    announce(
      mode === 'move' ? `${box.x} from the left, ${box.y} from the top.` : `${box.width} wide, ${box.height} high.`,
    )
  }

  const getDragHandlers = (layer: Layer, mode: DragMode) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => startDrag(event, layer, mode),
    onPointerMove: continueDrag,
    onPointerUp: finishDrag,
    onPointerCancel: cancelDrag,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => handleKeyDown(event, layer, mode),
  })
  return { guides, getDragHandlers }
}

export const arrowDirections: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
