import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Editor } from '@/components/editor/editor'
import { getOverlapArea } from '@/lib/images/focus/detect-faces'
import { stubCanvas } from '@/test/simulate-browser'
import { layOutText } from './draw-scene'
import { findSubject } from './find-subject'
import { getTextLayers, type ThumbnailScene } from './scene'
import { prepareLayoutForNewText, prepareTemplateLayout } from './subject-layout'
import { initialScene, templates, typeLayerText } from './templates'
import { estimateWidth } from './text-areas'
import { useBackground } from './use-background'

vi.mock('./find-subject', () => ({ findSubject: vi.fn() }))
vi.mock('@/lib/images/focus/find-focus', () => ({ findFocalPoint: async () => ({ x: 0.5, y: 0.2 }) }))

const subject = { x: 560, y: 60, width: 200, height: 600 }
beforeEach(() => void vi.mocked(findSubject).mockResolvedValue(subject))

const image = { width: 1280, height: 720 } as ImageBitmap
const photoScene = { ...initialScene, ground: { ...initialScene.ground, picture: 'photo' } }

const applyFirstTemplate = async () =>
  (await prepareTemplateLayout({ scene: photoScene, image }, templates[0]))(photoScene)

async function typeText(scene: ThumbnailScene, index: number, text: string) {
  const before = typeLayerText(scene, getTextLayers(scene)[index]?.id ?? '', text)
  const layOut = await prepareLayoutForNewText({ scene, image })
  return { before, layOut, after: layOut(before) }
}

const getFontSize = (scene: ThumbnailScene) => {
  const [text] = getTextLayers(scene)
  return text ? layOutText(text, estimateWidth).size : 0
}
const moveLayers = (scene: ThumbnailScene, offsetY: number): ThumbnailScene => ({
  ...scene,
  layers: scene.layers.map((layer) => ({ ...layer, y: layer.y + offsetY })),
})

test('typed text grows to fill the space beside the subject, and the layers keep their order', async () => {
  const { before, after } = await typeText(await applyFirstTemplate(), 0, 'Slowest night train')
  expect(getFontSize(after)).toBeGreaterThan(1.2 * getFontSize(before))
  const getOverlapAreas = (scene: ThumbnailScene) => getTextLayers(scene).map((text) => getOverlapArea(text, subject))
  expect([getTextLayers(after)[0]?.text, getOverlapAreas(after)[0]]).toEqual(['Slowest night train', 0])
  expect(getTextLayers(after).map(({ id }) => id)).toEqual(getTextLayers(initialScene).map(({ id }) => id))
  expect(getOverlapAreas((await typeText(after, 1, 'in Europe')).after)).toEqual([0, 0])
})

test('a layer moved by hand, before or after typing, stays in place', async () => {
  const scene = await applyFirstTemplate()
  const moved = await typeText(moveLayers(scene, 7), 0, 'Slowest night train')
  expect(moved.after).toBe(moved.before)
  const { before, layOut } = await typeText(scene, 0, 'Slowest night train')
  const dragged = moveLayers(before, -40)
  expect(layOut(dragged)).toBe(dragged)
  expect(layOut(scene)).toBe(scene)
})

type SetImage = ReturnType<typeof useBackground>['setBackgroundImage']

function Probe({ editor, onRender }: { editor: Editor<ThumbnailScene>; onRender: (setImage: SetImage) => void }) {
  onRender(useBackground(editor).setBackgroundImage)
  return null
}

async function replaceBackground(
  scene: ThumbnailScene,
  id: string,
  ratio = 16 / 9,
  isSent = false,
): Promise<ThumbnailScene> {
  let next = scene
  const editor = {
    scene,
    images: new Map(scene.ground.picture ? [[scene.ground.picture, image]] : []),
    addImage: async () => ({ id, name: 'a.heic', width: 720 * ratio, height: 720, bitmap: image }),
    change: (change: (before: ThumbnailScene) => ThumbnailScene) => {
      next = change(next)
    },
    showLayer: () => {},
    showOpening: (work: Promise<unknown>) => work,
  } as unknown as Editor<ThumbnailScene>
  const onRender = vi.fn<(setImage: SetImage) => void>()
  renderToStaticMarkup(<Probe editor={editor} onRender={onRender} />)
  await onRender.mock.lastCall?.[0](new File(['heic'], 'a.heic'), isSent)
  return next
}

test('text moves clear of the subject of a new background, unless it was moved by hand', async () => {
  vi.mocked(findSubject).mockImplementation(async ({ scene, image: requestedImage }) =>
    requestedImage ? { x: scene.ground.picture === 'left' ? 38 : 806, y: 60, width: 436, height: 403 } : null,
  )
  const leftSubjectScene = await replaceBackground(initialScene, 'left')
  expect(getTextLayers(leftSubjectScene).map(({ x, align }) => `${x} ${align}`)).toEqual(['584 right', '584 right'])
  expect(leftSubjectScene.ground).toMatchObject({ picture: 'left', focusX: 0.5, focusY: 0.2 })
  expect((await replaceBackground(leftSubjectScene, 'right')).layers).toEqual(initialScene.layers)
  const moved = moveLayers(leftSubjectScene, 1)
  expect((await replaceBackground(moved, 'right')).layers).toEqual(moved.layers)
})

test('a 9:16 image from another tool makes a cover, unless a thumbnail is begun or the visitor added it', async () => {
  const getFormat = async (scene: ThumbnailScene, ratio: number, isSent: boolean) =>
    (await replaceBackground(scene, 'photo', ratio, isSent)).format
  expect(await getFormat(initialScene, 9 / 16, true)).toBe('tall')
  expect(await getFormat(initialScene, 9 / 16, false)).toBe('hd')
  expect(await getFormat(initialScene, 16 / 9, true)).toBe('hd')
  expect(await getFormat(moveLayers(initialScene, 1), 9 / 16, true)).toBe('hd')
})

test('an image that cannot be analyzed has no subject', async () => {
  const { findSubject: findRealSubject } = await vi.importActual<typeof import('./find-subject')>('./find-subject')
  stubCanvas(() => {
    throw new Error('no memory')
  })
  await expect(findRealSubject({ scene: photoScene, image: {} as ImageBitmap })).resolves.toBeNull()
})
