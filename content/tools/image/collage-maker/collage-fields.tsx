import { ImagePlus } from 'lucide-react'
import type { Editor } from '@/components/editor/editor'
import { RangeField, TextField } from '@/components/editor/editor-fields'
import { Button } from '@/components/ui/button'
import { RadioChip } from '@/components/ui/radio-chip'
import { zoomCell } from './cells'
import { autoLayouts, type CollageLayout, getCellRects, layouts } from './layouts'
import {
  applyLayout,
  type Cell,
  type CollageScene,
  fitsLayout,
  isAutoLayout,
  MAX_LABEL_LENGTH,
  MAX_ZOOM,
  updateCell,
} from './scene'

type Props = { scene: CollageScene; onSceneChange: (update: (scene: CollageScene) => CollageScene) => void }

const chipClass =
  'size-14 justify-center rounded-lg border border-field-line bg-surface hover:bg-raised has-checked:border-accent has-checked:bg-soft has-checked:inset-ring has-checked:inset-ring-accent has-disabled:opacity-40'

export function LayoutList({ scene, onSceneChange }: Props) {
  const choices: readonly (CollageLayout | (typeof autoLayouts)[number])[] = [
    ...autoLayouts,
    ...layouts.filter((layout) => fitsLayout(scene, layout)),
  ]
  return (
    <fieldset>
      <legend className="font-medium text-sm">Layout</legend>
      <div className="mt-1 flex flex-wrap gap-2">
        {choices.map((layout) => (
          <RadioChip
            key={layout.id}
            name="collage-layout"
            {...(!isAutoLayout(layout.id) && { chipClassName: chipClass })}
            checked={layout.id === scene.layout}
            aria-label={layout.label}
            title={layout.label}
            onChange={() => onSceneChange((currentScene) => applyLayout(currentScene, layout))}
          >
            {'rows' in layout ? <LayoutIcon layout={layout} /> : layout.label}
          </RadioChip>
        ))}
      </div>
      <p className="mt-1 text-muted text-sm">
        {[...autoLayouts, ...layouts].find(({ id }) => id === scene.layout)?.label}
      </p>
    </fieldset>
  )
}

function LayoutIcon({ layout }: { layout: CollageLayout }) {
  return (
    <svg viewBox="0 0 36 36" className="size-9" aria-hidden>
      {getCellRects(layout).map(({ x, y, width, height }) => (
        <rect
          key={`${x} ${y}`}
          x={x * 35 + 1}
          y={y * 35 + 1}
          width={width * 35 - 1}
          height={height * 35 - 1}
          rx={1.5}
          className="fill-current"
        />
      ))}
      {layout.iconPath && <path d={layout.iconPath} className="fill-surface" />}
    </svg>
  )
}

type CellFieldsProps = { editor: Editor<CollageScene>; cell: Cell; onPick: () => void }

export function CellFields({
  editor: { scene, change },
  cell: { id, picture, name, zoom, label },
  onPick,
}: CellFieldsProps) {
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
