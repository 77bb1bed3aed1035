/** How a picture lies in its box: `scale` 1 is all of it, `x` and `y` say how far it is pushed, in shares of the box. */
export type View = { readonly scale: number; readonly x: number; readonly y: number }

export const fullView: View = { scale: 1, x: 0, y: 0 }

/** A photo of 12 megapixels is four times as wide as the page. */
const MAX_SCALE = 8

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

/** So many times as large, with what lies at one place of the box (0 to 1) staying there. */
export function zoomView(view: View, factor: number, point: { x: number; y: number }): View {
  const scale = clamp(view.scale * factor, 1, MAX_SCALE)
  const scaleRatio = scale / view.scale
  return clampView({
    scale,
    x: point.x - (point.x - view.x) * scaleRatio,
    y: point.y - (point.y - view.y) * scaleRatio,
  })
}

/** Pushed by so many shares of the box, no further than its edges. */
export const panView = ({ scale, x, y }: View, dx: number, dy: number): View =>
  clampView({ scale, x: x + dx, y: y + dy })

const clampView = ({ scale, x, y }: View): View => ({
  scale,
  x: clamp(x, 1 - scale, 0),
  y: clamp(y, 1 - scale, 0),
})
