import { expect, test } from 'vitest'
import { estimatedBytes, fitNote, outputSize, type Plan, smaller, X_BYTES } from './plan'

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
  expect(outputSize(pictures, wanted)).toEqual(size)
})

test('the whole is estimated from the first frame and some that follow', () => {
  expect(estimatedBytes(100, 90_000, [40_000, 50_000, 60_000])).toBe(90_000 + 99 * 50_000)
  expect(estimatedBytes(1, 90_000, [])).toBe(90_000)
})

const plan: Plan = { width: 480, height: 360, colours: 256 }

test.each([
  ['a little too large', plan, 1.1, { width: 480, height: 360, colours: 128 }],
  [
    'a little too large with few colours',
    { ...plan, colours: 128 },
    1.1,
    { width: 444, height: 334, colours: 128 },
  ],
  ['twice too large', plan, 2, { width: 352, height: 264, colours: 128 }],
  ['hopeless', { width: 100, height: 76, colours: 64 }, 2, null],
])('%s becomes smaller', (_, from, excess, to) => {
  expect(smaller(from, excess)).toEqual(to)
})

test('however large a file would be, planning comes to an end', () => {
  for (const excess of [1, 1.01, 3, 1_000]) {
    let left = 0
    for (let next: Plan | null = plan; next; next = smaller(next, excess)) left += 1
    expect(left).toBeLessThan(60)
  }
})

test('what was lowered is said, and nothing where nothing was', () => {
  const made = { width: 330, height: 248, colours: 128 }
  const fitting = { asked: plan, made, bytesAsked: 28_400_000, bytes: 13_000_000, maxBytes: X_BYTES }
  expect(fitNote(fitting)).toBe(
    'To stay under 15 MB it is 330 pixels wide instead of 480 and has 128 colours instead of 256; it would have had about 28.4 MB.',
  )
  expect(fitNote({ ...fitting, made: { ...plan, colours: 128 } })).toContain(
    'it has 128 colours instead of 256;',
  )
  expect(fitNote({ ...fitting, made: plan })).toBe('')
  expect(fitNote({ ...fitting, maxBytes: null })).toBe('')
  expect(fitNote({ ...fitting, bytes: 16_000_000 })).toContain('still has more than 15 MB')
})
