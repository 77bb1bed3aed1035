import type { Swatch } from './extract-colours'
import { nameColours } from './name-colours'
import { formatInNotation, getColourComponents } from './notation'

type NamedSwatch = Swatch & { name: string }
type ExportFormat = {
  label: string
  file: string
  write: (swatches: readonly NamedSwatch[]) => string | Bytes
}
type Bytes = Uint8Array<ArrayBuffer>

const slug = (name: string) => name.replaceAll(' ', '-')

/** Everything a palette can be taken away as: text to copy or save, and bytes to save. */
const formats = {
  css: {
    label: 'CSS variables',
    file: 'palette.css',
    write: (swatches) => formatCssBlock(':root', swatches, ({ name, hex }) => `--${slug(name)}: ${hex}`),
  },
  tailwind: {
    label: 'Tailwind 4 theme',
    file: 'tailwind-theme.css',
    write: (swatches) =>
      formatCssBlock(
        '@theme',
        swatches,
        ({ name, hex }) => `--color-${slug(name)}: ${formatInNotation(hex, 'oklch')}`,
      ),
  },
  json: { label: 'JSON', file: 'palette.json', write: toJson },
  gpl: { label: 'GIMP and Inkscape (GPL)', file: 'palette.gpl', write: toGpl },
  ase: { label: 'Adobe swatches (ASE)', file: 'palette.ase', write: toAse },
} as const satisfies Record<string, ExportFormat>

export type Format = keyof typeof formats

export const formatOptions = (Object.keys(formats) as Format[]).map((value) => ({
  value,
  label: formats[value].label,
}))

/** A palette as a file of a format; as a string where it is text. */
export function exportPalette(
  swatches: readonly Swatch[],
  format: Format,
): { file: string; content: string | Bytes } {
  const names = nameColours(swatches.map(({ hex }) => hex))
  const { file, write } = formats[format]
  return { file, content: write(swatches.map((swatch, at) => ({ ...swatch, name: names[at] ?? '' }))) }
}

function formatCssBlock(
  head: string,
  swatches: readonly NamedSwatch[],
  line: (swatch: NamedSwatch) => string,
): string {
  return `${head} {\n${swatches.map((swatch) => `  ${line(swatch)};\n`).join('')}}\n`
}

function toJson(swatches: readonly NamedSwatch[]): string {
  const colours = swatches.map(({ name, hex, share }) => ({
    name,
    hex,
    ...getColourComponents(hex),
    ...(share !== null && { share: Number(share.toFixed(3)) }),
  }))
  return `${JSON.stringify(colours, null, 2)}\n`
}

function toGpl(swatches: readonly NamedSwatch[]): string {
  const lines = swatches.map(({ name, hex }) => {
    const parts = getColourComponents(hex).rgb.map((part) => String(part).padStart(3))
    return `${parts.join(' ')}\t${name}`
  })
  return ['GIMP Palette', 'Name: Postsmith palette', 'Columns: 6', '#', ...lines, ''].join('\n')
}

/** Adobe Swatch Exchange, version 1.0, as Photoshop, Illustrator and InDesign read it: blocks of big-endian values, names in UTF-16. */
function toAse(swatches: readonly NamedSwatch[]): Bytes {
  const colours = swatches.flatMap(({ name, hex }) => {
    const letters = [...name].map((letter) => letter.charCodeAt(0))
    const parts = getColourComponents(hex).rgb.flatMap((part) => toFloat32Bytes(part / 255))
    const colour = [
      ...toUint16Bytes(letters.length + 1, ...letters, 0),
      ...toAsciiBytes('RGB '),
      ...parts,
      ...toUint16Bytes(2),
    ]
    return [...toUint16Bytes(1, 0, colour.length), ...colour]
  })
  return Uint8Array.from([...toAsciiBytes('ASEF'), ...toUint16Bytes(1, 0, 0, swatches.length), ...colours])
}

const toAsciiBytes = (text: string) => [...text].map((sign) => sign.charCodeAt(0))

const toUint16Bytes = (...values: readonly number[]) => values.flatMap((value) => [value >> 8, value & 255])

function toFloat32Bytes(value: number): number[] {
  const view = new DataView(new ArrayBuffer(4))
  view.setFloat32(0, value)
  return [...new Uint8Array(view.buffer)]
}
