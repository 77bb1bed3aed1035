import { expect, test } from 'vitest'
import { createRandom } from '@/lib/core/random'
import { blankPattern } from '@/lib/core/strings/blanks'
import { kinds } from '@/lib/tool/reading'
import { read } from '@/lib/writer/reading/read'
import { concepts } from './concepts'
import { formatIds } from './idea'
import { plansFor } from './plans-for'

const any = { format: 'any', tone: 'casual' } as const

test.each(kinds)('a prompt told as %s has three ways to film it, in different words', (as) => {
  const plans = plansFor(read('the old boat house', { as }), any, createRandom(1))
  expect(plans.length).toBeGreaterThanOrEqual(3)
  expect(new Set(plans.map(({ title }) => title)).size).toBe(plans.length)
})

test.each(formatIds)('%s alone can be asked for', (format) => {
  const reading = read('the old boat house', { as: 'subject' })
  expect(plansFor(reading, { ...any, format }, createRandom(1))).not.toEqual([])
})

test('a hard day has concepts of its own alone, whatever was chosen', () => {
  const reading = read('my dad died', { as: 'hard-time' })
  const plans = plansFor(reading, { ...any, format: 'skit' }, createRandom(1))
  expect(plans.map(({ shots }) => shots)).not.toContain('script')
  expect(plans.every((plan) => 'kinds' in plan && plan.kinds.includes('hard-time'))).toBe(true)
})

test('every bracket is a blank that the page can mark', () => {
  const texts = concepts.flatMap(({ shots }) => shots.flat())
  for (const text of texts) expect(text.replace(blankPattern, '')).not.toMatch(/[[\]]/)
})
