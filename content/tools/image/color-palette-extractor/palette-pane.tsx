import { useState } from 'react'
import { CheckField, RangeField, SelectField } from '@/components/fields/fields'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { InlineNotice } from '@/components/ui/inline-notice'
import { notifyError } from '@/components/ui/notify'
import { saveBlob } from '@/components/ui/save-blob'
import { fileNotSavedNotice } from '@/lib/core/errors/page-notices'
import { createContext } from '@/lib/images/canvas-context'
import { getContrast, MIN_TEXT_CONTRAST, pickReadableColor } from '@/lib/images/drawing/colors'
import type { Swatch } from '@/lib/images/palette/extract-colors'
import { Loupe, ScreenPicker } from './color-pickers'
import { exportPalette, type FormatId, formatOptions } from './export-palette'
import { encodePaletteHash } from './palette-link'
import { RolesView } from './roles-view'
import { SwatchList } from './swatch-list'
import { usePalette } from './use-palette'
import type { PaletteImage } from './view'

/** Minimum contrast of small text for AAA (WCAG 2.2, 1.4.6) and of large text for AA (1.4.3). */
const AAA_CONTRAST = 7
const AA_LARGE_CONTRAST = 3

export function getContrastGrade(ratio: number): string {
  if (ratio >= AAA_CONTRAST) return 'AAA'
  if (ratio >= MIN_TEXT_CONTRAST) return 'AA'
  return ratio >= AA_LARGE_CONTRAST ? 'AA large' : 'no'
}

function ContrastTable({ hexes }: { hexes: readonly string[] }) {
  return (
    <section aria-labelledby="contrast" className="min-w-0">
      <h3 id="contrast" className="font-semibold">
        Readable pairs
      </h3>
      <p className="mt-1 text-muted text-sm">
        AA means 4.5:1, AAA 7:1. “AA large” (3:1) is enough for text that’s at least 24 px, or 19 px in bold.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keys. */}
      <section aria-label="Contrast of each pair" tabIndex={0} className="relative mt-3 overflow-x-auto">
        <table className="w-full border-separate border-spacing-1 whitespace-nowrap text-center text-sm">
          <thead>
            <tr>
              <th scope="col" className="px-2 text-left font-medium text-muted">
                Text ↓ on →
              </th>
              {hexes.map((background) => (
                <th key={background} scope="col" className="px-1 font-medium">
                  {background.toUpperCase()}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {hexes.map((textColor) => (
              <tr key={textColor}>
                <th scope="row" className="px-2 text-left font-medium">
                  {textColor.toUpperCase()}
                </th>
                {hexes.map((background) => (
                  <ContrastCell key={background} textColor={textColor} background={background} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}

function ContrastCell({ textColor, background }: { textColor: string; background: string }) {
  if (textColor === background) return <td className="text-muted">–</td>
  const ratio = getContrast(textColor, background)
  const grade = getContrastGrade(ratio)
  return (
    <td className="rounded-lg border border-line bg-surface p-1">
      <svg
        aria-hidden
        viewBox="0 0 64 32"
        className="block h-8 w-full min-w-16 rounded-md forced-color-adjust-none"
        style={{ backgroundColor: background }}
      >
        <text x="32" y="22" textAnchor="middle" className="font-semibold text-base" fill={textColor}>
          Aa
        </text>
      </svg>
      <span className="mt-1 block tabular-nums">
        {(Math.floor(ratio * 10) / 10).toFixed(1)} <span className="sr-only">to 1, </span>
        <span className={grade === 'no' ? 'text-muted' : 'font-semibold'}>{grade}</span>
      </span>
    </td>
  )
}

const SWATCH_WIDTH = 240
const STRIP_HEIGHT = 320

/** Draws a palette as a PNG, one labeled field per color. Throws if the browser has no memory for it. */
async function drawPaletteStrip(hexes: readonly string[], fontFamily: string): Promise<Blob> {
  const context = createContext({ width: SWATCH_WIDTH * hexes.length, height: STRIP_HEIGHT })
  context.font = `600 32px ${fontFamily}`
  context.textAlign = 'center'
  for (const [index, hex] of hexes.entries()) {
    context.fillStyle = hex
    context.fillRect(index * SWATCH_WIDTH, 0, SWATCH_WIDTH, STRIP_HEIGHT)
    context.fillStyle = pickReadableColor(hex, [])
    context.fillText(hex.toUpperCase(), (index + 0.5) * SWATCH_WIDTH, STRIP_HEIGHT - 32)
  }
  return context.canvas.convertToBlob({ type: 'image/png' })
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
        Export
      </h3>
      <div className="flex flex-wrap gap-2">
        <Button onClick={saveStrip}>Download PNG</Button>
        <CopyButton text={paletteUrl} label="Copy link" variant="secondary" size="medium" />
      </div>
      <div className="rounded-xl border border-line bg-surface p-3 sm:p-4">
        <div className="flex flex-wrap items-end gap-2">
          <div className="mr-auto">
            <SelectField label="Format" value={format} options={formatOptions} onValueChange={setFormat} />
          </div>
          {typeof content === 'string' && (
            <CopyButton text={content} size="medium" variant="secondary" name="Copy the palette" />
          )}
          <Button onClick={() => saveBlob(fileName, new Blob([content]))}>Download {fileName}</Button>
        </div>
        {typeof content === 'string' && (
          <pre className="mt-3 max-h-64 overflow-auto whitespace-pre-wrap text-sm">{content}</pre>
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
        <section aria-label="Image" className="min-w-0 space-y-4">
          {image && <Loupe image={image} onPick={pick} message={message} />}
          {image && (
            <div className="grid items-end gap-4 sm:grid-cols-2">
              <RangeField
                label="Colors"
                min={3}
                max={12}
                value={options.count}
                onValueChange={(count) => setOptions({ ...options, count })}
              />
              <CheckField
                label="Ignore white"
                value={options.shouldIgnoreWhite}
                onValueChange={(shouldIgnoreWhite) => setOptions({ ...options, shouldIgnoreWhite })}
              />
            </div>
          )}
          <ScreenPicker onPick={pick} />
          {problem && <InlineNotice title="No colors found" text={problem} />}
        </section>
        <SwatchList swatches={swatches} isExtracting={isExtracting} onRemove={remove} />
      </div>
      {swatches.length > 0 && <ExportMenu swatches={swatches} />}
      {swatches.length > 0 && <RolesView hexes={hexes} />}
      {swatches.length > 1 && <ContrastTable hexes={hexes} />}
    </div>
  )
}
