import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { describe, expect, test } from 'vitest'
import { MAX_GROWTH, measureGrowth } from '@/test/growth'
import { isTooComplex, type SvgNode } from './svg-complexity'

type Node = DefaultTreeAdapterTypes.ChildNode

/** What `DOMParser` does in a browser, by a parser that knows SVG inside HTML. */
function parse(svg: string): SvgNode | null {
  const isElement = (node: Node) => 'tagName' in node
  const textIn = (node: Node): string =>
    'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textIn).join('') : ''
  const toNode = (element: DefaultTreeAdapterTypes.Element): SvgNode => ({
    localName: element.tagName,
    attributes: element.attrs,
    children: element.childNodes.filter(isElement).map(toNode),
    textContent: textIn(element),
  })
  const root = parseFragment(svg).childNodes.find(isElement)
  return root ? toNode(root) : null
}

const isRefused = (inner: string) => isTooComplex(buildSvg(inner), parse)
const buildSvg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`
const repeatMarkup = (count: number, of: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => of(at)).join('')

/** Groups of ten, each of which draws the one before. */
const buildNestedUses = (levels: number, href = 'href') =>
  `<g id="u0"><rect/></g>${repeatMarkup(levels, (at) => `<g id="u${at + 1}">${`<use ${href}="#u${at}"/>`.repeat(10)}</g>`)}`

/** Ten shapes in each, painted with the one before. */
const buildNestedPaints = (element: string, shape: (before: string) => string) =>
  `<${element} id="p0"><rect/></${element}>` +
  repeatMarkup(9, (at) => `<${element} id="p${at + 1}">${shape(`url(#p${at})`)}</${element}>`)

const tenPaths = '<path/>'.repeat(10)
const bomb = buildSvg(buildNestedUses(9))

describe('an SVG that draws more than 20,000 elements beyond its own is refused', () => {
  test.each([
    ['use', buildNestedUses(9)],
    ['use by the older name', buildNestedUses(9, 'xlink:href')],
    ['the first of two elements with one id', `${buildNestedUses(9)}<g id="u8"/>`],
    ['patterns', buildNestedPaints('pattern', (before) => `<rect fill="${before}"/>`.repeat(10))],
    [
      'patterns that a group hands down',
      buildNestedPaints('pattern', (before) => `<g fill="${before}">${tenPaths}</g>`),
    ],
    ['masks', buildNestedPaints('mask', (before) => `<rect mask="${before}"/>`.repeat(10))],
    [
      'clip paths in a style',
      buildNestedPaints('clipPath', (before) => `<rect style="clip-path:${before}"/>`.repeat(10)),
    ],
    [
      'escaped styles',
      buildNestedPaints('mask', (before) => `<g style="m\\61 sk: ${before.replace('u', '\\75 ')}"/>`.repeat(10)),
    ],
    [
      'a sheet of styles',
      `<style>${repeatMarkup(9, (at) => `@media all { g > .c${at + 1} { fill: url('#p${at}') } }`)}</style>` +
        buildNestedPaints('pattern', () => '').replaceAll(
          /<pattern id="p(\d)"><\//g,
          `<pattern id="p$1"><g class="c$1">${tenPaths}</g></`,
        ),
    ],
    [
      'markers',
      `<marker id="m">${'<rect/>'.repeat(99)}</marker><path marker-mid="url(#m)" d="${'h1v1'.repeat(999)}"/>`,
    ],
    ['a circle', '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'],
    ['an SVG in base64', `<image href="data:image/svg+xml;base64,${btoa(bomb)}"/>`],
    ['an SVG in per cent', `<image href="data:image/svg+xml,${encodeURIComponent(bomb)}"/>`],
    ['an SVG in a style', `<g style="background:url(data:image/svg+xml;base64,${btoa(bomb)})"/>`],
    ['nesting', '<g>'.repeat(600)],
  ])('%s', (_, inner) => {
    expect(isRefused(inner)).toBe(true)
  })

  test.each([
    ['entities in entities', '<!ENTITY a "<rect/>"><!ENTITY b "&a;&a;">', '&b;'],
    ['a long entity', `<!ENTITY a "${'x'.repeat(999)}">`, '&a;'],
    ['many references', '<!ENTITY a "xx">', '&a;'.repeat(20_001)],
    ['an entity of the document type', '<!ENTITY % a "xx">', ''],
  ])('%s', (_, entities, inner) => {
    expect(isTooComplex(`<!DOCTYPE svg [${entities}]>${buildSvg(inner)}`, parse)).toBe(true)
  })
})

test.each([
  ['a sheet of icons', `<symbol id="i"><path/></symbol>${'<use href="#i"/>'.repeat(2_000)}`],
  ['nested use of a thousand', buildNestedUses(3)],
  ['a drawing of many shapes', '<rect/>'.repeat(30_000)],
  [
    'a sheet of gradients',
    `<style>.a{fill:url(#l)}.b,.c{clip-path:url(#k)}</style><linearGradient id="l"><stop/></linearGradient>` +
      `<clipPath id="k"><use href="#r"/></clipPath><g class="b"><rect id="r" class="a"/></g>`,
  ],
  [
    'gradients of gradients',
    `<linearGradient id="a" href="#b"/><linearGradient id="b"/><g fill="url(#a)">${'<rect/>'.repeat(9_000)}</g>`,
  ],
  ['a link to its own place', '<a id="top" href="#top"><rect/></a>'],
  ['a hatched map', `<pattern id="h"><path/></pattern><g fill="url(#h)">${'<path/>'.repeat(3_000)}</g>`],
  [
    'a chart with points',
    `<marker id="m"><circle/></marker><path marker-mid="url(#m)" d="${'L12.5 3.25 '.repeat(1_000)}"/>`,
  ],
  [
    'an SVG with a style in an SVG',
    `<image href="data:image/svg+xml;base64,${btoa(buildSvg('<style>a{}</style><rect/>'))}"/>`,
  ],
  ['a photo', '<image href="data:image/png;base64,iVBORw0KGgo="/><use href="#nowhere"/>'],
])('%s is drawn', (_, inner) => {
  expect(isRefused(inner)).toBe(false)
})

test('the names of addresses that Illustrator declares are no reason to refuse', () => {
  const entities = '<!ENTITY ns_svg "http://www.w3.org/2000/svg"> <!ENTITY ns_xlink \'http://www.w3.org/1999/xlink\'>'
  expect(isTooComplex(`<!DOCTYPE svg [ ${entities} ]>${buildSvg('<rect/>')}`, parse)).toBe(false)
})

test.each([
  ['elements', (length: number) => '<use href="#a"/>'.repeat(length / 16)],
  [
    'many styles on many elements',
    (length: number) =>
      `<mask id="b"/><style>${'.a{mask:url(#b)}'.repeat(length / 32)}</style>${'<g class="a"></g>'.repeat(length / 32)}`,
  ],
  ['styles', (length: number) => `<style>${'.a{fill:url(#b)}'.repeat(length / 16)}</style>`],
  ['a style without an end', (length: number) => `<g style="fill:url(${' '.repeat(length)}"/>`],
])('time grows with the length of %s', async (_, of) => {
  const root = parse('<svg/>')
  const growth = await measureGrowth(
    (length) => isTooComplex(buildSvg(of(length)), (svg) => parse(svg) ?? root),
    40_000,
  )
  expect(growth).toBeLessThan(MAX_GROWTH)
})
