import { afterEach, expect, test, vi } from 'vitest'
import { findSubject } from './find-subject'
import { firstScene } from './templates'

afterEach(() => vi.unstubAllGlobals())

test('a picture that cannot be looked at has no subject, and the words stay where they are', async () => {
  class Broken {
    getContext() {
      throw new Error('no memory')
    }
  }
  vi.stubGlobal('OffscreenCanvas', Broken)
  const scene = { ...firstScene, ground: { ...firstScene.ground, picture: 'photo' } }
  await expect(findSubject({ scene, picture: {} as ImageBitmap })).resolves.toBeNull()
})
