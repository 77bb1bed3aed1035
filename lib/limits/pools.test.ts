import { expect, test } from 'vitest'
import { type PoolName, slotsOf } from './pools'

test.each<[PoolName, number, number, number]>([
  ['text', 8, 8, 2],
  ['posts', 8, 16, 2],
  ['transcription', 8, 8, 2],
  ['files', 8, 4, 2],
  ['speech', 8, 8, 2],
  ['images', 8, 8, 2],
  ['names', 8, 80, 20],
  // On Vercel: what waits for others grows, what is kept in memory does so to a bound.
  ['text', 50, 50, 2],
  ['posts', 50, 100, 2],
  ['files', 50, 16, 2],
  ['images', 50, 16, 2],
  ['names', 50, 80, 20],
  ['files', 1, 1, 1],
])(
  'of %s a process that does %i at once has %i places, %i of them for one visitor',
  (name, most, total, perVisitor) => {
    expect(slotsOf(name, 1, most)).toEqual({ pool: name, takes: 1, total, perVisitor })
  },
)
