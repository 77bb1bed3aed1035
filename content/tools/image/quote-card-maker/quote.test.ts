import { expect, test, vi } from 'vitest'
import { getContrast } from '@/lib/images/drawing/colors'
import type { DrawingImages } from '@/lib/images/drawing/paint-drawing'
import type { Drawing, TextMeasurer } from '@/lib/images/drawing/shapes'
import { getPreset } from '@/lib/platforms/images/presets'
import { stubCanvas } from '@/test/simulate-browser'
import { getCardBoxes } from './card-boxes'
import { findWarnings, getCards } from './cards'
import { drawCard } from './draw-card'
import { createPrefilledScene, quoteEditor } from './quote-editor'
import { sampleTones } from './sample-tones'
import { changeCardSize, initialScene, parseScene, type QuoteScene, sizeIds } from './scene'
import { getScrim, getTextColors } from './text-colors'
import { fontPairs, themes } from './themes'

const measure: TextMeasurer = (text, { size }) =>
  [...text].reduce((sum, letter) => sum + ((letter.codePointAt(0) ?? 0) > 0xffff ? size : size / 2), 0)

const createScene = (changes: Partial<QuoteScene> = {}): QuoteScene => ({
  ...initialScene,
  text: 'Less is more.',
  author: 'Anna',
  handle: '@anna',
  ...changes,
})
const onPhoto = { ground: 'picture', picture: 'photo' } as const
const getCardsOf = (scene: QuoteScene) => getCards(scene, measure).cards
const listCardTexts = (scene: QuoteScene) => getCardsOf(scene).map(({ text }) => text)
const drawScene = (scene: QuoteScene, at = 0) => drawCard(scene, getCardsOf(scene)[at] ?? expect.unreachable(), measure)
const listTexts = ({ shapes }: Drawing) => shapes.flatMap((shape) => (shape.kind === 'text' ? [shape] : []))

const longText = 'Make the thing you wish existed. '.repeat(16).slice(0, 500)
const longWord = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'
const difficultTexts = [
  longWord,
  longText,
  '👩‍👩‍👧‍👦🎉🔥 '.repeat(40),
  'الكتابة الجيدة تبدأ عندما تحذف ما لا يحتاجه القارئ. '.repeat(9),
  '完璧な時間に投稿したのに誰も見ていないとき。'.repeat(20),
]

test.each(sizeIds.flatMap((size) => difficultTexts.map((text) => [size, text] as const)))(
  'all lines stay inside on every card of %s: %s',
  (size, text) => {
    const { width, height } = getPreset(size)
    for (const align of ['edge', 'middle'] as const) {
      const scene = createScene({ text, size, align, author: longWord, handle: '@'.repeat(80) })
      for (const card of getCardsOf(scene)) {
        expect(card.isTruncated).toBe(false)
        for (const line of listTexts(drawCard(scene, card, measure))) {
          if (line.text === '“') continue
          const lineWidth = measure(line.text, line.font)
          const isLeft = (line.align === 'start') === (line.direction === 'ltr')
          const left = line.align === 'middle' ? line.x - lineWidth / 2 : isLeft ? line.x : line.x - lineWidth
          expect(left).toBeGreaterThanOrEqual(30)
          expect(left + lineWidth).toBeLessThanOrEqual(width - 30)
          expect(line.y - line.font.size).toBeGreaterThanOrEqual(0)
          expect(line.y).toBeLessThanOrEqual(height - 30)
        }
      }
    }
  },
)

test('uses the largest font that fits on one card, and a smaller one on an image, which the text should not cover', () => {
  const listSizes = (changes: Partial<QuoteScene>) => getCardsOf(createScene(changes)).map(({ size }) => size)
  expect(listSizes({ text: 'Less.' })).toEqual([120])
  expect(listSizes({ text: 'Less.', ...onPhoto })).toEqual([84])
  expect(listSizes({ text: longText })).toEqual([expect.toSatisfy((size: number) => size >= 44 && size < 80)])
})

test('continues a text too long for one card on numbered cards with one font size', () => {
  const text = 'A sentence of some length stands here. '.repeat(60)
  const cards = getCardsOf(createScene({ text }))
  expect(cards.length).toBeGreaterThan(1)
  expect(cards.map((card) => card.text).join(' ')).toBe(text.trim())
  expect([...new Set(cards.map(({ size }) => size))]).toEqual([expect.any(Number)])
  expect(cards[0]?.size).toBeGreaterThanOrEqual(44)
  expect(listTexts(drawScene(createScene({ text }), 1)).map((shape) => shape.text)).toContain(`2/${cards.length}`)
  expect(getCardsOf(createScene({ text, split: false })).map(({ isTruncated }) => isTruncated)).toEqual([true])
})

test('measures a text of ten thousand letters few times, and the same scene never again', () => {
  const counting = vi.fn(measure)
  const scene = createScene({ text: 'Most people quit in the third month, quietly. '.repeat(217) })
  const set = getCards(scene, counting)
  expect(set.cards).toHaveLength(19)
  const count = counting.mock.calls.length
  expect(count).toBeLessThan(1000)
  expect(getCards(scene, counting)).toBe(set)
  expect(counting).toHaveBeenCalledTimes(count)
  expect(getCards(scene, measure)).not.toBe(set)
})

test('starts a card at a blank line, and in a list at each line, with its author', () => {
  expect(listCardTexts(createScene({ text: 'One.\n\nTwo.' }))).toEqual(['One.', 'Two.'])
  const list = createScene({ mode: 'list', text: 'First\nSecond — Anna', author: 'Me' })
  expect(getCardsOf(list)).toMatchObject([
    { text: 'First', author: 'Me', parts: 1 },
    { text: 'Second', author: 'Anna', parts: 1 },
  ])
})

test('starts Arabic on the right, with its author and quotation mark', () => {
  const texts = listTexts(drawScene(createScene({ text: 'العلم نور', handle: '' })))
  const places = texts.map(({ x, align, direction }) => `${x} ${align} ${direction}`)
  expect(places).toEqual(['984 start rtl', '984 start rtl', '984 end ltr'])
})

test.each(themes)('the theme $name is readable everywhere, also on any image', ({ id, ...theme }) => {
  for (const background of [theme.background, theme.gradientEnd ?? theme.background])
    for (const color of [theme.text, theme.muted]) expect(getContrast(color, background)).toBeGreaterThanOrEqual(4.5)
  for (const ground of [{}, { ground: 'picture', picture: 'p' }] as const)
    expect(getTextColors(createScene({ theme: id, ...ground })).minContrast).toBeGreaterThanOrEqual(4.5)
})

test('draws an image under the scrim; the logo keeps its ratio beside the author', () => {
  const scene = createScene({ ...onPhoto, scrim: 60, logo: { id: 'logo', ratio: 3 } })
  expect(drawScene(scene).shapes.slice(0, 3)).toMatchObject([
    { kind: 'picture', id: 'photo', width: 1080, height: 1350 },
    { kind: 'box', color: '#2b171099' },
    { kind: 'text', text: 'Less is more.' },
  ])
  const { logo, byline } = getCardBoxes(scene)
  expect(logo).toMatchObject({ width: 296, height: 99 })
  expect(byline.x + byline.width).toBeLessThan(logo?.x ?? 0)
  expect(quoteEditor.listImageIds(scene)).toEqual(['photo', 'logo'])
  expect(quoteEditor.listImageIds(quoteEditor.stripImages(scene))).toEqual([])
})

test.each(['Less is more.', longText])('places text low on an image, which is clear above the scrim: %s', (text) => {
  const scene = createScene({ ...onPhoto, text })
  const [, scrim] = drawScene(scene).shapes
  const { from, to, stops } = (scrim?.kind === 'box' && scrim.gradient) || { from: [0, 0], to: [0, 0], stops: [] }
  expect(stops.map(([, color]) => color)).toEqual(['#2b171000', '#2b171099'])
  expect(from[1]).toBeGreaterThanOrEqual(359)
  expect(to[1]).toBeGreaterThanOrEqual(559)
  for (const { text: line, y } of listTexts(drawScene(scene))) if (line !== '“') expect(y).toBeGreaterThan(to[1])
})

/** Mocks an image that is black and white at the top, where no text is, and has two grays below. */
function mockImageTones(id: string, below: readonly number[]) {
  const grays = Array.from({ length: 48 * 48 }, (_, at) => (at < 48 * 18 ? [0, 255] : below)[at % 2] ?? 0)
  const data = Uint8ClampedArray.from(grays.flatMap((gray) => [gray, gray, gray, 255]))
  stubCanvas(() => ({ drawImage() {}, getImageData: () => ({ data }) }))
  sampleTones(new Map([[id, { width: 1080, height: 1350 }]]) as unknown as DrawingImages)
}

test.each([
  ['a dark image', [10, 60], { colour: '#2b1710', percent: 0 }, '#fdf4e7'],
  ['a light image', [200, 240], { colour: '#2b1710', percent: 0 }, '#2b1710'],
  ['an image of both', [40, 160], { colour: '#2b1710', percent: 35 }, '#ffffff'],
  ['a rather light image', [90, 250], { colour: '#fdf4e7', percent: 25 }, '#14110f'],
])('the scrim is as strong as the text needs on %s', (id, below, scrim, color) => {
  mockImageTones(id, below)
  const scene = createScene({ ground: 'picture', picture: id })
  expect(getScrim(scene)).toEqual(scrim)
  expect(getTextColors(scene).textColor).toBe(color)
  expect(getTextColors(scene).minContrast).toBeGreaterThanOrEqual(4.5)
  expect(getScrim({ ...scene, scrim: 60 }).percent).toBe(60)
})

test('the handle is at the bottom, apart from the author', () => {
  const [author, handle] = listTexts(drawScene(createScene())).slice(-2)
  expect([author?.text, handle?.text]).toEqual(['Anna', '@anna'])
  expect((handle?.y ?? 0) - (author?.y ?? 0)).toBeGreaterThan(80)
  expect(handle?.y).toBeGreaterThan(1350 - 96)
  expect(listTexts(drawScene(createScene({ author: '' }))).at(-1)?.y).toBeLessThan(1350 - 96)
})

test('the page number, handle and logo of a Story are clear of Instagram’s bars', () => {
  const scene = createScene({ size: 'ig-story', text: 'One.\n\nTwo.', logo: { id: 'logo', ratio: 1 } })
  const { shapes } = drawScene(scene, 1)
  const [top, bottom] = [0.14 * 1920, (1 - 0.14) * 1920]
  for (const shape of shapes) {
    if (shape.kind === 'text') expect([shape.y - shape.font.size > top, shape.y < bottom]).toEqual([true, true])
    if (shape.kind === 'picture') expect(shape.y + shape.height).toBeLessThan(bottom)
  }
  expect(listTexts({ width: 0, height: 0, shapes }).map(({ text }) => text)).toEqual(['Two.', '2/2', 'Anna', '@anna'])
})

test('names on a Story are larger, but not on one stored before they were until its size changes', () => {
  const scene = createScene({ size: 'ig-story', author: '' })
  const getHandle = (changes: Partial<QuoteScene>) => listTexts(drawScene({ ...scene, ...changes })).at(-1)
  expect(getHandle({})).toMatchObject({ text: '@anna', font: { size: 45 } })
  expect(listTexts(drawScene(createScene({ author: '' }))).at(-1)?.font.size).toBe(30)
  const by = getCardBoxes(scene).byline
  expect(getHandle({ places: { quote: null, by, logo: null } })).toEqual(getHandle({}))
  const { largeNames, ...older } = scene
  expect(getHandle({ largeNames: undefined })?.font.size).toBe(30)
  expect(changeCardSize(changeCardSize(older, 'ig-4x5'), 'ig-story')).toEqual(scene)
})

test('an author in the text becomes the card’s author and can be removed as a layer', () => {
  const scene = createScene({ text: '“Less is more.” — Mies', author: '', handle: '' })
  expect(getCardsOf(scene)).toMatchObject([{ text: 'Less is more.', author: 'Mies', mark: true }])
  const { quote, byline } = getCardBoxes(scene)
  expect(byline.y).toBeGreaterThanOrEqual(quote.y + quote.height)
  expect(quoteEditor.removeLayer?.(scene, 'by').text).toBe('“Less is more.”')
  expect(listCardTexts({ ...scene, mark: false })).toEqual(['“Less is more.”'])
})

test('only the first card has a quotation mark, unless its text has its own', () => {
  const listMarks = (text: string) => getCardsOf(createScene({ text })).map(({ mark }) => mark)
  expect(listMarks('One.\n\nTwo.\n\nThree.')).toEqual([true, false, false])
  expect(listMarks('“Less,” he said, “is more”, and left.')).toEqual([false])
})

test('a moved layer keeps its share of another size, and its place on return', () => {
  const box = { x: 108, y: 135, width: 540, height: 675 }
  const moved = quoteEditor.placeLayer(createScene(), 'quote', box)
  expect(getCardBoxes(moved).quote).toEqual(box)
  expect(getCardBoxes(changeCardSize(moved, 'ig-square')).quote).toEqual({ x: 108, y: 108, width: 540, height: 540 })
  expect(quoteEditor.placeLayer(initialScene, 'other', box)).toBe(initialScene)
  const logo = { x: 100, y: 900, width: 300, height: 100 }
  const placed = quoteEditor.placeLayer(createScene({ logo: { id: 'logo', ratio: 3 } }), 'logo', logo)
  expect(getCardBoxes(changeCardSize(placed, 'x-post')).logo).toMatchObject({ width: 200, height: 67 })
  const story = changeCardSize(changeCardSize(placed, 'x-post'), 'ig-story')
  expect(getCardBoxes(story).logo).toMatchObject({ x: 100, width: 300, height: 100 })
  expect(changeCardSize(parseScene(story) ?? story, 'ig-4x5')).toEqual(placed)
  const raised = quoteEditor.placeLayer(story, 'logo', { ...logo, y: 20 })
  expect(getCardBoxes(changeCardSize(raised, 'ig-4x5')).logo?.y).toBe(14)
})

test('names layers for screen readers by the start of their text', () => {
  const [quote, byline] = quoteEditor.listLayers(createScene({ text: 'word '.repeat(20) }))
  expect([quote?.label, byline?.id]).toEqual([`Text: ${'word '.repeat(11)}word…`, 'by'])
})

test('loads the typefaces of a card, also for the sample of an empty card', () => {
  const list = (pair: QuoteScene['pair'], text: string) =>
    quoteEditor.listTypefaces?.(createScene({ pair, text, mark: false }))?.map((typeface) => typeface.family)
  expect(fontPairs.map(({ id }) => list(id, 'Hi')?.at(0))).toEqual([
    undefined,
    'Playfair Display',
    'Anton',
    'Caveat',
    'Courier Prime',
  ])
  expect(list('heavy', ' ')).toEqual(['Anton'])
})

test('draws the chosen part of an image, and the center for an older stored scene', () => {
  const scene = createScene({ ...onPhoto, zoom: 2, focusX: 0.2, focusY: 1 })
  expect(drawScene(scene).shapes[0]).toMatchObject({ zoom: 2, focus: { x: 0.2, y: 1 } })
  const { zoom, focusX, focusY, ...older } = scene
  expect(parseScene(older)).toMatchObject({ picture: 'photo', zoom: 1, focusX: 0.5, focusY: 0.5 })
  expect(parseScene({ ...scene, zoom: 9, focusX: -1 })).toMatchObject({ zoom: 4, focusX: 0 })
})

test.each([
  ['nothing', null],
  ['an unknown theme', { ...initialScene, theme: 'x' }],
  ['code as a color', { ...initialScene, colour: 'url(x)' }],
  ['a logo without a size', { ...initialScene, logo: { id: 'a', ratio: 0 } }],
])('rejects %s as a scene', (_, value) => {
  expect(parseScene(value)).toBe(null)
})

test('reads a scene from storage and limits numbers and texts of a link', () => {
  expect(parseScene(JSON.parse(JSON.stringify(initialScene)))).toEqual(initialScene)
  const far = { ...initialScene, padding: 9999, leastSize: 1, scrim: -4, text: 'x'.repeat(20_000) }
  expect(parseScene(far)).toMatchObject({ padding: 240, leastSize: 32, scrim: 0, text: 'x'.repeat(10_000) })
})

test.each<[Partial<QuoteScene>, string]>([
  [{ text: 'Stop\n\n[where] and [a street]' }, '2 blanks left. The square brackets will show on the card.'],
  [{ text: 'word '.repeat(2000), split: false }, 'Your text is cut off. Turn on “Continue on more cards”.'],
  [{ text: 'line\n'.repeat(60), mode: 'list' }, '50 cards is the limit, so 10 more are left out.'],
  [
    { ground: 'gradient', colour: '#000000', second: '#ffffff' },
    'Hard to read: contrast drops to 1.2:1. Aim for 4.5:1.',
  ],
])('%j has the warning “%s”', (changes, warning) => {
  const scene = createScene(changes)
  expect(findWarnings(scene, getCards(scene, measure))).toEqual([warning])
})

test('a short quote has no warning, but one on an image without a scrim does', () => {
  const findFor = (scene: QuoteScene) => findWarnings(scene, getCards(scene, measure)).length
  expect([createScene(), createScene({ ...onPhoto, scrim: 0 })].map(findFor)).toEqual([0, 1])
})

test.each([
  ['slash', ['Start here.\n\nThen think.\n\n1/3', 'I work 9/5\n\n2/3', 'The end\n\n3/3']],
  ['brackets', ['Start here.\n\nThen think. (1/3)', 'I work 9/5 (2/3)', 'The end (3/3)']],
  ['emoji', ['1️⃣ Start here.\n\nThen think.', '2️⃣ I work 9/5', '3️⃣ The end']],
  ['none', ['Start here.\n\nThen think.', 'I work 9/5', 'The end']],
])('turns each post of a thread into a card without its own number (%s)', (_, texts) => {
  const scene = createPrefilledScene({ texts, colors: [] })
  expect(scene).toMatchObject({ mode: 'one', split: true, mark: false })
  expect(getCardsOf(scene).map(({ text, part, parts }) => `${text} ${part} of ${parts}`)).toEqual([
    'Start here.\nThen think. 1 of 3',
    'I work 9/5 2 of 3',
    'The end 3 of 3',
  ])
})

test('a link sets the size of the cards, if there is such a size', () => {
  const sizes = ['ig-story', 'huge'].map((size) => createPrefilledScene({ texts: ['Hi'], colors: [], size }).size)
  expect(sizes).toEqual(['ig-story', 'ig-4x5'])
})

test.each(['24/7 support is a lie', 'We paid 1/2', '1. Soak the pan'])('finds no number to remove in “%s”', (text) => {
  expect(createPrefilledScene({ texts: [text, 'More'], colors: [] }).text).toBe(`${text}\n\nMore`)
})
