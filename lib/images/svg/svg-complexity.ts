import { decodeBase64 } from '@/lib/core/decode-base64'
import { decodePercentEncoding } from '@/lib/core/decode-percent-encoding'

export type SvgNode = {
  localName: string
  attributes: Iterable<{ name: string; value: string }>
  children: Iterable<SvgNode>
  textContent: string | null
}

/** A reference that draws another element once, or once per descendant element or point that inherits it. */
type SvgReference = { id: string; repetition: 'once' | 'element' | 'point' }
type DrawCounts = { elements: number; points: number }

/** Elements drawn by reference. Chromium draws nested `use` of 10,000 in about 0.6 seconds, of 100,000 in about 11. */
const MAX_COPIES = 20_000
/** Maximum recursion depth. Real drawings nest a few dozen levels. */
const MAX_DEPTH = 500
/** Replaces `style`, which the page's CSP would report. Base64 has no hyphen, so it can be reversed in data URLs. */
const STYLE_REPLACEMENT = 'sty-e'
/** The start of an event handler's name, which the CSP reports too. */
const eventHandlerPattern = /\bon(?=[a-z]{1,30}\s*=)/gi

/** Gradients only copy colors, and a link draws nothing. */
const nonDrawingElements = new Set(['a', 'linearGradient', 'radialGradient'])
const linkAttributes = new Set(['href', 'src', 'to', 'from', 'by', 'values'])
const nonInheritedProperties = new Set(['filter', 'mask', 'mask-image', 'clip-path'])

type ParseSvg = (svg: string) => SvgNode | null

/** Whether references, such as nested `use` or entities, draw far more than the file has. Linear time. */
export function isTooComplex(svg: string, parse: ParseSvg): boolean {
  const { elements, sourceElements } = countDrawnElements(svg, parse, 0)
  return elements - sourceElements > MAX_COPIES
}

function countDrawnElements(svg: string, parse: ParseSvg, depth: number): { elements: number; sourceElements: number } {
  const root = hasEntityExpansion(svg)
    ? null
    : parse(svg.replaceAll('style', STYLE_REPLACEMENT).replace(eventHandlerPattern, 'o-n'))
  // An SVG that cannot be parsed here may still be drawn by the browser.
  if (!root) return { elements: Number.POSITIVE_INFINITY, sourceElements: 0 }
  const nodes = [...walkTree(root)]
  // Browsers use the first of several elements with the same id.
  const nodesById = new Map(nodes.toReversed().map((node) => [getAttribute(node, 'id'), node]))
  const styleSheets = nodes.filter(({ localName }) => localName === STYLE_REPLACEMENT)
  const css = styleSheets.map(({ textContent }) => textContent).join('\n')
  const sheetReferences = parseSheetReferences(css, ({ id }) => findTargets([id], nodesById).length > 0)
  const counts = new Map<SvgNode, DrawCounts>()
  const activeNodes = new Set<SvgNode>()
  let copyCount = 0

  function countNode(node: SvgNode): DrawCounts {
    const cachedCounts = counts.get(node)
    if (cachedCounts) return cachedCounts
    // Browsers break circular references in different places.
    if (copyCount > MAX_COPIES || activeNodes.has(node) || depth + activeNodes.size > MAX_DEPTH)
      return { elements: Number.POSITIVE_INFINITY, points: Number.POSITIVE_INFINITY }
    activeNodes.add(node)
    const childCounts = [...node.children].map(countNode)
    const sourceElements = sumCounts(childCounts, 'elements') + 1
    const linkedCounts = findTargets(findLinkedIds(node), nodesById).map(countNode)
    const points = countPoints(node) + sumCounts(childCounts, 'points') + sumCounts(linkedCounts, 'points')
    let elements = sourceElements + sumCounts(linkedCounts, 'elements')
    for (const text of findNestedSvgs(node))
      elements += countDrawnElements(text, parse, depth + activeNodes.size).elements
    const multipliers = { once: 1, element: elements, point: points }
    for (const { id, repetition } of findReferences(node, sheetReferences)) {
      for (const target of findTargets([id], nodesById))
        elements += countNode(target).elements * multipliers[repetition]
    }
    copyCount += elements - sourceElements
    activeNodes.delete(node)
    counts.set(node, { elements, points })
    return { elements, points }
  }
  return { elements: countNode(root).elements, sourceElements: nodes.length }
}

const sumCounts = (counts: readonly DrawCounts[], key: keyof DrawCounts) =>
  counts.reduce((sum, count) => sum + count[key], 0)

const findTargets = (ids: readonly string[], nodesById: ReadonlyMap<string, SvgNode>) =>
  ids.flatMap((id) => nodesById.get(id) ?? []).filter(({ localName }) => !nonDrawingElements.has(localName))

/** Drawing programs use entities for a few URLs. Other entities can expand to text of any length. */
function hasEntityExpansion(svg: string): boolean {
  const declarationCount = svg.split('<!ENTITY').length - 1
  const plainEntities = svg.match(/<!ENTITY\s+[^\s"'%]+\s+(?:"[^"<&%]{0,200}"|'[^'<&%]{0,200}')/g) ?? []
  return plainEntities.length < declarationCount || (declarationCount > 0 && svg.split('&').length > MAX_COPIES)
}

function* walkTree(root: SvgNode): Generator<SvgNode> {
  const stack = [root]
  for (let node = stack.pop(); node; node = stack.pop()) {
    yield node
    stack.push(...[...node.children].toReversed())
  }
}

const getLocalName = (name: string) => name.slice(name.indexOf(':') + 1)

const getAttribute = (node: SvgNode, attributeName: string) =>
  [...node.attributes].find(({ name }) => name === attributeName)?.value ?? ''

/** Returns the ids that this element draws, including those an animation may set later. */
function findLinkedIds({ localName, attributes }: SvgNode): string[] {
  if (nonDrawingElements.has(localName)) return []
  const referenceAttributes = [...attributes].filter(({ name }) => linkAttributes.has(getLocalName(name)))
  return referenceAttributes
    .flatMap(({ value }) => value.split(';'))
    .map((link) => link.trim())
    .filter((link) => link.startsWith('#'))
    .map((link) => decodePercentEncoding(link.slice(1)))
}

/** Returns the SVGs in data URLs. An unreadable data URL yields a text that is not an SVG. */
function findNestedSvgs({ attributes, localName, textContent }: SvgNode): string[] {
  const values = [...attributes].map(({ value }) => value)
  if (localName === STYLE_REPLACEMENT) values.push(textContent ?? '')
  return values.filter((value) => /data:image\/svg/i.test(value.replace(/\s/g, ''))).map(decodeDataUrl)
}

function decodeDataUrl(dataUrl: string): string {
  const commaIndex = dataUrl.indexOf(',')
  const text = decodePercentEncoding(dataUrl.slice(commaIndex + 1).replaceAll(STYLE_REPLACEMENT, 'style'))
  if (!/;\s*base64\s*$/i.test(dataUrl.slice(0, commaIndex))) return text
  try {
    return new TextDecoder().decode(decodeBase64(text))
  } catch {
    return ''
  }
}

/** Returns an upper bound of a shape's points, each of which may have a marker. */
function countPoints({ attributes }: SvgNode): number {
  const pointAttributes = [...attributes].filter(({ name }) => name === 'd' || name === 'points')
  return pointAttributes.reduce((sum, { value }) => sum + Math.ceil(value.length / 4), 1)
}

function findReferences(node: SvgNode, sheetReferences: ReadonlyMap<string, SvgReference[]>): SvgReference[] {
  const attributeReferences = [...node.attributes].flatMap(({ name, value }) =>
    value.includes('#') ? parseReferences(name === STYLE_REPLACEMENT ? value : `${name}:${value}`) : [],
  )
  const classes = getAttribute(node, 'class').split(/\s+/)
  const keys = ['*', node.localName, `#${getAttribute(node, 'id')}`, ...classes.map((className) => `.${className}`)]
  return [...attributeReferences, ...keys.flatMap((key) => sheetReferences.get(key) ?? [])]
}

function parseReferences(declarations: string): SvgReference[] {
  return unescapeCss(declarations)
    .split(';')
    .flatMap((declaration) => {
      const property = declaration.slice(0, declaration.indexOf(':')).trim().toLowerCase()
      return [...declaration.matchAll(/url\(["'\s]*#([^"')]+)/gi)].map(([, id = '']) => ({
        id: decodePercentEncoding(id.trim()),
        repetition: nonInheritedProperties.has(property) ? 'once' : property.startsWith('marker') ? 'point' : 'element',
      }))
    })
}

/** By the class, id or type that ends a selector; the key `*` counts for every element. */
function parseSheetReferences(css: string, isRelevant: (reference: SvgReference) => boolean) {
  const sheetReferences = new Map<string, SvgReference[]>()
  const addReferences = (key: string, references: readonly SvgReference[]) => {
    const ruleReferences = sheetReferences.get(key) ?? []
    sheetReferences.set(key, ruleReferences)
    for (const reference of references) if (isRelevant(reference)) ruleReferences.push(reference)
  }
  for (const rule of css.split('}')) {
    const parts = rule.split('{')
    const body = parts.pop() ?? ''
    const selectors = unescapeCss(parts.at(-1) ?? '*').split(',')
    const references = parseReferences(body)
    for (const selector of references.length > 0 ? selectors : [])
      addReferences(getSelectorKey(selector.trim()), references)
    addReferences('*', parseReferences(parts.join(';')))
  }
  return sheetReferences
}

function getSelectorKey(selector: string): string {
  const lastSelector = selector.split(/[\s>+~|]/).at(-1) ?? ''
  if (/^[\w-]+$/.test(lastSelector)) return lastSelector
  return /[.#][\w-]+$/.exec(lastSelector)?.[0] ?? '*'
}

const unescapeCss = (css: string) =>
  css.replace(/\\(?:([\da-f]{1,6})\s?|([^\n]))/gi, (_, code?: string, character = '') =>
    code ? String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10_ffff)) : character,
  )
