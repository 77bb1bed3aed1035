import { ImagePlus, Shuffle } from 'lucide-react'
import { BrandKitButton } from '@/components/brand-kit/brand-kit-button'
import type { Editor } from '@/components/editor/editor'
import { bindFields } from '@/components/fields/bind-fields'
import { ColorField } from '@/components/fields/color-field'
import { RangeField, SelectField, TextField } from '@/components/fields/fields'
import { FileButton } from '@/components/files/drop-box'
import { Button } from '@/components/ui/button'
import { formatPreset, presets } from '@/lib/platforms/images/presets'
import { shuffleCells } from './cells'
import { autoLayouts, type CollageLayout, getCellRects, layouts } from './layouts'
import { applyLayout, type Cell, type CollageScene, fitsLayout, MAX_LABEL_LENGTH, MAX_ZOOM, updateCell } from './scene'

type Props = { editor: Editor<CollageScene> }

const sizeOptions = presets.map((preset) => ({ value: preset.id, label: formatPreset(preset) }))

export function LayoutSection({ editor: { scene, change } }: Props) {
  const choices: readonly (CollageLayout | (typeof autoLayouts)[number])[] = [
    ...autoLayouts,
    ...layouts.filter((layout) => fitsLayout(scene, layout)),
  ]
  return (
    <>
      <fieldset>
        <legend className="font-medium text-sm">
          Layout: {[...autoLayouts, ...layouts].find(({ id }) => id === scene.layout)?.label}
        </legend>
        <div className="mt-2 flex flex-wrap gap-2">
          {choices.map((layout) => (
            <button
              key={layout.id}
              type="button"
              aria-pressed={layout.id === scene.layout}
              aria-label={layout.label}
              title={layout.label}
              onClick={() => change((currentScene) => applyLayout(currentScene, layout))}
              className={`flex min-h-12 min-w-12 items-center justify-center rounded-lg border-2 px-1.5 text-sm hover:border-accent ${layout.id === scene.layout ? 'border-accent bg-soft' : 'border-line bg-surface'}`}
            >
              {'rows' in layout ? <LayoutIcon layout={layout} /> : layout.label}
            </button>
          ))}
        </div>
      </fieldset>
      <SelectField label="Size" options={sizeOptions} {...bindFields(scene, change)('preset')} />
    </>
  )
}

export function StyleSection({ editor }: Props) {
  const getFieldProps = bindFields(editor.scene, editor.change)
  return (
    <>
      <RangeField label="Gap" min={0} max={80} unit=" px" {...getFieldProps('gap')} />
      <RangeField label="Rounded corners" min={0} max={120} unit=" px" {...getFieldProps('radius')} />
      <ColorField label="Background color" {...getFieldProps('ground')} />
      <BrandKitButton onApply={async (kit) => (await import('./apply-brand-kit')).applyBrandKit(editor, kit)} />
    </>
  )
}

export function PhotoButtons({ editor, onFilesAdd }: Props & { onFilesAdd: (files: readonly File[]) => void }) {
  function shuffle() {
    const seed = Date.now()
    editor.change((currentScene) => shuffleCells(currentScene, seed))
    editor.announce('Shuffled.')
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={shuffle}>
        <Shuffle className="size-4" />
        Shuffle
      </Button>
      <span className="handheld:hidden">
        <FileButton label="Choose a folder" isFolder size="medium" onFilesAdd={onFilesAdd} />
      </span>
    </div>
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

export function CellFields({ editor: { scene, change }, cell, onPick }: CellFieldsProps) {
  const getFieldProps = bindFields(cell, (update, name) =>
    change((currentScene) => updateCell(currentScene, cell.id, update), `${name} ${cell.id}`),
  )
  return (
    <fieldset className="grid gap-3 rounded-lg border border-line p-3">
      <legend className="px-1 font-semibold text-sm">
        Cell {scene.cells.indexOf(cell) + 1}
        {cell.name && `: ${cell.name}`}
      </legend>
      <RangeField isPercent label="Zoom" min={100} max={MAX_ZOOM * 100} {...getFieldProps('zoom')} />
      <TextField label="Label" maxLength={MAX_LABEL_LENGTH} {...getFieldProps('label')} />
      <Button onClick={onPick}>
        <ImagePlus className="size-4" />
        {cell.picture ? 'Replace photo' : 'Choose a photo'}
      </Button>
    </fieldset>
  )
}
