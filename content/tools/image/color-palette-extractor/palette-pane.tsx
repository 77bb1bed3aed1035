import '@/components/deferred.css'
import { CheckField } from '@/components/editor/check-field'
import { RangeField } from '@/components/editor/range-field'
import { InlineNotice } from '@/components/text/inline-notice'
import { ContrastTable } from './contrast-table'
import { ExportMenu } from './export-menu'
import { Loupe } from './loupe'
import { RolesView } from './roles-view'
import { ScreenPicker } from './screen-picker'
import { SwatchList } from './swatch-list'
import { usePalette } from './use-palette'
import type { PaletteImage } from './view'

type Props = { image: PaletteImage | null; linkedColors: readonly string[] }

/** A palette and all that can be done with it. Its code comes with the first picture. */
export function PalettePane({ image, linkedColors }: Props) {
  const { swatches, options, setOptions, pick, remove, message, isExtracting, problem } = usePalette(
    image?.bitmap ?? null,
    linkedColors,
  )
  const hexes = swatches.map(({ hex }) => hex)
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className={`grid grid-cols-1 gap-6 lg:gap-8 ${image ? 'lg:grid-cols-2' : ''}`}>
        <section aria-label="Picture" className="min-w-0 space-y-4">
          {image && <Loupe image={image} onPick={pick} message={message} />}
          {image && (
            <div className="grid items-end gap-4 sm:grid-cols-2">
              <RangeField
                label="Colours"
                min={3}
                max={12}
                value={options.count}
                onValueChange={(count) => setOptions({ ...options, count })}
              />
              <CheckField
                label="Leave out near-white"
                value={options.shouldIgnoreWhite}
                onValueChange={(shouldIgnoreWhite) => setOptions({ ...options, shouldIgnoreWhite })}
              />
            </div>
          )}
          <ScreenPicker onPick={pick} />
          {problem && <InlineNotice title="No colours found" text={problem} />}
        </section>
        <SwatchList swatches={swatches} isExtracting={isExtracting} onRemove={remove} />
      </div>
      {swatches.length > 0 && <ExportMenu swatches={swatches} />}
      {swatches.length > 0 && <RolesView hexes={hexes} />}
      {swatches.length > 1 && <ContrastTable hexes={hexes} />}
    </div>
  )
}
