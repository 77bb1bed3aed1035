import { afterEach, expect, test, vi } from 'vitest'
import { findSubject } from './find-subject'
import { initialScene } from './templates'

afterEach(() => vi.unstubAllGlobals())

test('a picture that cannot be looked at has no subject, and the words stay where they are', async () => {
  class Broken {
    getContext() {
      throw new Error('no memory')
    }
  }
  vi.stubGlobal('OffscreenCanvas', Broken)
  const scene = { ...initialScene, ground: { ...initialScene.ground, picture: 'photo' } }
  await expect(findSubject({ scene, image: {} as ImageBitmap })).resolves.toBeNull()
})
