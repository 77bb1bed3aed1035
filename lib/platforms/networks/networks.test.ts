import { expect, test } from 'vitest'
import { networks } from '../networks'
import * as instagram from './instagram'
import type { NetworkField } from './network-field'
import * as others from './other-networks'
import * as tiktok from './tiktok'
import * as x from './x'
import * as youtube from './youtube'

const table: readonly (readonly [string, NetworkField])[] = [instagram, others, tiktok, x, youtube].flatMap((network) =>
  Object.entries(network),
)

test.each(table)('%s has a limit, a unit, a source and the month it was read', (_, field) => {
  expect(field.max).toBeGreaterThan(field.min ?? 0)
  expect(field.source).not.toBe('')
  expect(field.checked).toBe('2026-11')
  expect(field.fold?.source).not.toBe('')
})

test('every field that is counted stands in the table', () => {
  const known = new Set(table.map(([, field]) => field))
  const counted = Object.values(networks).flatMap(({ fields }): readonly NetworkField[] => fields)
  expect(counted).toHaveLength(21)
  expect(counted.filter((field) => !known.has(field))).toEqual([])
})

test('the folds are those that previews, hints and the counter go by', () => {
  const folds = table.flatMap(([name, { fold }]) => (fold ? [[name, fold.max, fold.maxOnPhone, fold.lines]] : []))
  expect(folds.sort()).toEqual([
    ['instagramCaption', 125, undefined, 2],
    ['linkedinPost', 210, undefined, undefined],
    ['tiktokCaption', 80, undefined, 1],
    ['youtubeDescription', 150, undefined, undefined],
    ['youtubeTitle', 70, 50, 1],
  ])
})
