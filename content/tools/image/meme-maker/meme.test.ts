import { expect, test } from 'vitest'
import type { Shape, TextMeasurer } from '@/lib/images/drawing/shapes'
import { buildMemeNotes } from './build-meme-notes'
import { drawBackground, drawMeme, drawMemePreview, drawTextOverlay } from './draw-meme'
import { getFrameStep } from './frame-step'
import { layouts } from './layouts'
import { memeEditor } from './meme-editor'
import {
  addCaption,
  addImage,
  applyLayout,
  initialScene,
  MAX_CAPTIONS,
  type MemeScene,
  parseScene,
  setPanelImage,
} from './scene'

/** Letters are half as wide as they are high, signs beyond the basic plane as wide as high. */
const measure: TextMeasurer = (text, { size }) =>
  [...text].reduce((sum, letter) => sum + ((letter.codePointAt(0) ?? 0) > 0xffff ? size : size / 2), 0)

const photo = { id: 'photo', width: 4000, height: 3000, moving: null }
const withText = (scene: MemeScene, text: string): MemeScene => ({
  ...scene,
  captions: scene.captions.map((caption) => ({ ...caption, text })),
})
const getTextShapes = (shapes: readonly Shape[]) => shapes.flatMap((shape) => (shape.kind === 'text' ? [shape] : []))

const difficultTexts = [
  ['a long German word', 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'],
  ['emoji', '👩‍👩‍👧‍👦🎉🔥'.repeat(30)],
  ['Arabic', 'عندما تنشر في الوقت المثالي ولا يراك أحد '.repeat(4)],
  ['Japanese', '完璧な時間に投稿したのに誰も見ていないとき'.repeat(9)],
  ['two hundred letters', 'when the post flops again '.repeat(8).slice(0, 200)],
] as const

test.each(layouts.flatMap(({ id }) => difficultTexts.map(([kind, text]) => [id, kind, text] as const)))(
  'in the layout “%s” %s stays inside its box',
  (id, _, text) => {
    const scene = withText(applyLayout(initialScene, id), text)
    const { shapes, width, height } = drawMeme(scene, measure)
    const texts = getTextShapes(shapes)
    expect(texts.length).toBeGreaterThanOrEqual(scene.captions.length)
    for (const { text: line, x, y, font } of texts) {
      const half = measure(line, font) / 2
      const box = scene.captions.find((one) => x === one.x + one.width / 2 && y > one.y && y <= one.y + one.height)
      expect(box).toBeDefined()
      expect(half * 2).toBeLessThanOrEqual((box?.width ?? 0) - 2 * (box?.outlined ? 6 : 0))
      expect(x - half >= 0 && x + half <= width && y - font.size >= 0 && y <= height).toBe(true)
    }
  },
)

test('words are capitals with an outline, black around light and white around dark ones', () => {
  const scene = withText(initialScene, 'Größe')
  const [one] = getTextShapes(drawMeme(scene, measure).shapes)
  expect(one).toMatchObject({ text: 'GRÖSSE', outline: { colour: '#000000', width: 6 } })
  const dark = {
    ...scene,
    upper: false,
    captions: scene.captions.map((one) => ({ ...one, colour: '#202020' })),
  }
  expect(getTextShapes(drawMeme(dark, measure).shapes)[0]).toMatchObject({
    text: 'Größe',
    outline: { colour: '#ffffff' },
  })
})

test('a single panel takes its picture’s ratio, and the captions come along', () => {
  const scene = setPanelImage(initialScene, 0, photo)
  expect(drawMeme(scene, measure)).toMatchObject({ width: 1200, height: 900 })
  const tall = setPanelImage(scene, 0, { id: 'tall', width: 100, height: 9000, moving: 'tall-moving' })
  expect(tall.height).toBe(3600)
  const [top, bottom] = tall.captions
  expect([top?.y, (bottom?.y ?? 0) + (bottom?.height ?? 0)]).toEqual([108, 3492])
})

test('the white bar is laid above the picture and moves no caption', () => {
  const scene = setPanelImage(initialScene, 0, photo)
  const barred = { ...scene, bar: { on: true, text: 'Above it', height: 240 } }
  const { height, shapes } = drawMeme(barred, measure)
  expect(height).toBe(1140)
  expect(shapes).toContainEqual(expect.objectContaining({ kind: 'picture', id: 'photo', y: 240, height: 900 }))
  expect(memeEditor.listLayers(barred, measure).map(({ id, y }) => [id, y])).toEqual([
    ['bar', 0],
    ['caption-1', (scene.captions[0]?.y ?? 0) + 240],
    ['caption-2', (scene.captions[1]?.y ?? 0) + 240],
  ])
  const moved = memeEditor.placeLayer(barred, 'caption-1', { x: 100, y: 340, width: 500, height: 200 })
  expect(moved.captions[0]).toMatchObject({ x: 100, y: 100, width: 500, height: 200 })
  expect(memeEditor.placeLayer(barred, 'bar', { x: 0, y: 0, width: 1, height: 9000 }).bar.height).toBe(700)
  expect(memeEditor.removeLayer?.(barred, 'bar').bar.on).toBe(false)
  expect(drawTextOverlay(barred, measure).shapes.some(({ kind }) => kind === 'picture')).toBe(false)
})

test('what moves lies on the ground alone, so that no first frame shines through', () => {
  const other = { ...photo, id: 'other' }
  const scene = setPanelImage(setPanelImage(applyLayout(initialScene, 'two'), 0, photo), 1, other)
  const ids = (panel: number) =>
    drawBackground(scene, panel).shapes.flatMap((shape) => (shape.kind === 'picture' ? shape.id : []))
  expect([ids(0), ids(1)]).toEqual([['other'], ['photo']])
})

test('pictures fill the free panels, then the last one, and words alone make room for one', () => {
  const ids = ({ pictures }: MemeScene) => pictures.map((picture) => picture?.id ?? null)
  const named = (id: string) => ({ ...photo, id })
  const two = ['a', 'b', 'c'].map(named).reduce(addImage, applyLayout(initialScene, 'two'))
  expect(ids(two)).toEqual(['a', 'c', null, null])
  const sign = addImage(withText(applyLayout(initialScene, 'sign'), 'mine'), photo)
  expect([sign.layout, ids(sign)[0], sign.captions[0]?.text]).toEqual(['classic', 'photo', 'mine'])
})

test('another layout keeps the visitor’s words and drops its own samples', () => {
  const own = withText(initialScene, 'mine')
  expect(applyLayout(own, 'steps').captions.map(({ text }) => text)).toEqual(['mine', 'mine', ''])
  expect(applyLayout(initialScene, 'two').captions.map(({ text }) => text)).toEqual(['', ''])
})

test('no words of the visitor’s are lost on the way through a smaller layout', () => {
  const textsIn = ({ captions }: MemeScene) => captions.map(({ text }) => text)
  const grid = applyLayout(initialScene, 'grid')
  const words = ['a', 'b', 'c', '']
  const written = {
    ...grid,
    captions: grid.captions.map((one, index) => ({ ...one, text: words[index] ?? '' })),
  }
  const classic = applyLayout(written, 'classic')
  expect(textsIn(classic)).toEqual(['a', 'b', 'c'])
  expect(classic.captions[2]).toMatchObject({ id: 'caption-3', x: 36, y: 760, height: 171 })
  expect(textsIn(applyLayout(classic, 'grid'))).toEqual(['a', 'b', 'c', ''])
  expect(textsIn(applyLayout(addCaption(initialScene), 'label'))).toEqual([''])
})

test('samples are seen and never saved, those of the white bar and of an added text too', () => {
  const barred = addCaption({ ...initialScene, bar: { ...initialScene.bar, on: true } })
  const half = memeEditor.parse({
    ...barred,
    captions: barred.captions.map((one, index) => (index === 0 ? { ...one, text: 'Monday' } : one)),
  })
  if (!half) throw new Error('No scene')
  const said = (shapes: readonly Shape[]) => getTextShapes(shapes).map(({ text }) => text)
  expect(said(memeEditor.draw(half, measure).shapes)).toEqual(['MONDAY'])
  expect(said(drawTextOverlay(half, measure).shapes)).toEqual(['MONDAY'])
  expect(said(drawMemePreview(half, measure).shapes)).toEqual([
    'MONDAY',
    'When you finally find the file',
    'BOTTOM TEXT',
    'NEW TEXT',
  ])
  expect(getTextShapes(drawMemePreview(half, measure).shapes)[2]).toMatchObject({ colour: '#ffffffa6' })
})

test('a scene or link of before keeps what was written and loses its samples', () => {
  const { sampled, ...older } = applyLayout(initialScene, 'labels')
  const words = ['What tempts me', 'My own words', 'What I planned']
  const captions = older.captions.map((one, index) => ({ ...one, text: words[index] ?? '' }))
  const bar = { ...older.bar, text: 'When you finally find the file' }
  const read = parseScene({ ...older, captions, bar })
  expect(read?.captions.map(({ text }) => text)).toEqual(['', 'My own words', ''])
  expect([read?.bar.text, read?.sampled]).toEqual(['', false])
  expect(parseScene({ ...initialScene, captions })?.captions[0]?.text).toBe('What tempts me')
})

test('there are at most six boxes, in an order that can change', () => {
  let scene = initialScene
  for (let count = 0; count < 9; count += 1) scene = addCaption(scene)
  expect(scene.captions).toHaveLength(MAX_CAPTIONS)
  expect(new Set(scene.captions.map(({ id }) => id)).size).toBe(MAX_CAPTIONS)
  const raised = memeEditor.reorderLayer?.(scene, 'caption-1', 1)
  expect(raised?.captions.map(({ id }) => id).slice(0, 2)).toEqual(['caption-2', 'caption-1'])
  expect(memeEditor.reorderLayer?.(scene, 'caption-1', -1)).toBe(scene)
  expect(memeEditor.removeLayer?.(scene, 'caption-2').captions).toHaveLength(5)
})

test('a caption cannot leave the picture wholly', () => {
  const { captions } = memeEditor.placeLayer(initialScene, 'caption-1', { x: 5000, y: -5000, width: 1, height: 1 })
  expect(captions[0]).toMatchObject({ x: 1160, y: -10, width: 80, height: 50 })
})

test('a template holds layout and words but no picture', () => {
  const scene = setPanelImage(withText(initialScene, 'mine'), 0, photo)
  const template = memeEditor.stripImages(scene)
  expect(memeEditor.listImageIds(template)).toEqual([])
  expect(memeEditor.listImageIds(scene)).toEqual(['photo'])
  const moving = setPanelImage(scene, 0, { ...photo, moving: 'photo-moving' })
  expect(memeEditor.listImageIds(moving)).toEqual(['photo'])
  expect(memeEditor.listExtraFileIds?.(moving)).toEqual(['photo-moving'])
  expect(template.captions).toEqual(scene.captions)
  expect(parseScene(JSON.parse(JSON.stringify(scene)))).toEqual(scene)
})

test.each([
  ['nothing', null],
  ['a text', 'meme'],
  ['an unknown layout', { ...initialScene, layout: 'drake' }],
  ['seven boxes', { ...initialScene, captions: Array(7).fill(initialScene.captions[0]) }],
  ['two of one name', { ...initialScene, captions: Array(2).fill(initialScene.captions[0]) }],
  ['a colour that is none', { ...initialScene, ground: 'url(x)' }],
])('%s is no scene', (_, value) => {
  expect(parseScene(value)).toBe(null)
})

test('numbers and texts of a link are bounded', () => {
  const [caption] = initialScene.captions
  const far = {
    ...initialScene,
    outline: 900,
    height: 1e9,
    captions: [{ ...caption, text: 'x'.repeat(999), x: -1e9, width: 1e9 }],
  }
  const read = parseScene(far)
  expect(read).toMatchObject({ outline: 12, height: 3600 })
  expect(read?.captions[0]).toMatchObject({ x: -1160, width: 1200 })
  expect(read?.captions[0]?.text).toHaveLength(200)
})

test.each([
  [1, 1],
  [100, 1],
  [101, 2],
  [450, 5],
])('of %i frames every %ith is taken', (count, step) => {
  expect(getFrameStep(count)).toBe(step)
})

test.each<[string, MemeScene, string[]]>([
  ['nothing of a finished meme', setPanelImage(withText(initialScene, 'mine'), 0, photo), []],
  [
    'a bar without words',
    { ...setPanelImage(initialScene, 0, photo), bar: { on: true, text: ' ', height: 200 } },
    ['The white bar is blank when saved: write in it, or take its tick off.'],
  ],
  [
    'panels without a picture',
    setPanelImage(applyLayout(initialScene, 'grid'), 1, photo),
    ['Still empty, and plain when saved: panel 1, 3, 4.'],
  ],
  ['a picture that is missing', initialScene, ['Still empty, and plain when saved: the picture.']],
  ['no picture of words alone', applyLayout(initialScene, 'sign'), []],
  [
    'words that are cut, and those that are as many as there can be',
    withText(
      memeEditor.placeLayer(applyLayout(initialScene, 'sign'), 'caption-1', { x: 0, y: 0, width: 90, height: 50 }),
      'a'.repeat(200),
    ),
    ['Text 1 is cut: too many words for its box.', 'Text 1 is full: it holds 200 letters.'],
  ],
])('a visitor is told: %s', (_, scene, notes) => {
  expect(buildMemeNotes(scene, measure)).toEqual(notes)
})
