import { expect, test } from 'vitest'
import { getImagePlacement } from '@/lib/images/drawing/image-placement'
import type { ImageShape, TextMeasurer } from '@/lib/images/drawing/shapes'
import { presets } from '@/lib/platforms/images/presets'
import { getCellBoxes, getMaxImageSide, moveCell, panCell, shuffleCells, zoomCell } from './cells'
import { collageEditor } from './collage-editor'
import { getLayoutsForCount, layouts } from './layouts'
import {
  addImages,
  applyLayout,
  type CollageScene,
  countFreeCells,
  createEmptyCell,
  initialScene,
  type NewImage,
  parseScene,
  removeCellImage,
  replaceCellImage,
  resetCellView,
  setCells,
  updateCell,
} from './scene'

const measure: TextMeasurer = (text, { size }) => text.length * size * 0.5

const createImage = (id: string, width = 1600, height = 1200): NewImage => ({
  id,
  width,
  height,
  name: `${id}.jpg`,
})
const createImages = (count: number) => Array.from({ length: count }, (_, index) => createImage(`p${index}`))
const findLayout = (id: string) => layouts.find((layout) => layout.id === id) ?? { id }
const getImageIds = ({ cells }: CollageScene) => cells.map(({ picture: name }) => name)

test('pictures go into empty cells, then into new ones, twelve at most', () => {
  const two = addImages(initialScene, createImages(1))
  expect(getImageIds(two)).toEqual(['p0', null])
  const five = addImages(two, [createImage('a'), createImage('b'), createImage('c'), createImage('d')])
  expect(getImageIds(five)).toEqual(['p0', 'a', 'b', 'c', 'd'])
  expect([countFreeCells(five), countFreeCells(five, 5), countFreeCells(five, 9)]).toEqual([7, 2, 0])
  expect(getImageIds(addImages(five, createImages(12).slice(1)))).toHaveLength(12)
})

test('a layout of another number gives way to one that fits, and auto fits all', () => {
  const grid = applyLayout(addImages(initialScene, createImages(4)), findLayout('4-grid'))
  expect(grid.layout).toBe('4-grid')
  expect(addImages(grid, [createImage('x')]).layout).toBe('5-rows')
  expect(setCells(grid, grid.cells.slice(1)).layout).toBe('3-columns')
  expect(applyLayout(grid, { id: 'auto' }).layout).toBe('auto')
  expect(applyLayout(addImages(initialScene, createImages(1)), findLayout('6-wide')).cells).toHaveLength(6)
  expect(
    applyLayout(applyLayout(addImages(initialScene, createImages(1)), findLayout('6-wide')), { id: 'auto' }).cells,
  ).toHaveLength(2)
})

test('before and after are named, keep their names’ places when swapped, and lose them with the layout', () => {
  const named = applyLayout(addImages(initialScene, createImages(2)), findLayout('before-after'))
  const labels = ({ cells }: CollageScene) => cells.map(({ label }) => label)
  expect(labels(named)).toEqual(['Before', 'After'])
  const swapped = moveCell(named, 0, 1)
  expect([getImageIds(swapped), labels(swapped)]).toEqual([
    ['p1', 'p0'],
    ['Before', 'After'],
  ])
  expect(labels(applyLayout(named, findLayout('2-rows')))).toEqual(['', ''])
  const texts = collageEditor.draw(named, measure).shapes.flatMap((shape) => (shape.kind === 'text' ? shape.text : []))
  expect(texts).toEqual(['Before', 'After'])
})

test('a picture taken out of two leaves its place and both names', () => {
  const named = applyLayout(addImages(initialScene, createImages(2)), findLayout('before-after'))
  const one = removeCellImage(named, named.cells[0]?.id ?? '')
  expect(one.cells.map(({ picture: name, label }) => [name, label])).toEqual([
    [null, 'Before'],
    ['p1', 'After'],
  ])
  expect(getImageIds(addImages(one, [createImage('new')]))).toEqual(['new', 'p1'])
  const three = addImages(initialScene, createImages(3))
  expect(getImageIds(removeCellImage(three, three.cells[1]?.id ?? ''))).toEqual(['p0', 'p2'])
})

test('a grid keeps its shape when a picture is taken out or replaced; its empty cell goes when it is removed', () => {
  const grid = applyLayout(addImages(initialScene, createImages(6)), findLayout('6-corner'))
  const second = grid.cells[1]?.id ?? ''
  const out = removeCellImage(grid, second)
  expect([out.layout, getImageIds(out)]).toEqual(['6-corner', ['p0', null, 'p2', 'p3', 'p4', 'p5']])
  const replaced = replaceCellImage(zoomCell(grid, second, 3), second, createImage('new', 900, 1600))
  expect([replaced.layout, getImageIds(replaced)]).toEqual(['6-corner', ['p0', 'new', 'p2', 'p3', 'p4', 'p5']])
  expect(replaced.cells[1]).toMatchObject({ name: 'new.jpg', ratio: 0.5625, x: 0.5, y: 0.35, zoom: 1 })
  const five = removeCellImage(out, second)
  expect([five.layout, getImageIds(five)]).toEqual(['5-rows', ['p0', 'p2', 'p3', 'p4', 'p5']])
})

test('another layout takes empty cells away before pictures', () => {
  const grid = applyLayout(addImages(initialScene, createImages(4)), findLayout('4-grid'))
  const three = applyLayout(removeCellImage(grid, grid.cells[1]?.id ?? ''), findLayout('3-columns'))
  expect(getImageIds(three)).toEqual(['p0', 'p2', 'p3'])
})

test.each([
  [2, 2560],
  [4, 2560],
  [6, 2245],
  [12, 1587],
])('each of %i pictures is opened with %i pixels, and no layout of a square post enlarges it', (count, side) => {
  expect(getMaxImageSide(count)).toBe(side)
  for (const ratio of [1.5, 0.75]) {
    const opened = { width: Math.min(side, side * ratio), height: Math.min(side, side / ratio) }
    for (const { id } of getLayoutsForCount(count)) {
      const scene = applyLayout(addImages(initialScene, createImages(count)), findLayout(id))
      for (const { width, height } of getCellBoxes(scene))
        expect(Math.max(width / opened.width, height / opened.height), id).toBeLessThan(1)
    }
  }
})

test('a picture that is shown whole, or stands at its edge, does not move and makes no step', () => {
  const tall = createImage('tall', 900, 1600)
  const auto = addImages(initialScene, [tall, createImage('b')])
  const [id = ''] = auto.cells.map((cell) => cell.id)
  expect(panCell(auto, id, 30, 30)).toBe(auto)
  // Its upper part still shows in a layout that cuts it.
  expect(auto.cells[0]?.y).toBe(0.35)
  const rows = applyLayout(auto, findLayout('2-rows'))
  const top = panCell(rows, id, 0, 9_999)
  expect(top).not.toBe(rows)
  expect(panCell(top, id, 5, 5)).toBe(top)
})

const wide = [100, 0.01, 1.5, 0.75, 100, 0.01, 100, 0.01, 100, 0.01, 100, 0.01]

test.each(
  presets.flatMap(({ id, width, height }) => (Math.min(width, height) < 600 ? [[id, width, height] as const] : [])),
)('all cells of %s can be seen at the widest gap (%i × %i)', (preset, width, height) => {
  for (const count of [2, 3, 5, 8, 12]) {
    for (const ratios of [wide, wide.map(() => 100), wide.map(() => 0.01), wide.map(() => 1)]) {
      const cells = ratios.slice(0, count).map((ratio, at) => ({ ...createEmptyCell(`c${at}`), ratio }))
      for (const layout of ['auto', 'fill', ...getLayoutsForCount(count).map(({ id }) => id)]) {
        const places = getCellBoxes({ ...initialScene, preset, cells, layout, gap: 80 })
        expect(places).toHaveLength(count)
        for (const place of places) {
          expect(Math.min(place.width, place.height)).toBeGreaterThan(0)
          expect(place.x + place.width).toBeLessThan(width + 0.001)
          expect(place.y + place.height).toBeLessThan(height + 0.001)
        }
      }
    }
  }
})

test('cells of a grid have the gap between and around them', () => {
  const scene = applyLayout(addImages(initialScene, createImages(4)), findLayout('4-grid'))
  expect(getCellBoxes(scene)).toEqual([
    { x: 12, y: 12, width: 522, height: 522 },
    { x: 546, y: 12, width: 522, height: 522 },
    { x: 12, y: 546, width: 522, height: 522 },
    { x: 546, y: 546, width: 522, height: 522 },
  ])
})

/** What shows of the first cell's picture, in its own pixels. */
function getImageShape(scene: CollageScene) {
  const shape = collageEditor.draw(scene, measure).shapes.find((one): one is ImageShape => one.kind === 'picture')
  if (!shape) throw new Error('no picture is drawn')
  return getImagePlacement(shape, { width: 1600, height: 1200 }).source
}

test('auto, nothing cut, shows every picture whole', () => {
  const auto = { ...initialScene, layout: 'auto' }
  const { x, y, width, height } = getImageShape(addImages(auto, createImages(5)))
  expect([x, y, width, height].map(Math.round)).toEqual([0, 0, 1600, 1200])
})

test('a picture is moved by the pixels of the drag and stops at its edges', () => {
  const scene = applyLayout(addImages(initialScene, createImages(4)), findLayout('4-grid'))
  const id = scene.cells[0]?.id ?? ''
  const before = getImageShape(scene)
  expect([before.x, before.width].map(Math.round)).toEqual([200, 1200])
  // 522 pixels of the cell are 1,200 of the picture.
  expect(Math.round(getImageShape(panCell(scene, id, 43.5, 0)).x)).toBe(100)
  expect(Math.round(getImageShape(panCell(scene, id, 9_999, 0)).x)).toBe(0)
  expect(Math.round(getImageShape(panCell(scene, id, -9_999, 50)).x)).toBe(400)
  const back = panCell(panCell(scene, id, 9_999, 0), id, -43.5, 0)
  expect(Math.round(getImageShape(back).x)).toBe(100)
  expect(Math.round(getImageShape(zoomCell(scene, id, 2)).width)).toBe(600)
  expect(zoomCell(scene, id, 99).cells[0]?.zoom).toBe(4)
  expect(panCell(scene, 'nobody', 5, 5)).toBe(scene)
  // A drag changes no cell, so none is laid out anew.
  expect(getCellBoxes(panCell(scene, id, 40, 0))).toBe(getCellBoxes(scene))
})

test('tall pictures show their upper part where they are cut', () => {
  const scene = applyLayout(
    addImages(initialScene, [createImage('tall', 900, 1600), createImage('b')]),
    findLayout('2-rows'),
  )
  expect(scene.cells[0]?.y).toBe(0.35)
  const [tall = createEmptyCell('none')] = panCell(
    zoomCell(scene, scene.cells[0]?.id ?? '', 2),
    scene.cells[0]?.id ?? '',
    90,
    -90,
  ).cells
  expect([resetCellView(tall).x, resetCellView(tall).y, resetCellView(tall).zoom]).toEqual([0.5, 0.35, 1])
})

test('a picture shows what was found in it, a square one without that its upper part', () => {
  const found = { ...createImage('found', 900, 900), focus: { x: 0.7, y: 0.3 } }
  const { cells } = addImages(initialScene, [found, createImage('square', 900, 900)])
  expect(cells.map(({ x, y }) => [x, y])).toEqual([
    [0.7, 0.3],
    [0.5, 0.35],
  ])
})

test.each([
  [0, 3, ['p1', 'p2', 'p3', 'p0']],
  [3, 0, ['p3', 'p0', 'p1', 'p2']],
  [1, 1, ['p0', 'p1', 'p2', 'p3']],
])('of four, %i moved to %i gives %j', (from, to, order) => {
  expect(getImageIds(moveCell(addImages(initialScene, createImages(4)), from, to))).toEqual(order)
})

test('shuffling keeps all, never gives the same order, and leaves names in their places', () => {
  const five = addImages(initialScene, createImages(5))
  for (let seed = 0; seed < 200; seed += 1) {
    const order = getImageIds(shuffleCells(five, seed))
    expect(order.toSorted()).toEqual(['p0', 'p1', 'p2', 'p3', 'p4'])
    expect(order).not.toEqual(getImageIds(five))
  }
  const named = applyLayout(addImages(initialScene, createImages(2)), findLayout('before-after'))
  const turned = shuffleCells(named, 1)
  expect(turned.cells.map(({ picture: name, label }) => [name, label])).toEqual([
    ['p1', 'Before'],
    ['p0', 'After'],
  ])
})

test('two fingers that part slowly zoom as far as two quick ones', () => {
  let scene = addImages(initialScene, createImages(2))
  const [id = ''] = scene.cells.map((cell) => cell.id)
  for (let step = 0; step < 100; step += 1) scene = zoomCell(scene, id, (scene.cells[0]?.zoom ?? 1) * 1.004)
  expect(scene.cells[0]?.zoom).toBeCloseTo(1.49, 2)
})

test('a scene comes back from storage, and a template without its pictures', () => {
  const scene = applyLayout(addImages(initialScene, createImages(6)), findLayout('6-corner'))
  expect(parseScene(JSON.parse(JSON.stringify(scene)))).toEqual(scene)
  const template = collageEditor.stripImages(scene)
  expect(parseScene(template)?.layout).toBe('6-corner')
  expect(JSON.stringify(template)).not.toContain('p0')
  expect(collageEditor.listImageIds(template)).toEqual([])
})

test.each([
  ['nothing', null],
  ['an unknown layout', { ...initialScene, layout: 'spiral' }],
  ['a layout of another number', { ...initialScene, layout: '9-grid' }],
  ['an unknown size', { ...initialScene, preset: 'billboard' }],
  ['a script as a colour', { ...initialScene, ground: 'url(javascript:1)' }],
  [
    'thirteen cells',
    {
      ...initialScene,
      cells: Array.from({ length: 13 }, (_, at) => ({ ...initialScene.cells[0], id: `c${at}` })),
    },
  ],
  ['two cells of one name', { ...initialScene, cells: [initialScene.cells[0], initialScene.cells[0]] }],
  ['an endless gap', { ...initialScene, gap: Number.POSITIVE_INFINITY }],
])('%s is no scene', (_, value) => {
  expect(parseScene(value)).toBeNull()
})

test('names that a layout has brought go when more pictures need another', () => {
  const named = applyLayout(addImages(initialScene, createImages(2)), findLayout('side-by-side'))
  const own = updateCell(named, named.cells[1]?.id ?? '', (cell) => ({ ...cell, label: 'Ours' }))
  expect(addImages(own, [createImage('x')]).cells.map(({ label }) => label)).toEqual(['', 'Ours', ''])
})

test('no two layouts are drawn alike', () => {
  const drawings = layouts.map(({ rows, iconPath }) => `${rows} ${iconPath}`)
  expect(new Set(drawings).size).toBe(drawings.length)
})
