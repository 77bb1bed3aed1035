import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { Box } from '@/lib/core/geometry/sizes'
import type { Editor, Layer } from './editor'

export const boxFields = [
  { name: 'x', label: 'Left' },
  { name: 'y', label: 'Top' },
  { name: 'width', label: 'Width' },
  { name: 'height', label: 'Height' },
] as const satisfies readonly { name: keyof Box; label: string }[]

const MAX_COORDINATE = 8192

export function PositionFields<Scene>({ editor, layer }: { editor: Editor<Scene>; layer: Layer }) {
  const { tool, change, drawing } = editor
  const { x, y, width, height } = layer
  const updateBox = (box: Partial<Box>) =>
    change(
      (scene) => tool.placeLayer(scene, layer.id, { x, y, width, height, ...box }),
      `place ${layer.id} ${Object.keys(box)[0]}`,
    )

  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(4rem,1fr))] gap-2">
        {boxFields.map(({ name, label }) => (
          <CoordinateField
            key={name}
            label={label}
            value={layer[name]}
            min={name === 'width' || name === 'height' ? 24 : -MAX_COORDINATE}
            disabled={name === 'x' || name === 'y' ? !layer.canMove : !layer.canResize}
            onValueChange={(value) => updateBox({ [name]: value })}
          />
        ))}
      </div>
      {layer.canMove && drawing && (
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => updateBox({ x: Math.round((drawing.width - width) / 2) })}>Centre across</Button>
          <Button onClick={() => updateBox({ y: Math.round((drawing.height - height) / 2) })}>Centre down</Button>
        </div>
      )}
    </div>
  )
}

type FieldProps = {
  label: string
  value: number
  min: number
  max?: number
  disabled?: boolean
  onValueChange: (value: number) => void
}

/** Input outside the limits, such as the “3” of a width of “300”, stays in the field and does not change the layer. */
export function CoordinateField({ label, value, min, max = MAX_COORDINATE, disabled, onValueChange }: FieldProps) {
  const id = useId()
  const [typedText, setTypedText] = useState<string | null>(null)

  function updateValue(typedValue: string, numericValue: number) {
    setTypedText(typedValue)
    if (numericValue >= min && numericValue <= max) onValueChange(Math.round(numericValue))
  }
  return (
    <div>
      <label htmlFor={id} className="block text-muted text-sm">
        {label}
      </label>
      <input
        id={id}
        type="number"
        min={min}
        max={max}
        value={typedText ?? Math.round(value)}
        disabled={disabled}
        onChange={({ target }) => updateValue(target.value, target.valueAsNumber)}
        onBlur={() => setTypedText(null)}
        className="min-h-11 w-full min-w-0 rounded-lg border border-field-line bg-surface px-2 text-base tabular-nums"
      />
    </div>
  )
}
