import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { Editor } from './editor'
import type { Box, Layer } from './editor-tool'

/** A box in four figures. */
export const places = [
  { name: 'x', label: 'Left' },
  { name: 'y', label: 'Top' },
  { name: 'width', label: 'Width' },
  { name: 'height', label: 'Height' },
] as const satisfies readonly { name: keyof Box; label: string }[]

const MOST = 8192

/** A layer's place in figures: what dragging does, without dragging. Two buttons put it in the middle. */
export function PlaceFields<Scene>({ editor, layer }: { editor: Editor<Scene>; layer: Layer }) {
  const { tool, change, drawing } = editor
  const { x, y, width, height } = layer
  const put = (box: Partial<Box>) =>
    change(
      (scene) => tool.place(scene, layer.id, { x, y, width, height, ...box }),
      `place ${layer.id} ${Object.keys(box)[0]}`,
    )

  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(4rem,1fr))] gap-2">
        {places.map(({ name, label }) => (
          <PlaceField
            key={name}
            label={label}
            value={layer[name]}
            least={name === 'width' || name === 'height' ? 24 : -MOST}
            disabled={name === 'x' || name === 'y' ? !layer.moves : !layer.resizes}
            onValue={(value) => put({ [name]: value })}
          />
        ))}
      </div>
      {layer.moves && drawing && (
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => put({ x: Math.round((drawing.width - width) / 2) })}>Centre across</Button>
          <Button onClick={() => put({ y: Math.round((drawing.height - height) / 2) })}>Centre down</Button>
        </div>
      )}
    </div>
  )
}

type FieldProps = {
  label: string
  value: number
  least: number
  most?: number
  disabled?: boolean
  onValue: (value: number) => void
}

/** A figure on its way, “3” of “300”, stands in the box and moves nothing. */
export function PlaceField({ label, value, least, most = MOST, disabled, onValue }: FieldProps) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)

  function type(text: string, figure: number) {
    setTyped(text)
    if (figure >= least && figure <= most) onValue(Math.round(figure))
  }
  return (
    <div>
      <label htmlFor={id} className="block text-muted text-sm">
        {label}
      </label>
      <input
        id={id}
        type="number"
        min={least}
        max={most}
        value={typed ?? Math.round(value)}
        disabled={disabled}
        onChange={({ target }) => type(target.value, target.valueAsNumber)}
        onBlur={() => setTyped(null)}
        className="min-h-11 w-full min-w-0 rounded-lg border border-field-line bg-surface px-2 text-base tabular-nums"
      />
    </div>
  )
}
