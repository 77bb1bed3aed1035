import { expect, test } from 'vitest'
import type { Shape, TextMeasurer } from '@/lib/images/drawing/shapes'
import { drawBackground, drawMeme, drawMemePreview, drawTextOverlay } from './draw-meme'
import { layouts } from './layouts'
import { memeEditor } from './meme-editor'
import { buildMemeNotes } from './meme-notes'
import {
  addCaption,
  addImage,
  applyLayout,
  countFreePanels,
  initialScene,
  isEmptyMeme,
  MAX_CAPTIONS,
  type MemeScene,
  parseScene,
  setPanelImage,
  updateCaption,
} from './scene'

/** Characters are half as wide as they are tall; those outside the Basic Multilingual Plane are square. */
const measure: TextMeasurer = (text, { size }) =>
  [...text].reduce((sum, character) => sum + ((character.codePointAt(0) ?? 0) > 0xffff ? size : size / 2), 0)

const photo = { id: 'photo', width: 4000, height: 3000, moving: null }
const photoScene = setPanelImage(initialScene, 0, photo)
const withTexts = (scene: MemeScene, ...texts: string[]): MemeScene => ({
  ...scene,
  captions: scene.captions.map((caption, index) => ({ ...caption, text: texts[index] ?? texts.at(-1) ?? '' })),
})
const getCaptionTexts = ({ captions }: MemeScene) => captions.map(({ text }) => text)
const getImageIds = ({ pictures }: MemeScene) => pictures.map((image) => image?.id ?? null)
const getTextShapes = ({ shapes }: { shapes: readonly Shape[] }) =>
  shapes.flatMap((shape) => (shape.kind === 'text' ? [shape] : []))
const getDrawnLines = (drawing: { shapes: readonly Shape[] }) => getTextShapes(drawing).map(({ text }) => text)

const difficultTexts = [
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  '👩‍👩‍👧‍👦🎉🔥'.repeat(30),
  'عندما تنشر في الوقت المثالي ولا يراك أحد '.repeat(4),
  '完璧な時間に投稿したのに誰も見ていないとき'.repeat(9),
  'when the post flops again '.repeat(8).slice(0, 200),
]

test.each(layouts.flatMap(({ id }) => difficultTexts.map((text) => [id, text] as const)))(
  'all lines stay in their boxes in the layout “%s”: %s',
  (id, text) => {
    const scene = withTexts(applyLayout(initialScene, id), text)
    const drawing = drawMeme(scene, measure)
    const lines = getTextShapes(drawing)
    expect(lines.length).toBeGreaterThanOrEqual(scene.captions.length)
    for (const { text: line, x, y, font } of lines) {
      const width = measure(line, font)
      const box = scene.captions.find(
        (caption) => x === caption.x + caption.width / 2 && y > caption.y && y <= caption.y + caption.height,
      )
      expect(width).toBeLessThanOrEqual((box?.width ?? 0) - 2 * (box?.outlined ? 6 : 0))
      expect([x - width / 2 >= 0, x + width / 2 <= drawing.width]).toEqual([true, true])
      expect([y - font.size >= 0, y <= drawing.height]).toEqual([true, true])
    }
  },
)

test('outlines text in black when it is light and in white when it is dark', () => {
  const scene = withTexts(initialScene, 'Größe')
  const [light] = getTextShapes(drawMeme(scene, measure))
  expect(light).toMatchObject({ text: 'GRÖSSE', outline: { colour: '#000000', width: 6 } })
  const captions = scene.captions.map((caption) => ({ ...caption, colour: '#202020' }))
  const [dark] = getTextShapes(drawMeme({ ...scene, upper: false, captions }, measure))
  expect(dark).toMatchObject({ text: 'Größe', outline: { colour: '#ffffff' } })
})

test('a single panel takes the ratio of its image, up to three times its width, and captions move with it', () => {
  expect(drawMeme(photoScene, measure)).toMatchObject({ width: 1200, height: 900 })
  const tall = setPanelImage(photoScene, 0, { id: 'tall', width: 100, height: 9000, moving: 'tall-moving' })
  expect(tall.height).toBe(3600)
  const [top, bottom] = tall.captions
  expect([top?.y, (bottom?.y ?? 0) + (bottom?.height ?? 0)]).toEqual([108, 3492])
})

test('places the white bar above the image without moving captions', () => {
  const sceneWithBar = { ...photoScene, bar: { on: true, text: 'Above it', height: 240 } }
  const { height, shapes } = drawMeme(sceneWithBar, measure)
  expect(height).toBe(1140)
  expect(shapes).toContainEqual(expect.objectContaining({ kind: 'picture', id: 'photo', y: 240, height: 900 }))
  const [first, second] = photoScene.captions.map(({ y }) => y + 240)
  const layers = memeEditor.listLayers(sceneWithBar).map(({ id, y }) => `${id} ${y}`)
  expect(layers).toEqual(['bar 0', `caption-1 ${first}`, `caption-2 ${second}`])
  const moved = memeEditor.placeLayer(sceneWithBar, 'caption-1', { x: 100, y: 340, width: 500, height: 200 })
  expect(moved.captions[0]).toMatchObject({ x: 100, y: 100, width: 500, height: 200 })
  expect(memeEditor.placeLayer(sceneWithBar, 'bar', { x: 0, y: 0, width: 1, height: 9000 }).bar.height).toBe(700)
  expect(memeEditor.removeLayer?.(sceneWithBar, 'bar').bar.on).toBe(false)
  expect(drawTextOverlay(sceneWithBar, measure).shapes.some(({ kind }) => kind === 'picture')).toBe(false)
})

test('draws an animated panel without its first frame, which would show through', () => {
  const scene = setPanelImage(applyLayout(photoScene, 'two'), 1, { ...photo, id: 'other' })
  const listIds = (panel: number) =>
    drawBackground(scene, panel).shapes.flatMap((shape) => (shape.kind === 'picture' ? shape.id : []))
  expect([listIds(0), listIds(1)]).toEqual([['other'], ['photo']])
})

test('puts images into empty panels, then replaces the last; a text-only layout switches to one with a panel', () => {
  const images = ['a', 'b', 'c'].map((id) => ({ ...photo, id }))
  expect(getImageIds(images.reduce(addImage, applyLayout(initialScene, 'two')))).toEqual(['a', 'c', null, null])
  expect([photoScene, applyLayout(photoScene, 'grid'), applyLayout(initialScene, 'sign')].map(countFreePanels)).toEqual(
    [0, 3, 0],
  )
  const sign = addImage(withTexts(applyLayout(initialScene, 'sign'), 'mine'), photo)
  expect([sign.layout, getImageIds(sign)[0], getCaptionTexts(sign)[0]]).toEqual(['classic', 'photo', 'mine'])
})

test('switching layouts preserves the visitor’s text, even via a layout with fewer captions', () => {
  expect(getCaptionTexts(applyLayout(withTexts(initialScene, 'mine'), 'steps'))).toEqual(['mine', 'mine', ''])
  expect(getCaptionTexts(applyLayout(initialScene, 'two'))).toEqual(['', ''])
  const classic = applyLayout(withTexts(applyLayout(initialScene, 'grid'), 'a', 'b', 'c', ''), 'classic')
  expect(getCaptionTexts(classic)).toEqual(['a', 'b', 'c'])
  expect(classic.captions[2]).toMatchObject({ id: 'caption-3', x: 36, y: 760, height: 171 })
  expect(getCaptionTexts(applyLayout(classic, 'grid'))).toEqual(['a', 'b', 'c', ''])
  expect(getCaptionTexts(applyLayout(addCaption(initialScene), 'label'))).toEqual([''])
})

test('switching layouts preserves the visitor’s text color, outline and alignment', () => {
  const own = updateCaption(initialScene, 'caption-2', (caption) => ({ ...caption, colour: '#ff00aa', align: 'left' }))
  const style = { colour: '#ff00aa', align: 'left', outlined: true }
  const steps = applyLayout(withTexts(own, 'a', 'b'), 'choice')
  expect(steps.captions).toMatchObject([
    { colour: '#111111', outlined: false },
    { ...style, outlined: false },
  ])
  const viaOneCaption = applyLayout(applyLayout(withTexts(own, 'a', 'b'), 'label'), 'two')
  expect(viaOneCaption.captions).toMatchObject([{ colour: '#ffffff', align: 'centre' }, style])
})

test('draws sample texts only in the preview', () => {
  const sceneWithBar = addCaption({ ...initialScene, bar: { ...initialScene.bar, on: true } })
  const scene = withTexts(sceneWithBar, 'Monday', '')
  expect(getDrawnLines(memeEditor.draw(scene, measure))).toEqual(['MONDAY'])
  expect(getDrawnLines(drawTextOverlay(scene, measure))).toEqual(['MONDAY'])
  const preview = drawMemePreview(scene, measure)
  expect(getDrawnLines(preview)).toEqual(['MONDAY', 'When you finally find the file', 'BOTTOM TEXT', 'NEW TEXT'])
  expect(getTextShapes(preview)[2]).toMatchObject({ color: '#ffffffa6' })
})

test('preserves the visitor’s text in an older stored scene and removes its samples', () => {
  const { sampled, ...older } = applyLayout(initialScene, 'labels')
  const { captions } = withTexts(older as MemeScene, 'What tempts me', 'My own words', 'What I planned')
  const scene = parseScene({ ...older, captions, bar: { ...older.bar, text: 'When you finally find the file' } })
  expect(scene?.captions.map(({ text }) => text)).toEqual(['', 'My own words', ''])
  expect([scene?.bar.text, scene?.sampled]).toEqual(['', false])
  expect(parseScene({ ...initialScene, captions })?.captions[0]?.text).toBe('What tempts me')
})

test('allows at most six captions, which can be reordered and removed', () => {
  let scene = initialScene
  for (let count = 0; count < 9; count += 1) scene = addCaption(scene)
  expect([MAX_CAPTIONS, scene.captions.length, new Set(scene.captions.map(({ id }) => id)).size]).toEqual([6, 6, 6])
  const raised = memeEditor.reorderLayer?.(scene, 'caption-1', 1)
  expect(raised?.captions.map(({ id }) => id).slice(0, 2)).toEqual(['caption-2', 'caption-1'])
  expect(memeEditor.reorderLayer?.(scene, 'caption-1', -1)).toBe(scene)
  expect(memeEditor.removeLayer?.(scene, 'caption-2').captions).toHaveLength(5)
})

test('part of every caption always stays on the image', () => {
  const { captions } = memeEditor.placeLayer(initialScene, 'caption-1', { x: 5000, y: -5000, width: 1, height: 1 })
  expect(captions[0]).toMatchObject({ x: 1160, y: -10, width: 80, height: 50 })
})

test('restores a stored scene with its file ids; a template keeps text but drops images', () => {
  const scene = withTexts(setPanelImage(initialScene, 0, { ...photo, moving: 'photo-moving' }), 'mine')
  expect(parseScene(JSON.parse(JSON.stringify(scene)))).toEqual(scene)
  expect([memeEditor.listImageIds(scene), memeEditor.listExtraFileIds?.(scene)]).toEqual([['photo'], ['photo-moving']])
  const template = memeEditor.stripImages(scene)
  expect([memeEditor.listImageIds(template), template.captions]).toEqual([[], scene.captions])
})

test.each([
  ['nothing', null],
  ['an unknown layout', { ...initialScene, layout: 'drake' }],
  ['seven captions', { ...initialScene, captions: Array(7).fill(initialScene.captions[0]) }],
  ['two captions with the same id', { ...initialScene, captions: Array(2).fill(initialScene.captions[0]) }],
  ['an invalid color', { ...initialScene, ground: 'url(x)' }],
])('rejects %s as a scene', (_, value) => {
  expect(parseScene(value)).toBe(null)
})

test('clamps numbers and truncates texts in a scene from a link', () => {
  const caption = { ...initialScene.captions[0], text: 'x'.repeat(999), x: -1e9, width: 1e9 }
  const scene = parseScene({ ...initialScene, outline: 900, height: 1e9, captions: [caption] })
  expect(scene).toMatchObject({ outline: 12, height: 3600 })
  expect(scene?.captions[0]).toMatchObject({ x: -1160, width: 1200, text: 'x'.repeat(200) })
})

const sign = applyLayout(initialScene, 'sign')
const smallSign = memeEditor.placeLayer(sign, 'caption-1', { x: 0, y: 0, width: 90, height: 50 })

test.each<[MemeScene, string[]]>([
  [sign, []],
  [initialScene, []],
  [withTexts(initialScene, 'mine'), ['No photo yet, so it downloads as a plain color.']],
  [
    { ...photoScene, bar: { on: true, text: ' ', height: 200 } },
    ['The white bar is empty. Write in it or turn it off.'],
  ],
  [setPanelImage(applyLayout(initialScene, 'grid'), 1, photo), ['Empty panels download as a plain color: 1, 3, 4.']],
  [
    withTexts(smallSign, 'a'.repeat(200)),
    ['Text 1 is cut off. Shorten it or make its box larger.', 'Text 1 is full: 200 characters is the limit.'],
  ],
  [
    setPanelImage(initialScene, 0, { ...photo, width: 900 }),
    ['Your photo is cropped. A meme is at most 3 times as tall as it is wide.'],
  ],
  [
    setPanelImage(initialScene, 0, { ...photo, height: 900 }),
    ['Your photo is cropped. A meme is at most 4 times as wide as it is tall.'],
  ],
  [setPanelImage(initialScene, 0, { ...photo, width: 1000, height: 3000 }), []],
])('notes empty and full parts of a meme: %#', (scene, notes) => {
  expect(buildMemeNotes(scene, measure)).toEqual(notes)
})

const barScene = { ...initialScene, bar: { on: true, text: 'Mondays', height: 200 } }

test.each<[boolean, MemeScene]>([
  [true, initialScene],
  [true, withTexts(initialScene, ' ')],
  [true, { ...barScene, bar: { ...barScene.bar, on: false } }],
  [true, applyLayout(photoScene, 'sign')],
  [false, withTexts(initialScene, 'mine')],
  [false, barScene],
  [false, photoScene],
])('is empty (%s) without text and without a photo in view: %#', (isEmpty, scene) => {
  expect(isEmptyMeme(scene)).toBe(isEmpty)
})
