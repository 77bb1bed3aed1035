import { expect, test } from 'vitest'
import type { Card } from '@/lib/tool/card'
import { getExportFileName, runToJson } from './run-to-json'

const card = (copy: string, more: Partial<Card> = {}): Card => ({
  id: '1',
  parts: [{ text: copy }],
  copy,
  carry: copy,
  item: { secret: 'not exported' },
  ...more,
})

test('json holds the input and the texts, not what the tool keeps for itself', () => {
  const run = {
    id: 'r',
    tool: 'youtube-title',
    at: Date.UTC(2026, 10, 21, 12),
    prompt: 'bread',
    parameters: { tone: 'bold' },
    cards: [card('a', { heading: 'List' }), card('[b]', { outline: true })],
    engine: 'built-in',
    notes: [],
    complete: true,
  } as const
  expect(JSON.parse(runToJson(run))).toEqual({
    tool: 'youtube-title',
    createdAt: '2026-11-21T12:00:00.000Z',
    engine: 'built-in',
    prompt: 'bread',
    parameters: { tone: 'bold' },
    results: [
      { heading: 'List', text: 'a', parts: [{ text: 'a' }] },
      { text: '[b]', parts: [{ text: '[b]' }], outline: true },
    ],
  })
})

test('a file is named after its tool and the day of the run', () => {
  const at = new Date(2026, 10, 3, 23, 59).getTime()
  expect(getExportFileName({ tool: 'tiktok-hook-generator', at }, 'csv')).toBe('tiktok-hook-generator-2026-11-03.csv')
})
