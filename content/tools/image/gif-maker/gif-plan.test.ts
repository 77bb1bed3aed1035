import { expect, test } from 'vitest'
import { estimateBytes, formatFitNote, type GifPlan, getOutputSize, reducePlan, X_MAX_BYTES } from './gif-plan'

const photo = { width: 1600, height: 1200 }

test.each([
  [[photo], { width: 480, shape: 'first' }, { width: 480, height: 360 }],
  [[photo], { width: 800, shape: '9:16' }, { width: 608, height: 1080 }],
  [[photo], { width: 480, shape: '1:1' }, { width: 480, height: 480 }],
  [[{ width: 200, height: 100 }], { width: 480, shape: 'first' }, { width: 200, height: 100 }],
  [[{ width: 200, height: 100 }, photo], { width: 480, shape: 'first' }, { width: 480, height: 240 }],
  [[{ width: 301, height: 77 }], { width: 301, shape: 'first' }, { width: 300, height: 76 }],
  [[{ width: 1, height: 1 }], { width: 480, shape: 'first' }, { width: 2, height: 2 }],
  [[{ width: 10, height: 1600 }], { width: 480, shape: 'first' }, { width: 6, height: 1080 }],
] as const)('%j as %j is made %j', (pictures, wanted, size) => {
  expect(getOutputSize(pictures, wanted)).toEqual(size)
})

test('the whole is estimated from the first frame and some that follow', () => {
  expect(estimateBytes(100, 90_000, [40_000, 50_000, 60_000])).toBe(90_000 + 99 * 50_000)
  expect(estimateBytes(1, 90_000, [])).toBe(90_000)
})

const plan: GifPlan = { width: 480, height: 360, colours: 256 }

test.each([
  ['a little too large', plan, 1.1, { width: 480, height: 360, colours: 128 }],
  ['a little too large with few colours', { ...plan, colours: 128 }, 1.1, { width: 444, height: 334, colours: 128 }],
  ['twice too large', plan, 2, { width: 352, height: 264, colours: 128 }],
  ['hopeless', { width: 100, height: 76, colours: 64 }, 2, null],
])('%s becomes smaller', (_, from, excess, to) => {
  expect(reducePlan(from, excess)).toEqual(to)
})

test('however large a file would be, planning comes to an end', () => {
  for (const excess of [1, 1.01, 3, 1_000]) {
    let left = 0
    for (let next: GifPlan | null = plan; next; next = reducePlan(next, excess)) left += 1
    expect(left).toBeLessThan(60)
  }
})

test('what was lowered is said, and nothing where nothing was', () => {
  const made = { width: 330, height: 248, colours: 128 }
  const fitting = {
    requestedPlan: plan,
    actualPlan: made,
    requestedBytes: 28_400_000,
    bytes: 13_000_000,
    maxBytes: X_MAX_BYTES,
  }
  expect(formatFitNote(fitting)).toBe(
    'To stay under 15 MB it is 330 pixels wide instead of 480 and has 128 colours instead of 256; it would have had about 28.4 MB.',
  )
  expect(formatFitNote({ ...fitting, actualPlan: { ...plan, colours: 128 } })).toContain(
    'it has 128 colours instead of 256;',
  )
  expect(formatFitNote({ ...fitting, actualPlan: plan })).toBe('')
  expect(formatFitNote({ ...fitting, maxBytes: null })).toBe('')
  expect(formatFitNote({ ...fitting, bytes: 16_000_000 })).toContain('still has more than 15 MB')
})
