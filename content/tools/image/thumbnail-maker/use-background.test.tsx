import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { Editor } from '@/components/editor/editor'
import { findSubject } from './find-subject'
import { getTextLayers, type ThumbnailScene } from './scene'
import { initialScene } from './templates'
import { useBackground } from './use-background'

vi.mock('./find-subject', () => ({ findSubject: vi.fn() }))
vi.mock('@/lib/images/focus/find-focus', () => ({ findFocus: async () => ({ x: 0.5, y: 0.2 }) }))

type Take = ReturnType<typeof useBackground>['setBackgroundImage']

function Probe({ editor, onTake }: { editor: Editor<ThumbnailScene>; onTake: (take: Take) => void }) {
  onTake(useBackground(editor).setBackgroundImage)
  return null
}

const createSubject = (x: number) => ({ x, y: 60, width: 436, height: 403 })

async function takeImage(scene: ThumbnailScene, id: string): Promise<ThumbnailScene> {
  const bitmap = { width: 1280, height: 720 } as ImageBitmap
  let next = scene
  const editor = {
    scene,
    images: new Map(scene.ground.picture ? [[scene.ground.picture, bitmap]] : []),
    addImage: async () => ({ id, name: 'a.heic', width: 1280, height: 720, bitmap }),
    change: (to: (before: ThumbnailScene) => ThumbnailScene) => {
      next = to(next)
    },
    select: () => {},
  } as unknown as Editor<ThumbnailScene>
  let take: Take | undefined
  const onTake = (one: Take) => {
    take = one
  }
  renderToStaticMarkup(<Probe editor={editor} onTake={onTake} />)
  await take?.(new File(['heic'], 'a.heic'))
  return next
}

test('the subject is looked for in what was opened, and a second picture’s is left free as the first one’s was', async () => {
  vi.mocked(findSubject).mockImplementation(async ({ scene, image }) => {
    if (!image) return null
    return createSubject(scene.ground.picture === 'left' ? 38 : 806)
  })
  const left = await takeImage(initialScene, 'left')
  expect(getTextLayers(left).map(({ x, align }) => [x, align])).toEqual([
    [584, 'right'],
    [584, 'right'],
  ])
  expect(left.ground).toMatchObject({ picture: 'left', focusX: 0.5, focusY: 0.2 })
  const right = await takeImage(left, 'right')
  expect(right.layers).toEqual(initialScene.layers)
  const moved = { ...left, layers: left.layers.map((layer) => ({ ...layer, y: layer.y + 1 })) }
  expect((await takeImage(moved, 'right')).layers).toEqual(moved.layers)
})
