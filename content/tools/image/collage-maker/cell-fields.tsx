import { ImagePlus } from 'lucide-react'
import type { Editor } from '@/components/editor/editor'
import { RangeField } from '@/components/editor/range-field'
import { TextField } from '@/components/editor/text-field'
import { Button } from '@/components/ui/button'
import { zoomCell } from './cells'
import { type Cell, type CollageScene, MAX_LABEL_LENGTH, MAX_ZOOM, updateCell } from './scene'

type Props = { editor: Editor<CollageScene>; cell: Cell; onPick: () => void }

export function CellFields({ editor: { scene, change }, cell: { id, picture, name, zoom, label }, onPick }: Props) {
  return (
    <fieldset className="grid items-end gap-3 rounded-lg border border-line p-3 sm:grid-cols-3">
      <legend className="px-1 font-semibold text-sm [overflow-wrap:anywhere]">
        Cell {scene.cells.findIndex((cell) => cell.id === id) + 1}
        {name && `: ${name}`}
      </legend>
      <RangeField
        label="Zoom"
        isPercent
        value={zoom}
        min={100}
        max={MAX_ZOOM * 100}
        onValueChange={(value) => change((currentScene) => zoomCell(currentScene, id, value), `zoom ${id}`)}
      />
      <TextField
        label="Name in the picture"
        value={label}
        maxLength={MAX_LABEL_LENGTH}
        onValueChange={(text) =>
          change(
            (currentScene) => updateCell(currentScene, id, (oldCell) => ({ ...oldCell, label: text })),
            `name ${id}`,
          )
        }
      />
      <Button onClick={onPick}>
        <ImagePlus className="size-4" />
        {picture ? 'Replace picture' : 'Choose picture'}
      </Button>
    </fieldset>
  )
}
