/** What this needs of an `Element`. */
export type SvgNode = {
  localName: string
  attributes: Iterable<{ name: string; value: string }>
  children: Iterable<SvgNode>
  textContent: string | null
}

/** A reference that draws another element: once, or for each element or point below that inherits it. */
type SvgReference = { id: string; per: 'once' | 'element' | 'point' }
type Count = { elements: number; points: number }

/**
 * Elements that references may draw beyond those written in the file. Chromium draws nested `use` of 10,000 elements in
 * about 0.6 seconds and of 100,000 in about 11.
 */
const MAX_COPIES = 20_000
/** Recursion depth; a drawing of a real program nests a few dozen levels. */
const MAX_DEPTH = 500
/**
 * Stands for `style` in all that is parsed. The page's own policy holds for documents that it parses, and a browser
 * would report each style of one. The hyphen is no letter of base64.
 */
const STYLE = 'sty-e'
/** The start of an event handler's name, which a browser reports as well. */
const handler = /\bon(?=[a-z]{1,30}\s*=)/gi

/** Gradients copy colours, and a link draws nothing. */
const nonDrawingElements = new Set(['a', 'linearGradient', 'radialGradient'])
const linkAttributes = new Set(['href', 'src', 'to', 'from', 'by', 'values'])
/** Properties that children do not inherit. */
const nonInheritedProperties = new Set(['filter', 'mask', 'mask-image', 'clip-path'])

/** Reads XML; null where nothing comes of it. */
type Parse = (svg: string) => SvgNode | null

/**
 * Whether an SVG draws far more than it has elements: by `use`, patterns, markers, masks and the like inside each
 * other, by references in a circle, or by entities. Linear in the size of the file.
 */
export function isTooComplex(svg: string, parse: Parse): boolean {
  const { elements, written } = countDrawn(svg, parse, 0)
  return elements - written > MAX_COPIES
}

function countDrawn(svg: string, parse: Parse, depth: number): { elements: number; written: number } {
  const root = hasEntityExpansion(svg) ? null : parse(svg.replaceAll('style', STYLE).replace(handler, 'o-n'))
  // What cannot be read here may still be drawn.
  if (!root) return { elements: Number.POSITIVE_INFINITY, written: 0 }
  const all = [...walkTree(root)]
  // Of two elements with one id, browsers draw the first.
  const byId = new Map(all.toReversed().map((node) => [attribute(node, 'id'), node]))
  const sheets = all.filter(({ localName }) => localName === STYLE).map(({ textContent }) => textContent)
  const rules = parseSheetReferences(sheets.join('\n'), ({ id }) => findTargets([id], byId).length > 0)
  const counts = new Map<SvgNode, Count>()
  const open = new Set<SvgNode>()
  let copies = 0

  function count(node: SvgNode): Count {
    const known = counts.get(node)
    if (known) return known
    // Browsers cut a circle, each in a place of its own.
    if (copies > MAX_COPIES || open.has(node) || depth + open.size > MAX_DEPTH) return unboundedCount
    open.add(node)
    const children = [...node.children].map(count)
    const written = sumOf(children, 'elements') + 1
    const linked = findTargets(findLinkedIds(node), byId).map(count)
    const points = countPoints(node) + sumOf(children, 'points') + sumOf(linked, 'points')
    let elements = written + sumOf(linked, 'elements')
    for (const text of nestedSvgs(node)) elements += countDrawn(text, parse, depth + open.size).elements
    const times = { once: 1, element: elements, point: points }
    for (const { id, per } of findReferences(node, rules)) {
      for (const target of findTargets([id], byId)) elements += count(target).elements * times[per]
    }
    copies += elements - written
    open.delete(node)
    counts.set(node, { elements, points })
    return { elements, points }
  }
  return { elements: count(root).elements, written: all.length }
}

const sumOf = (counts: readonly Count[], what: keyof Count) => counts.reduce((sum, one) => sum + one[what], 0)

const findTargets = (ids: readonly string[], byId: ReadonlyMap<string, SvgNode>) =>
  ids.flatMap((id) => byId.get(id) ?? []).filter(({ localName }) => !nonDrawingElements.has(localName))

/** Drawing programs name a few addresses by entities. Other entities can make a text of any length. */
function hasEntityExpansion(svg: string): boolean {
  const declared = svg.split('<!ENTITY').length - 1
  const plain = svg.match(/<!ENTITY\s+[^\s"'%]+\s+(?:"[^"<&%]{0,200}"|'[^'<&%]{0,200}')/g) ?? []
  return plain.length < declared || (declared > 0 && svg.split('&').length > MAX_COPIES)
}

const unboundedCount: Count = { elements: Number.POSITIVE_INFINITY, points: Number.POSITIVE_INFINITY }

function* walkTree(root: SvgNode): Generator<SvgNode> {
  const waiting = [root]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node
    waiting.push(...[...node.children].toReversed())
  }
}

const localPart = (name: string) => name.slice(name.indexOf(':') + 1)

const attribute = (node: SvgNode, wanted: string) =>
  [...node.attributes].find(({ name }) => name === wanted)?.value ?? ''

/** Ids that an element draws in its own place; an animation may set one later. */
function findLinkedIds({ localName, attributes }: SvgNode): string[] {
  if (nonDrawingElements.has(localName)) return []
  const links = [...attributes].filter(({ name }) => linkAttributes.has(localPart(name)))
  return links
    .flatMap(({ value }) => value.split(';'))
    .map((link) => link.trim())
    .filter((link) => link.startsWith('#'))
    .map((link) => safeDecodeUri(link.slice(1)))
}

/** The SVGs in data addresses; of one that cannot be read, a text that is no SVG. */
function nestedSvgs({ attributes, localName, textContent }: SvgNode): string[] {
  const values = [...attributes].map(({ value }) => value)
  if (localName === STYLE) values.push(textContent ?? '')
  return values.filter((value) => /data:image\/svg/i.test(value.replace(/\s/g, ''))).map(decodeDataUrl)
}

function decodeDataUrl(address: string): string {
  const comma = address.indexOf(',')
  const text = safeDecodeUri(address.slice(comma + 1).replaceAll(STYLE, 'style'))
  if (!/;\s*base64\s*$/i.test(address.slice(0, comma))) return text
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)))
  } catch {
    return ''
  }
}

function safeDecodeUri(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The corners of a shape, or more: a marker may be drawn on each. */
function countPoints({ attributes }: SvgNode): number {
  const shapes = [...attributes].filter(({ name }) => name === 'd' || name === 'points')
  return shapes.reduce((sum, { value }) => sum + Math.ceil(value.length / 4), 1)
}

function findReferences(node: SvgNode, rules: ReadonlyMap<string, SvgReference[]>): SvgReference[] {
  const own = [...node.attributes].flatMap(({ name, value }) =>
    value.includes('#') ? parseReferences(name === STYLE ? value : `${name}:${value}`) : [],
  )
  const classes = attribute(node, 'class').split(/\s+/)
  const keys = ['*', node.localName, `#${attribute(node, 'id')}`, ...classes.map((one) => `.${one}`)]
  return [...own, ...keys.flatMap((key) => rules.get(key) ?? [])]
}

/** The references in CSS declarations. */
function parseReferences(declarations: string): SvgReference[] {
  return unescapeCss(declarations)
    .split(';')
    .flatMap((declaration) => {
      const property = declaration.slice(0, declaration.indexOf(':')).trim().toLowerCase()
      return [...declaration.matchAll(/url\(["'\s]*#([^"')]+)/gi)].map(([, id = '']) => ({
        id: safeDecodeUri(id.trim()),
        per: nonInheritedProperties.has(property)
          ? 'once'
          : property.startsWith('marker')
            ? 'point'
            : 'element',
      }))
    })
}

/**
 * The references in a style sheet, by the class, id or type at the end of each selector. Those of other selectors and
 * outside of the innermost rules are under `*`, for every element.
 */
function parseSheetReferences(
  css: string,
  counts: (paint: SvgReference) => boolean,
): ReadonlyMap<string, SvgReference[]> {
  const rules = new Map<string, SvgReference[]>()
  const add = (key: string, paints: readonly SvgReference[]) => {
    const all = rules.get(key) ?? []
    rules.set(key, all)
    for (const paint of paints) if (counts(paint)) all.push(paint)
  }
  for (const rule of css.split('}')) {
    const parts = rule.split('{')
    const body = parts.pop() ?? ''
    const selectors = unescapeCss(parts.at(-1) ?? '*').split(',')
    const paints = parseReferences(body)
    for (const selector of paints.length > 0 ? selectors : []) add(getSelectorKey(selector.trim()), paints)
    add('*', parseReferences(parts.join(';')))
  }
  return rules
}

function getSelectorKey(selector: string): string {
  const last = selector.split(/[\s>+~|]/).at(-1) ?? ''
  if (/^[\w-]+$/.test(last)) return last
  return /[.#][\w-]+$/.exec(last)?.[0] ?? '*'
}

const unescapeCss = (css: string) =>
  css.replace(/\\(?:([\da-f]{1,6})\s?|([^\n]))/gi, (_, code?: string, letter = '') =>
    code ? String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10_ffff)) : letter,
  )
