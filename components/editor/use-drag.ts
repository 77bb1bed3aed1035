import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { keepFocus } from '@/components/ui/keep-focus'
import type { Editor } from './editor'
import type { Box, Layer } from './editor-tool'
import { moveBox, resizeBox, roundBox } from './layer-box'
import { type Guide, snapBox } from './snap-box'

/** Pixels of the page: a tap that trembles moves nothing, and layers snap from this near. */
const DRAG_THRESHOLD = 3
const SNAP_DISTANCE = 7

type DragMode = 'move' | 'resize'
type Gesture = {
  mode: DragMode
  layer: Layer
  key: string
  startPoint: { x: number; y: number }
  hasStarted: boolean
  pointerId: number
}

let lastGestureId = 0

/** Moving and resizing a layer by mouse, finger and keys. */
export function useDrag<Scene>(editor: Editor<Scene>, getScale: () => number) {
  const { tool, layers, drawing, selectedId, change, select, announce } = editor
  const gesture = useRef<Gesture | null>(null)
  const [guides, setGuides] = useState<readonly Guide[]>([])
  const canvas = drawing ?? { width: 1, height: 1 }
  const placeLayer = (id: string, box: Box, key: string, isGesture: boolean) =>
    change((scene) => tool.placeLayer(scene, id, roundBox(box)), key, isGesture)

  function clearGesture() {
    gesture.current = null
    setGuides([])
  }

  function startDrag(event: PointerEvent<HTMLElement>, layer: Layer, mode: DragMode) {
    // A finger or pen that goes past scrolls the page: it takes along what a tap has chosen.
    if (event.pointerType !== 'mouse' && layer.id !== selectedId) return
    select(layer.id)
    // Safari gives a button that is pressed no focus, and arrow keys would do nothing.
    event.currentTarget.focus({ preventScroll: true })
    if (!event.isPrimary || event.button !== 0 || !(mode === 'move' ? layer.canMove : layer.canResize)) return
    event.currentTarget.setPointerCapture(event.pointerId)
    lastGestureId += 1
    const startPoint = { x: event.clientX, y: event.clientY }
    const { pointerId } = event
    gesture.current = { mode, layer, key: `${mode} ${lastGestureId}`, startPoint, hasStarted: false, pointerId }
  }

  function continueDrag({ clientX, clientY, altKey, pointerId }: PointerEvent) {
    const currentGesture = gesture.current
    // A second finger moves nothing.
    if (currentGesture?.pointerId !== pointerId) return
    const [dx, dy] = [clientX - currentGesture.startPoint.x, clientY - currentGesture.startPoint.y]
    currentGesture.hasStarted ||= Math.hypot(dx, dy) > DRAG_THRESHOLD
    if (!currentGesture.hasStarted) return
    const { mode, layer, key } = currentGesture
    const box = (mode === 'move' ? moveBox : resizeBox)(layer, dx / getScale(), dy / getScale(), canvas)
    const otherLayers = layers.filter(({ id, canMove }) => canMove && id !== layer.id)
    // What keeps its ratio or is turned would leave the line again.
    const skipsSnapping = altKey || layer.rotation || (mode === 'resize' && layer.keepsRatio)
    const snapResult = skipsSnapping
      ? { box, guides: [] }
      : snapBox(mode, box, otherLayers, canvas, SNAP_DISTANCE / getScale())
    setGuides(snapResult.guides)
    placeLayer(layer.id, snapResult.box, key, true)
  }

  function finishDrag({ pointerId }: PointerEvent) {
    if (gesture.current?.pointerId === pointerId) clearGesture()
  }

  function cancelDrag() {
    const currentGesture = gesture.current
    if (currentGesture?.hasStarted) placeLayer(currentGesture.layer.id, currentGesture.layer, currentGesture.key, true)
    clearGesture()
  }

  function key(event: KeyboardEvent<HTMLElement>, layer: Layer, mode: DragMode) {
    if (event.key === 'Escape') {
      if (gesture.current) cancelDrag()
      else select(null)
      return
    }
    if ((event.key === 'Delete' || event.key === 'Backspace') && tool.remove && layer.canMove) {
      event.preventDefault()
      keepFocus(() => change((scene) => tool.remove?.(scene, layer.id) ?? scene))
      return announce(`${layer.label} removed.`)
    }
    const direction = arrowDirections[event.key]
    if (!direction || !(mode === 'move' ? layer.canMove : layer.canResize)) return
    event.preventDefault()
    select(layer.id)
    const step = event.shiftKey ? 10 : 1
    const box = roundBox(
      (mode === 'move' ? moveBox : resizeBox)(layer, direction[0] * step, direction[1] * step, canvas),
    )
    placeLayer(layer.id, box, `${mode} ${layer.id} by keys`, false)
    announce(
      mode === 'move' ? `${box.x} from the left, ${box.y} from the top.` : `${box.width} wide, ${box.height} high.`,
    )
  }

  return { guides, startDrag, continueDrag, finishDrag, cancel: cancelDrag, key }
}

export const arrowDirections: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
