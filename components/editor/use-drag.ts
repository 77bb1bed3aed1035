import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { keepFocus } from '@/components/ui/keep-focus'
import type { Editor } from './editor'
import type { Box, Layer } from './editor-tool'
import { moved, resized, rounded } from './layer-box'
import { type Guide, snap } from './snap'

/** Pixels of the page: a tap that trembles moves nothing, and layers snap from this near. */
const TREMBLE = 3
const SNAPS_WITHIN = 7

type How = 'move' | 'resize'
type Gesture = {
  how: How
  layer: Layer
  key: string
  from: { x: number; y: number }
  begun: boolean
  pointerId: number
}

let lastGesture = 0

/** Moving and resizing a layer by mouse, finger and keys. */
export function useDrag<Scene>(editor: Editor<Scene>, scale: () => number) {
  const { tool, layers, drawing, chosen, change, choose, say } = editor
  const gesture = useRef<Gesture | null>(null)
  const [guides, setGuides] = useState<readonly Guide[]>([])
  const canvas = drawing ?? { width: 1, height: 1 }
  const put = (id: string, box: Box, key: string, held: boolean) =>
    change((scene) => tool.place(scene, id, rounded(box)), key, held)

  function end() {
    gesture.current = null
    setGuides([])
  }

  function down(event: PointerEvent<HTMLElement>, layer: Layer, how: How) {
    // A finger or pen that goes past scrolls the page: it takes along what a tap has chosen.
    if (event.pointerType !== 'mouse' && layer.id !== chosen) return
    choose(layer.id)
    // Safari gives a button that is pressed no focus, and arrow keys would do nothing.
    event.currentTarget.focus({ preventScroll: true })
    if (!event.isPrimary || event.button !== 0 || !(how === 'move' ? layer.moves : layer.resizes)) return
    event.currentTarget.setPointerCapture(event.pointerId)
    lastGesture += 1
    const from = { x: event.clientX, y: event.clientY }
    const { pointerId } = event
    gesture.current = { how, layer, key: `${how} ${lastGesture}`, from, begun: false, pointerId }
  }

  function move({ clientX, clientY, altKey, pointerId }: PointerEvent) {
    const held = gesture.current
    // A second finger moves nothing.
    if (held?.pointerId !== pointerId) return
    const [dx, dy] = [clientX - held.from.x, clientY - held.from.y]
    held.begun ||= Math.hypot(dx, dy) > TREMBLE
    if (!held.begun) return
    const { how, layer, key } = held
    const box = (how === 'move' ? moved : resized)(layer, dx / scale(), dy / scale(), canvas)
    const others = layers.filter(({ id, moves }) => moves && id !== layer.id)
    // What keeps its ratio or is turned would leave the line again.
    const isFree = altKey || layer.turn || (how === 'resize' && layer.ratio)
    const snapped = isFree ? { box, guides: [] } : snap(how, box, others, canvas, SNAPS_WITHIN / scale())
    setGuides(snapped.guides)
    put(layer.id, snapped.box, key, true)
  }

  function up({ pointerId }: PointerEvent) {
    if (gesture.current?.pointerId === pointerId) end()
  }

  function letGo() {
    const held = gesture.current
    if (held?.begun) put(held.layer.id, held.layer, held.key, true)
    end()
  }

  function key(event: KeyboardEvent<HTMLElement>, layer: Layer, how: How) {
    if (event.key === 'Escape') {
      if (gesture.current) letGo()
      else choose(null)
      return
    }
    if ((event.key === 'Delete' || event.key === 'Backspace') && tool.remove && layer.moves) {
      event.preventDefault()
      keepFocus(() => change((scene) => tool.remove?.(scene, layer.id) ?? scene))
      return say(`${layer.label} removed.`)
    }
    const way = ways[event.key]
    if (!way || !(how === 'move' ? layer.moves : layer.resizes)) return
    event.preventDefault()
    choose(layer.id)
    const step = event.shiftKey ? 10 : 1
    const box = rounded((how === 'move' ? moved : resized)(layer, way[0] * step, way[1] * step, canvas))
    put(layer.id, box, `${how} ${layer.id} by keys`, false)
    say(
      how === 'move'
        ? `${box.x} from the left, ${box.y} from the top.`
        : `${box.width} wide, ${box.height} high.`,
    )
  }

  return { guides, down, move, up, letGo, key }
}

export const ways: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
