import { describe, expect, test } from 'vitest'
import { createRandom } from '@/lib/core/random'
import type { PromptDetails, PromptKind } from '@/lib/tool/parsed-prompt'
import { createLinePicker } from '@/lib/writer/frames/line-picker'
import { analyzePrompt } from '@/lib/writer/reading/analyze-prompt'
import { composeScript } from './compose-script'
import { addTimes, trimToWordBudget } from './timing'
import { findMissingSentences, splitIntoParts } from './visitor-sentences'

type Options = Partial<Parameters<typeof composeScript>[2]> & { as?: PromptKind; details?: PromptDetails }

function composeFromPrompt(prompt: string, { as, details = {}, seconds = 30, ...options }: Options = {}) {
  const reading = analyzePrompt(prompt, { details, ...(as && { chosenKind: as }) })
  return composeScript(reading, createLinePicker(reading, createRandom(3)), { seconds, ...options })
}

const getSpokenLines = (script: ReturnType<typeof composeFromPrompt>) =>
  [script.opening, ...script.middle, ...(script.closing ? [script.closing] : [])].map(({ say }) => say)

describe('details', () => {
  const details = { outcome: 'it held', turn: 'the glue froze', action: 'come on Friday', audience: 'beginners' }

  test.each(['how-to', 'list', 'story', 'comparison'] as const)(
    'each detail appears once in a script of the kind %s',
    (as) => {
      const text = getSpokenLines(composeFromPrompt('repairing a canoe', { as, details, seconds: 60 })).join('\n')
      for (const words of ['it held', 'the glue froze', 'come on friday', 'for beginners']) {
        expect(text.toLowerCase().split(words)).toHaveLength(2)
      }
    },
  )

  test('a hard day asks only for what the visitor asks for', () => {
    const compose = (options: Options) => composeFromPrompt('my dad died', { as: 'hard-time', ...options })
    expect(compose({ closing: 'cta' }).closing).toBeNull()
    expect(compose({ details: { action: 'come on Friday' } }).closing?.say).toBe('Come on Friday.')
  })
})

test('a longer video has more beats, and a chosen structure counts', () => {
  const count = (seconds: number) => composeFromPrompt('repairing a canoe', { as: 'how-to', seconds }).middle.length
  expect(count(15)).toBeLessThan(count(30))
  expect(count(30)).toBeLessThan(count(90))
  const demo = composeFromPrompt('repairing a canoe', { as: 'how-to', plan: 'demo' })
  expect(demo.middle.map(({ label }) => label)).toContain('Up close')
})

test('a voice-over has no shot of the speaker', () => {
  const { middle } = composeFromPrompt('brunch is a scam', { as: 'opinion', canFaceCamera: false, seconds: 60 })
  expect(middle.filter(({ show }) => show.startsWith('You'))).toEqual([])
})

test('sentences are spread over the parts in order', () => {
  expect(splitIntoParts(['a', 'b', 'c', 'd', 'e'], 3)).toEqual(['a b', 'c d', 'e'])
  expect(splitIntoParts(['a'], 3)).toEqual(['a', '', ''])
})

test('what the opening says is not repeated, unless it is the end', () => {
  const reading = analyzePrompt('I bought a bike. It was stolen. I found it again.')
  expect(findMissingSentences('I bought a bike.', reading)).toEqual(['It was stolen.', 'I found it again.'])
  expect(findMissingSentences('I found it again.', reading)).toHaveLength(3)
})

const beat = (say: string) => ({ say, show: 'a shot' })

test('beats fill the length without gaps, and longer ones get more time', () => {
  const beats = addTimes([beat('Two words.'), beat('Ten words in a row, which takes a good while.'), beat('End.')], 30)
  expect(beats.map(({ start, end }) => `${start}-${end}`)).toEqual(['0-6', '6-25', '25-30'])
})

test('sentences are cut from the longest beat in the middle', () => {
  const beats = [beat('Start here now.'), beat('One two three. Four five six. Seven eight.'), beat('Last one.')]
  const trim = (words: number) => trimToWordBudget(beats, words)?.map(({ say }) => say)
  expect(trim(12)).toEqual(['Start here now.', 'One two three. Four five six.', 'Last one.'])
  expect(trim(8)).toEqual(['Start here now.', 'One two three.', 'Last one.'])
})

test('an emptied beat is removed, but never the first or the last', () => {
  const beats = [beat('Start.'), beat('One two three four.'), beat('Last.')]
  expect(trimToWordBudget(beats, 3)?.map(({ say }) => say)).toEqual(['Start.', 'Last.'])
  expect(trimToWordBudget(beats, 1)).toBeNull()
})
