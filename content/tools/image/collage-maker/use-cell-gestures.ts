import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import type { Editor } from '@/components/editor/editor'
import type { Layer } from '@/components/editor/editor-tool'
import { ways } from '@/components/editor/use-drag'
import { keepFocus } from '@/components/ui/keep-focus'
import { panned, zoomed } from './cells'
import { MOST_ZOOM, type Scene, unmoved, withCell, withoutPicture } from './scene'

type Point = { x: number; y: number }
type Gesture = { id: string; key: string; points: Map<number, Point> }

const zooms: Readonly<Record<string, number>> = { '+': 1.05, '=': 1.05, '-': 1 / 1.05 }

let lastGesture = 0

/** Moving and enlarging a cell's picture by mouse, one or two fingers, and keys. A finger moves only what was chosen before, so that the page can be scrolled. */
export function useCellGestures({ scene, chosen, choose, change, say }: Editor<Scene>, scale: () => number) {
  const gesture = useRef<Gesture | null>(null)

  function down(event: PointerEvent<HTMLElement>, { id, moves }: Layer) {
    // Safari gives a button that is pressed no focus, and the keys would do nothing.
    event.currentTarget.focus({ preventScroll: true })
    if (event.button !== 0 || !moves || (event.pointerType === 'touch' && chosen !== id)) return
    choose(id)
    event.currentTarget.setPointerCapture(event.pointerId)
    if (gesture.current?.id !== id) {
      lastGesture += 1
      gesture.current = { id, key: `pan ${lastGesture}`, points: new Map() }
    }
    gesture.current.points.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }

  function move({ pointerId, clientX: x, clientY: y }: PointerEvent) {
    const held = gesture.current
    const before = held?.points.get(pointerId)
    if (!held || !before) return
    const { id, key, points } = held
    const other = [...points].find(([pointer]) => pointer !== pointerId)?.[1]
    points.set(pointerId, { x, y })
    const [dx, dy] = [(x - before.x) / scale(), (y - before.y) / scale()]
    if (!other) return change((now) => panned(now, id, dx, dy), key, true)
    const apart = (point: Point) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y))
    const by = apart({ x, y }) / apart(before)
    change((now) => panned(zoomed(now, id, zoomOf(now, id) * by), id, dx / 2, dy / 2), key, true)
  }

  function up({ pointerId }: PointerEvent) {
    gesture.current?.points.delete(pointerId)
    if (gesture.current?.points.size === 0) gesture.current = null
  }

  function key(event: KeyboardEvent, { id, moves, label }: Layer) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const way = ways[event.key]
    const by = zooms[event.key]
    if (event.key === 'Escape') return choose(null)
    if (event.key === 'Delete' && moves) {
      keepFocus(() => change((now) => withoutPicture(now, id)))
      return say(`${label} removed.`)
    }
    if (!moves || (!way && !by && event.key !== '0')) return
    event.preventDefault()
    choose(id)
    if (way) {
      const step = event.shiftKey ? 10 : 1
      const pan = (now: Scene) => panned(now, id, way[0] * step, way[1] * step)
      change(pan, `pan ${id} by keys`)
      return say(pan(scene) === scene ? 'It ends there. Zoom in to move it further.' : 'Picture moved.')
    }
    const zoom = by ? zoomOf(scene, id) * by : 1
    change((now) => (by ? zoomed(now, id, zoom) : withCell(now, id, unmoved)), `zoom ${id}`)
    say(`Zoom ${Math.round(Math.min(MOST_ZOOM, Math.max(1, zoom)) * 100)} %.`)
  }

  return { down, move, up, key }
}

const zoomOf = ({ cells }: Scene, id: string) => cells.find((cell) => cell.id === id)?.zoom ?? 1
