/** Turns drawings into SVG files. Letters are outlines, because an SVG file has no typefaces. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as harfbuzz from 'harfbuzzjs'
import subsetFont from 'subset-font'
import type { Drawing, Font, Gradient, Outlined, Shape, TextMeasurer, TextShape } from '@/lib/images/drawing/shapes'

const root = join(import.meta.dirname, '..')

export type NamedDrawing = [id: string, drawing: Drawing]

const SITE_FAMILY = 'Familjen Grotesk'
const fontFiles: Readonly<Record<string, string>> = {
  Anton: 'anton/files/anton-latin-400-normal',
  Caveat: 'caveat/files/caveat-latin-700-normal',
  'Playfair Display': 'playfair-display/files/playfair-display-latin-600-normal',
  [`${SITE_FAMILY} 400`]: 'familjen-grotesk/files/familjen-grotesk-latin-400-normal',
  [`${SITE_FAMILY} 600`]: 'familjen-grotesk/files/familjen-grotesk-latin-600-normal',
  [`${SITE_FAMILY} 700`]: 'familjen-grotesk/files/familjen-grotesk-latin-700-normal',
}
const letters = `${String.fromCharCode(...Array.from({ length: 95 }, (_, offset) => offset + 32))}“”‘’…`

async function loadFont([name, file]: [string, string]) {
  const woff2 = readFileSync(join(root, `node_modules/@fontsource/${file}.woff2`))
  const sfnt = await subsetFont(woff2, letters, { targetFormat: 'sfnt' })
  const face = new harfbuzz.Face(new harfbuzz.Blob(sfnt))
  return [name, { face: new harfbuzz.Font(face), unitsPerEm: face.upem }] as const
}

const fonts = new Map(await Promise.all(Object.entries(fontFiles).map(loadFont)))

function shapeText(text: string, { family, weight, size }: Font) {
  const entry = fonts.get(family ?? `${SITE_FAMILY} ${weight}`)
  if (!entry) throw new Error(`There is no font file of ${family ?? weight}.`)
  const buffer = new harfbuzz.Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  harfbuzz.shape(entry.face, buffer)
  const glyphs = buffer.getGlyphInfosAndPositions()
  const scale = size / entry.unitsPerEm
  const width = glyphs.reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0) * scale
  // An emoji is no glyph of these fonts.
  return { glyphs, face: entry.face, scale, width, isEmoji: glyphs.some(({ codepoint }) => codepoint === 0) }
}

export const measureText: TextMeasurer = (text, font) => shapeText(text, font).width

export const round = (value: number) => Math.round(value * 100) / 100
const formatAttributes = (attributes: Record<string, string | number | undefined>) =>
  Object.entries(attributes)
    .map(([name, value]) =>
      value === undefined ? '' : ` ${name}="${typeof value === 'number' ? round(value) : value}"`,
    )
    .join('')

/** Elements of a file that others refer to by id, by their content. */
type Definitions = Map<string, string>

/** Returns the id of a definition with this content, such as ` cx="1"/>`. */
function define(definitions: Definitions, tag: string, content: string): string {
  const key = `<${tag}${content}`
  const id = definitions.get(key) ?? `d${definitions.size}`
  definitions.set(key, id)
  return id
}

function defineGradient(definitions: Definitions, { from, to, stops }: Gradient): string {
  const [[x1, y1], [x2, y2]] = [from, to]
  const stopElements = stops.map(([offset, color]) => `<stop${formatAttributes({ offset, 'stop-color': color })}/>`)
  const attributes = formatAttributes({ gradientUnits: 'userSpaceOnUse', x1, y1, x2, y2 })
  return `url(#${define(definitions, 'linearGradient', `${attributes}>${stopElements.join('')}</linearGradient>`)})`
}

function defineShadow(definitions: Definitions, { x, y, blur, colour }: NonNullable<Shape['shadow']>): string {
  const attributes = formatAttributes({ dx: x, dy: y, stdDeviation: blur / 2, 'flood-color': colour })
  return `url(#${define(definitions, 'filter', `><feDropShadow${attributes}/></filter>`)})`
}

const getStroke = ({ outline }: Outlined, scale = 1) =>
  outline && { stroke: outline.colour, 'stroke-width': (outline.width * 2) / scale, 'stroke-linejoin': 'round' }

/** Rewrites a glyph's path in whole units and relative coordinates, which compress to two thirds. */
function shortenPath(path: string): string {
  let start: readonly number[] = [0, 0]
  let point = start
  return [...path.matchAll(/([MLQCZ])([^A-Z]*)/g)]
    .map(([, command = '', values = '']) => {
      const numbers = values.match(/-?[\d.]+/g)?.map((value) => Math.round(Number(value))) ?? []
      const offsets = numbers.map((value, index) => value - (point[index % 2] ?? 0))
      point = command === 'Z' ? start : numbers.slice(-2)
      if (command === 'M') start = point
      return command.toLowerCase() + offsets.join(' ').replaceAll(' -', '-')
    })
    .join('')
}

function paintText(definitions: Definitions, { text, x, y, font, color, align, outline }: TextShape): string {
  const { glyphs, face, scale, width, isEmoji } = shapeText(text, font)
  const position = { x, y, 'font-size': font.size, 'font-family': 'sans-serif', 'text-anchor': 'middle', fill: color }
  if (isEmoji) return `<text${formatAttributes(position)}>${text}</text>`
  const start = x - { start: 0, middle: width / 2, end: width }[align]
  let offset = 0
  const uses = glyphs.map(({ codepoint, xAdvance = 0 }) => {
    const path = face.glyphToPath(codepoint)
    const glyphX = offset
    offset += xAdvance
    return (
      path &&
      `<use${formatAttributes({ href: `#${define(definitions, 'path', ` d="${shortenPath(path)}"/>`)}`, x: glyphX })}/>`
    )
  })
  const transform = `translate(${round(start)} ${round(y)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`
  // The whole outline is below the whole fill, as on the canvas.
  const styles = outline ? [formatAttributes({ ...getStroke({ outline }, scale) }), ''] : ['']
  const copies = styles.map((style) => `<g${style}>${uses.join('')}</g>`)
  return `<g${formatAttributes({ transform, fill: color })}>${copies.join('')}</g>`
}

function paintShape(definitions: Definitions, shape: Shape): string {
  if (shape.kind === 'text') return paintText(definitions, shape)
  if (shape.kind === 'oval') throw new Error('No template has an oval.')
  if (shape.kind === 'path') {
    const points = shape.points.map((point) => point.map(round).join(' ')).join(' ')
    if (shape.width !== undefined) {
      const line = { fill: 'none', stroke: shape.color, 'stroke-width': shape.width }
      return `<polyline${formatAttributes({ points, ...line, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' })}/>`
    }
    const style = { fill: shape.color, ...getStroke(shape), 'paint-order': shape.outline && 'stroke' }
    return `<polygon${formatAttributes({ points, ...style })}/>`
  }
  const { x, y, width, height, color, radius } = shape
  const fill = 'gradient' in shape && shape.gradient ? defineGradient(definitions, shape.gradient) : color
  return `<rect${formatAttributes({ x, y, width, height, rx: radius || undefined, fill })}/>`
}

function paintShapeWithEffects(definitions: Definitions, shape: Shape): string {
  const { turn, shadow } = shape
  const element = paintShape(definitions, shape)
  const transform = turn && `rotate(${turn.degrees} ${round(turn.x)} ${round(turn.y)})`
  const turnedElement = transform ? `<g transform="${transform}">${element}</g>` : element
  return shadow ? `<g filter="${defineShadow(definitions, shadow)}">${turnedElement}</g>` : turnedElement
}

/** Drawings are on a diagonal, so that a frame of another shape shows nothing of the next one. */
const DISTANCE = 4000

/** One file for all drawings. `#id` after its address shows one. */
export function buildSvg(drawings: readonly NamedDrawing[]): string {
  const definitions: Definitions = new Map()
  const elements = drawings.map(([id, { width, height, shapes }], index) => {
    const position = index * DISTANCE
    const content = shapes.map((shape) => paintShapeWithEffects(definitions, shape)).join('')
    const box = formatAttributes({ x: position, y: position, width, height })
    return `<view id="${id}" viewBox="${position} ${position} ${width} ${height}"/><svg${box}>${content}</svg>`
  })
  const addId = ([element, id]: [string, string]) => element.replace(/^<\w+/, (tag) => `${tag} id="${id}"`)
  const size = drawings[0] && { width: drawings[0][1].width, height: drawings[0][1].height }
  const defs = [...definitions].map(addId).join('')
  const attributes = formatAttributes({ xmlns: 'http://www.w3.org/2000/svg', ...size })
  return `<svg${attributes}><defs>${defs}</defs>${elements.join('')}</svg>\n`
}
