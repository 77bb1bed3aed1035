import '@/components/late.css'
import { CheckField } from '@/components/editor/check-field'
import { RangeField } from '@/components/editor/range-field'
import { Notice } from '@/components/text/notice'
import { ContrastTable } from './contrast-table'
import { ExportMenu } from './export-menu'
import { Loupe } from './loupe'
import { RolesView } from './roles-view'
import { ScreenPicker } from './screen-picker'
import { SwatchList } from './swatch-list'
import { usePalette } from './use-palette'
import type { OpenedPicture } from './view'

type Props = { picture: OpenedPicture | null; linked: readonly string[] }

/** A palette and all that can be done with it. Its code comes with the first picture. */
export function PalettePane({ picture, linked }: Props) {
  const { swatches, wanted, setWanted, pick, remove, said, isLooking, problem } = usePalette(
    picture?.bitmap ?? null,
    linked,
  )
  const hexes = swatches.map(({ hex }) => hex)
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className={`grid grid-cols-1 gap-6 lg:gap-8 ${picture ? 'lg:grid-cols-2' : ''}`}>
        <section aria-label="Picture" className="min-w-0 space-y-4">
          {picture && <Loupe picture={picture} onPick={pick} said={said} />}
          {picture && (
            <div className="grid items-end gap-4 sm:grid-cols-2">
              <RangeField
                label="Colours"
                min={3}
                max={12}
                value={wanted.count}
                onValue={(count) => setWanted({ ...wanted, count })}
              />
              <CheckField
                label="Leave out near-white"
                value={wanted.ignoreWhite}
                onValue={(ignoreWhite) => setWanted({ ...wanted, ignoreWhite })}
              />
            </div>
          )}
          <ScreenPicker onPick={pick} />
          {problem && <Notice title="No colours found" text={problem} />}
        </section>
        <SwatchList swatches={swatches} isLooking={isLooking} onRemove={remove} />
      </div>
      {swatches.length > 0 && <ExportMenu swatches={swatches} />}
      {swatches.length > 0 && <RolesView hexes={hexes} />}
      {swatches.length > 1 && <ContrastTable hexes={hexes} />}
    </div>
  )
}
