import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { fullView, panView, zoomView } from './zoom'

type Point = { x: number; y: number }

/** How near to the line, in pixels, a finger or the mouse takes it rather than the picture. */
const GRAB_DISTANCE = 24

const center: Point = { x: 0.5, y: 0.5 }

/** Where the line between two versions of a picture stands, how both lie behind it, and what a hand does to them. */
export function useImageComparison() {
  const [position, setPosition] = useState(50)
  const [view, setView] = useState(fullView)
  const box = useRef<HTMLDivElement>(null)
  const line = useRef<HTMLInputElement>(null)
  const activePointers = useRef(new Map<number, Point>())
  const dragTarget = useRef<'line' | 'picture'>('line')

  const zoom = (factor: number, at = center) => setView((before) => zoomView(before, factor, at))
  const pan = (across: number, down: number) => setView((before) => panView(before, across, down))
  const moveLine = ({ x }: Point) => setPosition(Math.min(100, Math.max(0, x * 100)))

  useEffect(() => {
    const own = box.current
    // A pinch on a trackpad comes as this too. The browser would zoom the whole page.
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey || !own) return
      event.preventDefault()
      const at = toBoxPoint(own, event)
      setView((before) => zoomView(before, 2 ** (-event.deltaY / 200), at))
    }
    own?.addEventListener('wheel', onWheel, { passive: false })
    return () => own?.removeEventListener('wheel', onWheel)
  })

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return
    const { currentTarget: element, pointerId } = event
    element.setPointerCapture(pointerId)
    const at = toBoxPoint(element, event)
    activePointers.current.set(pointerId, at)
    const isNear = Math.abs(at.x - position / 100) * element.clientWidth < GRAB_DISTANCE
    dragTarget.current = view.scale === 1 || isNear ? 'line' : 'picture'
    if (dragTarget.current === 'line' && event.pointerType === 'mouse') moveLine(at)
    line.current?.focus({ preventScroll: true })
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const { currentTarget: element, pointerId } = event
    const before = activePointers.current.get(pointerId)
    if (!before) return
    const now = toBoxPoint(element, event)
    const [, other] = [...activePointers.current].find(([id]) => id !== pointerId) ?? []
    activePointers.current.set(pointerId, now)
    if (other) zoom(getDistance(element, now, other) / getDistance(element, before, other), getMidpoint(now, other))
    else if (dragTarget.current === 'line') moveLine(now)
    else pan(now.x - before.x, now.y - before.y)
  }

  const onPointerUp = ({ pointerId }: PointerEvent) => void activePointers.current.delete(pointerId)

  const pointers = { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp }
  return { box, line, position, setPosition, view, zoom, pan, pointers }
}

function toBoxPoint(element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}

const getDistance = ({ clientWidth, clientHeight }: HTMLElement, one: Point, other: Point) =>
  Math.max(1, Math.hypot((one.x - other.x) * clientWidth, (one.y - other.y) * clientHeight))

const getMidpoint = (one: Point, other: Point): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
})
