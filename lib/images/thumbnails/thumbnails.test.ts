import { expect, test } from 'vitest'
import { getContrast } from '@/lib/images/drawing/colors'
import { estimateWidth, getExtent } from '@/test/simulate-browser'
import { layOutSketch } from './lay-out-sketch'
import { formatColor, parseColor } from './parse-color'
import { durationBadgeBox, parseArrangement, thumbnailLayouts } from './thumbnail-layout'
import { formatThumbnailPlan, parseSketch } from './thumbnail-plan'

const plan = {
  title: 'I repaired a flooded accordion',
  overlay: 'It plays again',
  focal: 'The open bellows with the tide line of dried mud',
  background: 'A dark workbench out of focus',
  composition: 'Bellows cut off at the left edge, words in the upper right third, bottom right empty',
  colours: ['mud brown #6b4a2f', 'ivory', 'near black'],
  imagePrompt: 'Widescreen photograph of bellows',
}

test('parses a plan’s text with its color values, and any other text as a title', () => {
  const { imagePrompt: _, ...sketch } = plan
  expect(parseSketch(formatThumbnailPlan(plan))).toEqual({
    ...sketch,
    colours: [
      { name: 'mud brown', hex: '#6b4a2f' },
      { name: 'ivory', hex: '#fbf6e6' },
      { name: 'near black', hex: '#161616' },
    ],
  })
  const emptyFields = { overlay: '', focal: '', background: '', composition: '', colours: [] }
  expect(parseSketch('Just a title')).toEqual({ title: 'Just a title', ...emptyFields })
})

test.each([
  ['Words fill the left half in one weight; the picture stands small at the right, above the corner', 'right, small'],
  ['A straight line down the middle, both halves from the same angle; words across the top', 'halves'],
  ['Rows with equal gaps, one place left empty a little left of the middle; words inside the gap', 'rows'],
  ['The pan stands in the centre; words above it', 'centre'],
  ['Text on the left', 'right'],
  ['Alles ganz groß', 'left'],
] as const)('parses the arrangement of “%s” as %s', (composition, expected) => {
  expect(parseArrangement(composition)).toBe(expected)
})

const overlays = ['Donaudampfschifffahrtsgesellschaft', 'まだ息をする', 'أي طلاء نختار', '[your three words]']
const places = ['on the left', 'in the left third', 'at the right', 'small at the right', 'in the centre']
const compositions = [...places, 'both halves', 'rows']
const palettes = [['amber', 'charcoal', 'cream'], ['grey', 'slate'], []]

test.each(compositions.flatMap((composition) => overlays.map((overlay) => [composition, overlay] as const)))(
  'places readable, complete words off the badge on an image %s: %s',
  (composition, overlay) => {
    for (const colours of palettes) {
      const sketch = parseSketch(formatThumbnailPlan({ ...plan, focal: '', composition, overlay, colours }))
      const { shapes, fontSize } = layOutSketch(sketch, estimateWidth)
      const texts = shapes.filter((shape) => shape.kind === 'text')
      expect(fontSize).toBeGreaterThanOrEqual(42)
      const words = texts.map(({ text }) => text).join('')
      expect(words.replace(/[\s-]/g, '')).toBe(overlay.replace(/\s/g, ''))
      for (const text of texts) {
        const { left, right } = getExtent(text)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(right).toBeLessThanOrEqual(1280)
        expect(text.y).toBeLessThan(720)
        expect(right > durationBadgeBox.x && text.y > durationBadgeBox.y).toBe(false)
        const background = getBackgroundAt(shapes.slice(0, shapes.indexOf(text)), left, text.y)
        expect(getContrast(text.color, background)).toBeGreaterThanOrEqual(4.5)
      }
    }
  },
)

function getBackgroundAt(shapes: ReturnType<typeof layOutSketch>['shapes'], x: number, y: number): string {
  const boxes = shapes.filter((shape) => shape.kind === 'box' && !shape.dashLength)
  const contains = (box: (typeof boxes)[number]) =>
    box.kind === 'box' && x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height
  return boxes.findLast(contains)?.color ?? ''
}

test('places the words off the subject', () => {
  for (const arrangement of ['left', 'left third', 'right', 'right, small', 'centre', 'halves', 'rows'] as const) {
    const { subjectBoxes, textBox } = thumbnailLayouts[arrangement]
    expect(subjectBoxes.length, arrangement).toBeGreaterThan(0)
    for (const { x, y, width, height } of subjectBoxes) {
      const isBeside = x + width <= textBox.x || textBox.x + textBox.width <= x
      const isAboveOrBelow = y + height <= textBox.y || textBox.y + textBox.height <= y
      expect(isBeside || isAboveOrBelow, arrangement).toBe(true)
    }
  }
})

const layOutLabel = (focal: string) => {
  const sketch = parseSketch(formatThumbnailPlan({ ...plan, overlay: '', composition: 'left', focal }))
  const { shapes } = layOutSketch(sketch, estimateWidth)
  const texts = shapes.flatMap((shape) => (shape.kind === 'text' ? shape.text : []))
  // A background and a block, or a background, head and shoulders.
  return { label: texts.join(' '), isPerson: shapes.filter(({ kind }) => kind === 'box').length > 2 }
}

test.each([
  ['The open bellows, running out of the frame on the left', 'The open bellows', false],
  ['Your face in three-quarter view, looking at the bellows', 'Your face in three-quarter view', true],
  ['You from behind or in profile, at a window', 'You from behind or in profile', true],
])('labels “%s” as “%s”', (focal, label, isPerson) => {
  expect(layOutLabel(focal)).toEqual({ label, isPerson })
})

test.each([
  ['mud brown #6b4a2f', { name: 'mud brown', hex: '#6b4a2f' }],
  ['Elfenbein (#FBF6E6)', { name: 'Elfenbein', hex: '#fbf6e6' }],
  ['Amber', { name: 'Amber', hex: '#ffbf00' }],
  ['deep teal', { name: 'deep teal', hex: '#074446' }],
  ['Schlammfarben', null],
  ['', null],
])('parses the color “%s”', (words, expected) => {
  expect(parseColor(words)).toEqual(expected)
})

test('formats known colors with their value', () => {
  const colors = ['charcoal', 'mud brown #6b4a2f', '#112233', 'Schlammfarben']
  expect(colors.map(formatColor)).toEqual(['charcoal #36454f', ...colors.slice(1)])
})
