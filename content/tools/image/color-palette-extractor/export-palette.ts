import type { Swatch } from '@/lib/images/palette/extract-colors'
import { formatInNotation, getColorComponents, nameColors } from './color-notation'

type NamedSwatch = Swatch & { name: string }
type ExportFormat = { label: string; fileName: string; write: (swatches: readonly NamedSwatch[]) => string | Bytes }
type Bytes = Uint8Array<ArrayBuffer>

const toSlug = (name: string) => name.replaceAll(' ', '-')

const formats = {
  css: {
    label: 'CSS variables',
    fileName: 'palette.css',
    write: (swatches) => formatCssBlock(':root', swatches, ({ name, hex }) => `--${toSlug(name)}: ${hex}`),
  },
  tailwind: {
    label: 'Tailwind 4 theme',
    fileName: 'tailwind-theme.css',
    write: (swatches) =>
      formatCssBlock(
        '@theme',
        swatches,
        ({ name, hex }) => `--color-${toSlug(name)}: ${formatInNotation(hex, 'oklch')}`,
      ),
  },
  json: { label: 'JSON', fileName: 'palette.json', write: toJson },
  gpl: { label: 'GIMP and Inkscape (GPL)', fileName: 'palette.gpl', write: toGpl },
  ase: { label: 'Adobe swatches (ASE)', fileName: 'palette.ase', write: toAse },
} as const satisfies Record<string, ExportFormat>

export type FormatId = keyof typeof formats

export const formatOptions = (Object.keys(formats) as FormatId[]).map((value) => ({
  value,
  label: formats[value].label,
}))

export function exportPalette(swatches: readonly Swatch[], format: FormatId) {
  const names = nameColors(swatches.map(({ hex }) => hex))
  const { fileName, write } = formats[format]
  return { fileName, content: write(swatches.map((swatch, index) => ({ ...swatch, name: names[index] ?? '' }))) }
}

function formatCssBlock(
  selector: string,
  swatches: readonly NamedSwatch[],
  formatLine: (swatch: NamedSwatch) => string,
): string {
  return `${selector} {\n${swatches.map((swatch) => `  ${formatLine(swatch)};\n`).join('')}}\n`
}

function toJson(swatches: readonly NamedSwatch[]): string {
  const colors = swatches.map(({ name, hex, share }) => ({
    name,
    hex,
    ...getColorComponents(hex),
    ...(share !== null && { share: Number(share.toFixed(3)) }),
  }))
  return `${JSON.stringify(colors, null, 2)}\n`
}

function toGpl(swatches: readonly NamedSwatch[]): string {
  const lines = swatches.map(({ name, hex }) => {
    const paddedChannels = getColorComponents(hex).rgb.map((channel) => String(channel).padStart(3))
    return `${paddedChannels.join(' ')}\t${name}`
  })
  return ['GIMP Palette', 'Name: Postsmith palette', 'Columns: 6', '#', ...lines, ''].join('\n')
}

/** Adobe Swatch Exchange 1.0: blocks of big-endian values, with names in UTF-16. */
function toAse(swatches: readonly NamedSwatch[]): Bytes {
  const colorBytes = swatches.flatMap(({ name, hex }) => {
    const charCodes = [...name].map((character) => character.charCodeAt(0))
    const channelBytes = getColorComponents(hex).rgb.flatMap((channel) => toFloat32Bytes(channel / 255))
    const colorBlock = [
      ...toUint16Bytes(charCodes.length + 1, ...charCodes, 0),
      ...toAsciiBytes('RGB '),
      ...channelBytes,
      ...toUint16Bytes(2),
    ]
    return [...toUint16Bytes(1, 0, colorBlock.length), ...colorBlock]
  })
  return Uint8Array.from([...toAsciiBytes('ASEF'), ...toUint16Bytes(1, 0, 0, swatches.length), ...colorBytes])
}

const toAsciiBytes = (text: string) => [...text].map((character) => character.charCodeAt(0))

const toUint16Bytes = (...values: readonly number[]) => values.flatMap((value) => [value >> 8, value & 255])

function toFloat32Bytes(value: number): number[] {
  const view = new DataView(new ArrayBuffer(4))
  view.setFloat32(0, value)
  return [...new Uint8Array(view.buffer)]
}
