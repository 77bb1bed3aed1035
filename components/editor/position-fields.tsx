import { boxFields, PixelField } from '@/components/fields/box-fields'
import { Button } from '@/components/ui/button'
import type { Box } from '@/lib/core/geometry/sizes'
import type { Editor, Layer } from './editor'

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
    <details>
      <summary className="min-h-11 cursor-pointer py-3 font-medium text-sm">Position and size</summary>
      <div className="grid gap-2">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(4rem,1fr))] gap-2">
          {boxFields.map(({ name, label }) => (
            <PixelField
              key={name}
              label={label}
              value={layer[name]}
              min={name === 'width' || name === 'height' ? 24 : -MAX_COORDINATE}
              max={MAX_COORDINATE}
              disabled={name === 'x' || name === 'y' ? !layer.canMove : !layer.canResize}
              onValueChange={(value) => updateBox({ [name]: value })}
            />
          ))}
        </div>
        {layer.canMove && drawing && (
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => updateBox({ x: Math.round((drawing.width - width) / 2) })}>
              Center horizontally
            </Button>
            <Button onClick={() => updateBox({ y: Math.round((drawing.height - height) / 2) })}>
              Center vertically
            </Button>
          </div>
        )}
      </div>
    </details>
  )
}
