import { expect, test } from 'vitest'
import { clampRange, getFrameTimes, isVideo, openClip } from './video-frames'

test.each([
  [{ from: 0, seconds: 0.5 }, 100, [0, 0.1, 0.2, 0.3, 0.4]],
  [{ from: 2, seconds: 0.3 }, 100, [2, 2.1, 2.2]],
  [{ from: 0, seconds: 0.2 }, 500, [0, 0.5]],
])('%j every %i ms is looked at at %j', (cut, ms, times) => {
  expect(getFrameTimes(cut, ms).map((time) => Math.round(time * 10) / 10)).toEqual(times)
})

test.each([
  [12.34, { from: 0, seconds: 30 }, { from: 0, seconds: 12.3 }],
  [90, { from: 20, seconds: 60 }, { from: 20, seconds: 30 }],
  [10, { from: 8, seconds: 5 }, { from: 8, seconds: 2 }],
  [10, { from: 99, seconds: 5 }, { from: 9.8, seconds: 0.2 }],
  [10, { from: -1, seconds: 0 }, { from: 0, seconds: 0.2 }],
])('of %d seconds %j becomes %j', (seconds, wanted, cut) => {
  expect(clampRange({ seconds }, wanted)).toEqual(cut)
})

test.each([
  ['clip.mp4', 'video/mp4', true],
  ['clip.MOV', '', true],
  ['photo.jpg', 'image/jpeg', false],
  ['photo', '', false],
])('%s of type “%s”: video %s', (name, type, video) => {
  expect(isVideo(new File(['x'], name, { type }))).toBe(video)
})

test.each([
  [0, 'This file is empty (0 bytes).'],
  [200_000_001, 'This video has more than 200 MB. Cut it shorter on your phone first.'],
])('a video of %i bytes is not opened', async (size, text) => {
  const file = Object.defineProperty(new File([], 'a.mp4'), 'size', { value: size })
  await expect(openClip(file)).rejects.toThrow(text)
})
