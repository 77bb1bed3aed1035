import type { Size } from '@/lib/core/geometry/sizes'
import type { Box, Layer } from './editor-tool'

/** A layer is never smaller than that, and never farther off the drawing than that it can be caught again; in pixels of the drawing. */
const MIN_VISIBLE_SIZE = 24

/** A layer's box moved by a way, with a part of it still on the drawing. */
export function moveBox({ x, y, width, height }: Box, dx: number, dy: number, canvas: Size): Box {
  return {
    x: clamp(x + dx, MIN_VISIBLE_SIZE - width, canvas.width - MIN_VISIBLE_SIZE),
    y: clamp(y + dy, MIN_VISIBLE_SIZE - height, canvas.height - MIN_VISIBLE_SIZE),
    width,
    height,
  }
}

/** A layer's box with its lower right corner pulled by a way on the page; one that is turned is pulled along its own sides. */
export function resizeBox(layer: Layer, dx: number, dy: number, canvas: Size): Box {
  const { x, y, width, height, ratio, turn = 0 } = layer
  const angle = (turn * Math.PI) / 180
  const across = dx * Math.cos(angle) + dy * Math.sin(angle)
  const down = dy * Math.cos(angle) - dx * Math.sin(angle)
  if (!ratio) {
    return {
      x,
      y,
      width: clamp(width + across, MIN_VISIBLE_SIZE, canvas.width * 2),
      height: clamp(height + down, MIN_VISIBLE_SIZE, canvas.height * 2),
    }
  }
  const scale = clamp(
    Math.max((width + across) / width, (height + down) / height),
    MIN_VISIBLE_SIZE / Math.min(width, height),
    Math.min((canvas.width * 2) / width, (canvas.height * 2) / height),
  )
  return { x, y, width: width * scale, height: height * scale }
}

/** Where the lower right corner of a layer is, turned with it. */
export function getCorner({ x, y, width, height, turn = 0 }: Layer): { x: number; y: number } {
  const angle = (turn * Math.PI) / 180
  const [across, down] = [width / 2, height / 2]
  return {
    x: x + across + across * Math.cos(angle) - down * Math.sin(angle),
    y: y + down + across * Math.sin(angle) + down * Math.cos(angle),
  }
}

/** Whole pixels: halves would be kept in links and read out. */
export function roundBox({ x, y, width, height }: Box): Box {
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) }
}

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)
