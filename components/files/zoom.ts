/** How a picture lies in its box: `scale` 1 is all of it, `x` and `y` say how far it is pushed, in shares of the box. */
export type View = { readonly scale: number; readonly x: number; readonly y: number }

export const fullView: View = { scale: 1, x: 0, y: 0 }

/** A photo of 12 megapixels is four times as wide as the page. */
const MAX_SCALE = 8

const clamped = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** So many times as large, with what lies at one place of the box (0 to 1) staying there. */
export function zoomView(view: View, factor: number, at: { x: number; y: number }): View {
  const scale = clamped(view.scale * factor, 1, MAX_SCALE)
  const by = scale / view.scale
  return clampView({ scale, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by })
}

/** Pushed by so many shares of the box, no further than its edges. */
export const panView = ({ scale, x, y }: View, across: number, down: number): View =>
  clampView({ scale, x: x + across, y: y + down })

const clampView = ({ scale, x, y }: View): View => ({
  scale,
  x: clamped(x, 1 - scale, 0),
  y: clamped(y, 1 - scale, 0),
})
