import { expect, test } from 'vitest'
import type { TextMeasurer } from '@/lib/images/drawing/shapes'
import { getReadabilityChecks, getTextContrast } from './checks'
import { drawScene } from './draw-scene'
import { addImage, addShape, addText, setEmoji, setRound } from './layer-changes'
import { getTextLayers, parseScene, type ThumbnailScene } from './scene'
import { getInkBounds } from './scene-geometry'
import { checkSubjectCoverage, convertToFormat } from './subject-layout'
import { initialScene, templates } from './templates'
import { BACKGROUND_ID, thumbnailEditor } from './thumbnail-editor'

const measure: TextMeasurer = (text, { size }) => (text.length * size) / 2

const getTemplateScene = (name: string) =>
  (templates.find((one) => one.name === name) ?? expect.unreachable(name)).scene
const getFirstText = (scene: ThumbnailScene) => getTextLayers(scene)[0] ?? expect.unreachable()
const firstText = getFirstText(initialScene)
const { x, y, width, height } = firstText
const withLayers = (...layers: object[]) => ({ ...initialScene, layers }) as ThumbnailScene

test.each([
  ['nothing', null],
  ['a text', 'scene'],
  ['an unknown format', { ...initialScene, format: 'wide' }],
  ['a place beyond all canvases', withLayers({ ...firstText, x: 1e9 })],
  ['a size that is no number', withLayers({ ...firstText, size: 'NaN' })],
  ['an invalid color', { ...initialScene, ground: { ...initialScene.ground, colour: 'url(x)' } }],
  ['a text that is too long', withLayers({ ...firstText, text: 'a'.repeat(121) })],
  ['two layers with one id', withLayers(firstText, firstText)],
  ['nine texts', withLayers(...Array.from({ length: 9 }, (_, index) => ({ ...firstText, id: `t${index}` })))],
])('ignores a stored or linked scene with %s', (_, value) => {
  expect(parseScene(value)).toBe(null)
})

test('the drawing has the size of its format, and fonts as large as their box allows', () => {
  const [line] = drawScene(initialScene, measure).shapes.filter((shape) => shape.kind === 'text')
  expect(line).toMatchObject({ text: 'I TRIED IT', font: { size: 123, family: 'Anton', weight: 700 } })
  expect(drawScene(convertToFormat(initialScene, 'tall'), measure)).toMatchObject({ width: 1080, height: 1920 })
})

test('draws a background image blurred and darkened, equally in every format', () => {
  const scene = { ...initialScene, ground: { ...initialScene.ground, picture: 'abc', blur: 20, dim: 0.4 } }
  const [, image] = drawScene(scene, measure).shapes
  expect(image).toMatchObject({ kind: 'picture', id: 'abc', width: 1280, height: 720, blur: 20, dim: 0.4 })
  expect(drawScene({ ...scene, format: 'full-hd' }, measure).shapes[1]).toMatchObject({ blur: 30 })
})

test.each([
  ['Stamp', '#ffffff'],
  ['Handwritten', '#000000'],
])('an emoji without colors is visible on the background of the template %s', (name, color) => {
  expect(drawScene(getTemplateScene(name), measure).shapes.at(-1)).toMatchObject({ kind: 'text', color })
})

test('names layers for screen readers and does not move the background', () => {
  const layers = thumbnailEditor.listLayers(getTemplateScene('Stamp'))
  expect(layers.map(({ label }) => label)).toEqual(['Background', 'Box', 'Text: Don’t do this', 'Emoji: 😱'])
  expect(layers.map(({ canMove }) => canMove)).toEqual([false, true, true, true])
})

test('moves a layer to the front or the back, but not the background', () => {
  const reorder = (id: string, direction: 1 | -1) =>
    thumbnailEditor
      .reorderLayer?.(initialScene, id, direction)
      ?.layers.map((layer) => layer.id)
      .join(' ')
  expect([reorder('l1', 1), reorder('l1', -1), reorder(BACKGROUND_ID, 1)]).toEqual(['l2 l1', 'l1 l2', 'l1 l2'])
})

test('letters scale with the height of their box, equally in a slow drag, and shrink again', () => {
  const resize = (scene: ThumbnailScene, to: number) =>
    thumbnailEditor.placeLayer(scene, 'l1', { x, y, width, height: to })
  expect(getFirstText(resize(initialScene, height * 2)).size).toBe(firstText.size * 2)
  let scene = initialScene
  for (let more = 1; more <= 100; more += 1) scene = resize(scene, height + more)
  expect(getFirstText(scene).size).toBeCloseTo(229, 0)
  for (let more = 99; more >= 0; more -= 1) scene = resize(scene, height + more)
  expect(getFirstText(scene).size).toBeCloseTo(firstText.size, 0)
})

test.each(['hd', 'tall'] as const)('stores an image of one pixel row, also in the format %s', (format) => {
  const scene = addImage(initialScene, { id: 'a', width: 2560, height: 1 }) ?? initialScene
  const converted = convertToFormat(convertToFormat(convertToFormat(scene, 'tall'), 'hd'), format)
  const size = format === 'hd' ? { width: 640, height: 24 } : { width: 540, height: 20 }
  expect(parseScene(converted)?.layers.at(-1)).toMatchObject(size)
})

test('layers are unchanged after a switch to other formats and back', () => {
  const scene = addShape(initialScene, 'emoji', '🔥') ?? initialScene
  const tall = convertToFormat(convertToFormat(scene, 'full-hd'), 'tall')
  expect(convertToFormat(scene, 'tall').layers).toEqual(tall.layers)
  expect(parseScene(JSON.parse(JSON.stringify(tall)))).toEqual(tall)
  expect(convertToFormat(tall, 'hd')).toEqual(scene)
  const far = thumbnailEditor.placeLayer(initialScene, 'l1', { x: 8192, y: -8192, width, height })
  expect(parseScene(convertToFormat(far, 'full-hd'))?.layers[0]).toMatchObject({ x: 8192, y: -8192 })
})

test('a layer moved in another format keeps its new place, and the others return', () => {
  const box = { x: 10, y: 20, width: 540, height: 300 }
  const tall = thumbnailEditor.placeLayer(convertToFormat(initialScene, 'tall'), 'l2', box)
  const back = convertToFormat(tall, 'hd')
  expect(back.layers[0]).toEqual(initialScene.layers[0])
  expect(back.layers[1]).toMatchObject({ x: 12, width: 640, home: { size: 'tall', place: { x: 10, y: 20 } } })
  expect(convertToFormat(back, 'tall').layers[1]).toMatchObject(box)
})

test('crops an image to a circle and restores it around the same center', () => {
  const layer = addImage(initialScene, { id: 'a', width: 400, height: 200 })?.layers.at(-1)
  if (layer?.kind !== 'picture') throw new Error('No image')
  expect(layer).toMatchObject({ x: 320, y: 200, width: 640, height: 320 })
  const round = setRound(layer, true, { width: 400, height: 200 })
  expect(round).toMatchObject({ round: true, x: 480, y: 200, width: 320, height: 320 })
  expect(setRound(round, false, { width: 400, height: 200 })).toEqual(layer)
  expect(setRound(round, false, undefined)).toMatchObject({ round: false, width: 320, height: 320 })
})

test('typing an emoji over another replaces it, up to a length', () => {
  const layer = addShape(initialScene, 'emoji', '😱')?.layers.at(-1)
  if (layer?.kind !== 'shape') throw new Error('No shape')
  const signs = ['😱👩‍👩‍👧', ' ', `e${'\u0301'.repeat(20)}`].map((input) => setEmoji(layer, input).sign)
  expect(signs).toEqual(['👩‍👩‍👧', '', '😱'])
})

test('allows at most eight texts', () => {
  let scene: ThumbnailScene = { ...initialScene, layers: [] }
  for (let count = 0; count < 8; count += 1) scene = addText(scene, 'word') ?? scene
  expect(getTextLayers(scene)).toHaveLength(8)
  expect(addText(scene, 'word')).toBe(null)
  expect(addShape(scene, 'arrow')).not.toBe(null)
  expect(parseScene(scene)).toEqual(scene)
})

test('a template link has no images', () => {
  const { layers } = addImage(initialScene, { id: 'pic1', width: 400, height: 200 }) ?? initialScene
  const scene = { ...initialScene, layers, ground: { ...initialScene.ground, picture: 'pic2' } }
  expect(thumbnailEditor.listImageIds(scene)).toEqual(['pic2', 'pic1'])
  expect(thumbnailEditor.listImageIds(thumbnailEditor.stripImages(scene))).toEqual([])
})

const createPixels = (gray: number, stripeStart = 0, stripeEnd = 0) => ({
  width: 128,
  height: 72,
  data: Uint8ClampedArray.from({ length: 128 * 72 * 4 }, (_, at) => {
    const row = Math.floor(at / (128 * 4))
    return at % 4 === 3 ? 255 : row >= stripeStart && row < stripeEnd ? 0 : gray
  }),
})

test.each([
  ['white on black', {}, createPixels(0), 21],
  ['white on a light image', {}, createPixels(238), 1.16],
  ['white on a light image, with a black outline', { outline: 8 }, createPixels(238), 21],
  ['white with an outline that is too thin', { outline: 2 }, createPixels(238), 1.16],
  ['white on a stripe of black', { text: 'mud', y: 0, height: 720, size: 80 }, createPixels(255, 30, 42), 21],
])('measures the contrast of %s', (_, changes, pixels, contrast) => {
  const layer = { ...firstText, colour: '#ffffff', outlineColour: '#000000', outline: 0, ...changes }
  expect(getTextContrast(layer, initialScene, getInkBounds(layer, measure), pixels)).toBeCloseTo(contrast, 1)
})

const check = (layers: object[], pixels: ReturnType<typeof createPixels> | null = null) =>
  getReadabilityChecks(withLayers(...layers), measure, pixels)
const underLength = 'is covered by the video’s length in the bottom right.'

test('the checks name the text that needs a change', () => {
  const layer = { ...firstText, outline: 0, text: 'one two three four five', x: 900, y: 600, height: 60, size: 40 }
  expect(check([layer], createPixels(250)).map(({ text }) => text)).toEqual([
    '5 words: more than 4 are hard to read at a glance.',
    '“one two three four five” is only 5 pixels high next to a video. Make it larger.',
    '“one two three four five”: contrast 1:1, hard to read. Add an outline or darken the background.',
    `“one two three four five” ${underLength}`,
  ])
  const long = { ...firstText, text: 'A rather long title for my video', height: 60 }
  expect(check([long]).map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/^“A rather long title for my vid…”/),
  )
})

test.each([
  ['', 'No text: the image speaks for itself.'],
  ['Big', '1 word: easy to read at a glance.'],
])('the text “%s” passes: %s', (text, found) => {
  expect(check([{ ...firstText, text }])).toEqual([{ isOk: true, text: found }])
})

test('counts words in scripts without spaces and reports the same finding of two texts once', () => {
  const text = 'これはとても長い日本語の文章です'
  const layer = { ...firstText, height: 220, text }
  const [count, ...others] = check([layer, { ...layer, id: 'l2' }], createPixels(0))
  expect(count?.isOk).toBe(false)
  expect(others).toEqual([{ isOk: true, text: `“${text}”: contrast 21:1, easy to read.` }])
})

test.each([
  ['end before it', { width: 880, align: 'left' }, false],
  ['have a box that reaches under it', { width: 1200, align: 'left' }, false],
  ['are under it beside a video, where it is largest', { width: 960, align: 'right' }, true],
  ['are under it in the second line', { y: 400, height: 300, width: 1200, align: 'right', text: 'mud\ninside' }, true],
  ['are turned into it', { x: 600, y: 400, width: 480, align: 'right', turn: 40, text: 'mud inside' }, true],
])('decides whether the duration badge covers letters that %s', (_, changes, isCovered) => {
  const layer = { ...firstText, text: 'mud', x: 40, y: 560, height: 150, size: 130, ...changes }
  const findings = check([layer]).filter(({ isOk }) => !isOk)
  expect(findings.map(({ text }) => text)).toEqual(isCovered ? [`“${layer.text}” ${underLength}`] : [])
})

test.each([
  ['the face, with its letters', 'Two lines', { x: 40, y: 150, width: 400, height: 300 }, '75%'],
  ['the face, with its box', 'Band', { x: 400, y: 0, width: 400, height: 300 }, '69%'],
  ['nothing', 'Two lines', { x: 800, y: 150, width: 400, height: 300 }, null],
])('reports text that covers %s', (_, name, subject, share) => {
  const text = `Text covers ${share} of the main subject. Move the text or the photo.`
  const checks = checkSubjectCoverage(getTemplateScene(name), subject, measure)
  expect(checks).toEqual(share ? [{ isOk: false, text }] : [])
})
