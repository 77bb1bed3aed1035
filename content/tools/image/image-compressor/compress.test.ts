import { expect, test } from 'vitest'
import { bytesAimedAt, writtenType } from './compress'

test.each([
  [{ aim: 'quality', size: 200, unit: 'kB' }, null],
  [{ aim: 'own', size: 200, unit: 'kB' }, 200_000],
  [{ aim: 'own', size: 2, unit: 'MB' }, 2_000_000],
  [{ aim: 'youtube-phone', size: 200, unit: 'kB' }, 2_000_000],
  [{ aim: 'tiktok', size: 200, unit: 'kB' }, 20_000_000],
] as const)('%j aims at %j bytes', (options, bytes) => {
  expect(bytesAimedAt(options)).toBe(bytes)
})

test.each([
  ['jpeg', { format: 'keep', aim: 'quality' }, 'jpeg'],
  ['webp', { format: 'keep', aim: 'own' }, 'webp'],
  ['gif', { format: 'keep', aim: 'quality' }, 'png'],
  ['heic', { format: 'keep', aim: 'quality' }, 'jpeg'],
  ['png', { format: 'avif', aim: 'quality' }, 'avif'],
  ['png', { format: 'keep', aim: 'tiktok' }, 'jpeg'],
  ['webp', { format: 'keep', aim: 'tiktok' }, 'webp'],
  ['webp', { format: 'keep', aim: 'instagram' }, 'jpeg'],
  ['avif', { format: 'keep', aim: 'x' }, 'jpeg'],
  ['png', { format: 'png', aim: 'tiktok' }, 'png'],
] as const)('a %s with %j is written as %s', (from, options, type) => {
  expect(writtenType(from, options)).toBe(type)
})
