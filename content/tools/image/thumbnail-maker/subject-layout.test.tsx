import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Editor } from '@/components/editor/editor'
import { getOverlapArea } from './arrange-around-subject'
import { layOutText } from './draw-scene'
import { findSubject } from './find-subject'
import { getTextLayers, type ThumbnailScene } from './scene'
import { prepareLayoutForNewText, prepareTemplateLayout } from './subject-layout'
import { initialScene, templates, typeLayerText } from './templates'
import { estimateWidth } from './text-areas'
import { useBackground } from './thumbnail-pane'

vi.mock('./find-subject', () => ({ findSubject: vi.fn() }))
vi.mock('@/lib/images/focus/find-focus', () => ({ findFocus: async () => ({ x: 0.5, y: 0.2 }) }))

const subject = { x: 560, y: 60, width: 200, height: 600 }
beforeEach(() => void vi.mocked(findSubject).mockResolvedValue(subject))

const image = { width: 1280, height: 720 } as ImageBitmap
const photoScene = { ...initialScene, ground: { ...initialScene.ground, picture: 'photo' } }

async function applyFirstTemplate(): Promise<ThumbnailScene> {
  const [template] = templates
  if (!template) throw new Error('No template')
  return (await prepareTemplateLayout({ scene: photoScene, image }, template))(photoScene)
}

async function typeText(from: ThumbnailScene, index: number, words: string) {
  const before = typeLayerText(from, getTextLayers(from)[index]?.id ?? '', words)
  const layOut = await prepareLayoutForNewText({ scene: from, image })
  return { before, layOut, after: layOut(before) }
}

const getFontSize = (scene: ThumbnailScene) => {
  const [text] = getTextLayers(scene)
  return text ? layOutText(text, estimateWidth).size : 0
}
const shift = (scene: ThumbnailScene, by: number): ThumbnailScene => ({
  ...scene,
  layers: scene.layers.map((layer) => ({ ...layer, y: layer.y + by })),
})

test('typed text gets a larger font beside the subject, in the same order, and so does the next text', async () => {
  const { before, after } = await typeText(await applyFirstTemplate(), 0, 'Slowest night train')
  expect(getFontSize(after)).toBeGreaterThan(1.2 * getFontSize(before))
  const listOverlaps = (scene: ThumbnailScene) => getTextLayers(scene).map((text) => getOverlapArea(text, subject))
  expect([getTextLayers(after)[0]?.text, listOverlaps(after)[0]]).toEqual(['Slowest night train', 0])
  expect(getTextLayers(after).map(({ id }) => id)).toEqual(getTextLayers(initialScene).map(({ id }) => id))
  expect(listOverlaps((await typeText(after, 1, 'in Europe')).after)).toEqual([0, 0])
})

test('a layer that was moved by hand stays in place, before or after the text was typed', async () => {
  const from = await applyFirstTemplate()
  const moved = await typeText(shift(from, 7), 0, 'Slowest night train')
  expect(moved.after).toBe(moved.before)
  const { before, layOut } = await typeText(from, 0, 'Slowest night train')
  const dragged = shift(before, -40)
  expect(layOut(dragged)).toBe(dragged)
  expect(layOut(from)).toBe(from)
})

type SetImage = ReturnType<typeof useBackground>['setBackgroundImage']

function Probe({ editor, onRender }: { editor: Editor<ThumbnailScene>; onRender: (setImage: SetImage) => void }) {
  onRender(useBackground(editor).setBackgroundImage)
  return null
}

async function setImage(scene: ThumbnailScene, id: string): Promise<ThumbnailScene> {
  let next = scene
  const editor = {
    scene,
    images: new Map(scene.ground.picture ? [[scene.ground.picture, image]] : []),
    addImage: async () => ({ id, name: 'a.heic', width: 1280, height: 720, bitmap: image }),
    change: (change: (before: ThumbnailScene) => ThumbnailScene) => {
      next = change(next)
    },
    select: () => {},
  } as unknown as Editor<ThumbnailScene>
  const onRender = vi.fn<(setImage: SetImage) => void>()
  renderToStaticMarkup(<Probe editor={editor} onRender={onRender} />)
  await onRender.mock.lastCall?.[0](new File(['heic'], 'a.heic'))
  return next
}

test('text leaves the subject of a new background free, unless it was moved by hand', async () => {
  vi.mocked(findSubject).mockImplementation(async ({ scene, image: given }) =>
    given ? { x: scene.ground.picture === 'left' ? 38 : 806, y: 60, width: 436, height: 403 } : null,
  )
  const left = await setImage(initialScene, 'left')
  expect(getTextLayers(left).map(({ x, align }) => `${x} ${align}`)).toEqual(['584 right', '584 right'])
  expect(left.ground).toMatchObject({ picture: 'left', focusX: 0.5, focusY: 0.2 })
  expect((await setImage(left, 'right')).layers).toEqual(initialScene.layers)
  const moved = shift(left, 1)
  expect((await setImage(moved, 'right')).layers).toEqual(moved.layers)
})

test('an image that cannot be analyzed has no subject', async () => {
  const { findSubject: findRealSubject } = await vi.importActual<typeof import('./find-subject')>('./find-subject')
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext() {
        throw new Error('no memory')
      }
    },
  )
  await expect(findRealSubject({ scene: photoScene, image: {} as ImageBitmap })).resolves.toBeNull()
  vi.unstubAllGlobals()
})
