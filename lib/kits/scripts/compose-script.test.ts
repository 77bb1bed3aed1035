import { describe, expect, test } from 'vitest'
import { createRandom } from '@/lib/core/random'
import type { PromptDetails, PromptKind } from '@/lib/tool/parsed-prompt'
import { createLinePicker } from '@/lib/writer/frames/line-picker'
import { analyzePrompt } from '@/lib/writer/reading/analyze-prompt'
import { MAX_GROWTH, measureGrowth } from '@/test/growth'
import { composeScript } from './compose-script'
import { buildVisitorFirstLine, findMissingSentences, splitIntoParts } from './visitor-sentences'

type Options = Partial<Parameters<typeof composeScript>[2]> & { as?: PromptKind; details?: PromptDetails }

function composeFromPrompt(prompt: string, { as, details = {}, seconds = 30, ...options }: Options = {}) {
  const reading = analyzePrompt(prompt, { details, ...(as && { chosenKind: as }) })
  return composeScript(reading, createLinePicker(reading, createRandom(3)), { seconds, ...options })
}

const getSpokenLines = (script: ReturnType<typeof composeFromPrompt>) =>
  [script.opening, ...script.middle, ...(script.closing ? [script.closing] : [])].map(({ say }) => say)

describe('details', () => {
  const details = {
    outcome: 'it held',
    turn: 'the glue froze',
    action: 'come on Friday',
    audience: 'beginners',
  }

  test.each(['how-to', 'list', 'story', 'opinion', 'comparison', 'place', 'subject'] as const)(
    'each is said once in a script told as %s',
    (as) => {
      const text = getSpokenLines(composeFromPrompt('repairing a canoe', { as, details, seconds: 60 })).join('\n')
      for (const words of ['it held', 'the glue froze', 'come on friday', 'for beginners']) {
        expect(text.toLowerCase().split(words)).toHaveLength(2)
      }
    },
  )

  test('a hard day asks only for what the visitor asks for', () => {
    expect(composeFromPrompt('my dad died', { as: 'hard-time', closing: 'cta' }).closing).toBeNull()
    const script = composeFromPrompt('my dad died', {
      as: 'hard-time',
      details: { action: 'come on Friday' },
    })
    expect(script.closing?.say).toBe('Come on Friday.')
  })
})

test('a longer video has more beats, and a chosen structure counts', () => {
  const count = (seconds: number) => composeFromPrompt('repairing a canoe', { as: 'how-to', seconds }).middle.length
  expect(count(15)).toBeLessThan(count(30))
  expect(count(30)).toBeLessThan(count(90))
  const demo = composeFromPrompt('repairing a canoe', { as: 'how-to', plan: 'demo' })
  expect(demo.middle.map(({ label }) => label)).toContain('Up close')
})

test('nobody looks into the lens of a voice-over', () => {
  const shows = composeFromPrompt('brunch is a scam', {
    as: 'opinion',
    canFaceCamera: false,
    seconds: 60,
  }).middle.map(({ show }) => show)
  expect(shows.filter((show) => show.startsWith('You'))).toEqual([])
})

test('sentences are spread over the parts in order', () => {
  expect(splitIntoParts(['a', 'b', 'c', 'd', 'e'], 3)).toEqual(['a b', 'c d', 'e'])
  expect(splitIntoParts(['a'], 3)).toEqual(['a', '', ''])
})

test('what the opening says is not said again, unless it is the end', () => {
  const reading = analyzePrompt('I bought a bike. It was stolen. I found it again.')
  expect(findMissingSentences('I bought a bike.', reading)).toEqual(['It was stolen.', 'I found it again.'])
  expect(findMissingSentences('I found it again.', reading)).toEqual([
    'I bought a bike.',
    'It was stolen.',
    'I found it again.',
  ])
})

test('a first sentence too long for a breath opens with its start', () => {
  const long = `it was the day on which ${'we walked and '.repeat(12)}stopped`
  expect(buildVisitorFirstLine(analyzePrompt(long))).toMatch(/^It was the day on which .*…$/)
})

// Row A2
test('a long list of sentences is compared with a long text in proportion to its length', async () => {
  const words = Array.from({ length: 2_000 }, (_, at) => `word${at}`)
  const reading = analyzePrompt('I bought a bike. It was stolen. I found it again.')
  const compare = (length: number) => {
    const sentences = words.slice(0, length).map((word) => `Here is ${word} again`)
    return findMissingSentences(words.slice(0, length).join(' '), { ...reading, sentences })
  }
  expect(await measureGrowth(compare, words.length)).toBeLessThan(MAX_GROWTH)
})
