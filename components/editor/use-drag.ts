import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { keepFocus } from '@/components/ui/keep-focus'
import type { Editor } from './editor'
import type { Box, Layer } from './editor-tool'
import { moveBox, resizeBox, roundBox } from './layer-box'
import { type Guide, snap } from './snap'

/** Pixels of the page: a tap that trembles moves nothing, and layers snap from this near. */
const DRAG_THRESHOLD = 3
const SNAP_DISTANCE = 7

type DragMode = 'move' | 'resize'
type Gesture = {
  mode: DragMode
  layer: Layer
  key: string
  from: { x: number; y: number }
  hasStarted: boolean
  pointerId: number
}

let lastGestureId = 0

/** Moving and resizing a layer by mouse, finger and keys. */
export function useDrag<Scene>(editor: Editor<Scene>, scale: () => number) {
  const { tool, layers, drawing, selectedId, change, select, announce } = editor
  const gesture = useRef<Gesture | null>(null)
  const [guides, setGuides] = useState<readonly Guide[]>([])
  const canvas = drawing ?? { width: 1, height: 1 }
  const placeLayer = (id: string, box: Box, key: string, isGesture: boolean) =>
    change((scene) => tool.place(scene, id, roundBox(box)), key, isGesture)

  function end() {
    gesture.current = null
    setGuides([])
  }

  function down(event: PointerEvent<HTMLElement>, layer: Layer, mode: DragMode) {
    // A finger or pen that goes past scrolls the page: it takes along what a tap has chosen.
    if (event.pointerType !== 'mouse' && layer.id !== selectedId) return
    select(layer.id)
    // Safari gives a button that is pressed no focus, and arrow keys would do nothing.
    event.currentTarget.focus({ preventScroll: true })
    if (!event.isPrimary || event.button !== 0 || !(mode === 'move' ? layer.canMove : layer.canResize)) return
    event.currentTarget.setPointerCapture(event.pointerId)
    lastGestureId += 1
    const from = { x: event.clientX, y: event.clientY }
    const { pointerId } = event
    gesture.current = { mode, layer, key: `${mode} ${lastGestureId}`, from, hasStarted: false, pointerId }
  }

  function move({ clientX, clientY, altKey, pointerId }: PointerEvent) {
    const current = gesture.current
    // A second finger moves nothing.
    if (current?.pointerId !== pointerId) return
    const [dx, dy] = [clientX - current.from.x, clientY - current.from.y]
    current.hasStarted ||= Math.hypot(dx, dy) > DRAG_THRESHOLD
    if (!current.hasStarted) return
    const { mode, layer, key } = current
    const box = (mode === 'move' ? moveBox : resizeBox)(layer, dx / scale(), dy / scale(), canvas)
    const others = layers.filter(({ id, canMove }) => canMove && id !== layer.id)
    // What keeps its ratio or is turned would leave the line again.
    const skipsSnapping = altKey || layer.turn || (mode === 'resize' && layer.ratio)
    const snapped = skipsSnapping ? { box, guides: [] } : snap(mode, box, others, canvas, SNAP_DISTANCE / scale())
    setGuides(snapped.guides)
    placeLayer(layer.id, snapped.box, key, true)
  }

  function up({ pointerId }: PointerEvent) {
    if (gesture.current?.pointerId === pointerId) end()
  }

  function cancelDrag() {
    const current = gesture.current
    if (current?.hasStarted) placeLayer(current.layer.id, current.layer, current.key, true)
    end()
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

  return { guides, down, move, up, cancel: cancelDrag, key }
}

export const arrowDirections: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
