import { expect, test } from 'vitest'
import { createRandom } from '@/lib/core/random'
import { blankPattern } from '@/lib/core/strings/blanks'
import { promptKinds } from '@/lib/tool/parsed-prompt'
import { analyzePrompt } from '@/lib/writer/reading/analyze-prompt'
import { chooseVideoPlans } from './choose-video-plans'
import { concepts } from './concepts'
import { ideaFormats } from './idea'

const defaultChoices = { format: 'any', tone: 'casual' } as const

test.each(promptKinds)('a prompt told as %s has three ways to film it, in different words', (as) => {
  const plans = chooseVideoPlans(
    analyzePrompt('the old boat house', { chosenKind: as }),
    defaultChoices,
    createRandom(1),
  )
  expect(plans.length).toBeGreaterThanOrEqual(3)
  expect(new Set(plans.map(({ title }) => title)).size).toBe(plans.length)
})

test.each(ideaFormats)('%s alone can be asked for', (format) => {
  const reading = analyzePrompt('the old boat house', { chosenKind: 'subject' })
  expect(chooseVideoPlans(reading, { ...defaultChoices, format }, createRandom(1))).not.toEqual([])
})

test('a hard day has concepts of its own alone, whatever was chosen', () => {
  const reading = analyzePrompt('my dad died', { chosenKind: 'hard-time' })
  const plans = chooseVideoPlans(reading, { ...defaultChoices, format: 'skit' }, createRandom(1))
  expect(plans.map(({ shots }) => shots)).not.toContain('script')
  expect(plans.every((plan) => 'kinds' in plan && plan.kinds.includes('hard-time'))).toBe(true)
})

test('every bracket is a blank that the page can mark', () => {
  const texts = concepts.flatMap(({ shots }) => shots.flat())
  for (const text of texts) expect(text.replace(blankPattern, '')).not.toMatch(/[[\]]/)
})
