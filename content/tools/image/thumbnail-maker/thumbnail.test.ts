import { expect, test } from 'vitest'
import type { Box } from '@/components/editor/editor-tool'
import { resizeBox, roundBox } from '@/components/editor/layer-box'
import type { TextMeasurer } from '@/lib/images/drawing/shapes'
import { applyTemplate } from './apply-template'
import { arrangeAroundSubject } from './arrange-around-subject'
import { checkSubjectCoverage } from './check-subject-coverage'
import { getReadabilityChecks, getTextContrast } from './checks'
import { convertToFormat } from './convert-format'
import { drawScene } from './draw-scene'
import { getInkBounds } from './ink-bounds'
import { addImage, addShape, addText, setEmoji, setRound } from './layer-changes'
import { createPrefilledScene } from './prefilled-scene'
import { getTextLayers, parseScene, type TextLayer, type ThumbnailScene } from './scene'
import { findTemplatePlacement } from './subject-layout'
import { initialScene, setTexts, type Template, templates, typeLayerText } from './templates'
import { BACKGROUND_ID, thumbnailEditor } from './thumbnail-editor'

/** Every letter is half as wide as its size. */
const measureHalf: TextMeasurer = (text, { size }) => (text.length * size) / 2

const findTemplate = (name: string) => {
  const found = templates.find((one) => one.name === name)
  if (!found) throw new Error(`No template ${name}`)
  return found
}
const getFirstText = (scene: ThumbnailScene): TextLayer => {
  const [text] = getTextLayers(scene)
  if (!text) throw new Error('No text')
  return text
}
const getTexts = (scene: ThumbnailScene) => getTextLayers(scene).map(({ text }) => text)

test('there are eight templates, each a scene of its own name that the parser takes', () => {
  expect(templates).toHaveLength(8)
  expect(new Set(templates.map(({ name }) => name)).size).toBe(8)
  for (const { scene } of templates) expect(parseScene(JSON.parse(JSON.stringify(scene)))).toEqual(scene)
})

test.each(templates.map(({ name, scene }) => [name, scene] as const))(
  'the words of “%s” are few, all fit, stand out and keep clear of the video’s length',
  (_, scene) => {
    expect(getReadabilityChecks(scene, measureHalf, null).filter(({ isOk }) => !isOk)).toEqual([])
  },
)

const parseChanged = (change: (scene: Record<string, unknown>) => unknown) => {
  const copy = structuredClone(initialScene) as unknown as Record<string, unknown>
  return change(copy) ?? copy
}

test.each([
  ['nothing', null],
  ['a text', 'scene'],
  ['an unknown format', parseChanged((scene) => ({ ...scene, format: 'wide' }))],
  [
    'a place beyond all canvases',
    parseChanged((scene) => ({ ...scene, layers: [{ ...getFirstText(initialScene), x: 1e9 }] })),
  ],
  ['no number', parseChanged((scene) => ({ ...scene, layers: [{ ...getFirstText(initialScene), size: 'NaN' }] }))],
  [
    'a colour that is none',
    parseChanged((scene) => ({ ...scene, ground: { ...initialScene.ground, colour: 'url(x)' } })),
  ],
  [
    'a text that is too long',
    parseChanged((scene) => ({
      ...scene,
      layers: [{ ...getFirstText(initialScene), text: 'a'.repeat(121) }],
    })),
  ],
  [
    'two layers of one name',
    parseChanged((scene) => ({ ...scene, layers: [getFirstText(initialScene), getFirstText(initialScene)] })),
  ],
  [
    'nine texts',
    parseChanged((scene) => ({
      ...scene,
      layers: Array.from({ length: 9 }, (_, index) => ({ ...getFirstText(initialScene), id: `t${index}` })),
    })),
  ],
])('a kept or linked scene with %s is ignored', (_, value) => {
  expect(parseScene(value)).toBe(null)
})

test('the drawing has the format’s size, and letters as large as their box has room for', () => {
  const [line] = drawScene(initialScene, measureHalf).shapes.filter((shape) => shape.kind === 'text')
  expect(drawScene(convertToFormat(initialScene, 'tall'), measureHalf)).toMatchObject({
    width: 1080,
    height: 1920,
  })
  expect(line).toMatchObject({ text: 'I TRIED IT', font: { size: 123, family: 'Anton', weight: 700 } })
})

test('a background picture is named, blurred and darkened; a blur is as strong in every format', () => {
  const ground = { ...initialScene.ground, picture: 'abc', blur: 20, dim: 0.4 }
  const pictures = (scene: ThumbnailScene) =>
    drawScene(scene, measureHalf).shapes.flatMap((shape) => (shape.kind === 'picture' ? [shape] : []))
  expect(pictures({ ...initialScene, ground })).toMatchObject([
    { id: 'abc', width: 1280, height: 720, blur: 20, dim: 0.4 },
  ])
  expect(pictures({ ...initialScene, format: 'full-hd', ground })[0]?.blur).toBe(30)
})

test('layers are named for a screen reader, and the background can be chosen but not moved', () => {
  expect(
    thumbnailEditor.listLayers(findTemplate('Stamp').scene, measureHalf).map(({ label, canMove }) => [label, canMove]),
  ).toEqual([
    ['Background', false],
    ['Box', true],
    ['Text: Don’t do this', true],
    ['Emoji: 😱', true],
  ])
})

test('a layer goes one to the front and one to the back, and no farther', () => {
  const ids = (scene: ThumbnailScene | undefined) => scene?.layers.map(({ id }) => id)
  const { reorderLayer } = thumbnailEditor
  expect(ids(reorderLayer?.(initialScene, 'l1', 1))).toEqual(['l2', 'l1'])
  expect(ids(reorderLayer?.(initialScene, 'l1', -1))).toEqual(['l1', 'l2'])
  expect(ids(reorderLayer?.(initialScene, BACKGROUND_ID, 1))).toEqual(['l1', 'l2'])
})

test('a text in a higher box may have larger letters', () => {
  const { x, y, width, height, size } = getFirstText(initialScene)
  const placed = thumbnailEditor.placeLayer(initialScene, 'l1', { x, y, width, height: height * 2 })
  expect(getFirstText(placed).size).toBe(size * 2)
})

test('letters grow as much in a slow drag as in a fast one, and come back', () => {
  const { x, y, width, height, size } = getFirstText(initialScene)
  const pulled = (scene: ThumbnailScene, to: number) =>
    thumbnailEditor.placeLayer(scene, 'l1', { x, y, width, height: to })
  let slow = initialScene
  for (let more = 1; more <= 100; more += 1) slow = pulled(slow, height + more)
  expect(Math.round(getFirstText(slow).size)).toBe(229)
  for (let more = 99; more >= 0; more -= 1) slow = pulled(slow, height + more)
  expect(Math.round(getFirstText(slow).size)).toBe(size)
})

test.each([
  ['a picture of one line', { width: 2560, height: 1 }, 'hd', [640, 24]],
  ['a picture of one column, pulled as far as it goes', { width: 1, height: 2560 }, 'hd', [69, 1440]],
  ['a thin picture in two other formats', { width: 2560, height: 1 }, 'tall', [540, 20]],
] as const)('%s is kept for the next time', (_, picture, format, size) => {
  const added = addImage(initialScene, { id: 'a', ...picture })?.scene ?? initialScene
  const layer = thumbnailEditor.listLayers(added, measureHalf).at(-1)
  if (!layer) throw new Error('No layer')
  const canvas = { width: 1280, height: 720 }
  const box = picture.width === 1 ? resizeBox(layer, 9000, 9000, canvas) : layer
  const { x, y, width, height } = box
  const pulled = thumbnailEditor.placeLayer(added, layer.id, roundBox({ x, y, width, height }))
  const scene =
    format === 'hd' ? pulled : convertToFormat(convertToFormat(convertToFormat(pulled, 'tall'), 'hd'), 'tall')
  const kept = parseScene(scene)?.layers.at(-1)
  expect([kept?.width, kept?.height]).toEqual(size)
})

test('from one format to others and back, layers are as they were', () => {
  const scene = addShape(initialScene, 'emoji', '🔥')?.scene ?? initialScene
  const tall = convertToFormat(convertToFormat(scene, 'full-hd'), 'tall')
  expect(convertToFormat(scene, 'tall').layers).toEqual(tall.layers)
  expect(parseScene(JSON.parse(JSON.stringify(tall)))).toEqual(tall)
  expect(convertToFormat(tall, 'hd')).toEqual(scene)
})

test('what was moved in another format goes on from there, the rest comes back', () => {
  const { layers } = initialScene
  const tall = thumbnailEditor.placeLayer(convertToFormat(initialScene, 'tall'), 'l2', {
    x: 10,
    y: 20,
    width: 540,
    height: 300,
  })
  const back = convertToFormat(tall, 'hd')
  expect(back.layers[0]).toEqual(layers[0])
  expect(back.layers[1]).toMatchObject({ x: 12, width: 640, home: { size: 'tall', place: { x: 10, y: 20 } } })
  expect(convertToFormat(back, 'tall').layers[1]).toMatchObject({ x: 10, y: 20, width: 540, height: 300 })
})

test('a picture is cut to a circle and whole again around the same middle', () => {
  const layer = addImage(initialScene, { id: 'a', width: 400, height: 200 })?.scene.layers.at(-1)
  if (layer?.kind !== 'picture') throw new Error('No picture')
  const round = setRound(layer, true, { width: 400, height: 200 })
  expect(round).toMatchObject({ round: true, x: 480, y: 200, width: 320, height: 320 })
  expect(setRound(round, false, { width: 400, height: 200 })).toEqual(layer)
  expect(setRound(round, false, undefined)).toMatchObject({ round: false, width: 320, height: 320 })
})

test('the emoji typed last takes the place of the one there was', () => {
  const layer = addShape(initialScene, 'emoji', '😱')?.scene.layers.at(-1)
  if (layer?.kind !== 'shape') throw new Error('No shape')
  expect(setEmoji(layer, '😱👩‍👩‍👧').sign).toBe('👩‍👩‍👧')
  expect(setEmoji(layer, ' ').sign).toBe('')
  expect(setEmoji(layer, `e${'\u0301'.repeat(20)}`).sign).toBe('😱')
})

test('a layer far off is still within bounds in a larger format', () => {
  const { width, height } = getFirstText(initialScene)
  const far = thumbnailEditor.placeLayer(initialScene, 'l1', { x: 8192, y: -8192, width, height })
  expect(parseScene(convertToFormat(far, 'full-hd'))?.layers[0]).toMatchObject({ x: 8192, y: -8192 })
})

test('a template for a scene full of pictures is kept too', () => {
  let scene: ThumbnailScene = { ...initialScene, layers: [] }
  for (let at = 0; at < 24; at += 1) scene = addImage(scene, { id: 'a', width: 100, height: 100 })?.scene ?? scene
  const next = templates.map((template) => parseScene(applyTemplate(scene, template))?.layers.length)
  expect(next).not.toContain(undefined)
})

test('eight texts are the most', () => {
  let scene: ThumbnailScene = { ...initialScene, layers: [] }
  for (let count = 0; count < 8; count += 1) scene = addText(scene, 'word')?.scene ?? scene
  expect(getTextLayers(scene)).toHaveLength(8)
  expect(addText(scene, 'word')).toBe(null)
  expect(addShape(scene, 'arrow')).not.toBe(null)
  expect(parseScene(scene)).toEqual(scene)
})

test('an added picture keeps its ratio, and a template link leaves all pictures out', () => {
  const added = addImage(initialScene, { id: 'pic1', width: 400, height: 200 })
  expect(added?.scene.layers.at(-1)).toMatchObject({ x: 320, y: 200, width: 640, height: 320 })
  const scene = { ...(added?.scene ?? initialScene), ground: { ...initialScene.ground, picture: 'pic2' } }
  expect(thumbnailEditor.listImageIds(scene)).toEqual(['pic2', 'pic1'])
  expect(thumbnailEditor.listImageIds(thumbnailEditor.stripImages(scene))).toEqual([])
})

test('another template keeps the visitor’s words, picture and format', () => {
  const own = setTexts(
    { ...convertToFormat(initialScene, 'full-hd'), ground: { ...initialScene.ground, picture: 'mine' } },
    ['Mud', 'up to the keys'],
  )
  const next = applyTemplate(own, findTemplate('Big number'))
  expect(getTexts(next)).toEqual(['Mud\nup to the keys'])
  expect([next.format, next.ground.picture]).toEqual(['full-hd', 'mine'])
  expect(getTexts(applyTemplate(initialScene, findTemplate('Versus')))).toEqual(['Train', 'Plane', 'vs'])
})

test('lines go to the two sides of a split layout, and no sign is stamped that nobody wrote', () => {
  const [line] = initialScene.layers
  if (line?.kind !== 'text') throw new Error('No text')
  const typed = { ...initialScene, layers: [{ ...line, text: 'Paper\nScreen' }] }
  const split = applyTemplate(typed, findTemplate('Versus'))
  expect(split.layers).toMatchObject([
    { kind: 'text', text: 'Paper', x: 40 },
    { kind: 'text', text: 'Screen', x: 760 },
  ])
  const counted = setTexts(initialScene, ['9', 'nobody says'])
  expect(getTexts(applyTemplate(counted, findTemplate('Big number')))).toEqual(['9', 'nobody says'])
  const again = applyTemplate(applyTemplate(split, findTemplate('Calm')), findTemplate('Before and after'))
  expect(getTexts(again)).toEqual(['Paper', 'Screen'])
})

const createSubject = (middle: number, y = 60) => ({ x: middle * 1280 - 218, y, width: 436, height: 403 })
const overlap = (one: Box, other: Box) =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y))

function applyAroundSubject(scene: ThumbnailScene, template: Template, subject: Box): ThumbnailScene {
  const { layers, ...rest } = applyTemplate(scene, template)
  return { ...rest, layers: arrangeAroundSubject(layers, rest.format, subject) }
}

const subjects = [0.2, 0.5, 0.8].flatMap((middle) => [0, 60, 158, 317].map((y) => [middle, y] as const))

test.each(templates.flatMap((one) => subjects.map(([middle, y]) => [one.name, middle, y, one] as const)))(
  '“%s” leaves a subject at %f of the width and %i pixels down free',
  (_, middle, y, template) => {
    const subject = createSubject(middle, y)
    const photo = { ...initialScene, ground: { ...initialScene.ground, picture: 'photo' } }
    const scene = applyAroundSubject(photo, template, subject)
    for (const layer of scene.layers)
      if (layer.kind === 'text' || (layer.kind === 'shape' && layer.shape !== 'circle'))
        expect(overlap(layer, subject) / (subject.width * subject.height), layer.id).toBeLessThan(0.1)
    expect(getReadabilityChecks(scene, measureHalf, null).filter(({ isOk }) => !isOk)).toEqual([])
    expect(parseScene(JSON.parse(JSON.stringify(scene)))).toEqual(scene)
  },
)

test('of a subject as high as the canvas words cover little, and stay as large as is read', () => {
  const subject = { x: 420, y: 40, width: 440, height: 680 }
  for (const template of templates) {
    const scene = applyAroundSubject(initialScene, template, subject)
    const covered = scene.layers.reduce((sum, layer) => sum + overlap(layer, subject), 0)
    expect(covered / (subject.width * subject.height), template.name).toBeLessThan(0.2)
    expect(getReadabilityChecks(scene, measureHalf, null).filter(({ isOk }) => !isOk)).toEqual([])
  }
})

const placeInFormat = (scene: ThumbnailScene, format: ThumbnailScene['format'], subject: Box): ThumbnailScene => {
  const layers = arrangeAroundSubject(
    findTemplatePlacement(scene, createSubject(0.5, 317), format) ?? scene.layers,
    format,
    subject,
  )
  return { ...scene, format, layers }
}

test.each([
  ['the face, with its letters', 'Two lines', { x: 40, y: 150, width: 400, height: 300 }, ['75 %']],
  ['the face, with its box', 'Band', { x: 400, y: 0, width: 400, height: 300 }, ['69 %']],
  ['nothing', 'Two lines', { x: 800, y: 150, width: 400, height: 300 }, []],
] as const)('where a picture shows most, words hide %s', (_, name, subject, found) => {
  const checks = checkSubjectCoverage(findTemplate(name).scene, subject, measureHalf)
  expect(checks).toEqual(
    found.map((share) => ({
      isOk: false,
      text: `Words cover ${share} of where the picture seems to show most. Move them or the picture.`,
    })),
  )
})

test('a label holds its letters whatever their typeface’s width', () => {
  const stamp = applyAroundSubject(initialScene, findTemplate('Stamp'), {
    x: 420,
    y: 40,
    width: 440,
    height: 680,
  })
  const [box, text] = stamp.layers
  expect(box).toMatchObject({ kind: 'shape', turn: 0 })
  const { x, y, width, height } = box ?? createSubject(0)
  expect(text).toMatchObject({ kind: 'text', x, y, width, height, turn: 0 })
})

test('on a tall cover words are below each other across its width, and back where they were', () => {
  const wide = applyAroundSubject(initialScene, findTemplate('Two lines'), createSubject(0.5, 317))
  const tall = placeInFormat(wide, 'tall', { x: 300, y: 900, width: 500, height: 700 })
  expect(getTextLayers(tall).map(({ x, y, width, height }) => [x, y, width, height])).toEqual([
    [43, 192, 994, 240],
    [43, 432, 994, 240],
  ])
  const back = findTemplatePlacement(tall, { x: 300, y: 900, width: 500, height: 700 }, 'hd')
  expect(back).toEqual(initialScene.layers)
})

test('without words all stays where it is around a subject', () => {
  const { layers } = findTemplate('Band').scene
  const bare = layers.filter(({ kind }) => kind !== 'text')
  expect(arrangeAroundSubject(bare, 'hd', createSubject(0.5, 0))).toEqual(bare)
})

test.each([
  [['PC', 'Mac'], 'Versus', ['PC', 'Mac']],
  [['東京', '京都'], 'Versus', ['東京', '京都']],
  [['Go', 'Go'], 'Versus', ['Go', 'Go']],
  [['Go', 'Go'], 'Big number', ['Go', 'Go']],
  [['PC', 'Mac', 'vs'], 'Versus', ['PC', 'Mac', 'vs']],
  [['9', 'lives'], 'Versus', ['lives', '9']],
] as const)('the words %j on “%s” are all there', (words, name, expected) => {
  expect(getTexts(applyTemplate(setTexts(initialScene, words), findTemplate(name)))).toEqual(expected)
  expect(getTexts(setTexts(findTemplate(name).scene, words))).toEqual(expected)
})

test.each([
  ['Big number', ['7', 'reasons I quit'], 'Two lines'],
  ['Versus', ['Cats', 'Dogs', 'vs'], 'Versus'],
])('what was kept of “%s” stays in another template', (name, words, next) => {
  const { scene } = findTemplate(name)
  let at = 0
  const layers = scene.layers.map((layer) => (layer.kind === 'text' ? { ...layer, text: words[at++] ?? '' } : layer))
  expect(getTexts(applyTemplate({ ...scene, layers }, findTemplate(next)))).toEqual(words)
})

test('a template is mirrored where the subject is on its side, and knows what was moved', () => {
  const mirrored = applyAroundSubject(initialScene, findTemplate('Two lines'), createSubject(0.2))
  expect(getTextLayers(mirrored)).toMatchObject([
    { x: 584, align: 'right' },
    { x: 584, align: 'right' },
  ])
  const tall = convertToFormat(initialScene, 'tall')
  expect([findTemplatePlacement(tall, null), findTemplatePlacement(mirrored, null)]).toEqual([tall.layers, null])
  expect(findTemplatePlacement(mirrored, createSubject(0.2))).toEqual(initialScene.layers)
})

test('a text for which there are no words goes', () => {
  expect(getTexts(setTexts(initialScene, ['One line']))).toEqual(['One line'])
})

const ground = (colour: readonly number[]) => ({
  width: 128,
  height: 72,
  data: Array.from({ length: 128 * 72 * 4 }, (_, at) => [...colour, 255][at % 4] ?? 0),
})

test.each([
  ['white on black', '#ffffff', 0, [0, 0, 0], 21],
  ['white on a light picture', '#ffffff', 0, [238, 238, 238], 1.16],
  ['white on a light picture, with a black outline', '#ffffff', 8, [238, 238, 238], 21],
  ['white with an outline too thin to hold it', '#ffffff', 2, [238, 238, 238], 1.16],
])('contrast is that of %s', (_, colour, outline, behind, expected) => {
  const layer = { ...getFirstText(initialScene), colour, outline, outlineColour: '#000000' }
  expect(getTextContrast(layer, initialScene, getInkBounds(layer, measureHalf), ground(behind))).toBeCloseTo(
    expected,
    1,
  )
})

test('findings name the words that need something done', () => {
  const layer = {
    ...getFirstText(initialScene),
    outline: 0,
    text: 'one two three four five',
    x: 900,
    y: 600,
    height: 60,
    size: 40,
  }
  const checks = getReadabilityChecks({ ...initialScene, layers: [layer] }, measureHalf, ground([250, 250, 250]))
  expect(checks.map(({ text }) => text)).toEqual([
    '5 words: at most 4 are read at a glance.',
    '“one two three four five”: letters 5 pixels high beside a video are a smear.',
    '“one two three four five”: contrast 1.0 to 1, below 3. Add an outline or darken the background.',
    '“one two three four five” lies under the video’s length, lower right.',
  ])
})

test.each([
  ['ends before it', { width: 880, align: 'left' }, []],
  ['in a box that reaches under it, and beside it as drawn', { width: 1200, align: 'left' }, []],
  [
    'under it beside a video, where it is largest',
    { width: 960, align: 'right' },
    ['“mud” lies under the video’s length, lower right.'],
  ],
  [
    'in two lines, of which the lower is under it',
    { y: 400, height: 300, width: 1200, align: 'right', text: 'mud\ninside' },
    ['“mud\ninside” lies under the video’s length, lower right.'],
  ],
  [
    'turned into it',
    { x: 600, y: 400, width: 480, align: 'right', turn: 40, text: 'mud inside' },
    ['“mud inside” lies under the video’s length, lower right.'],
  ],
] as const)('of letters and the video’s length: %s', (_, look, found) => {
  const layer = { ...getFirstText(initialScene), text: 'mud', x: 40, y: 560, height: 150, size: 130, ...look }
  const checks = getReadabilityChecks({ ...initialScene, layers: [layer] }, measureHalf, null)
  expect(checks.filter(({ isOk }) => !isOk).map(({ text }) => text)).toEqual(found)
})

test('contrast is measured where letters are, not in all of their box', () => {
  const pixels = { width: 128, height: 72, data: Array.from({ length: 128 * 72 * 4 }, () => 255) }
  for (let y = 30; y < 42; y += 1) pixels.data.fill(0, y * 128 * 4, (y + 1) * 128 * 4)
  const layer = { ...getFirstText(initialScene), outline: 0, y: 0, height: 720, size: 80, text: 'mud' }
  expect(getTextContrast(layer, initialScene, getInkBounds(layer, measureHalf), pixels)).toBe(21)
})

test('words on a light page of their own are edged on a dark picture', () => {
  for (const name of ['Calm', 'Handwritten']) {
    const { scene } = findTemplate(name)
    const layer = getFirstText(scene)
    const worst = getTextContrast(layer, scene, getInkBounds(layer, measureHalf), ground([20, 20, 20]))
    expect(worst, name).toBeGreaterThan(7)
  }
})

test('the first words typed take away the samples that nobody wrote, and what a layout says itself stays', () => {
  const typed = typeLayerText(initialScene, 'l1', 'NASA called me')
  expect(getTexts(typed)).toEqual(['NASA called me', ''])
  expect(getTexts(typeLayerText(typeLayerText(typed, 'l2', 'again'), 'l1', 'They called'))).toEqual([
    'They called',
    'again',
  ])
  expect(getTexts(typeLayerText(findTemplate('Versus').scene, 'l1', 'Cats'))).toEqual(['Cats', '', 'vs'])
  expect(getTexts(typeLayerText(findTemplate('Before and after').scene, 'l1', 'Monday'))).toEqual(['Monday', 'After'])
})

test.each([
  ['', 'No words: the picture says it alone.'],
  ['Big', '1 word: read at a glance.'],
])('of “%s” is found: %s', (text, found) => {
  const scene = { ...initialScene, layers: [{ ...getFirstText(initialScene), text }] }
  expect(getReadabilityChecks(scene, measureHalf, null)).toEqual([{ isOk: true, text: found }])
})

test('a long text is named by its beginning, with an ellipsis', () => {
  const layer = { ...getFirstText(initialScene), text: 'A rather long title for my video', height: 60 }
  const texts = getReadabilityChecks({ ...initialScene, layers: [layer] }, measureHalf, ground([0, 0, 0])).map(
    ({ text }) => text,
  )
  expect(texts.some((text) => text.startsWith('“A rather long title for my vid…”'))).toBe(true)
})

test('words are counted in scripts without spaces too, and what two texts have in common is said once', () => {
  const text = { ...getFirstText(initialScene), height: 220, text: 'これはとても長い日本語の文章です' }
  const layers = [text, { ...text, id: 'l2' }]
  const [count, ...others] = getReadabilityChecks({ ...initialScene, layers }, measureHalf, ground([0, 0, 0]))
  expect(count?.isOk).toBe(false)
  expect(others.map(({ text: said }) => said)).toEqual([
    '“これはとても長い日本語の文章です”: contrast 21.0 to 1, enough for large letters (3).',
  ])
})

test('words that are too long for a text are cut between letters', () => {
  const [first] = getTexts(setTexts(initialScene, [`${'a'.repeat(119)}👩‍👧‍👦`, 'b']))
  expect(first).toBe('a'.repeat(119))
})

test('an idea from another tool begins with its words in two lines and its colours', () => {
  const scene = createPrefilledScene({
    texts: ['Mud up to the keys'],
    colors: ['#ffd100', '#0b4a4f', '#6b4a2f'],
  })
  expect(getTexts(scene)).toEqual(['Mud up to', 'the keys'])
  expect([scene.ground.colour, scene.ground.to, getTextLayers(scene)[1]?.colour]).toEqual([
    '#0b4a4f',
    '#6b4a2f',
    '#ffd100',
  ])
  expect(getTexts(createPrefilledScene({ texts: ['Mud'], colors: [] }))).toEqual(['Mud'])
})
