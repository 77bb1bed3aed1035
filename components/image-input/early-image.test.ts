import { afterEach, expect, test, vi } from 'vitest'
import { earlyImage } from './early-image'

afterEach(() => vi.unstubAllGlobals())

const photo = new File(['x'], 'photo.jpg', { type: 'image/jpeg' })
function stubInput(files: readonly File[], isConnected: boolean) {
  vi.stubGlobal('document', { querySelector: () => ({ files, isConnected }) })
  earlyImage.hold()
}

test('a picture chosen in an input that has given way to a new one is taken, once', () => {
  stubInput([photo], false)
  expect(earlyImage.take()).toBe(photo)
  expect(earlyImage.take()).toBeUndefined()
})

test('an input that is still there gives its picture itself', () => {
  stubInput([photo], true)
  expect(earlyImage.take()).toBeUndefined()
})

test('without an input, or a file in it, there is none', () => {
  stubInput([], false)
  expect(earlyImage.take()).toBeUndefined()
  vi.stubGlobal('document', { querySelector: () => null })
  earlyImage.hold()
  expect(earlyImage.take()).toBeUndefined()
})
