import { expect, test } from 'vitest'
import { listRequestsSince } from './requests'

const entry = (name: string, startTime: number) => ({ name, startTime }) as PerformanceEntry
const origin = 'https://postsmith.test'

test('the site’s own files are told from everything else, and what came before is not counted', () => {
  const entries = [
    entry(`${origin}/api/bot-check`, 10),
    entry(`${origin}/_next/static/chunks/a.js`, 120),
    entry(`${origin}/_next/static/media/mozjpeg_enc.wasm`, 130),
    entry('blob:https://postsmith.test/1', 140),
    entry(`${origin}/search.json`, 145),
    entry(`${origin}/search.json?q=1`, 150),
    entry(`${origin}/icon.svg?icon.3gv0f5.svg`, 152),
    entry(`${origin}/_next/static/chunks/a.js?seen=cat`, 155),
    entry('https://elsewhere.test/_next/static/collect', 160),
    entry('https://elsewhere.test/again', 170),
  ]
  expect(listRequestsSince(100, entries, origin)).toEqual([
    '/search.json',
    '/_next/static/chunks/a.js',
    'https://elsewhere.test',
  ])
  expect(listRequestsSince(200, entries, origin)).toEqual([])
})
