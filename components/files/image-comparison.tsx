import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useObjectUrl } from '@/components/ui/use-object-url'
import { formatBytesPrecise } from '@/lib/core/format/format-bytes'
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

function useImageComparison() {
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

type Props = {
  name: string
  originalImage: Blob
  newImage: Blob
  /** A new value for each request to compare; null before the first. */
  focusRequest: object | null
}

const dividerPresets = { 1: ['Before', 100], 2: ['Both', 50], 3: ['After', 0] } as const

/** Pinch, Ctrl+wheel, + and − zoom. Shift+arrows, or a drag away from the divider, pan. */
export function ImageComparison({ name, originalImage, newImage, focusRequest }: Props) {
  const [isUnsupported, setIsUnsupported] = useState(false)
  const { boxRef, dividerRef, position, setPosition, view, zoom, pan, pointerHandlers } = useImageComparison()
  const urls = { before: useObjectUrl(originalImage), after: useObjectUrl(newImage) }
  const isShown = urls.before !== null && urls.after !== null
  const handledRequestRef = useRef<object | null>(null)
  useEffect(() => {
    if (!isShown || !focusRequest || handledRequestRef.current === focusRequest) return
    handledRequestRef.current = focusRequest
    dividerRef.current?.focus()
  }, [isShown, focusRequest, dividerRef])
  if (!urls.before || !urls.after) return null
  if (isUnsupported)
    return (
      <p className="text-muted text-sm">
        Your browser can’t display the original of {name}, so there’s nothing to compare.
      </p>
    )
  const transform = `translate(${view.x * 100}%, ${view.y * 100}%) scale(${view.scale})`

  function onKeyDown(event: KeyboardEvent) {
    const { key, shiftKey } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const direction = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[key]
    if (key === '1' || key === '2' || key === '3') setPosition(dividerPresets[key][1])
    else if (key === '+' || key === '=') zoom(1.5)
    else if (key === '-') zoom(1 / 1.5)
    else if (shiftKey && direction) pan(Number(direction[0]) / 10, Number(direction[1]) / 10)
    else return
    event.preventDefault()
  }

  return (
    <figure>
      <div
        ref={boxRef}
        {...pointerHandlers}
        className={`checkered relative select-none overflow-hidden rounded-lg border border-line has-focus-visible:outline-3 has-focus-visible:outline-ink has-focus-visible:outline-offset-2 ${view.scale > 1 ? 'cursor-grab touch-none active:cursor-grabbing' : 'cursor-ew-resize touch-pan-y'}`}
      >
        <img
          src={urls.after}
          alt={`${name}, after`}
          draggable={false}
          className="mx-auto block max-h-[70vh] w-full origin-top-left object-contain"
          style={{ transform }}
        />
        <div className="absolute inset-0" style={{ clipPath: `inset(0 ${100 - position}% 0 0)` }}>
          <img
            src={urls.before}
            alt={`${name}, before`}
            draggable={false}
            onError={() => setIsUnsupported(true)}
            className="size-full origin-top-left object-contain"
            style={{ transform }}
          />
        </div>
        <input
          ref={dividerRef}
          type="range"
          min={0}
          max={100}
          value={position}
          onChange={(event) => setPosition(Number(event.target.value))}
          onKeyDown={onKeyDown}
          aria-label="How much of the original shows"
          aria-valuetext={`${Math.round(position)}% original, ${100 - Math.round(position)}% new`}
          className="pointer-events-none absolute inset-0 size-full opacity-0"
        />
        <div
          className="pointer-events-none absolute inset-y-0 -ml-0.5 w-1 bg-accent-fill ring-1 ring-on-accent"
          style={{ left: `${position}%` }}
        />
      </div>
      <figcaption className="mt-2 flex flex-wrap justify-between gap-x-4 text-muted text-sm">
        <span>Before: {formatBytesPrecise(originalImage.size)}</span>
        <span className="min-w-0 truncate">{name}</span>
        <span>After: {formatBytesPrecise(newImage.size)}</span>
      </figcaption>
      <div className="mt-1 flex flex-wrap gap-1">
        {Object.entries(dividerPresets).map(([key, [label, originalPercent]]) => (
          <Button
            key={key}
            variant="quiet"
            size="small"
            title={`Key ${key}`}
            onClick={() => setPosition(originalPercent)}
          >
            {label}
          </Button>
        ))}
        <Button variant="quiet" size="small" title="Key +" aria-label="Zoom in" onClick={() => zoom(1.5)}>
          +
        </Button>
        <Button variant="quiet" size="small" title="Key −" aria-label="Zoom out" onClick={() => zoom(1 / 1.5)}>
          −
        </Button>
      </div>
    </figure>
  )
}
