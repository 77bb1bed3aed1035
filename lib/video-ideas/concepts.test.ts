import { expect, test } from 'vitest'
import { firstWord } from '@/lib/writer/phrasing/openings'
import { concepts } from './concepts'
import { formatIds } from './idea'

test('each format alone has more than ten concepts that open differently', () => {
  for (const format of formatIds) {
    const own = concepts.filter((concept) => !concept.format || concept.format === format)
    expect(new Set(own.map(({ hook }) => firstWord(hook))).size, format).toBeGreaterThan(10)
  }
})
