import { expect, test } from 'vitest'
import { requestsSince } from './requests'

const entry = (name: string, startTime: number) => ({ name, startTime }) as PerformanceEntry
const origin = 'https://postsmith.test'

test('the page’s own code is told from everything else, and what came before is not counted', () => {
  const entries = [
    entry(`${origin}/api/bot-check`, 10),
    entry(`${origin}/_next/static/chunks/a.js`, 120),
    entry(`${origin}/_next/static/media/mozjpeg_enc.wasm`, 130),
    entry('blob:https://postsmith.test/1', 140),
    entry(`${origin}/search.json?q=1`, 150),
    entry('https://elsewhere.test/_next/static/collect', 160),
    entry('https://elsewhere.test/again', 170),
  ]
  expect(requestsSince(100, entries, origin)).toEqual({
    code: 2,
    others: ['/search.json', 'https://elsewhere.test'],
  })
  expect(requestsSince(200, entries, origin)).toEqual({ code: 0, others: [] })
})
