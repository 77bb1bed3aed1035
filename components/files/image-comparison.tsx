import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useObjectUrl } from '@/components/ui/use-object-url'
import { formatBytesPrecise } from '@/lib/core/format/format-bytes'
import { useImageComparison } from './use-image-comparison'

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
