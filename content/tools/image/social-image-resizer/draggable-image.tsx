import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import type { Size } from '@/lib/core/geometry/sizes'
import { clamp } from '@/lib/core/numbers'
import type { Fit, Target } from './resize-frames'

/** Returns an image's position in its frame after a drag by page pixels; 0 to 1, as in `layOutFrame`. */
export function getDraggedPosition(position: number, distance: number, box: { image: Size } & Size): number {
  const { image, width, height } = box
  const scale = Math.max(width / image.width, height / image.height)
  const hiddenLength = Math.max(image.width * scale - width, image.height * scale - height)
  return hiddenLength < 1 ? position : clamp(position - distance / hiddenLength, 0, 1)
}

const objectFits = { cover: 'cover', contain: 'contain', stretch: 'fill' } as const

type Props = {
  image: { url: string } & Size
  target: Target
  fit: Fit
  position: number
  pad: 'blur' | 'colour' | 'transparent'
  color: string
  onMove: (newPosition: number) => void
  children: ReactNode
}

export function DraggableImage({ image, target, fit, position, pad, color, onMove, children }: Props) {
  const [drag, setDrag] = useState<{ from: number; start: number; at: number } | null>(null)
  const boxRef = useRef<HTMLDivElement>(null)
  const inputRef = useRef<HTMLInputElement>(null)
  const relativeRatio = image.width / image.height / (target.width / target.height)
  const axis = fit !== 'cover' || Math.abs(relativeRatio - 1) < 0.001 ? null : relativeRatio > 1 ? 'across' : 'down'
  const currentPosition = drag?.at ?? position
  const getPointerPosition = ({ clientX, clientY }: PointerEvent) => (axis === 'across' ? clientX : clientY)

  function startDrag(event: PointerEvent<HTMLDivElement>) {
    if (!axis || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setDrag({ from: getPointerPosition(event), start: position, at: position })
  }

  function continueDrag(event: PointerEvent) {
    if (!drag || !boxRef.current) return
    const { width, height } = boxRef.current.getBoundingClientRect()
    const newPosition = getDraggedPosition(drag.start, getPointerPosition(event) - drag.from, { image, width, height })
    setDrag({ ...drag, at: newPosition })
  }

  function endDrag() {
    if (drag && drag.at !== drag.start) onMove(drag.at)
    setDrag(null)
    // Allows arrow keys to continue after a drag.
    inputRef.current?.focus({ preventScroll: true })
  }

  // A range input increases on arrow up; the frame should move in the arrow's direction.
  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const step = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    onMove(clamp(Math.round(position * 100 + step * (event.shiftKey ? 10 : 1)) / 100, 0, 1))
  }

  return (
    <div
      ref={boxRef}
      className={`checkered relative select-none overflow-hidden rounded-lg border border-line has-focus-visible:outline-3 has-focus-visible:outline-ink has-focus-visible:outline-offset-2 ${axis ? 'cursor-grab active:cursor-grabbing' : ''} ${axis === 'across' ? 'touch-pan-y' : axis === 'down' ? 'touch-pan-x' : ''}`}
      style={{
        aspectRatio: `${target.width} / ${target.height}`,
        ...(fit === 'contain' && pad === 'colour' && { background: color }),
      }}
      onPointerDown={startDrag}
      onPointerMove={continueDrag}
      onPointerUp={endDrag}
      onPointerCancel={endDrag}
    >
      {fit === 'contain' && pad === 'blur' && (
        <img src={image.url} alt="" className="absolute inset-0 size-full scale-110 object-cover blur-lg" />
      )}
      <img
        src={image.url}
        alt=""
        draggable={false}
        className="pointer-events-none absolute inset-0 size-full"
        style={{ objectFit: objectFits[fit], objectPosition: `${currentPosition * 100}% ${currentPosition * 100}%` }}
      />
      {children}
      {axis && (
        <input
          ref={inputRef}
          type="range"
          min={0}
          max={100}
          value={Math.round(currentPosition * 100)}
          onChange={(event) => onMove(Number(event.target.value) / 100)}
          onKeyDown={handleKeyDown}
          aria-label={`Crop position, ${target.name}`}
          aria-valuetext={`${Math.round(currentPosition * 100)}% from the ${axis === 'across' ? 'left' : 'top'}`}
          className="pointer-events-none absolute inset-0 size-full opacity-0"
        />
      )}
    </div>
  )
}
