import { type PointerEvent, useCallback, useRef, useState } from 'react'
import type { Point } from '@/lib/core/geometry/sizes'
import { clamp } from '@/lib/core/numbers'

/** Zoom and pan of an image: at `scale` 1 the whole image fits; `x` and `y` are offsets as fractions of the box. */
type View = { readonly scale: number; readonly x: number; readonly y: number }

export const fullView: View = { scale: 1, x: 0, y: 0 }

/** A 12-megapixel photo is about four times as wide as the page. */
const MAX_SCALE = 8

/** Zooms by a factor around a point of the box (0 to 1). */
export function zoomView(view: View, factor: number, point: Point): View {
  const scale = clamp(view.scale * factor, 1, MAX_SCALE)
  const scaleRatio = scale / view.scale
  return clampView({
    scale,
    x: point.x - (point.x - view.x) * scaleRatio,
    y: point.y - (point.y - view.y) * scaleRatio,
  })
}

/** Pans by fractions of the box, clamped to its edges. */
export const panView = ({ scale, x, y }: View, dx: number, dy: number): View =>
  clampView({ scale, x: x + dx, y: y + dy })

const clampView = ({ scale, x, y }: View): View => ({ scale, x: clamp(x, 1 - scale, 0), y: clamp(y, 1 - scale, 0) })

/** Maximum distance in pixels at which a pointer drags the divider rather than the image. */
const GRAB_DISTANCE_PIXELS = 24

const center: Point = { x: 0.5, y: 0.5 }

export function useImageComparison() {
  const [position, setPosition] = useState(50)
  const [view, setView] = useState(fullView)
  const dividerRef = useRef<HTMLInputElement>(null)
  const activePointersRef = useRef(new Map<number, Point>())
  const dragTargetRef = useRef<'line' | 'picture'>('line')

  const zoom = (factor: number, point = center) => setView((previousView) => zoomView(previousView, factor, point))
  const pan = (dx: number, dy: number) => setView((previousView) => panView(previousView, dx, dy))
  const moveDivider = ({ x }: Point) => setPosition(clamp(x * 100, 0, 100))

  const boxRef = useCallback((boxElement: HTMLDivElement) => {
    // A trackpad pinch also arrives as Ctrl+wheel. Prevents the browser from zooming the page.
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      const point = toBoxPoint(boxElement, event)
      setView((previousView) => zoomView(previousView, 2 ** (-event.deltaY / 200), point))
    }
    boxElement.addEventListener('wheel', onWheel, { passive: false })
    return () => boxElement.removeEventListener('wheel', onWheel)
  }, [])

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return
    const { currentTarget: element, pointerId } = event
    element.setPointerCapture(pointerId)
    const point = toBoxPoint(element, event)
    activePointersRef.current.set(pointerId, point)
    const isNearDivider = Math.abs(point.x - position / 100) * element.clientWidth < GRAB_DISTANCE_PIXELS
    dragTargetRef.current = view.scale === 1 || isNearDivider ? 'line' : 'picture'
    if (dragTargetRef.current === 'line' && event.pointerType === 'mouse') moveDivider(point)
    dividerRef.current?.focus({ preventScroll: true })
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const { currentTarget: element, pointerId } = event
    const previousPoint = activePointersRef.current.get(pointerId)
    if (!previousPoint) return
    const currentPoint = toBoxPoint(element, event)
    const [, otherPoint] = [...activePointersRef.current].find(([id]) => id !== pointerId) ?? []
    activePointersRef.current.set(pointerId, currentPoint)
    if (otherPoint)
      zoom(
        getDistance(element, currentPoint, otherPoint) / getDistance(element, previousPoint, otherPoint),
        getMidpoint(currentPoint, otherPoint),
      )
    else if (dragTargetRef.current === 'line') moveDivider(currentPoint)
    else pan(currentPoint.x - previousPoint.x, currentPoint.y - previousPoint.y)
  }

  const onPointerUp = ({ pointerId }: PointerEvent) => void activePointersRef.current.delete(pointerId)

  const pointerHandlers = { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp }
  return { boxRef, dividerRef, position, setPosition, view, zoom, pan, pointerHandlers }
}

function toBoxPoint(element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}

const getDistance = ({ clientWidth, clientHeight }: HTMLElement, point: Point, otherPoint: Point) =>
  Math.max(1, Math.hypot((point.x - otherPoint.x) * clientWidth, (point.y - otherPoint.y) * clientHeight))

const getMidpoint = (point: Point, otherPoint: Point): Point => ({
  x: (point.x + otherPoint.x) / 2,
  y: (point.y + otherPoint.y) / 2,
})
