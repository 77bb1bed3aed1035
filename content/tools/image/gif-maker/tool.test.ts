import { expect, test } from 'vitest'
import {
  estimateBytes,
  formatFitNote,
  formatSkippedImages,
  type GifPlan,
  getFrameSequence,
  getOutputSize,
  pickEvenIndexes,
  reducePlan,
  sortByName,
  X_MAX_BYTES,
} from './gif-plan'
import { clampRange, getFrameTimes, isVideo, openClip } from './video-frames'

test.each([
  ['1600x1200', 480, 'first', '480x360'],
  ['1600x1200', 800, '9:16', '608x1080'],
  ['1600x1200', 480, '1:1', '480x480'],
  ['200x100', 480, 'first', '200x100'],
  ['200x100 1600x1200', 480, 'first', '480x240'],
  ['301x77', 301, 'first', '300x76'],
  ['1x1', 480, 'first', '2x2'],
  ['10x1600', 480, 'first', '6x1080'],
] as const)('turns images of %s, %i wide in the shape %s, into %s', (sizes, width, shape, expected) => {
  const images = sizes.split(' ').map((size) => {
    const [imageWidth = 0, imageHeight = 0] = size.split('x').map(Number)
    return { width: imageWidth, height: imageHeight }
  })
  expect(Object.values(getOutputSize(images, { width, shape })).join('x')).toBe(expected)
})

test('estimates the size of a GIF from its first frame and some later ones', () => {
  expect(estimateBytes(100, 90_000, [40_000, 50_000, 60_000])).toBe(90_000 + 99 * 50_000)
  expect(estimateBytes(1, 90_000, [])).toBe(90_000)
})

const plan: GifPlan = { width: 480, height: 360, colours: 256 }

test.each([
  ['a little too large', plan, 1.1, { width: 480, height: 360, colours: 128 }],
  ['a little too large with few colors', { ...plan, colours: 128 }, 1.1, { width: 444, height: 334, colours: 128 }],
  ['twice too large', plan, 2, { width: 352, height: 264, colours: 128 }],
  ['too large at the smallest size', { width: 100, height: 76, colours: 64 }, 2, null],
])('reduces a GIF that is %s', (_, from, excess, to) => {
  expect(reducePlan(from, excess)).toEqual(to)
})

test.each([1, 1.01, 3, 1_000])('stops reducing a GIF that is %d times too large', (excess) => {
  let count = 0
  for (let next: GifPlan | null = plan; next; next = reducePlan(next, excess)) count += 1
  expect(count).toBeLessThan(60)
})

test.each([
  [
    {},
    'To stay under 15 MB, it is 330 pixels wide instead of 480 and has 128 colors instead of 256. Otherwise, it would have been about 28.4 MB.',
  ],
  [{ actualPlan: { ...plan, colours: 128 } }, 'it has 128 colors instead of 256. Otherwise'],
  [{ bytes: 16_000_000 }, 'It’s still over 15 MB'],
  [{ actualPlan: plan }, null],
  [{ maxBytes: null }, null],
])('notes what was reduced to fit the limit of X: %j', (changes, words) => {
  const actualPlan = { width: 330, height: 248, colours: 128 }
  const fit = { requestedPlan: plan, actualPlan, requestedBytes: 28_400_000, bytes: 13_000_000, maxBytes: X_MAX_BYTES }
  const note = formatFitNote({ ...fit, ...changes })
  if (words) expect(note).toContain(words)
  else expect(note).toBe('')
})

test.each([
  [4, 'forward', [0, 1, 2, 3]],
  [4, 'reverse', [3, 2, 1, 0]],
  [4, 'boomerang', [0, 1, 2, 3, 2, 1]],
  [2, 'boomerang', [0, 1]],
  [1, 'boomerang', [0]],
] as const)('plays %i frames %s as %j', (count, order, sequence) => {
  expect(getFrameSequence(count, order)).toEqual(sequence)
})

test('picks frames at even intervals', () => {
  expect([10, 2, 0].map((count) => pickEvenIndexes(count, 3))).toEqual([[0, 3, 6], [0, 1], []])
})

test('sorts images by the numbers in their names', () => {
  const sorted = ['a.gif, frame 2', 'a.gif, frame 11', 'take 1.jpg', 'Take 9.jpg', 'take 10.jpg']
  const names = [4, 3, 0, 1, 2].map((index) => ({ name: sorted[index] ?? '' }))
  expect(sortByName(names).map(({ name }) => name)).toEqual(sorted)
})

test('counts images beyond a hundred', () => {
  expect(formatSkippedImages(1)).toBe('1 image was left out. A GIF can have up to 100.')
  expect(formatSkippedImages(900)).toBe('900 images were left out. A GIF can have up to 100.')
})

test.each([
  [{ from: 0, seconds: 0.5 }, 100, [0, 0.1, 0.2, 0.3, 0.4]],
  [{ from: 2, seconds: 0.3 }, 100, [2, 2.1, 2.2]],
  [{ from: 0, seconds: 0.2 }, 500, [0, 0.5]],
])('%j every %i ms has frames at %j', (range, ms, times) => {
  expect(getFrameTimes(range, ms)).toEqual(times.map((time) => expect.closeTo(time)))
})

test.each([
  [12.34, { from: 0, seconds: 30 }, { from: 0, seconds: 12.3 }],
  [90, { from: 20, seconds: 60 }, { from: 20, seconds: 30 }],
  [10, { from: 8, seconds: 5 }, { from: 8, seconds: 2 }],
  [10, { from: 99, seconds: 5 }, { from: 9.8, seconds: 0.2 }],
  [10, { from: -1, seconds: 0 }, { from: 0, seconds: 0.2 }],
])('in a clip of %d seconds the range %j becomes %j', (seconds, range, expected) => {
  expect(clampRange({ seconds }, range)).toEqual(expected)
})

test('recognizes a video by its type or its name', () => {
  const files = [
    new File([], 'a', { type: 'video/mp4' }),
    new File([], 'a.MOV'),
    new File([], 'a.jpg'),
    new File([], 'a'),
  ]
  expect(files.map(isVideo)).toEqual([true, true, false, false])
})

test.each([
  [0, 'This file is empty (0 bytes).'],
  [200_000_001, 'This video is over 200 MB. Trim it on your phone first.'],
])('refuses a video of %i bytes', async (size, text) => {
  const file = Object.defineProperty(new File([], 'a.mp4'), 'size', { value: size })
  await expect(openClip(file)).rejects.toThrow(text)
})
