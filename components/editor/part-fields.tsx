import { bind, type Put } from './bind'
import { RangeField } from './range-field'

/** Which part of a picture shows where it is cut: how much it is enlarged, and what stays in view, from 0 to 1 each way. */
export type Part = { zoom: number; focusX: number; focusY: number }

export function PartFields<Of extends Part>({ of, put }: { of: Of; put: Put<Of> }) {
  const at = bind<Part>(of, (next, name) => put((before) => ({ ...before, ...next(before) }), name))
  return (
    <>
      <RangeField share label="Zoom" min={100} max={400} step={5} {...at('zoom')} />
      <RangeField share label="Left to right" min={0} max={100} {...at('focusX')} />
      <RangeField share label="Top to bottom" min={0} max={100} {...at('focusY')} />
    </>
  )
}
