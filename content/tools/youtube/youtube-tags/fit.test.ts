import { expect, test } from 'vitest'
import { readParameters } from '@/lib/generate/input/parameters'
import { MAX_GROWTH, measureGrowth } from '@/test/growth'
import type { TagInput } from './fields'
import { fitTags } from './fit'
import { youtubeTags } from './tool'

// Row A2
test('a list of tags with figures is fitted in time in proportion to its length', async () => {
  const parameters = readParameters(youtubeTags, {}).fields
  const fitTagsOfLength = (length: number) => {
    const entries = Array.from({ length }, (_, index) => `t ${index}`)
    return fitTags({ kind: 'recommended', entries, note: '' }, {
      prompt: entries.join(' '),
      parameters,
    } as TagInput)
  }
  expect(fitTagsOfLength(1_000)?.entries.length).toBeGreaterThan(10)
  expect(await measureGrowth(fitTagsOfLength, 1_000)).toBeLessThan(MAX_GROWTH)
})
