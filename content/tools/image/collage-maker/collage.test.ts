import { expect, test } from 'vitest'
import { sourceOf } from '@/lib/images/drawing/picture-source'
import type { Measure, PictureShape } from '@/lib/images/drawing/shapes'
import { presets } from '@/lib/platforms/pictures/presets'
import { cellsOf, moved, panned, shuffled, sideFor, zoomed } from './cells'
import { collageEditor } from './collage-editor'
import { layouts, layoutsFor } from './layouts'
import {
  emptyCell,
  firstScene,
  type NewPicture,
  parseScene,
  roomIn,
  type Scene,
  unmoved,
  withCell,
  withCells,
  withLayout,
  withoutPicture,
  withPictureIn,
  withPictures,
} from './scene'

const measure: Measure = (text, { size }) => text.length * size * 0.5

const picture = (id: string, width = 1600, height = 1200): NewPicture => ({
  id,
  width,
  height,
  name: `${id}.jpg`,
})
const many = (count: number) => Array.from({ length: count }, (_, index) => picture(`p${index}`))
const layoutOf = (id: string) => layouts.find((layout) => layout.id === id) ?? { id }
const namesIn = ({ cells }: Scene) => cells.map(({ picture: name }) => name)

test('pictures go into empty cells, then into new ones, twelve at most', () => {
  const two = withPictures(firstScene, many(1))
  expect(namesIn(two)).toEqual(['p0', null])
  const five = withPictures(two, [picture('a'), picture('b'), picture('c'), picture('d')])
  expect(namesIn(five)).toEqual(['p0', 'a', 'b', 'c', 'd'])
  expect([roomIn(five), roomIn(five, 5), roomIn(five, 9)]).toEqual([7, 2, 0])
  expect(namesIn(withPictures(five, many(12).slice(1)))).toHaveLength(12)
})

test('a layout of another number gives way to one that fits, and auto fits all', () => {
  const grid = withLayout(withPictures(firstScene, many(4)), layoutOf('4-grid'))
  expect(grid.layout).toBe('4-grid')
  expect(withPictures(grid, [picture('x')]).layout).toBe('5-rows')
  expect(withCells(grid, grid.cells.slice(1)).layout).toBe('3-columns')
  expect(withLayout(grid, { id: 'auto' }).layout).toBe('auto')
  expect(withLayout(withPictures(firstScene, many(1)), layoutOf('6-wide')).cells).toHaveLength(6)
  expect(
    withLayout(withLayout(withPictures(firstScene, many(1)), layoutOf('6-wide')), { id: 'auto' }).cells,
  ).toHaveLength(2)
})

test('before and after are named, keep their names’ places when swapped, and lose them with the layout', () => {
  const named = withLayout(withPictures(firstScene, many(2)), layoutOf('before-after'))
  const labels = ({ cells }: Scene) => cells.map(({ label }) => label)
  expect(labels(named)).toEqual(['Before', 'After'])
  const swapped = moved(named, 0, 1)
  expect([namesIn(swapped), labels(swapped)]).toEqual([
    ['p1', 'p0'],
    ['Before', 'After'],
  ])
  expect(labels(withLayout(named, layoutOf('2-rows')))).toEqual(['', ''])
  const texts = collageEditor
    .draw(named, measure)
    .shapes.flatMap((shape) => (shape.kind === 'text' ? shape.text : []))
  expect(texts).toEqual(['Before', 'After'])
})

test('a picture taken out of two leaves its place and both names', () => {
  const named = withLayout(withPictures(firstScene, many(2)), layoutOf('before-after'))
  const one = withoutPicture(named, named.cells[0]?.id ?? '')
  expect(one.cells.map(({ picture: name, label }) => [name, label])).toEqual([
    [null, 'Before'],
    ['p1', 'After'],
  ])
  expect(namesIn(withPictures(one, [picture('new')]))).toEqual(['new', 'p1'])
  const three = withPictures(firstScene, many(3))
  expect(namesIn(withoutPicture(three, three.cells[1]?.id ?? ''))).toEqual(['p0', 'p2'])
})

test('a grid keeps its shape when a picture is taken out or replaced; its empty cell goes when it is removed', () => {
  const grid = withLayout(withPictures(firstScene, many(6)), layoutOf('6-corner'))
  const second = grid.cells[1]?.id ?? ''
  const out = withoutPicture(grid, second)
  expect([out.layout, namesIn(out)]).toEqual(['6-corner', ['p0', null, 'p2', 'p3', 'p4', 'p5']])
  const replaced = withPictureIn(zoomed(grid, second, 3), second, picture('new', 900, 1600))
  expect([replaced.layout, namesIn(replaced)]).toEqual(['6-corner', ['p0', 'new', 'p2', 'p3', 'p4', 'p5']])
  expect(replaced.cells[1]).toMatchObject({ name: 'new.jpg', ratio: 0.5625, x: 0.5, y: 0.35, zoom: 1 })
  const five = withoutPicture(out, second)
  expect([five.layout, namesIn(five)]).toEqual(['5-rows', ['p0', 'p2', 'p3', 'p4', 'p5']])
})

test('another layout takes empty cells away before pictures', () => {
  const grid = withLayout(withPictures(firstScene, many(4)), layoutOf('4-grid'))
  const three = withLayout(withoutPicture(grid, grid.cells[1]?.id ?? ''), layoutOf('3-columns'))
  expect(namesIn(three)).toEqual(['p0', 'p2', 'p3'])
})

test.each([
  [2, 2560],
  [4, 2560],
  [6, 2245],
  [12, 1587],
])(
  'each of %i pictures is opened with %i pixels, and no layout of a square post enlarges it',
  (count, side) => {
    expect(sideFor(count)).toBe(side)
    for (const ratio of [1.5, 0.75]) {
      const opened = { width: Math.min(side, side * ratio), height: Math.min(side, side / ratio) }
      for (const { id } of layoutsFor(count)) {
        const scene = withLayout(withPictures(firstScene, many(count)), layoutOf(id))
        for (const { width, height } of cellsOf(scene))
          expect(Math.max(width / opened.width, height / opened.height), id).toBeLessThan(1)
      }
    }
  },
)

test('a picture that is shown whole, or stands at its edge, does not move and makes no step', () => {
  const tall = picture('tall', 900, 1600)
  const auto = withPictures(firstScene, [tall, picture('b')])
  const [id = ''] = auto.cells.map((cell) => cell.id)
  expect(panned(auto, id, 30, 30)).toBe(auto)
  // Its upper part still shows in a layout that cuts it.
  expect(auto.cells[0]?.y).toBe(0.35)
  const rows = withLayout(auto, layoutOf('2-rows'))
  const top = panned(rows, id, 0, 9_999)
  expect(top).not.toBe(rows)
  expect(panned(top, id, 5, 5)).toBe(top)
})

const wide = [100, 0.01, 1.5, 0.75, 100, 0.01, 100, 0.01, 100, 0.01, 100, 0.01]

test.each(
  presets.flatMap(({ id, width, height }) =>
    Math.min(width, height) < 600 ? [[id, width, height] as const] : [],
  ),
)('all cells of %s can be seen at the widest gap (%i × %i)', (preset, width, height) => {
  for (const count of [2, 3, 5, 8, 12]) {
    for (const ratios of [wide, wide.map(() => 100), wide.map(() => 0.01), wide.map(() => 1)]) {
      const cells = ratios.slice(0, count).map((ratio, at) => ({ ...emptyCell(`c${at}`), ratio }))
      for (const layout of ['auto', 'fill', ...layoutsFor(count).map(({ id }) => id)]) {
        const places = cellsOf({ ...firstScene, preset, cells, layout, gap: 80 })
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
  const scene = withLayout(withPictures(firstScene, many(4)), layoutOf('4-grid'))
  expect(cellsOf(scene)).toEqual([
    { x: 12, y: 12, width: 522, height: 522 },
    { x: 546, y: 12, width: 522, height: 522 },
    { x: 12, y: 546, width: 522, height: 522 },
    { x: 546, y: 546, width: 522, height: 522 },
  ])
})

/** What shows of the first cell's picture, in its own pixels. */
function shownOf(scene: Scene) {
  const shape = collageEditor
    .draw(scene, measure)
    .shapes.find((one): one is PictureShape => one.kind === 'picture')
  if (!shape) throw new Error('no picture is drawn')
  return sourceOf(shape, { width: 1600, height: 1200 }).source
}

test('auto, nothing cut, shows every picture whole', () => {
  const auto = { ...firstScene, layout: 'auto' }
  const { x, y, width, height } = shownOf(withPictures(auto, many(5)))
  expect([x, y, width, height].map(Math.round)).toEqual([0, 0, 1600, 1200])
})

test('a picture is moved by the pixels of the drag and stops at its edges', () => {
  const scene = withLayout(withPictures(firstScene, many(4)), layoutOf('4-grid'))
  const id = scene.cells[0]?.id ?? ''
  const before = shownOf(scene)
  expect([before.x, before.width].map(Math.round)).toEqual([200, 1200])
  // 522 pixels of the cell are 1,200 of the picture.
  expect(Math.round(shownOf(panned(scene, id, 43.5, 0)).x)).toBe(100)
  expect(Math.round(shownOf(panned(scene, id, 9_999, 0)).x)).toBe(0)
  expect(Math.round(shownOf(panned(scene, id, -9_999, 50)).x)).toBe(400)
  const back = panned(panned(scene, id, 9_999, 0), id, -43.5, 0)
  expect(Math.round(shownOf(back).x)).toBe(100)
  expect(Math.round(shownOf(zoomed(scene, id, 2)).width)).toBe(600)
  expect(zoomed(scene, id, 99).cells[0]?.zoom).toBe(4)
  expect(panned(scene, 'nobody', 5, 5)).toBe(scene)
  // A drag changes no cell, so none is laid out anew.
  expect(cellsOf(panned(scene, id, 40, 0))).toBe(cellsOf(scene))
})

test('tall pictures show their upper part where they are cut', () => {
  const scene = withLayout(
    withPictures(firstScene, [picture('tall', 900, 1600), picture('b')]),
    layoutOf('2-rows'),
  )
  expect(scene.cells[0]?.y).toBe(0.35)
  const [tall = emptyCell('none')] = panned(
    zoomed(scene, scene.cells[0]?.id ?? '', 2),
    scene.cells[0]?.id ?? '',
    90,
    -90,
  ).cells
  expect([unmoved(tall).x, unmoved(tall).y, unmoved(tall).zoom]).toEqual([0.5, 0.35, 1])
})

test('a picture shows what was found in it, a square one without that its upper part', () => {
  const found = { ...picture('found', 900, 900), focus: { x: 0.7, y: 0.3 } }
  const { cells } = withPictures(firstScene, [found, picture('square', 900, 900)])
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
  expect(namesIn(moved(withPictures(firstScene, many(4)), from, to))).toEqual(order)
})

test('shuffling keeps all, never gives the same order, and leaves names in their places', () => {
  const five = withPictures(firstScene, many(5))
  for (let seed = 0; seed < 200; seed += 1) {
    const order = namesIn(shuffled(five, seed))
    expect(order.toSorted()).toEqual(['p0', 'p1', 'p2', 'p3', 'p4'])
    expect(order).not.toEqual(namesIn(five))
  }
  const named = withLayout(withPictures(firstScene, many(2)), layoutOf('before-after'))
  const turned = shuffled(named, 1)
  expect(turned.cells.map(({ picture: name, label }) => [name, label])).toEqual([
    ['p1', 'Before'],
    ['p0', 'After'],
  ])
})

test('two fingers that part slowly zoom as far as two quick ones', () => {
  let scene = withPictures(firstScene, many(2))
  const [id = ''] = scene.cells.map((cell) => cell.id)
  for (let step = 0; step < 100; step += 1) scene = zoomed(scene, id, (scene.cells[0]?.zoom ?? 1) * 1.004)
  expect(scene.cells[0]?.zoom).toBeCloseTo(1.49, 2)
})

test('a scene comes back from storage, and a template without its pictures', () => {
  const scene = withLayout(withPictures(firstScene, many(6)), layoutOf('6-corner'))
  expect(parseScene(JSON.parse(JSON.stringify(scene)))).toEqual(scene)
  const template = collageEditor.withoutPictures(scene)
  expect(parseScene(template)?.layout).toBe('6-corner')
  expect(JSON.stringify(template)).not.toContain('p0')
  expect(collageEditor.pictureIds(template)).toEqual([])
})

test.each([
  ['nothing', null],
  ['an unknown layout', { ...firstScene, layout: 'spiral' }],
  ['a layout of another number', { ...firstScene, layout: '9-grid' }],
  ['an unknown size', { ...firstScene, preset: 'billboard' }],
  ['a script as a colour', { ...firstScene, ground: 'url(javascript:1)' }],
  [
    'thirteen cells',
    {
      ...firstScene,
      cells: Array.from({ length: 13 }, (_, at) => ({ ...firstScene.cells[0], id: `c${at}` })),
    },
  ],
  ['two cells of one name', { ...firstScene, cells: [firstScene.cells[0], firstScene.cells[0]] }],
  ['an endless gap', { ...firstScene, gap: Number.POSITIVE_INFINITY }],
])('%s is no scene', (_, value) => {
  expect(parseScene(value)).toBeNull()
})

test('names that a layout has brought go when more pictures need another', () => {
  const named = withLayout(withPictures(firstScene, many(2)), layoutOf('side-by-side'))
  const own = withCell(named, named.cells[1]?.id ?? '', (cell) => ({ ...cell, label: 'Ours' }))
  expect(withPictures(own, [picture('x')]).cells.map(({ label }) => label)).toEqual(['', 'Ours', ''])
})

test('no two layouts are drawn alike', () => {
  const drawings = layouts.map(({ rows, mark }) => `${rows} ${mark}`)
  expect(new Set(drawings).size).toBe(drawings.length)
})
