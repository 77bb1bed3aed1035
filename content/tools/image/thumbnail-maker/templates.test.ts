import { expect, test } from 'vitest'
import type { Box } from '@/lib/core/geometry/sizes'
import type { TextMeasurer } from '@/lib/images/drawing/shapes'
import { getOverlapArea } from '@/lib/images/focus/detect-faces'
import { arrangeAroundSubject } from './arrange-around-subject'
import { getReadabilityChecks } from './checks'
import { addImage, addShape } from './layer-changes'
import { getTextLayers, parseScene, type ThumbnailScene } from './scene'
import { applyTemplate, convertToFormat, findTemplatePlacement } from './subject-layout'
import { initialScene, sampleTexts, setTexts, templates, typeLayerText } from './templates'
import { createPrefilledScene } from './thumbnail-editor'

const measure: TextMeasurer = (text, { size }) => (text.length * size) / 2

const findTemplate = (name: string) => templates.find((one) => one.name === name) ?? expect.unreachable(name)
const getTexts = (scene: ThumbnailScene) => getTextLayers(scene).map(({ text }) => text)
const apply = (scene: ThumbnailScene, name: string) => applyTemplate(scene, findTemplate(name))
const listFindings = (scene: ThumbnailScene) => getReadabilityChecks(scene, measure, null).filter(({ isOk }) => !isOk)

test.each(templates)('the scene of “$name” is valid and readable', ({ scene }) => {
  expect(parseScene(JSON.parse(JSON.stringify(scene)))).toEqual(scene)
  expect(listFindings(scene)).toEqual([])
})

test('every template can be stored with a scene full of images', () => {
  let scene: ThumbnailScene = { ...initialScene, layers: [] }
  for (let at = 0; at < 24; at += 1) scene = addImage(scene, { id: 'a', width: 100, height: 100 }) ?? scene
  expect(templates.filter((template) => !parseScene(applyTemplate(scene, template)))).toEqual([])
})

test('the button of the download’s notice removes all samples, and no sample is left beside the visitor’s text', () => {
  const [sample] = getTextLayers(initialScene)
  expect(getTexts(initialScene).every((text) => sampleTexts.has(text))).toBe(true)
  expect(getTexts(typeLayerText(initialScene, sample?.id ?? '', ''))).toEqual(['', ''])
  expect(getTexts(setTexts(initialScene, ['Mud inside'])).some((text) => sampleTexts.has(text))).toBe(false)
})

test('another template preserves the visitor’s text, image and format', () => {
  const ground = { ...initialScene.ground, picture: 'mine' }
  const own = setTexts({ ...convertToFormat(initialScene, 'full-hd'), ground }, ['Mud', 'up to the keys'])
  const next = apply(own, 'Big number')
  expect([getTexts(next), next.format, next.ground.picture]).toEqual([['Mud\nup to the keys'], 'full-hd', 'mine'])
  expect(getTexts(apply(initialScene, 'Versus'))).toEqual(['Train', 'Plane', 'vs'])
})

test('another template preserves the visitor’s colors, font, stickers and background', () => {
  const [first, second] = getTextLayers(initialScene)
  const own = {
    ...initialScene,
    ground: { ...initialScene.ground, colour: '#123456' },
    layers: [
      { ...first, text: 'Mud' },
      { ...second, text: 'up to the keys', colour: '#ff00aa', typeface: 3 },
    ],
  } as ThumbnailScene
  const withSticker = addShape(own, 'emoji', '🔥') ?? own
  const next = apply(apply(withSticker, 'Stamp'), 'Before and after')
  expect(next.ground.colour).toBe('#123456')
  const pink = { colour: '#ff00aa', typeface: 3 }
  expect(getTextLayers(apply(own, 'Versus'))).toMatchObject([
    { text: 'Mud', colour: '#ffffff', typeface: 1 },
    { text: 'up to the keys', ...pink },
  ])
  // “Stamp” has one text: its lines share their style from then on.
  expect(getTextLayers(next)).toMatchObject([
    { text: 'Mud', ...pink },
    { text: 'up to the keys', ...pink },
  ])
  expect(next.layers.filter((layer) => layer.kind === 'shape' && layer.shape === 'emoji')).toMatchObject([
    { sign: '🔥' },
  ])
  expect(parseScene(JSON.parse(JSON.stringify(next)))).toEqual(next)
})

test('a template’s own sticker goes with its template, unless the visitor has changed it', () => {
  const { scene } = findTemplate('Stamp')
  const withEmoji = (sign: string) => ({
    ...scene,
    layers: scene.layers.map((layer) =>
      layer.kind === 'shape' && layer.shape === 'emoji' ? { ...layer, sign } : layer,
    ),
  })
  const countEmojis = (changedScene: ThumbnailScene) =>
    apply(changedScene, 'Calm').layers.filter((layer) => layer.kind === 'shape' && layer.shape === 'emoji').length
  expect([countEmojis(scene), countEmojis(withEmoji('🏆'))]).toEqual([0, 1])
})

test('a scene from before templates had ids keeps its text and color in another template', () => {
  const { template, ...oldScene } = typeLayerText(findTemplate('Calm').scene, 'l1', 'Slow days')
  const layers = oldScene.layers.map((layer) => (layer.kind === 'text' ? { ...layer, colour: '#00ff00' } : layer))
  const parsed = parseScene(JSON.parse(JSON.stringify({ ...oldScene, layers })))
  const next = apply(parsed ?? initialScene, 'Band')
  expect(getTextLayers(next)).toMatchObject([{ text: 'Slow days', colour: '#00ff00' }])
  expect(next.ground).toEqual(findTemplate('Band').scene.ground)
})

test('places lines on the two sides of a split template, without a sign that the visitor has not typed', () => {
  const split = apply(setTexts(initialScene, ['Paper\nScreen']), 'Versus')
  expect(split.layers).toMatchObject([
    { kind: 'text', text: 'Paper', x: 40 },
    { kind: 'text', text: 'Screen', x: 760 },
  ])
  expect(getTexts(apply(apply(split, 'Calm'), 'Before and after'))).toEqual(['Paper', 'Screen'])
})

test.each([
  [['9', 'nobody says'], 'Big number', ['9', 'nobody says']],
  [['PC', 'Mac'], 'Versus', ['PC', 'Mac']],
  [['東京', '京都'], 'Versus', ['東京', '京都']],
  [['Go', 'Go'], 'Big number', ['Go', 'Go']],
  [['PC', 'Mac', 'vs'], 'Versus', ['PC', 'Mac', 'vs']],
  [['9', 'lives'], 'Versus', ['lives', '9']],
])('shows all the text %j on “%s”', (words, name, expected) => {
  expect(getTexts(apply(setTexts(initialScene, words), name))).toEqual(expected)
  expect(getTexts(setTexts(findTemplate(name).scene, words))).toEqual(expected)
})

test('typing removes the samples, except those that belong to the template itself', () => {
  const typed = typeLayerText(initialScene, 'l1', 'NASA called me')
  expect(getTexts(typed)).toEqual(['NASA called me', ''])
  expect(getTexts(typeLayerText(typeLayerText(typed, 'l2', 'again'), 'l1', 'They called'))).toEqual([
    'They called',
    'again',
  ])
  expect(getTexts(typeLayerText(findTemplate('Versus').scene, 'l1', 'Cats'))).toEqual(['Cats', '', 'vs'])
  expect(getTexts(typeLayerText(findTemplate('Before and after').scene, 'l1', 'Monday'))).toEqual(['Monday', 'After'])
})

test('removes an empty text and cuts long text between letters', () => {
  expect(getTexts(setTexts(initialScene, ['One line']))).toEqual(['One line'])
  expect(getTexts(setTexts(initialScene, [`${'a'.repeat(119)}👩‍👧‍👦`, 'b']))[0]).toBe('a'.repeat(119))
})

test('an idea from another tool starts with its text in two lines and its colors', () => {
  const scene = createPrefilledScene({ texts: ['Mud up to the keys'], colors: ['#ffd100', '#0b4a4f', '#6b4a2f'] })
  expect(getTexts(scene)).toEqual(['Mud up to', 'the keys'])
  const { colour, to } = scene.ground
  expect([colour, to, getTextLayers(scene)[1]?.colour]).toEqual(['#0b4a4f', '#6b4a2f', '#ffd100'])
  expect(getTexts(createPrefilledScene({ texts: ['Mud'], colors: [] }))).toEqual(['Mud'])
})

const createSubject = (middle: number, y = 60) => ({ x: middle * 1280 - 218, y, width: 436, height: 403 })
const highSubject = { x: 420, y: 40, width: 440, height: 680 }
const getCoverage = (layer: Box, subject: Box) => getOverlapArea(layer, subject) / (subject.width * subject.height)

function applyAroundSubject(name: string, subject: Box): ThumbnailScene {
  const { layers, ...scene } = apply(initialScene, name)
  return { ...scene, layers: arrangeAroundSubject(layers, scene.format, subject) }
}

const subjects = [0.2, 0.5, 0.8].flatMap((middle) => [0, 158, 317].map((y) => createSubject(middle, y)))

test.each(templates.flatMap(({ name }) => subjects.map((subject) => [name, subject] as const)))(
  'the text of “%s” does not cover the subject at %j',
  (name, subject) => {
    const scene = applyAroundSubject(name, subject)
    for (const layer of scene.layers)
      if (layer.kind === 'text' || (layer.kind === 'shape' && layer.shape !== 'circle'))
        expect(getCoverage(layer, subject), layer.id).toBeLessThan(0.1)
    expect(listFindings(scene)).toEqual([])
    expect(parseScene(JSON.parse(JSON.stringify(scene)))).toEqual(scene)
  },
)

test.each(templates)(
  'the text of “$name” covers little of a subject as high as the canvas and is readable',
  ({ name }) => {
    const scene = applyAroundSubject(name, highSubject)
    const coverage = scene.layers.reduce((sum, layer) => sum + getCoverage(layer, highSubject), 0)
    expect(coverage).toBeLessThan(0.2)
    expect(listFindings(scene)).toEqual([])
  },
)

test('a label contains its letters', () => {
  const [box, text] = applyAroundSubject('Stamp', highSubject).layers
  if (box?.kind !== 'shape' || text?.kind !== 'text') throw new Error('No label')
  const { x, y, width, height } = box
  expect(box.turn).toBe(0)
  expect(text).toMatchObject({ x, y, width, height, turn: 0 })
})

test('stacks text on a tall canvas and restores its placement afterward', () => {
  const subject = { x: 300, y: 900, width: 500, height: 700 }
  const wide = applyAroundSubject('Two lines', createSubject(0.5, 317))
  const placed = findTemplatePlacement(wide, createSubject(0.5, 317), 'tall') ?? []
  const tall = { ...wide, format: 'tall', layers: arrangeAroundSubject(placed, 'tall', subject) } as const
  const boxes = getTextLayers(tall).map(({ x, y, width, height }) => [x, y, width, height].join(' '))
  expect(boxes).toEqual(['43 192 994 240', '43 432 994 240'])
  expect(findTemplatePlacement(tall, subject, 'hd')).toEqual(initialScene.layers)
})

test('mirrors a template around a subject on its side and recognizes its own placement', () => {
  const mirrored = applyAroundSubject('Two lines', createSubject(0.2))
  expect(getTextLayers(mirrored).map(({ x, align }) => `${x} ${align}`)).toEqual(['584 right', '584 right'])
  const tall = convertToFormat(initialScene, 'tall')
  expect([findTemplatePlacement(tall, null), findTemplatePlacement(mirrored, null)]).toEqual([tall.layers, null])
  expect(findTemplatePlacement(mirrored, createSubject(0.2))).toEqual(initialScene.layers)
})
