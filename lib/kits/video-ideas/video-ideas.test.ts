import { expect, test } from 'vitest'
import { createRandom } from '@/lib/core/random'
import { blankPattern } from '@/lib/core/strings/blanks'
import { promptKinds } from '@/lib/tool/parsed-prompt'
import { analyzePrompt } from '@/lib/writer/reading/analyze-prompt'
import { chooseVideoPlans } from './choose-video-plans'
import { concepts } from './concepts'
import { ideaFormats } from './idea'
import { spreadSeconds } from './shot-seconds'

const defaultChoices = { format: 'any', tone: 'casual' } as const

test.each(promptKinds)('a prompt of the kind %s has three different video plans', (as) => {
  const reading = analyzePrompt('the old boat house', { chosenKind: as })
  const plans = chooseVideoPlans(reading, defaultChoices, createRandom(1))
  expect(plans.length).toBeGreaterThanOrEqual(3)
  expect(new Set(plans.map(({ title }) => title)).size).toBe(plans.length)
})

test.each(ideaFormats)('the format %s has plans of its own', (format) => {
  const reading = analyzePrompt('the old boat house', { chosenKind: 'subject' })
  expect(chooseVideoPlans(reading, { ...defaultChoices, format }, createRandom(1))).not.toEqual([])
})

test('a hard time has only concepts of its own, whatever was chosen', () => {
  const reading = analyzePrompt('my dad died', { chosenKind: 'hard-time' })
  const plans = chooseVideoPlans(reading, { ...defaultChoices, format: 'skit' }, createRandom(1))
  expect(plans.map(({ shots }) => shots)).not.toContain('script')
  expect(plans.every((plan) => 'kinds' in plan && plan.kinds.includes('hard-time'))).toBe(true)
})

test('every bracket is a blank that the page can mark', () => {
  const texts = concepts.flatMap(({ shots }) => shots.flat())
  for (const text of texts) expect(text.replace(blankPattern, '')).not.toMatch(/[[\]]/)
})

test.each([
  [[1, 2, 4, 2, 2], 45, [4, 8, 17, 8, 8]],
  [[1, 1, 1], 15, [5, 5, 5]],
  [[1, 100, 1], 30, [2, 26, 2]],
])('weights %j over %i seconds are %j', (weights, total, seconds) => {
  expect(spreadSeconds(weights, total)).toEqual(seconds)
})
