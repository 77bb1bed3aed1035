import { expect, test } from 'vitest'
import { getContrast } from '@/lib/images/drawing/contrast'
import type { Shape, TextShape } from '@/lib/images/drawing/shapes'
import { estimateWidth } from '@/test/estimate-width'
import { layOutSlide, SLIDE_SIZE } from './lay-out-slide'
import { palettes } from './palettes'
import { getSlideStyle, slideLayouts } from './slide-style'

const german = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihungszeremonie heute'
const words = {
  'a headline alone': ['Eleven years in a shed', ''],
  'headline and body': [
    'Soap is fine, soaking isn’t',
    'A quick wash with soap leaves the seasoning alone. An hour in water does not.',
  ],
  'a long German word': [german, `${german}, denn ${german}`],
  'a sentence by itself': [
    'What I learned is that raised beds dry out faster than open ground, and that slugs climb better than I do.',
    '',
  ],
  emoji: ['👩🏽‍🍳🔥🥖 bake 👨‍👩‍👧‍👦', '🍞🍞🍞 and 🇦🇹'],
  'Arabic from right to left': ['الخبز سهل ويحتاج إلى وقت', 'تحتاج إلى دقيق وماء وملح. انتظر حتى يبرد.'],
  'Japanese without spaces': ['パンを焼くのは難しくない', '最初の一週間は、朝と晩に粉と水を足して混ぜる。'],
  'Thai without spaces': ['ล้างด้วยสบู่ได้แต่อย่าแช่น้ำ', 'เช็ดให้แห้งทันทีหลังล้าง'],
  'one unbroken address': ['a'.repeat(400), ''],
  'a blank': ['Then', '[the habit that took you longest, and what it changed]'],
  'far too much': ['Every word '.repeat(40).trim(), 'and then some more of it '.repeat(60).trim()],
} as const

const cases = Object.entries(words).flatMap(([name, [headline, body]]) =>
  slideLayouts.flatMap(({ id }) => [0, 3, 6].map((index) => ({ name, headline, body, layout: id, index }))),
)

test.each(cases)('$name stays on slide $index of $layout', ({ headline, body, layout, index }) => {
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
  const below = texts.toSorted((one, other) => one.y - other.y)
  for (const [line, next] of below.slice(1).map((next, at) => [below[at], next])) {
    expect((next?.y ?? 0) - (line?.y ?? 0)).toBeGreaterThanOrEqual((next?.font.size ?? 0) * 0.9)
  }
  expect(cut).toBe(headline.startsWith('Every word'))
  if (!cut) expect(joinText(texts)).toBe(stripSpacesAndHyphens(`${headline}${body}Bread`))
})

function getExtent({ text, x, font, align, direction }: TextShape) {
  const width = estimateWidth(text, font)
  const left = align === 'middle' ? x - width / 2 : direction === 'rtl' ? x - width : x
  return { left, right: left + width }
}

/** Hyphens at the ends of lines are of the layout's own. */
function joinText(texts: readonly TextShape[]): string {
  return stripSpacesAndHyphens(texts.map(({ text }) => text).join(''))
}

function stripSpacesAndHyphens(text: string): string {
  return text.replace(/[\s-]/g, '')
}

test.each(palettes)('$name can be read wherever words stand', ({ background, text, muted, accent, onAccent }) => {
  for (const [one, other] of [
    [text, background],
    [muted, background],
    [onAccent, accent],
  ] as const) {
    expect(getContrast(one, other)).toBeGreaterThanOrEqual(4.5)
  }
  expect(getContrast(accent, background)).toBeGreaterThanOrEqual(3)
})

const isBlankMark = (shape: Shape) => shape.kind === 'box' && shape.dashLength !== undefined

test('a blank is marked line by line, and nothing else is', () => {
  const order = { text: { headline: 'Then', body: words['a blank'][1], footer: '' }, index: 1, total: 7 }
  const { shapes } = layOutSlide(order, getSlideStyle('ember', 'ribbon'), estimateWidth)
  const lines = shapes.filter((shape) => shape.kind === 'text' && shape.text !== 'Then')
  expect(lines.length).toBeGreaterThan(1)
  expect(shapes.filter(isBlankMark)).toHaveLength(lines.length)
})

test('the last slide points nowhere', () => {
  const arrows = (index: number) => {
    const order = { text: { headline: 'Bread', body: '', footer: '' }, index, total: 3 }
    return layOutSlide(order, getSlideStyle('plum', 'card'), estimateWidth).shapes.filter(({ kind }) => kind === 'path')
      .length
  }
  expect([0, 1, 2].map(arrows)).toEqual([2, 2, 0])
})

test('a slide whose words fit at once is laid out once', () => {
  const sizes = new Set<number>()
  const order = { text: { headline: 'Dry it', body: 'Water waits.', footer: '' }, index: 1, total: 3 }
  layOutSlide(order, getSlideStyle('plum', 'card'), (text, font) => {
    sizes.add(font.size)
    return estimateWidth(text, font)
  })
  expect([...sizes]).toEqual([132, 60])
})
