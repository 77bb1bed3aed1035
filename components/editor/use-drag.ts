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

let lastGesture = 0

/** Moving and resizing a layer by mouse, finger and keys. */
export function useDrag<Scene>(editor: Editor<Scene>, scale: () => number) {
  const { tool, layers, drawing, selectedId, change, select, announce } = editor
  const gesture = useRef<Gesture | null>(null)
  const [guides, setGuides] = useState<readonly Guide[]>([])
  const canvas = drawing ?? { width: 1, height: 1 }
  const put = (id: string, box: Box, key: string, held: boolean) =>
    change((scene) => tool.place(scene, id, roundBox(box)), key, held)

  function end() {
    gesture.current = null
    setGuides([])
  }

  function down(event: PointerEvent<HTMLElement>, layer: Layer, how: DragMode) {
    // A finger or pen that goes past scrolls the page: it takes along what a tap has chosen.
    if (event.pointerType !== 'mouse' && layer.id !== selectedId) return
    select(layer.id)
    // Safari gives a button that is pressed no focus, and arrow keys would do nothing.
    event.currentTarget.focus({ preventScroll: true })
    if (!event.isPrimary || event.button !== 0 || !(how === 'move' ? layer.canMove : layer.canResize)) return
    event.currentTarget.setPointerCapture(event.pointerId)
    lastGesture += 1
    const from = { x: event.clientX, y: event.clientY }
    const { pointerId } = event
    gesture.current = { mode: how, layer, key: `${how} ${lastGesture}`, from, hasStarted: false, pointerId }
  }

  function move({ clientX, clientY, altKey, pointerId }: PointerEvent) {
    const held = gesture.current
    // A second finger moves nothing.
    if (held?.pointerId !== pointerId) return
    const [dx, dy] = [clientX - held.from.x, clientY - held.from.y]
    held.hasStarted ||= Math.hypot(dx, dy) > DRAG_THRESHOLD
    if (!held.hasStarted) return
    const { mode, layer, key } = held
    const box = (mode === 'move' ? moveBox : resizeBox)(layer, dx / scale(), dy / scale(), canvas)
    const others = layers.filter(({ id, canMove }) => canMove && id !== layer.id)
    // What keeps its ratio or is turned would leave the line again.
    const isFree = altKey || layer.turn || (mode === 'resize' && layer.ratio)
    const snapped = isFree ? { box, guides: [] } : snap(mode, box, others, canvas, SNAP_DISTANCE / scale())
    setGuides(snapped.guides)
    put(layer.id, snapped.box, key, true)
  }

  function up({ pointerId }: PointerEvent) {
    if (gesture.current?.pointerId === pointerId) end()
  }

  function letGo() {
    const held = gesture.current
    if (held?.hasStarted) put(held.layer.id, held.layer, held.key, true)
    end()
  }

  function key(event: KeyboardEvent<HTMLElement>, layer: Layer, how: DragMode) {
    if (event.key === 'Escape') {
      if (gesture.current) letGo()
      else select(null)
      return
    }
    if ((event.key === 'Delete' || event.key === 'Backspace') && tool.remove && layer.canMove) {
      event.preventDefault()
      keepFocus(() => change((scene) => tool.remove?.(scene, layer.id) ?? scene))
      return announce(`${layer.label} removed.`)
    }
    const direction = arrowDirections[event.key]
    if (!direction || !(how === 'move' ? layer.canMove : layer.canResize)) return
    event.preventDefault()
    select(layer.id)
    const step = event.shiftKey ? 10 : 1
    const box = roundBox(
      (how === 'move' ? moveBox : resizeBox)(layer, direction[0] * step, direction[1] * step, canvas),
    )
    put(layer.id, box, `${how} ${layer.id} by keys`, false)
    announce(
      how === 'move'
        ? `${box.x} from the left, ${box.y} from the top.`
        : `${box.width} wide, ${box.height} high.`,
    )
  }

  return { guides, down, move, up, cancel: letGo, key }
}

export const arrowDirections: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
