import { expect, test } from 'vitest'
import { hasAllImages } from './has-all-images'

test.each<[string, string[], string[], string[], boolean]>([
  ['a scene without pictures', [], [], [], true],
  ['kept pictures that are on their way', ['a'], [], [], false],
  ['one there, one on its way', ['a', 'b'], ['a'], [], false],
  ['all there', ['a', 'b'], ['b', 'a'], [], true],
  ['one there, the other lost', ['a', 'b'], ['a'], ['b'], true],
])('%s', (_, ids, there, lost, expected) => {
  expect(hasAllImages(ids, new Set(there), lost)).toBe(expected)
})
