import { expect, test } from 'vitest'
import { getContrast } from '@/lib/images/drawing/contrast'
import type { TextShape } from '@/lib/images/drawing/shapes'
import { estimateWidth } from '@/test/estimate-width'
import { layOutSketch } from './lay-out-sketch'
import { durationBadgeBox, getThumbnailLayout, parseArrangement } from './thumbnail-layout'
import { formatThumbnailPlan, parseSketch } from './thumbnail-text'

const plan = {
  title: 'I repaired a flooded accordion',
  overlay: 'It plays again',
  focal: 'The open bellows with the tide line of dried mud',
  background: 'A dark workbench out of focus',
  composition: 'Bellows cut off at the left edge, words in the upper right third, bottom right empty',
  colours: ['mud brown #6b4a2f', 'ivory', 'near black'],
  imagePrompt: 'Widescreen photograph of bellows',
}

test('a plan reads back from its own text, its colours with their values', () => {
  const { imagePrompt: _, ...sketch } = plan
  expect(parseSketch(formatThumbnailPlan(plan))).toEqual({
    ...sketch,
    colours: [
      { name: 'mud brown', hex: '#6b4a2f' },
      { name: 'ivory', hex: '#fbf6e6' },
      { name: 'near black', hex: '#161616' },
    ],
  })
})

test('a text that says nothing of a picture is a title', () => {
  expect(parseSketch('Just a title')).toEqual({
    title: 'Just a title',
    overlay: '',
    focal: '',
    background: '',
    composition: '',
    colours: [],
  })
})

test.each([
  ['Bellows cut off at the left edge, words in the upper right third, bottom right empty', 'left'],
  ['The result stands in the left two thirds, cropped close; words at the top right', 'left'],
  ['You fill the left two thirds, hands in the middle of the frame; words at the top right', 'left'],
  ['It stands in the left third and is cut off at the bottom; words on the right, high up', 'left third'],
  ['The person in the lower left third, the place above and to the right; words in the sky', 'left third'],
  ['Words fill the left half in one weight; the thing stands at the right, above the corner', 'right'],
  ['Your face in the right half above the corner, looking left; words below what you look at', 'right'],
  ['Words fill the left half in one weight; the picture stands small at the right, above the corner', 'right, small'],
  ['A straight line down the middle, both halves from the same angle; words across the top', 'halves'],
  ['Rows with equal gaps, one place left empty a little left of the middle; words inside the gap', 'rows'],
  ['The pan stands in the centre; words above it', 'centre'],
  ['Text on the left', 'right'],
  ['Alles ganz groß', 'left'],
] as const)('“%s” is arranged: %s', (composition, expected) => {
  expect(parseArrangement(composition)).toBe(expected)
})

const overlays = [
  'It plays again',
  'Donaudampfschifffahrtsgesellschaft',
  'まだ息をする',
  'أي طلاء نختار',
  '[your three words]',
  '900 €',
]
const compositions = [
  'on the left',
  'in the left third',
  'at the right',
  'small at the right',
  'in the centre',
  'both halves',
  'rows',
]
const palettes = [['amber', 'charcoal', 'cream'], ['lime', 'black'], ['grey', 'slate'], ['pale blue', 'white'], []]

test.each(compositions.flatMap((composition) => overlays.map((overlay) => [composition, overlay] as const)))(
  'words on a picture %s can be read, whole and clear of the badge: %s',
  (composition, overlay) => {
    for (const colours of palettes) {
      const sketch = parseSketch(formatThumbnailPlan({ ...plan, focal: '', composition, overlay, colours }))
      const { shapes, textHeight } = layOutSketch(sketch, estimateWidth)
      const texts = shapes.filter((shape) => shape.kind === 'text')
      expect(textHeight).toBeGreaterThanOrEqual(42)
      expect(
        texts
          .map(({ text }) => text)
          .join('')
          .replace(/[\s-]/g, ''),
      ).toBe(overlay.replace(/\s/g, ''))
      for (const text of texts) {
        const { left, right } = getExtent(text)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(right).toBeLessThanOrEqual(1280)
        expect(text.y).toBeLessThan(720)
        expect(right > durationBadgeBox.x && text.y > durationBadgeBox.y).toBe(false)
        expect(
          getContrast(text.colour, getBackgroundAt(shapes.slice(0, shapes.indexOf(text)), left, text.y)),
        ).toBeGreaterThanOrEqual(4.5)
      }
    }
  },
)

function getExtent({ text, x, font, align, direction }: TextShape) {
  const width = estimateWidth(text, font)
  const left = align === 'middle' ? x - width / 2 : direction === 'rtl' ? x - width : x
  return { left, right: left + width }
}

/** The colour of the uppermost box at a place. */
function getBackgroundAt(shapes: ReturnType<typeof layOutSketch>['shapes'], x: number, y: number): string {
  const under = shapes.findLast(
    (one) =>
      one.kind === 'box' &&
      !one.dashLength &&
      x >= one.x &&
      x <= one.x + one.width &&
      y >= one.y &&
      y <= one.y + one.height,
  )
  return under?.colour ?? ''
}

test.each(compositions)('on a picture %s the subject’s name lies within it', (composition) => {
  for (const focal of [plan.focal, 'A', 'Left half: the flat of 2019. Right half: the flat of 2026']) {
    const sketch = parseSketch(formatThumbnailPlan({ ...plan, overlay: '', composition, focal }))
    const names = layOutSketch(sketch, estimateWidth).shapes.filter((shape) => shape.kind === 'text')
    expect(names.length).toBeGreaterThan(0)
    for (const name of names) {
      expect(getExtent(name).left).toBeGreaterThanOrEqual(0)
      expect(getExtent(name).right).toBeLessThanOrEqual(1280)
      expect(name.y).toBeLessThan(720)
    }
  }
})

test('the words never stand on the subject', () => {
  for (const arrangement of ['left', 'left third', 'right', 'right, small', 'centre', 'halves', 'rows'] as const) {
    const { subjectBoxes, textBox } = getThumbnailLayout(arrangement)
    expect(subjectBoxes.length, arrangement).toBeGreaterThan(0)
    for (const one of subjectBoxes) {
      const apart =
        one.x + one.width <= textBox.x ||
        textBox.x + textBox.width <= one.x ||
        one.y + one.height <= textBox.y ||
        textBox.y + textBox.height <= one.y
      expect(apart, arrangement).toBe(true)
    }
  }
})

const layOutLabel = (focal: string) => {
  const sketch = parseSketch(formatThumbnailPlan({ ...plan, overlay: '', composition: 'left', focal }))
  const { shapes } = layOutSketch(sketch, estimateWidth)
  const texts = shapes.flatMap((shape) => (shape.kind === 'text' ? shape.text : []))
  // A ground and a block, or a ground, a head and shoulders.
  return { label: texts.join(' '), isPerson: shapes.filter(({ kind }) => kind === 'box').length > 2 }
}

test.each([
  ['The open bellows, running out of the frame on the left', 'The open bellows', false],
  ['Your face in three-quarter view, looking at the bellows', 'Your face in three-quarter view', true],
  ['You from behind or in profile, at a window', 'You from behind or in profile', true],
])('“%s” is drawn with its name alone', (focal, label, isPerson) => {
  expect(layOutLabel(focal)).toEqual({ label, isPerson })
})

test('the commas of a blank stay in it, and it is nobody', () => {
  const { label } = layOutLabel('[the tool, or what you made with it], so close that it fills the frame')
  expect(label).toBe('[the tool, or what you made with it]')
})
