import { expect, test } from 'vitest'
import { pickImages } from './pick-images'

const tiktok = { origin: 'https://www.tiktok.com', isMock: false, blocked: new Set<string>() }
const host = 'https://p16-sign.tiktokcdn-us.com'

test('a JPEG is preferred among mirrors, and unknown sizes are null', () => {
  expect(pickImages([[[`${host}/1.heic?x=1`, `${host}/1.webp`, `${host}/1.jpeg?x=1`], 'cover']], tiktok)).toEqual([
    { url: `${host}/1.jpeg?x=1`, width: null, height: null, kind: 'cover' },
  ])
})

test('a picture that may not be fetched is left out', () => {
  expect(
    pickImages(
      [
        [['https://evil.test/1.jpeg'], 'cover'],
        [[], 'first frame'],
        [[`${host}/2.webp`], 'animated', 100, 200],
      ],
      tiktok,
    ),
  ).toEqual([{ url: `${host}/2.webp`, width: 100, height: 200, kind: 'animated' }])
})
