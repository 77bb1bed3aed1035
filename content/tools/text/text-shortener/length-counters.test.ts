import { expect, test } from 'vitest'
import { unitNames } from '@/lib/platforms/networks'
import { recountMeters } from '@/lib/tool/recount-meters'
import { lengthCounters } from './length-counters'

const text = '日本 👩‍👧 https://example.com/a-long-one #tag'

test('each unit counts in its own way, and an edited text is counted in the same', () => {
  const lengths = Object.fromEntries(Object.entries(lengthCounters).map(([unit, length]) => [unit, length(text)]))
  expect(lengths).toEqual({
    characters: 44,
    weighted: 36,
    bytes: 54,
    hashtags: 1,
    graphemes: 40,
    threads: 50,
    mastodon: 33,
  })
  for (const [unit, length] of Object.entries(lengthCounters)) {
    const name = unitNames[unit as keyof typeof unitNames]
    const card = {
      id: '1',
      item: {},
      carry: '',
      copy: '',
      parts: [],
      meters: [{ label: 'Text', value: 0, limit: 99, unit: name, of: 'copy' as const }],
    }
    expect(recountMeters(card, { copy: text, parts: [] })).toMatchObject([{ value: length(text) }])
  }
})
