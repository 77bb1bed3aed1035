import '@/components/deferred.css'
import { useState } from 'react'
import { CheckField } from '@/components/editor/check-field'
import { SelectField } from '@/components/editor/choice-fields'
import { RangeField } from '@/components/editor/range-field'
import { InlineNotice } from '@/components/text/inline-notice'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { notifyError } from '@/components/ui/notify'
import { saveBlob } from '@/components/ui/save-blob'
import { fileNotSavedNotice } from '@/lib/core/errors/page-notices'
import { pickReadableColor } from '@/lib/images/drawing/colors'
import { Loupe, ScreenPicker } from './color-pickers'
import { ContrastTable } from './contrast-table'
import { exportPalette, type FormatId, formatOptions } from './export-palette'
import type { Swatch } from './extract-colors'
import { encodePaletteHash } from './palette-link'
import { RolesView } from './roles-view'
import { SwatchList } from './swatch-list'
import { usePalette } from './use-palette'
import type { PaletteImage } from './view'

const SWATCH_WIDTH = 240
const STRIP_HEIGHT = 320

/** Draws a palette as a PNG, one labeled field per color. Throws if the browser has no memory for it. */
async function drawPaletteStrip(hexes: readonly string[], fontFamily: string): Promise<Blob> {
  const canvas = new OffscreenCanvas(SWATCH_WIDTH * hexes.length, STRIP_HEIGHT)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas to draw on')
  context.font = `600 32px ${fontFamily}`
  context.textAlign = 'center'
  for (const [index, hex] of hexes.entries()) {
    context.fillStyle = hex
    context.fillRect(index * SWATCH_WIDTH, 0, SWATCH_WIDTH, STRIP_HEIGHT)
    context.fillStyle = pickReadableColor(hex, [])
    context.fillText(hex.toUpperCase(), (index + 0.5) * SWATCH_WIDTH, STRIP_HEIGHT - 32)
  }
  return canvas.convertToBlob({ type: 'image/png' })
}

function ExportMenu({ swatches }: { swatches: readonly Swatch[] }) {
  const [format, setFormat] = useState<FormatId>('css')
  const { fileName, content } = exportPalette(swatches, format)
  const hexes = swatches.map(({ hex }) => hex)
  const paletteUrl = `${location.origin}${location.pathname}${encodePaletteHash(hexes)}`

  const saveStrip = () =>
    drawPaletteStrip(hexes, getComputedStyle(document.body).fontFamily).then(
      (blob) => saveBlob('palette.png', blob),
      () => notifyError(fileNotSavedNotice),
    )

  return (
    <section aria-labelledby="take-away" className="min-w-0 space-y-3">
      <h3 id="take-away" className="font-semibold">
        Take it with you
      </h3>
      <div className="flex flex-wrap gap-2">
        <Button onClick={saveStrip}>Save PNG</Button>
        <CopyButton text={paletteUrl} label="Copy link" variant="secondary" size="medium" />
      </div>
      <div className="rounded-xl border border-line bg-surface p-3 sm:p-4">
        <div className="flex flex-wrap items-end gap-2">
          <div className="mr-auto">
            <SelectField label="Palette as" value={format} options={formatOptions} onValueChange={setFormat} />
          </div>
          {typeof content === 'string' && (
            <CopyButton text={content} size="medium" variant="secondary" name="Copy the palette" />
          )}
          <Button onClick={() => saveBlob(fileName, new Blob([content]))}>Save {fileName}</Button>
        </div>
        {typeof content === 'string' && (
          <pre className="mt-3 max-h-64 overflow-auto whitespace-pre-wrap text-sm wrap-anywhere">{content}</pre>
        )}
      </div>
    </section>
  )
}

type Props = { image: PaletteImage | null; linkedColors: readonly string[] }

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
