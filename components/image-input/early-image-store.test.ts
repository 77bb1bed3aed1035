import { afterEach, expect, test, vi } from 'vitest'
import { earlyImageStore } from './early-image-store'

afterEach(() => vi.unstubAllGlobals())

const photo = new File(['x'], 'photo.jpg', { type: 'image/jpeg' })
function stubInput(files: readonly File[], isConnected: boolean) {
  vi.stubGlobal('document', { querySelector: () => ({ files, isConnected }) })
  earlyImageStore.hold()
}

test('a picture chosen in an input that has given way to a new one is taken, once', () => {
  stubInput([photo], false)
  expect(earlyImageStore.take()).toBe(photo)
  expect(earlyImageStore.take()).toBeUndefined()
})

test('an input that is still there gives its picture itself', () => {
  stubInput([photo], true)
  expect(earlyImageStore.take()).toBeUndefined()
})

test('without an input, or a file in it, there is none', () => {
  stubInput([], false)
  expect(earlyImageStore.take()).toBeUndefined()
  vi.stubGlobal('document', { querySelector: () => null })
  earlyImageStore.hold()
  expect(earlyImageStore.take()).toBeUndefined()
})
