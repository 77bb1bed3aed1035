import { colourNames } from './colour-names'
import type { Swatch } from './extract'
import { inNotation, numbersOf } from './notation'

type Named = Swatch & { name: string }
type Export = { label: string; file: string; write: (swatches: readonly Named[]) => string | Bytes }
type Bytes = Uint8Array<ArrayBuffer>

const slug = (name: string) => name.replaceAll(' ', '-')

/** Everything a palette can be taken away as: text to copy or save, and bytes to save. */
const formats = {
  css: {
    label: 'CSS variables',
    file: 'palette.css',
    write: (swatches) => block(':root', swatches, ({ name, hex }) => `--${slug(name)}: ${hex}`),
  },
  tailwind: {
    label: 'Tailwind 4 theme',
    file: 'tailwind-theme.css',
    write: (swatches) =>
      block('@theme', swatches, ({ name, hex }) => `--color-${slug(name)}: ${inNotation(hex, 'oklch')}`),
  },
  json: { label: 'JSON', file: 'palette.json', write: json },
  gpl: { label: 'GIMP and Inkscape (GPL)', file: 'palette.gpl', write: gpl },
  ase: { label: 'Adobe swatches (ASE)', file: 'palette.ase', write: ase },
} as const satisfies Record<string, Export>

export type Format = keyof typeof formats

export const formatOptions = (Object.keys(formats) as Format[]).map((value) => ({
  value,
  label: formats[value].label,
}))

/** A palette as a file of a format; as a string where it is text. */
export function exported(
  swatches: readonly Swatch[],
  format: Format,
): { file: string; content: string | Bytes } {
  const names = colourNames(swatches.map(({ hex }) => hex))
  const { file, write } = formats[format]
  return { file, content: write(swatches.map((swatch, at) => ({ ...swatch, name: names[at] ?? '' }))) }
}

function block(head: string, swatches: readonly Named[], line: (swatch: Named) => string): string {
  return `${head} {\n${swatches.map((swatch) => `  ${line(swatch)};\n`).join('')}}\n`
}

function json(swatches: readonly Named[]): string {
  const colours = swatches.map(({ name, hex, share }) => ({
    name,
    hex,
    ...numbersOf(hex),
    ...(share !== null && { share: Number(share.toFixed(3)) }),
  }))
  return `${JSON.stringify(colours, null, 2)}\n`
}

function gpl(swatches: readonly Named[]): string {
  const lines = swatches.map(({ name, hex }) => {
    const parts = numbersOf(hex).rgb.map((part) => String(part).padStart(3))
    return `${parts.join(' ')}\t${name}`
  })
  return ['GIMP Palette', 'Name: Postsmith palette', 'Columns: 6', '#', ...lines, ''].join('\n')
}

/** Adobe Swatch Exchange, version 1.0, as Photoshop, Illustrator and InDesign read it: blocks of big-endian values, names in UTF-16. */
function ase(swatches: readonly Named[]): Bytes {
  const colours = swatches.flatMap(({ name, hex }) => {
    const letters = [...name].map((letter) => letter.charCodeAt(0))
    const parts = numbersOf(hex).rgb.flatMap((part) => float(part / 255))
    const colour = [...words(letters.length + 1, ...letters, 0), ...ascii('RGB '), ...parts, ...words(2)]
    return [...words(1, 0, colour.length), ...colour]
  })
  return Uint8Array.from([...ascii('ASEF'), ...words(1, 0, 0, swatches.length), ...colours])
}

const ascii = (text: string) => [...text].map((sign) => sign.charCodeAt(0))

const words = (...values: readonly number[]) => values.flatMap((value) => [value >> 8, value & 255])

function float(value: number): number[] {
  const view = new DataView(new ArrayBuffer(4))
  view.setFloat32(0, value)
  return [...new Uint8Array(view.buffer)]
}
