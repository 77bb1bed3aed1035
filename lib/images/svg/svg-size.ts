import type { Size } from '@/lib/core/geometry/sizes'

/** CSS pixels per unit of SVG 2, section 8.9; em and ex assume a font size of 16 pixels. */
const pixelsPerUnit: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
  q: 96 / 101.6,
  em: 16,
  rem: 16,
  ex: 8,
}

/** `name` may have a namespace prefix. */
type SvgRoot = { start: number; end: number; name: string; attributes: ReadonlyMap<string, string> }

export const isSvg = (text: string) => parseRoot(text) !== null

/** In pixels with decimals, by default 300 × 150 as in every browser (CSS 2.1, 10.3.2). Null if it is not an SVG. */
export function getSvgSize(text: string): Size | null {
  const root = parseRoot(text)
  return root && getNaturalSize(root)
}

function getNaturalSize(root: SvgRoot): Size {
  const width = parseLength(root.attributes.get('width'))
  const height = parseLength(root.attributes.get('height'))
  const viewBox = parseViewBox(root)
  if (width && height) return { width, height }
  if (!viewBox) return { width: 300, height: 150 }
  const scale = width ? width / viewBox.width : height ? height / viewBox.height : 1
  return { width: viewBox.width * scale, height: viewBox.height * scale }
}

/** Sets an SVG's size on its root element, and adds the view box and namespace that it needs. */
export function resizeSvg(text: string, size: Size): string {
  const root = parseRoot(text)
  if (!root) return text
  const naturalSize = getNaturalSize(root)
  const attributes = new Map(root.attributes)
  const viewBox = parseViewBox(root)
  if (!viewBox) attributes.set('viewBox', `0 0 ${naturalSize.width} ${naturalSize.height}`)
  // A drawing that fills its size must also fill the rounded size, or its edges become transparent.
  if (!viewBox || isFilled(viewBox, naturalSize)) attributes.set('preserveAspectRatio', 'none')
  const namespaceName = root.name === 'svg' ? 'xmlns' : `xmlns:${root.name.slice(0, -':svg'.length)}`
  if (!attributes.has(namespaceName)) attributes.set(namespaceName, 'http://www.w3.org/2000/svg')
  attributes.set('width', String(size.width))
  attributes.set('height', String(size.height))
  const serializedAttributes = [...attributes].map(([name, value]) => ` ${name}="${value.replaceAll('"', '&quot;')}"`)
  const isSelfClosing = text[root.end - 1] === '/'
  return `${text.slice(0, root.start)}<${root.name}${serializedAttributes.join('')}${isSelfClosing ? '/' : ''}${text.slice(root.end)}`
}

/** Whether the view box has the shape of the size, apart from the decimals that an export cuts off. */
const isFilled = (viewBox: Size, { width, height }: Size) =>
  Math.abs((viewBox.width * height) / (viewBox.height * width) - 1) < 0.01

const rootPattern = /<((?:[\w.-]{1,40}:)?svg)(?=[\s/>])((?:[^>"']|"[^"]*"|'[^']*')*)>/y

function parseRoot(text: string): SvgRoot | null {
  rootPattern.lastIndex = findRootStart(text)
  const match = rootPattern.exec(text)
  if (!match) return null
  const [tag, name = '', content = ''] = match
  const attributes = content.matchAll(/([^\s="']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)
  return {
    start: match.index,
    end: match.index + tag.length - 1,
    name,
    attributes: new Map(
      [...attributes].map(([, key = '', quoted, singleQuoted = '']) => [key, quoted ?? singleQuoted]),
    ),
  }
}

const prologPattern = /[\s\ufeff]+|<\?.*?\?>|<!--.*?-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\][^>]*)?>/sy

/** Skips a byte order mark, whitespace, the declaration, comments and the document type with its entities. */
function findRootStart(text: string): number {
  let offset = 0
  for (prologPattern.lastIndex = 0; prologPattern.test(text); ) offset = prologPattern.lastIndex
  return offset
}

function parseLength(length: string | undefined): number | null {
  const [, amount, unit = ''] = /^\+?([\d.]{1,12}(?:e[+-]?\d{1,2})?)([a-z]{0,4})$/i.exec(length?.trim() ?? '') ?? []
  const factor = pixelsPerUnit[unit.toLowerCase()]
  const lengthPixels = Number(amount) * (factor ?? Number.NaN)
  return lengthPixels > 0 && Number.isFinite(lengthPixels) ? lengthPixels : null
}

function parseViewBox({ attributes }: SvgRoot): Size | null {
  const [, , width = 0, height = 0] = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return width > 0 && height > 0 ? { width, height } : null
}
