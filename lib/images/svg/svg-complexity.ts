export type SvgNode = {
  localName: string
  attributes: Iterable<{ name: string; value: string }>
  children: Iterable<SvgNode>
}

/** Elements drawn by reference. Chromium draws nested `use` of 10,000 in about 0.6 seconds, of 100,000 in about 11. */
const MAX_COPIES = 20_000
/** Maximum recursion depth. Real drawings nest a few dozen levels. */
const MAX_DEPTH = 500
/** Replaces `style`, which the page's CSP would report. */
const STYLE_REPLACEMENT = 'sty-e'
/** The start of an event handler's name, which the CSP reports too. */
const eventHandlerPattern = /\bon(?=[a-z]{1,30}\s*=)/gi

/** Gradients only copy colors, and a link draws nothing. */
const nonDrawingElements = new Set(['a', 'linearGradient', 'radialGradient'])
const nonInheritedProperties = new Set(['filter', 'mask', 'mask-image', 'clip-path'])

/**
 * Whether references in attributes, such as nested `use` or patterns, or entities draw far more than the file has.
 * Linear time. Ignores style sheets and SVGs in data URLs.
 */
export function isTooComplex(svg: string, parse: (svg: string) => SvgNode | null): boolean {
  const root = hasEntityExpansion(svg)
    ? null
    : parse(svg.replaceAll('style', STYLE_REPLACEMENT).replace(eventHandlerPattern, 'o-n'))
  // An SVG that cannot be parsed here may still be drawn by the browser.
  if (!root) return true
  const nodes = [...walkTree(root)]
  // Browsers use the first of several elements with the same id.
  const nodesById = new Map(nodes.toReversed().map((node) => [getAttribute(node, 'id'), node]))
  const counts = new Map<SvgNode, number>()
  const activeNodes = new Set<SvgNode>()

  /** Counts what an element draws, including itself. */
  function countElements(node: SvgNode): number {
    const cachedCount = counts.get(node)
    if (cachedCount) return cachedCount
    // Browsers break circular references in different places.
    if (activeNodes.has(node) || activeNodes.size > MAX_DEPTH) return Number.POSITIVE_INFINITY
    activeNodes.add(node)
    const sourceCount = sum([...node.children].map(countElements)) + 1 + sum(findLinkedIds(node).map(countTarget))
    // Each descendant inherits a paint.
    const copyCounts = findReferences(node).map(
      // 0 times infinity is not a number.
      ({ id, isInherited }) => countTarget(id) * (isInherited ? Math.min(sourceCount, Number.MAX_VALUE) : 1),
    )
    const count = sourceCount + sum(copyCounts)
    activeNodes.delete(node)
    counts.set(node, count)
    return count
  }
  function countTarget(id: string): number {
    const target = nodesById.get(id)
    return target && !nonDrawingElements.has(target.localName) ? countElements(target) : 0
  }
  return countElements(root) - nodes.length > MAX_COPIES
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

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

const getAttribute = (node: SvgNode, attributeName: string) =>
  [...node.attributes].find(({ name }) => name === attributeName)?.value ?? ''

const findLinkedIds = (node: SvgNode) =>
  ['href', 'xlink:href']
    .map((name) => getAttribute(node, name).trim())
    .filter((link) => link.startsWith('#') && !nonDrawingElements.has(node.localName))
    .map((link) => link.slice(1))

const findReferences = ({ attributes }: SvgNode) =>
  [...attributes]
    .filter(({ value }) => value.includes('#'))
    .flatMap(({ name, value }) => (name === STYLE_REPLACEMENT ? value.split(';') : `${name}:${value}`))
    .flatMap((declaration) => {
      const property = declaration.slice(0, declaration.indexOf(':')).trim().toLowerCase()
      return [...declaration.matchAll(/url\(["'\s]*#([^"')]+)/gi)].map(([, id = '']) => ({
        id: id.trim(),
        isInherited: !nonInheritedProperties.has(property),
      }))
    })
