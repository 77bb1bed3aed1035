import { afterEach, expect, test, vi } from 'vitest'
import { earlyPicture } from './early-picture'

afterEach(() => vi.unstubAllGlobals())

const photo = new File(['x'], 'photo.jpg', { type: 'image/jpeg' })
function drawn(files: readonly File[], isConnected: boolean) {
  vi.stubGlobal('document', { querySelector: () => ({ files, isConnected }) })
  earlyPicture.hold()
}

test('a picture chosen in an input that has given way to a new one is taken, once', () => {
  drawn([photo], false)
  expect(earlyPicture.take()).toBe(photo)
  expect(earlyPicture.take()).toBeUndefined()
})

test('an input that is still there gives its picture itself', () => {
  drawn([photo], true)
  expect(earlyPicture.take()).toBeUndefined()
})

test('without an input, or a file in it, there is none', () => {
  drawn([], false)
  expect(earlyPicture.take()).toBeUndefined()
  vi.stubGlobal('document', { querySelector: () => null })
  earlyPicture.hold()
  expect(earlyPicture.take()).toBeUndefined()
})
