import { expect, test } from 'vitest'
import type { Box } from '@/lib/core/geometry/sizes'
import { getImagePlacement } from '@/lib/images/drawing/image-placement'
import type { TextMeasurer } from '@/lib/images/drawing/shapes'
import { presets } from '@/lib/platforms/images/presets'
import { getCellBoxes, moveCell, panCell, shuffleCells, zoomCell } from './cells'
import { collageEditor } from './collage-editor'
import {
  getCellRects,
  getLayoutsForCount,
  justifyCells,
  justifyToFill,
  justifyWithLittleCrop,
  layouts,
} from './layouts'
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

const createImage = (id: string, width = 1600, height = 1200): NewImage => ({ id, width, height, name: `${id}.jpg` })
const createImages = (count: number) => Array.from({ length: count }, (_, index) => createImage(`p${index}`))
const findLayout = (id: string) => layouts.find((layout) => layout.id === id) ?? { id }
const createScene = (count: number, layout = 'little') =>
  applyLayout(addImages(initialScene, createImages(count)), findLayout(layout))
const getImages = ({ cells }: CollageScene) => cells.map(({ picture }) => picture ?? '-').join(' ')
const getLabels = ({ cells }: CollageScene) => cells.map(({ label }) => label)
const getId = ({ cells }: CollageScene, index: number) => cells[index]?.id ?? ''

test('fills empty cells with images, then new ones, at most twelve', () => {
  const one = addImages(initialScene, createImages(1))
  const five = addImages(one, createImages(5).slice(1))
  expect([one, five].map(getImages)).toEqual(['p0 -', 'p0 p1 p2 p3 p4'])
  expect([countFreeCells(five), countFreeCells(five, 5), countFreeCells(five, 9)]).toEqual([7, 2, 0])
  expect(addImages(five, createImages(12).slice(1)).cells).toHaveLength(12)
})

test('changes the layout to a fitting one when the number of images changes; an automatic layout fits any number', () => {
  const grid = createScene(4, '4-grid')
  expect(addImages(grid, [createImage('x')]).layout).toBe('5-rows')
  expect(setCells(grid, grid.cells.slice(1)).layout).toBe('3-columns')
  const wide = createScene(1, '6-wide')
  expect([wide, applyLayout(wide, { id: 'auto' })].map(({ cells }) => cells.length)).toEqual([6, 2])
})

test('preserves the labels’ positions when images are swapped and removes them with the layout', () => {
  const named = createScene(2, 'before-after')
  const swapped = moveCell(named, 0, 1)
  expect([getImages(swapped), getLabels(swapped)]).toEqual(['p1 p0', ['Before', 'After']])
  const shuffled = shuffleCells(named, 1)
  expect([getImages(shuffled), getLabels(shuffled)]).toEqual(['p1 p0', ['Before', 'After']])
  expect(getLabels(applyLayout(named, findLayout('2-rows')))).toEqual(['', ''])
  const own = updateCell(named, getId(named, 1), (cell) => ({ ...cell, label: 'Ours' }))
  expect(getLabels(addImages(own, [createImage('x')]))).toEqual(['', 'Ours', ''])
  const texts = collageEditor.draw(named, measure).shapes.flatMap((shape) => (shape.kind === 'text' ? shape.text : []))
  expect(texts).toEqual(['Before', 'After'])
})

test('removing one of two images leaves its cell and both labels; removing one of three removes its cell', () => {
  const named = createScene(2, 'before-after')
  const one = removeCellImage(named, getId(named, 0))
  expect([getImages(one), getLabels(one)]).toEqual(['- p1', ['Before', 'After']])
  expect(getImages(addImages(one, [createImage('new')]))).toBe('new p1')
  const three = createScene(3)
  expect(getImages(removeCellImage(three, getId(three, 1)))).toBe('p0 p2')
})

test('preserves a grid when an image is removed or replaced, and removes an empty cell on request', () => {
  const grid = createScene(6, '6-corner')
  const id = getId(grid, 1)
  const removed = removeCellImage(grid, id)
  expect([removed.layout, getImages(removed)]).toEqual(['6-corner', 'p0 - p2 p3 p4 p5'])
  const replaced = replaceCellImage(zoomCell(grid, id, 3), id, createImage('new', 900, 1600))
  expect([replaced.layout, getImages(replaced)]).toEqual(['6-corner', 'p0 new p2 p3 p4 p5'])
  expect(replaced.cells[1]).toMatchObject({ name: 'new.jpg', ratio: 0.5625, x: 0.5, y: 0.35, zoom: 1 })
  const five = removeCellImage(removed, id)
  expect([five.layout, getImages(five)]).toEqual(['5-rows', 'p0 p2 p3 p4 p5'])
  expect(getImages(applyLayout(removed, findLayout('5-rows')))).toBe('p0 p2 p3 p4 p5')
})

const smallPresets = presets.filter(({ width, height }) => Math.min(width, height) < 600)

test.each(smallPresets)('every cell of $id is visible at the widest gap', ({ id: preset, width, height }) => {
  for (const [count, ratio] of [2, 5, 12].flatMap((size) => [100, 0.01, 1].map((shape) => [size, shape] as const))) {
    const cells = Array.from({ length: count }, (_, at) => ({ ...createEmptyCell(`c${at}`), ratio }))
    for (const layout of ['auto', 'fill', ...getLayoutsForCount(count).map(({ id }) => id)]) {
      const boxes = getCellBoxes({ ...initialScene, preset, cells, layout, gap: 80 })
      expect(boxes).toHaveLength(count)
      expect(Math.min(...boxes.flatMap((box) => [box.width, box.height]))).toBeGreaterThan(0)
      expect(Math.max(...boxes.map((box) => box.x + box.width))).toBeLessThan(width + 0.001)
      expect(Math.max(...boxes.map((box) => box.y + box.height))).toBeLessThan(height + 0.001)
    }
  }
})

test('cells of a grid have the gap between and around them', () => {
  const [first, , , last] = getCellBoxes(createScene(4, '4-grid'))
  expect(first).toEqual({ x: 12, y: 12, width: 522, height: 522 })
  expect(last).toEqual({ x: 546, y: 546, width: 522, height: 522 })
})

function getVisiblePart(scene: CollageScene) {
  const shape = collageEditor.draw(scene, measure).shapes.find((one) => one.kind === 'picture') ?? expect.unreachable()
  const { x, y, width, height } = getImagePlacement(shape, { width: 1600, height: 1200 }).source
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) }
}

test('the automatic layout without cropping shows every image whole', () => {
  expect(getVisiblePart(createScene(5, 'auto'))).toEqual({ x: 0, y: 0, width: 1600, height: 1200 })
})

test('moves an image by the pixels of the drag, up to its edges', () => {
  const scene = createScene(4, '4-grid')
  const id = getId(scene, 0)
  expect(getVisiblePart(scene)).toMatchObject({ x: 200, width: 1200 })
  // 522 cell pixels correspond to 1,200 image pixels.
  expect(getVisiblePart(panCell(scene, id, 43.5, 0)).x).toBe(100)
  const atEdge = panCell(scene, id, 9_999, 0)
  expect(getVisiblePart(atEdge).x).toBe(0)
  expect(panCell(atEdge, id, 5, 0)).toBe(atEdge)
  expect(getVisiblePart(panCell(atEdge, id, -43.5, 0)).x).toBe(100)
  expect(panCell(scene, 'unknown', 5, 5)).toBe(scene)
  const tall = [createImage('tall', 900, 1600), createImage('b')]
  const whole = applyLayout(addImages(initialScene, tall), { id: 'auto' })
  expect(panCell(whole, getId(whole, 0), 30, 30)).toBe(whole)
  // A drag must not recompute the layout.
  expect(getCellBoxes(panCell(scene, id, 40, 0))).toBe(getCellBoxes(scene))
})

test('zooms an image up to four times, equally far by slow and quick gestures', () => {
  let scene = createScene(4, '4-grid')
  const id = getId(scene, 0)
  expect(getVisiblePart(zoomCell(scene, id, 2)).width).toBe(600)
  expect(zoomCell(scene, id, 99).cells[0]?.zoom).toBe(4)
  for (let step = 0; step < 100; step += 1) scene = zoomCell(scene, id, (scene.cells[0]?.zoom ?? 1) * 1.004)
  expect(scene.cells[0]?.zoom).toBeCloseTo(1.49, 2)
})

test('a cropped image shows its subject, or its upper part if it is not wide', () => {
  const found = { ...createImage('found', 900, 900), focus: { x: 0.7, y: 0.3 } }
  const { cells } = addImages(initialScene, [found, createImage('square', 900, 900), createImage('wide')])
  expect(cells.map(({ x, y }) => `${x} ${y}`)).toEqual(['0.7 0.3', '0.5 0.35', '0.5 0.5'])
  const [square = createEmptyCell('none')] = cells.slice(1)
  expect(resetCellView({ ...square, x: 0, y: 1, zoom: 2 })).toEqual(square)
})

test('shuffling preserves all images and always changes their order', () => {
  const five = createScene(5)
  for (let seed = 0; seed < 200; seed += 1) {
    const order = getImages(shuffleCells(five, seed))
    expect(order.split(' ').toSorted().join(' ')).toBe('p0 p1 p2 p3 p4')
    expect(order).not.toBe('p0 p1 p2 p3 p4')
  }
})

test('reads a scene from storage, and a template link without images', () => {
  const scene = createScene(6, '6-corner')
  expect(parseScene(JSON.parse(JSON.stringify(scene)))).toEqual(scene)
  const template = collageEditor.stripImages(scene)
  expect(parseScene(template)?.layout).toBe('6-corner')
  expect(JSON.stringify(template)).not.toContain('p0')
  expect(collageEditor.listImageIds(template)).toEqual([])
})

const [cell] = initialScene.cells

test.each([
  ['nothing', null],
  ['an unknown layout', { ...initialScene, layout: 'spiral' }],
  ['a layout of another number', { ...initialScene, layout: '9-grid' }],
  ['a script as a color', { ...initialScene, ground: 'url(javascript:1)' }],
  ['thirteen cells', { ...initialScene, cells: Array.from({ length: 13 }, (_, at) => ({ ...cell, id: `c${at}` })) }],
  ['two cells with one id', { ...initialScene, cells: [cell, cell] }],
])('rejects %s as a scene', (_, value) => {
  expect(parseScene(value)).toBeNull()
})

test.each(layouts)('the cells of $id are rectangles that fill it', (layout) => {
  const letters = layout.rows.replaceAll('/', '')
  expect(new Set(layout.rows.split('/').map((row) => row.length)).size).toBe(1)
  const rects = getCellRects(layout)
  // A non-rectangular or overlapped cell has an area that differs from its letter count.
  for (const [index, { width, height }] of rects.entries())
    expect(Math.round(width * height * letters.length)).toBe(letters.split(String.fromCharCode(97 + index)).length - 1)
  expect(rects.reduce((sum, { width, height }) => sum + width * height, 0)).toBeCloseTo(1)
})

test('has layouts for two to twelve images, each with its own id', () => {
  for (let count = 2; count <= 12; count += 1) expect(getLayoutsForCount(count).length).toBeGreaterThan(0)
  expect(new Set(layouts.map(({ id }) => id)).size).toBe(layouts.length)
})

const square = { width: 1080, height: 1080 }
const mixed = [1.5, 0.75, 1, 1.333, 0.667, 1.777, 0.5625, 1, 1.5, 0.8, 1.25, 0.75]
const ratioSets: [string, number[]][] = [
  ['two portraits', [0.75, 0.75]],
  ['five photos', [1.5, 0.75, 0.75, 1.333, 1.777]],
  ['a panorama and a tower', [4, 0.25]],
  ['twelve squares', Array<number>(12).fill(1)],
  ['twelve mixed', mixed],
]

function expectValidCells(cells: readonly Box[], frame: { width: number; height: number }, gap: number) {
  const near = 0.001
  const isApart = (one: Box, other: Box) =>
    one.x + one.width + gap <= other.x + near || one.y + one.height + gap <= other.y + near
  for (const [index, one] of cells.entries()) {
    expect(Math.min(one.x, one.y)).toBeGreaterThan(gap - near)
    expect(one.x + one.width).toBeLessThan(frame.width - gap + near)
    expect(one.y + one.height).toBeLessThan(frame.height - gap + near)
    for (const other of cells.slice(index + 1)) expect(isApart(one, other) || isApart(other, one)).toBe(true)
  }
}

test.each(ratioSets)('%s preserve their shapes, or fill the frame to its edges, without touching', (_, ratios) => {
  for (const frame of [square, { width: 1080, height: 1920 }, { width: 1500, height: 500 }]) {
    const cells = justifyCells(ratios, frame, 40)
    expect(cells.map(({ width, height }) => width / height)).toEqual(ratios.map((ratio) => expect.closeTo(ratio, 3)))
    expectValidCells(cells, frame, 40)
  }
  const filled = justifyToFill(ratios, square, 12)
  expectValidCells(filled, square, 12)
  expect(Math.min(...filled.map(({ x, y }) => Math.max(x, y)))).toBeCloseTo(12)
  expect(Math.max(...filled.map(({ x, width }) => x + width))).toBeCloseTo(1068)
  expect(Math.max(...filled.map(({ y, height }) => y + height))).toBeCloseTo(1068)
})

test('images have similar sizes and stay in order', () => {
  const [first, ...others] = justifyCells([1.5, 1.5, 1.5, 1.5], square, 12)
  for (const { width } of others) expect(width).toBeCloseTo(first?.width ?? 0)
  const cells = justifyCells(mixed, square, 12)
  const isSorted = (key: 'x' | 'y') => cells.every((one, at) => at === 0 || one[key] > (cells[at - 1]?.[key] ?? 0) - 1)
  expect(isSorted('x') || isSorted('y')).toBe(true)
})

test('fills the frame if that crops little; otherwise shows every image whole', () => {
  const boats = [1.5, 1.5, 0.75]
  expect(justifyWithLittleCrop(boats, square, 12)).toEqual(justifyToFill(boats, square, 12))
  expect(justifyCells(boats, square, 12)).not.toEqual(justifyToFill(boats, square, 12))
  const landscapes = [4 / 3, 4 / 3]
  expect(justifyWithLittleCrop(landscapes, square, 12)).toEqual(justifyToFill(landscapes, square, 12))
  const towers = [0.25, 0.25]
  expect(justifyWithLittleCrop(towers, square, 12)).toEqual(justifyCells(towers, square, 12))
})
