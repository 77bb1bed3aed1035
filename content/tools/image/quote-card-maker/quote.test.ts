import { expect, test, vi } from 'vitest'
import { getContrast } from '@/lib/images/drawing/contrast'
import type { DrawingImages } from '@/lib/images/drawing/paint-drawing'
import type { Drawing, TextMeasurer } from '@/lib/images/drawing/shapes'
import { getPreset } from '@/lib/platforms/images/presets'
import { getCardBoxes } from './card-boxes'
import { getCards } from './cards'
import { drawCard } from './draw-card'
import { quoteEditor } from './quote-editor'
import { sampleTones } from './sample-tones'
import { changeCardSize, initialScene, parseScene, type QuoteScene, sizeIds } from './scene'
import { getScrim, getTextColors } from './text-colors'
import { fontPairs, themes } from './themes'

const measure: TextMeasurer = (text, { size }) =>
  [...text].reduce((sum, letter) => sum + ((letter.codePointAt(0) ?? 0) > 0xffff ? size : size / 2), 0)

const words = { text: 'Less is more.', author: 'Anna', handle: '@anna' } as const
const createScene = (changes: Partial<QuoteScene>): QuoteScene => ({ ...initialScene, ...words, ...changes })
const drawScene = (one: QuoteScene, at = 0): Drawing => {
  const card = getCards(one, measure).cards[at]
  if (!card) throw new Error('No card')
  return drawCard(one, card, measure)
}
const getTextShapes = ({ shapes }: Drawing) => shapes.flatMap((shape) => (shape.kind === 'text' ? [shape] : []))

const difficultTexts = {
  'a long German word': 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
  emoji: '👩‍👩‍👧‍👦🎉🔥 '.repeat(40),
  Arabic: 'الكتابة الجيدة تبدأ عندما تحذف ما لا يحتاجه القارئ. '.repeat(9),
  Japanese: '完璧な時間に投稿したのに誰も見ていないとき。'.repeat(20),
  'five hundred letters': 'Make the thing you wish existed. '.repeat(16).slice(0, 500),
} as const

test.each(sizeIds.flatMap((size) => Object.entries(difficultTexts).map(([kind, text]) => [kind, size, text] as const)))(
  '%s stays on every card of %s',
  (_, size, text) => {
    for (const align of ['edge', 'middle'] as const) {
      const one = createScene({
        text,
        size,
        align,
        author: difficultTexts['a long German word'],
        handle: '@'.repeat(80),
      })
      const { cards } = getCards(one, measure)
      const { width, height } = getPreset(size)
      for (const card of cards) {
        expect(card.isTruncated).toBe(false)
        for (const { text: line, x, y, font, align: side, direction } of getTextShapes(drawCard(one, card, measure))) {
          if (line === '“') continue
          const wide = measure(line, font)
          const isLeft = (side === 'start') === (direction === 'ltr')
          const left = side === 'middle' ? x - wide / 2 : isLeft ? x : x - wide
          expect(left).toBeGreaterThanOrEqual(30)
          expect(left + wide).toBeLessThanOrEqual(width - 30)
          expect(y - font.size).toBeGreaterThanOrEqual(0)
          expect(y).toBeLessThanOrEqual(height - 30)
        }
      }
    }
  },
)

test('words take the largest letters that hold them, from 120 down', () => {
  expect(getCards(createScene({ text: 'Less.' }), measure).cards[0]).toMatchObject({ size: 120, parts: 1 })
  const [long] = getCards(createScene({ text: difficultTexts['five hundred letters'] }), measure).cards
  expect(long?.parts).toBe(1)
  expect(long?.size).toBeLessThan(80)
})

test('what the smallest letters do not hold goes on over cards of one size, numbered', () => {
  const text = 'A sentence of some length stands here. '.repeat(60)
  const { cards } = getCards(createScene({ text }), measure)
  expect(cards.length).toBeGreaterThan(1)
  expect(cards.map(({ text: part }) => part).join(' ')).toBe(text.trim())
  expect(new Set(cards.map(({ size }) => size)).size).toBe(1)
  expect(cards[0]?.size).toBeGreaterThanOrEqual(44)
  expect(getTextShapes(drawScene(createScene({ text }), 1)).map((shape) => shape.text)).toContain(`2/${cards.length}`)
  const [only, ...more] = getCards(createScene({ text, split: false }), measure).cards
  expect([only?.isTruncated, more]).toEqual([true, []])
})

test('a text of ten thousand letters is not measured forever, and the same scene not twice', () => {
  let measured = 0
  const counting: TextMeasurer = (text, font) => {
    measured += 1
    return measure(text, font)
  }
  const long = createScene({ text: 'Most people quit in the third month, quietly. '.repeat(217) })
  const made = getCards(long, counting)
  expect(made.cards).toHaveLength(19)
  expect(measured).toBeLessThan(1000)
  const once = measured
  expect(getCards(long, counting)).toBe(made)
  expect(measured).toBe(once)
  expect(getCards(long, measure)).not.toBe(made)
})

test('a blank line begins a card; in a list each line is one, with its author', () => {
  expect(getCards(createScene({ text: 'One.\n\nTwo.' }), measure).cards.map(({ text }) => text)).toEqual([
    'One.',
    'Two.',
  ])
  const list = createScene({ mode: 'list', text: 'First\nSecond — Anna', author: 'Me' })
  expect(getCards(list, measure).cards).toMatchObject([
    { text: 'First', author: 'Me', parts: 1 },
    { text: 'Second', author: 'Anna', parts: 1 },
  ])
  const many = getCards(createScene({ mode: 'list', text: 'line\n'.repeat(60) }), measure)
  expect([many.cards.length, many.omittedCount]).toEqual([50, 10])
})

test('Arabic begins on the right, its name and mark as well', () => {
  const texts = getTextShapes(drawScene(createScene({ text: 'العلم نور', author: 'Anna', handle: '' })))
  expect(texts.map(({ x, align, direction }) => [x, align, direction])).toEqual([
    [984, 'start', 'rtl'],
    [984, 'start', 'rtl'],
    [984, 'end', 'ltr'],
  ])
})

test.each(themes.map((theme) => [theme.name, theme] as const))('%s can be read all over', (_, theme) => {
  expect(getTextColors(createScene({ theme: theme.id })).minContrast).toBeGreaterThanOrEqual(4.5)
  for (const ground of [theme.background, theme.gradientEnd ?? theme.background]) {
    expect(getContrast(theme.text, ground)).toBeGreaterThanOrEqual(4.5)
    expect(getContrast(theme.muted, ground)).toBeGreaterThanOrEqual(4.5)
  }
  // Whatever the picture is, the usual veil leaves the words readable.
  expect(
    getTextColors(createScene({ theme: theme.id, ground: 'picture', picture: 'p' })).minContrast,
  ).toBeGreaterThanOrEqual(4.5)
})

test.each([
  ['a light colour takes dark words', { ground: 'colour', colour: '#ffee88' }, '#2b1710', 10],
  ['a dark one light words', { ground: 'colour', colour: '#102030' }, '#ffffff', 10],
])('%s', (_, changes, ink, least) => {
  const inks = getTextColors(createScene(changes as Partial<QuoteScene>))
  expect(inks.textColor).toBe(ink)
  expect(inks.minContrast).toBeGreaterThan(least)
})

test('no ink is readable on black and white at once, and the figure says so', () => {
  expect(
    getTextColors(createScene({ ground: 'gradient', colour: '#000000', second: '#ffffff' })).minContrast,
  ).toBeLessThan(4.5)
  expect(getTextColors(createScene({ ground: 'picture', picture: 'p', scrim: 0 })).minContrast).toBeLessThan(4.5)
})

test('a picture lies below the veil, the logo above the words keeps its ratio', () => {
  const one = createScene({ ground: 'picture', picture: 'photo', scrim: 60, logo: { id: 'logo', ratio: 3 } })
  const { shapes } = drawScene(one)
  expect(shapes[0]).toMatchObject({ kind: 'picture', id: 'photo', width: 1080, height: 1350 })
  expect(shapes[1]).toMatchObject({ kind: 'box', colour: '#2b171099' })
  expect(shapes[2]).toMatchObject({ kind: 'text', text: 'Less is more.' })
  const { logo, byline } = getCardBoxes(one)
  expect(logo).toMatchObject({ width: 296, height: 99 })
  expect(byline.x + byline.width).toBeLessThan(logo?.x ?? 0)
  expect(quoteEditor.listImageIds(one)).toEqual(['photo', 'logo'])
  expect(quoteEditor.listImageIds(quoteEditor.stripImages(one))).toEqual([])
})

test('the words stand low on a picture, and above their veil it is clear', () => {
  const one = createScene({ ground: 'picture', picture: 'photo' })
  const [, veil] = drawScene(one).shapes
  const gradient = veil?.kind === 'box' ? veil.gradient : undefined
  expect(gradient?.stops).toEqual([
    [0, '#2b171000'],
    [1, '#2b171099'],
  ])
  const from = gradient?.to[1] ?? 0
  expect(from).toBeGreaterThan(1350 / 2)
  for (const { text, y } of getTextShapes(drawScene(one))) if (text !== '“') expect(y).toBeGreaterThan(from)
})

/** A picture of black and white above, where no words are, and of two greys below. */
function mockImageTones(id: string, below: readonly [number, number]) {
  const greys = Array.from({ length: 48 * 48 }, (_, at) => (at < 48 * 18 ? [0, 255] : below)[at % 2] ?? 0)
  const data = Uint8ClampedArray.from(greys.flatMap((grey) => [grey, grey, grey, 255]))
  const context = { drawImage: () => {}, getImageData: () => ({ data }) }
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => context
    },
  )
  sampleTones(new Map([[id, { width: 1080, height: 1350 }]]) as unknown as DrawingImages)
}

test.each([
  ['a dark one none', [10, 60], { colour: '#2b1710', percent: 0 }, '#fdf4e7'],
  ['a light one none', [200, 240], { colour: '#2b1710', percent: 0 }, '#2b1710'],
  ['one of both some', [40, 160], { colour: '#2b1710', percent: 35 }, '#ffffff'],
  ['a rather light one a light one', [90, 250], { colour: '#fdf4e7', percent: 25 }, '#14110f'],
] as const)('the veil takes what the picture below the words needs: %s', (kind, below, veil, ink) => {
  mockImageTones(kind, below)
  const one = createScene({ ground: 'picture', picture: kind })
  expect(getScrim(one)).toEqual(veil)
  expect(getTextColors(one).textColor).toBe(ink)
  expect(getTextColors(one).minContrast).toBeGreaterThanOrEqual(4.5)
  expect(getScrim({ ...one, scrim: 60 }).percent).toBe(60)
})

test('the handle stands at the foot, apart from the author', () => {
  const [author, handle] = getTextShapes(drawScene(createScene({}))).slice(-2)
  expect([author?.text, handle?.text]).toEqual(['Anna', '@anna'])
  expect((handle?.y ?? 0) - (author?.y ?? 0)).toBeGreaterThan(80)
  expect(handle?.y).toBeGreaterThan(1350 - 96)
  expect(getTextShapes(drawScene(createScene({ author: '' }))).at(-1)?.y).toBeLessThan(1350 - 96)
})

test('letters on a picture are smaller, so that they take less of it', () => {
  const one = createScene({ text: 'Less.', ground: 'picture', picture: 'photo' })
  expect(getCards(one, measure).cards[0]?.size).toBe(84)
})

test('however long the words are, the upper part of a picture is clear', () => {
  const one = createScene({
    ground: 'picture',
    picture: 'photo',
    text: difficultTexts['five hundred letters'],
  })
  const { quote } = getCardBoxes(one)
  expect(quote).toMatchObject({ y: 559, height: 566 })
  const [, veil] = drawScene(one).shapes
  const { from, to } = (veil?.kind === 'box' && veil.gradient) || { from: [0, 0], to: [0, 0] }
  expect(to[1]).toBeGreaterThanOrEqual(559)
  expect(from[1]).toBeGreaterThanOrEqual(359)
})

test('an author in the words is the card’s, and goes with the name’s layer', () => {
  const one = createScene({ text: '“Less is more.” — Mies', author: '', handle: '' })
  expect(getCards(one, measure).cards).toMatchObject([{ text: 'Less is more.', author: 'Mies', mark: true }])
  const { quote, byline } = getCardBoxes(one)
  expect(byline.y).toBeGreaterThanOrEqual(quote.y + quote.height)
  expect(quoteEditor.removeLayer?.(one, 'by').text).toBe('“Less is more.”')
  const plain = getCards({ ...one, mark: false }, measure).cards
  expect(plain).toMatchObject([{ text: '“Less is more.”', author: 'Mies', mark: false }])
})

test('the mark opens the first card alone, and none whose words bring their own', () => {
  const marks = (text: string) => getCards(createScene({ text }), measure).cards.map(({ mark }) => mark)
  expect(marks('One.\n\nTwo.\n\nThree.')).toEqual([true, false, false])
  expect(marks('“Less,” he said, “is more”, and left.')).toEqual([false])
})

test('of a picture that part shows which was chosen, and an older scene shows its middle', () => {
  const one = createScene({ ground: 'picture', picture: 'photo', zoom: 2, focusX: 0.2, focusY: 1 })
  expect(drawScene(one).shapes[0]).toMatchObject({ zoom: 2, focus: { x: 0.2, y: 1 } })
  const { zoom, focusX, focusY, ...older } = one
  expect(parseScene(older)).toMatchObject({ picture: 'photo', zoom: 1, focusX: 0.5, focusY: 0.5 })
  expect(parseScene({ ...one, zoom: 9, focusX: -1 })).toMatchObject({ zoom: 4, focusX: 0 })
})

test('what was moved by hand stays, at its share of another size', () => {
  const box = { x: 108, y: 135, width: 540, height: 675 }
  const moved = quoteEditor.placeLayer(createScene({}), 'quote', box)
  expect(getCardBoxes(moved).quote).toEqual(box)
  expect(getCardBoxes(changeCardSize(moved, 'ig-square')).quote).toEqual({
    x: 108,
    y: 108,
    width: 540,
    height: 540,
  })
  expect(quoteEditor.listLayers(moved, measure).map(({ id }) => id)).toEqual(['quote', 'by'])
  const long = quoteEditor.listLayers({ ...moved, text: 'word '.repeat(20) }, measure)
  expect(long[0]?.label).toBe(`Words: ${'word '.repeat(11)}word…`)
  expect(quoteEditor.placeLayer(initialScene, 'other', box)).toBe(initialScene)
})

test('through other sizes and back, all is where it was put, the logo too', () => {
  const logo = { x: 100, y: 900, width: 300, height: 100 }
  const put = quoteEditor.placeLayer(createScene({ logo: { id: 'logo', ratio: 3 } }), 'logo', logo)
  const story = changeCardSize(changeCardSize(put, 'x-post'), 'ig-story')
  expect(getCardBoxes(story).logo).toMatchObject({ x: 100, width: 300, height: 100 })
  expect(getCardBoxes(changeCardSize(put, 'x-post')).logo).toMatchObject({ width: 200, height: 67 })
  expect(changeCardSize(parseScene(story) ?? story, 'ig-4x5')).toEqual(put)
  const moved = quoteEditor.placeLayer(story, 'logo', { ...logo, y: 20 })
  expect(getCardBoxes(changeCardSize(moved, 'ig-4x5')).logo?.y).toBe(14)
})

test('every font pair names the typefaces that it needs', () => {
  const families = fontPairs.map(({ id }) => quoteEditor.listTypefaces?.(createScene({ pair: id, mark: false })))
  expect(families.map((all) => all?.map(({ family }) => family))).toEqual([
    [],
    ['Playfair Display'],
    ['Anton'],
    ['Caveat'],
    ['Courier Prime', 'Courier Prime'],
  ])
})

test('the sample on an empty card has its typeface', () => {
  expect(quoteEditor.listTypefaces?.(createScene({ pair: 'heavy', text: ' ', mark: false }))).toEqual([
    { family: 'Anton', text: 'Your words stand here.' },
  ])
})

test.each([
  ['nothing', null],
  ['an unknown theme', { ...initialScene, theme: 'x' }],
  ['a colour that is code', { ...initialScene, colour: 'url(x)' }],
  ['a logo without a size', { ...initialScene, logo: { id: 'a', ratio: 0 } }],
])('%s is no scene', (_, value) => {
  expect(parseScene(value)).toBe(null)
})

test('numbers and texts of a link are bounded', () => {
  const far = { ...initialScene, padding: 9999, leastSize: 1, scrim: -4, text: 'x'.repeat(20_000) }
  expect(parseScene(far)).toMatchObject({ padding: 240, leastSize: 32, scrim: 0 })
  expect(parseScene(far)?.text).toHaveLength(10_000)
  expect(parseScene(JSON.parse(JSON.stringify(initialScene)))).toEqual(initialScene)
})

test.each([
  ['Japanese without an end of a sentence', '完璧な時間に投稿したのに誰も見ていないとき'.repeat(60)],
  ['Thai', 'การเขียนที่ดีเริ่มต้น'.repeat(120)],
  ['emoji without a space', '👩‍👩‍👧‍👦🎉🔥'.repeat(300)],
])('%s goes on over cards and is not cut', (_, text) => {
  const { cards } = getCards(createScene({ text }), measure)
  expect(cards.length).toBeGreaterThan(1)
  expect(cards.some(({ isTruncated }) => isTruncated)).toBe(false)
  expect(cards.map((card) => card.text).join('')).toBe(text)
})
