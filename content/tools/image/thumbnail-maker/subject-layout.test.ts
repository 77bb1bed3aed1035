import { expect, test, vi } from 'vitest'
import { getOverlapArea } from './arrange-around-subject'
import { layOutText } from './draw-scene'
import { getTextLayers, type ThumbnailScene } from './scene'
import { prepareLayoutForNewText, prepareTemplateLayout } from './subject-layout'
import { initialScene, templates, typeLayerText } from './templates'
import { estimateWidth } from './text-areas'

const subject = { x: 560, y: 60, width: 200, height: 600 }
vi.mock('./find-subject', () => ({ findSubject: async () => subject }))

const picture = {} as ImageBitmap
const sceneWithPhoto = { ...initialScene, ground: { ...initialScene.ground, picture: 'photo' } }

async function applyFirstTemplate(): Promise<ThumbnailScene> {
  const [template] = templates
  if (!template) throw new Error('no template')
  return (await prepareTemplateLayout({ scene: sceneWithPhoto, image: picture }, template))(sceneWithPhoto)
}

async function typeText(
  from: ThumbnailScene,
  words: string,
): Promise<{ before: ThumbnailScene; after: ThumbnailScene }> {
  const before = typeLayerText(from, getTextLayers(from)[0]?.id ?? '', words)
  return { before, after: (await prepareLayoutForNewText({ scene: from, image: picture }))(before) }
}

const getFirstText = (scene: ThumbnailScene) => {
  const [text] = getTextLayers(scene)
  if (!text) throw new Error('no text')
  return text
}
const getFontSize = (scene: ThumbnailScene) => layOutText(getFirstText(scene), estimateWidth).size

test('words that are typed have room beside the subject for letters that are read', async () => {
  const { before, after } = await typeText(await applyFirstTemplate(), 'Slowest night train')
  expect(getFontSize(after)).toBeGreaterThan(1.2 * getFontSize(before))
  expect(getOverlapArea(getFirstText(after), subject)).toBe(0)
  expect(getFirstText(after).text).toBe('Slowest night train')
})

test('the texts stay in their order, and the next words find their places as well', async () => {
  const { after } = await typeText(await applyFirstTemplate(), 'Slowest night train')
  expect(getTextLayers(after).map(({ id }) => id)).toEqual(getTextLayers(initialScene).map(({ id }) => id))
  const again = typeLayerText(after, getTextLayers(after)[1]?.id ?? '', 'in Europe')
  const both = (await prepareLayoutForNewText({ scene: after, image: picture }))(again)
  for (const text of getTextLayers(both)) expect(getOverlapArea(text, subject)).toBe(0)
})

test('what was put somewhere by hand stays there, and so does what says the same', async () => {
  const from = await applyFirstTemplate()
  const moved = { ...from, layers: from.layers.map((layer) => ({ ...layer, x: layer.x + 7 })) }
  const { before, after } = await typeText(moved, 'Slowest night train')
  expect(after).toBe(before)
  expect((await prepareLayoutForNewText({ scene: from, image: picture }))(from)).toBe(from)
})

test('what is dragged right after the last letter stays where it was put', async () => {
  const from = await applyFirstTemplate()
  const { before } = await typeText(from, 'Slowest night train')
  const dragged = { ...before, layers: before.layers.map((layer) => ({ ...layer, y: layer.y - 40 })) }
  expect((await prepareLayoutForNewText({ scene: from, image: picture }))(dragged)).toBe(dragged)
})
