import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { fullView, panView, zoomView } from './zoom'

type Point = { x: number; y: number }

/** How near to the line, in pixels, a finger or the mouse takes it rather than the picture. */
const GRAB_DISTANCE = 24

const middle: Point = { x: 0.5, y: 0.5 }

/** Where the line between two versions of a picture stands, how both lie behind it, and what a hand does to them. */
export function useImageComparison() {
  const [share, setShare] = useState(50)
  const [view, setView] = useState(fullView)
  const box = useRef<HTMLDivElement>(null)
  const line = useRef<HTMLInputElement>(null)
  const fingers = useRef(new Map<number, Point>())
  const grip = useRef<'line' | 'picture'>('line')

  const zoom = (factor: number, at = middle) => setView((before) => zoomView(before, factor, at))
  const push = (across: number, down: number) => setView((before) => panView(before, across, down))
  const moveLine = ({ x }: Point) => setShare(Math.min(100, Math.max(0, x * 100)))

  useEffect(() => {
    const own = box.current
    // A pinch on a trackpad comes as this too. The browser would zoom the whole page.
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey || !own) return
      event.preventDefault()
      const at = placeIn(own, event)
      setView((before) => zoomView(before, 2 ** (-event.deltaY / 200), at))
    }
    own?.addEventListener('wheel', turn, { passive: false })
    return () => own?.removeEventListener('wheel', turn)
  })

  function take(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return
    const { currentTarget: own, pointerId } = event
    own.setPointerCapture(pointerId)
    const at = placeIn(own, event)
    fingers.current.set(pointerId, at)
    const isNear = Math.abs(at.x - share / 100) * own.clientWidth < GRAB_DISTANCE
    grip.current = view.scale === 1 || isNear ? 'line' : 'picture'
    if (grip.current === 'line' && event.pointerType === 'mouse') moveLine(at)
    line.current?.focus({ preventScroll: true })
  }

  function move(event: PointerEvent<HTMLElement>) {
    const { currentTarget: own, pointerId } = event
    const before = fingers.current.get(pointerId)
    if (!before) return
    const now = placeIn(own, event)
    const [, other] = [...fingers.current].find(([id]) => id !== pointerId) ?? []
    fingers.current.set(pointerId, now)
    if (other) zoom(apart(own, now, other) / apart(own, before, other), between(now, other))
    else if (grip.current === 'line') moveLine(now)
    else push(now.x - before.x, now.y - before.y)
  }

  const leave = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId)

  const pointers = { onPointerDown: take, onPointerMove: move, onPointerUp: leave, onPointerCancel: leave }
  return { box, line, position: share, setPosition: setShare, view, zoom, pan: push, pointers }
}

function placeIn(own: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = own.getBoundingClientRect()
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}

const apart = ({ clientWidth, clientHeight }: HTMLElement, one: Point, other: Point) =>
  Math.max(1, Math.hypot((one.x - other.x) * clientWidth, (one.y - other.y) * clientHeight))

const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
