import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { scaleSize } from '@/lib/core/geometry/sizes'
import { MAX_GROWTH, measureGrowth } from '@/test/growth'
import { isTooComplex, type SvgNode } from './svg-complexity'
import { getSvgSize, isSvg, resizeSvg } from './svg-size'

type Node = DefaultTreeAdapterTypes.ChildNode

/** Replaces the browser's `DOMParser`. */
function parse(svg: string): SvgNode | null {
  const isElement = (node: Node) => 'tagName' in node
  const toNode = (element: DefaultTreeAdapterTypes.Element): SvgNode => ({
    localName: element.tagName,
    attributes: element.attrs,
    children: element.childNodes.filter(isElement).map(toNode),
  })
  const root = parseFragment(svg).childNodes.find(isElement)
  return root ? toNode(root) : null
}

const isRefused = (inner: string) => isTooComplex(buildSvg(inner), parse)
const buildSvg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`

const repeatMarkup = (count: number, build: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => build(index)).join('')

const buildNestedUses = (levels: number, href = 'href') =>
  `<g id="u0"><rect/></g>${repeatMarkup(levels, (index) => `<g id="u${index + 1}">${`<use ${href}="#u${index}"/>`.repeat(10)}</g>`)}`

const buildNestedPaints = (element: string, shape: (reference: string) => string) =>
  `<${element} id="p0"><rect/></${element}>` +
  repeatMarkup(9, (index) => `<${element} id="p${index + 1}">${shape(`url(#p${index})`)}</${element}>`)

const tenPaths = '<path/>'.repeat(10)

describe('refuses an SVG that draws more than 20,000 elements beyond its own', () => {
  test.each([
    ['use', buildNestedUses(9)],
    ['use with the older attribute name', buildNestedUses(9, 'xlink:href')],
    ['two elements with one id', `${buildNestedUses(9)}<g id="u8"/>`],
    ['patterns', buildNestedPaints('pattern', (reference) => `<rect fill="${reference}"/>`.repeat(10))],
    ['inherited patterns', buildNestedPaints('pattern', (reference) => `<g fill="${reference}">${tenPaths}</g>`)],
    ['masks', buildNestedPaints('mask', (reference) => `<rect mask="${reference}"/>`.repeat(10))],
    ['styles', buildNestedPaints('clipPath', (reference) => `<rect style="clip-path:${reference}"/>`.repeat(10))],
    ['a reference cycle', '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'],
    ['a cycle with a paint that does not exist', '<g id="c" fill="url(#x)"><use href="#c"/></g>'],
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
  [
    'a sheet of gradients',
    '<linearGradient id="l"><stop/></linearGradient><clipPath id="k"><use href="#r"/></clipPath>' +
      '<g clip-path="url(#k)"><rect id="r" fill="url(#l)"/></g>',
  ],
  ['a hatched map', `<pattern id="h"><path/></pattern><g fill="url(#h)">${'<path/>'.repeat(3_000)}</g>`],
])('draws an SVG with %s', (_, inner) => {
  expect(isRefused(inner)).toBe(false)
})

test('allows the entities of Illustrator', () => {
  const entities = '<!ENTITY ns_svg "http://www.w3.org/2000/svg"> <!ENTITY ns_xlink \'http://www.w3.org/1999/xlink\'>'
  expect(isTooComplex(`<!DOCTYPE svg [ ${entities} ]>${buildSvg('<rect/>')}`, parse)).toBe(false)
})

test.each([
  ['elements', (length: number) => '<use href="#a"/>'.repeat(length / 16)],
  ['a style without an end', (length: number) => `<g style="fill:url(${' '.repeat(length)}"/>`],
])('checks %s in time proportional to its length', async (_, build) => {
  const root = parse('<svg/>')
  const check = (length: number) => isTooComplex(buildSvg(build(length)), (svg) => parse(svg) ?? root)
  expect(await measureGrowth(check, 40_000)).toBeLessThan(MAX_GROWTH)
})

test.each([
  ['<svg width="1in" height="2.54cm"></svg>', [96, 96]],
  ['<svg width="100%" height="100%" viewBox="0 0 24 12">', [24, 12]],
  ['<svg width="320" viewBox="0 0 640 480"/>', [320, 240]],
  ["<svg height='24pt' viewBox='-8 -8 16 32'/>", [16, 32]],
  ['<svg/>', [300, 150]],
  ['<svg width="+1e3" height="5E2px"/>', [1000, 500]],
  ['<svg width="2rem" height="3em"/>', [32, 48]],
  ['\ufeff<?xml version="1.0"?>\n<!-- <svg width="1"> -->\n<svg width="7" height="9">', [7, 9]],
  ['<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" [<!ENTITY a "b>">]><svg width="7" height="9">', [7, 9]],
  ['<svg:svg xmlns:svg="http://www.w3.org/2000/svg" width="7" height="9">', [7, 9]],
])('reads the size of %s as %j', (svg, [width, height]) => {
  expect(getSvgSize(svg)).toEqual({ width, height })
})

test.each(['', '<?xml version="1.0"?><plist/>', '<!-- <svg> -->', '<svgs width="1">', '<svg width="1"', '<!--'])(
  'recognizes that %j is not an SVG',
  (text) => {
    expect(isSvg(text)).toBe(false)
    expect(getSvgSize(text)).toBeNull()
    expect(resizeSvg(text, { width: 9, height: 9 })).toBe(text)
  },
)

test('sets the new size and a view box on a resized SVG', () => {
  const svg = '<?xml version="1.0"?><svg width="10" height="5" fill=\'a"b\'><g/></svg>'
  const scaled = resizeSvg(svg, { width: 40, height: 20 })
  expect(scaled).toBe(
    '<?xml version="1.0"?><svg width="40" height="20" fill="a&quot;b" viewBox="0 0 10 5" preserveAspectRatio="none" xmlns="http://www.w3.org/2000/svg"><g/></svg>',
  )
  expect(resizeSvg('<svg xmlns="x" viewBox="1 1 2 2"/>', { width: 4, height: 4 })).toBe(
    '<svg xmlns="x" viewBox="1 1 2 2" preserveAspectRatio="none" width="4" height="4"/>',
  )
  expect(resizeSvg('<s:svg viewBox="1 1 2 2"></s:svg>', { width: 4, height: 4 })).toBe(
    '<s:svg viewBox="1 1 2 2" preserveAspectRatio="none" xmlns:s="http://www.w3.org/2000/svg" width="4" height="4"></s:svg>',
  )
})

const sizesWithDecimals = [
  ['210mm', '297mm', '0 0 210 297'],
  ['8.5cm', '5.5cm', '0 0 85 55'],
  ['3.37in', '2.125in', '0 0 337 212.5'],
  ['99.4pt', '50.3pt', '10 20 99.4 50.3'],
  ['17pc', '13.7pc', '-5 -5 170 137'],
  ['100.5', '33.3', ''],
  ['1000.4px', '10.5px', '0 0 1000.4 10.5'],
  ['24', '17', '0 0 24 17.1'],
] as const

test.each(sizesWithDecimals.flatMap((size) => [1, 1.5, 2, 3].map((scale) => [...size, scale] as const)))(
  'an SVG of %s × %s with the view box “%s” has no transparent edge at scale %d',
  async (width, height, viewBox, scale) => {
    // The rectangle is exactly as large as the drawing.
    const [x, y, boxWidth, boxHeight] = viewBox.split(' ')
    const rect = viewBox ? `x="${x}" y="${y}" width="${boxWidth}" height="${boxHeight}"` : 'width="100%" height="100%"'
    const attributes = `width="${width}" height="${height}"${viewBox && ` viewBox="${viewBox}"`}`
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><rect ${rect}/></svg>`
    const size = scaleSize(getSvgSize(svg) ?? { width: 0, height: 0 }, scale)
    const image = sharp(Buffer.from(resizeSvg(svg, size)))
    const { info } = await image.clone().raw().toBuffer({ resolveWithObject: true })
    expect({ width: info.width, height: info.height }).toEqual(size)
    expect((await image.stats()).channels[3]?.min ?? 255).toBe(255)
  },
)

test('an SVG that leaves room beside its drawing stays in shape', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30" viewBox="0 0 24 24"><path d="M0 0h24v24H0z"/></svg>'
  const { data } = await sharp(Buffer.from(resizeSvg(svg, { width: 90, height: 30 })))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([0, 45, 89].map((x) => data[(15 * 90 + x) * 4 + 3])).toEqual([0, 255, 0])
})
