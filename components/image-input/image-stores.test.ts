import { afterEach, expect, test, vi } from 'vitest'
import { earlyImageStore } from './image-stores'

afterEach(() => vi.unstubAllGlobals())

const photo = new File(['x'], 'photo.jpg', { type: 'image/jpeg' })

test.each([
  ['an input that was replaced', { files: [photo], isConnected: false }, photo],
  [
    'an input that is still on the page, which reports its image itself',
    { files: [photo], isConnected: true },
    undefined,
  ],
  ['an empty input', { files: [], isConnected: false }, undefined],
  ['no input', null, undefined],
])('takes an image chosen before the code loaded, and only once, from %s', (_, input, image) => {
  vi.stubGlobal('document', { querySelector: () => input })
  earlyImageStore.hold()
  expect([earlyImageStore.take(), earlyImageStore.take()]).toEqual([image, undefined])
})
