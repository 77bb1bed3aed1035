import { expect, test } from 'vitest'
import { getContrast } from '@/lib/images/drawing/colors'
import type { Shape } from '@/lib/images/drawing/shapes'
import { estimateWidth, getExtent } from '@/test/simulate-browser'
import { layOutSlide, SLIDE_SIZE } from './lay-out-slide'
import { palettes } from './palettes'
import { getSlideStyle, slideLayouts } from './slide-style'
import { parseCarousel } from './slide-text'

const longGermanTitle = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihungszeremonie heute'

const slideWords = {
  'a long German word': [longGermanTitle, `${longGermanTitle}, denn ${longGermanTitle}`],
  emoji: ['👩🏽‍🍳🔥🥖 bake 👨‍👩‍👧‍👦', '🍞🍞🍞 and 🇦🇹'],
  'Arabic from right to left': ['الخبز سهل ويحتاج إلى وقت', 'تحتاج إلى دقيق وماء وملح. انتظر حتى يبرد.'],
  'Japanese without spaces': ['パンを焼くのは難しくない', '最初の一週間は、朝と晩に粉と水を足して混ぜる。'],
  'one unbroken address': ['a'.repeat(400), ''],
  'a blank': ['Then', '[the habit that took you longest, and what it changed]'],
  'far too much': ['Every word '.repeat(40).trim(), 'and then some more of it '.repeat(60).trim()],
} as const

const cases = Object.entries(slideWords).flatMap(([name, [headline, body]]) =>
  slideLayouts.flatMap(({ id }) => [0, 6].map((index) => ({ name, headline, body, layout: id, index }))),
)

test.each(cases)('fits $name within slide $index of $layout', ({ headline, body, layout, index }) => {
  const order = { text: { headline, body, footer: 'Bread' }, index, total: 7 }
  const { shapes, cut } = layOutSlide(order, getSlideStyle('ember', layout), estimateWidth)
  const texts = shapes.filter((shape) => shape.kind === 'text')
  for (const text of texts) {
    const { left, right } = getExtent(text)
    expect(left).toBeGreaterThanOrEqual(64)
    expect(right).toBeLessThanOrEqual(SLIDE_SIZE.width - 64)
    expect(text.y - text.font.size).toBeGreaterThan(64)
    expect(text.y + text.font.size * 0.3).toBeLessThan(SLIDE_SIZE.height - 64)
    expect(text.font.size).toBeGreaterThanOrEqual(28)
  }
  const sortedTexts = texts.toSorted((one, other) => one.y - other.y)
  for (const [line, next] of sortedTexts.slice(1).map((next, index) => [sortedTexts[index], next])) {
    expect((next?.y ?? 0) - (line?.y ?? 0)).toBeGreaterThanOrEqual((next?.font.size ?? 0) * 0.9)
  }
  expect(cut).toBe(headline.startsWith('Every word'))
  const shownText = texts.map(({ text }) => text).join('')
  if (!cut) expect(stripSpacesAndHyphens(shownText)).toBe(stripSpacesAndHyphens(`${headline}${body}Bread`))
})

/** The layout adds hyphens at line ends. */
const stripSpacesAndHyphens = (text: string) => text.replace(/[\s-]/g, '')

test.each(palettes)('has readable colors in the palette $name', ({ background, text, muted, accent, onAccent }) => {
  const pairs = [getContrast(text, background), getContrast(muted, background), getContrast(onAccent, accent)]
  expect(Math.min(...pairs)).toBeGreaterThanOrEqual(4.5)
  expect(getContrast(accent, background)).toBeGreaterThanOrEqual(3)
})

const isBlankMark = (shape: Shape) => shape.kind === 'box' && shape.dashLength !== undefined

test('marks only the lines of a blank', () => {
  const order = { text: { headline: 'Then', body: slideWords['a blank'][1], footer: '' }, index: 1, total: 7 }
  const { shapes } = layOutSlide(order, getSlideStyle('ember', 'ribbon'), estimateWidth)
  const lines = shapes.filter((shape) => shape.kind === 'text' && shape.text !== 'Then')
  expect(lines.length).toBeGreaterThan(1)
  expect(shapes.filter(isBlankMark)).toHaveLength(lines.length)
})

test('draws no arrow on the last slide', () => {
  const countArrows = (index: number) => {
    const order = { text: { headline: 'Bread', body: '', footer: '' }, index, total: 3 }
    const { shapes } = layOutSlide(order, getSlideStyle('plum', 'card'), estimateWidth)
    return shapes.filter(({ kind }) => kind === 'path').length
  }
  expect([0, 1, 2].map(countArrows)).toEqual([2, 2, 0])
})

const cover = { headline: 'Eleven years in a shed', body: '', footer: 'The pan' }
const drying = { headline: 'Dry it at once', body: 'Water waits.', footer: 'The pan' }
const thought = { headline: 'A thought by itself', body: '', footer: '' }
type SlideItem = typeof cover

const createCard = (item: SlideItem, copy = [item.headline, item.body, item.footer].filter(Boolean).join('\n\n')) => ({
  item,
  copy,
})

test('reads slides and the caption from the copied texts', () => {
  const caption = 'It lay there.\n\nNo longer.'
  const cards = [{ ...createCard(cover), caption }, createCard(drying), createCard(thought), createCard(thought, '')]
  const slides = [cover, drying, thought, { headline: '', body: '', footer: '' }]
  expect(parseCarousel(cards)).toEqual({ slides, caption })
})

const parseSlides = (...cards: { item: SlideItem; copy: string }[]) => parseCarousel(cards).slides

test('finds the footers of edited slides', () => {
  const [first, second, third] = parseSlides(
    createCard(cover, 'Twelve years in a shed\n\nThe pan'),
    createCard(drying, 'Dry it now\n\nWater waits for no one.\n\nThe pan'),
    createCard(thought, 'A thought\n\nwith more\n\nto it'),
  )
  expect(first).toEqual({ headline: 'Twelve years in a shed', body: '', footer: 'The pan' })
  expect(second).toEqual({ headline: 'Dry it now', body: 'Water waits for no one.', footer: 'The pan' })
  expect(third).toEqual({ headline: 'A thought', body: 'with more\nto it', footer: '' })
})

test.each([
  ['a changed footer', drying, 'Dry it at once\n\nWater waits.\n\nThe pans', { ...drying, footer: 'The pans' }],
  ['words after the footer', drying, 'Dry it at once\n\nThe pan\n\nAnd wait', { ...drying, body: 'And wait' }],
  ['a removed footer', drying, 'Dry it at once\n\nWater waits.', { ...drying, footer: '' }],
])('parses a slide with %s', (_, slide, copy, expected) => {
  expect(parseSlides(createCard(cover), createCard(slide, copy))).toEqual([cover, expected])
})
