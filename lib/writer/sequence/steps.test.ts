import { describe, expect, test } from 'vitest'
import { createRandom } from '@/lib/core/random'
import { blankPattern, hasBlank } from '@/lib/core/strings/blanks'
import { countWords } from '@/lib/core/strings/count-words'
import { isRejected } from '@/lib/core/strings/reject'
import { kinds } from '@/lib/tool/reading'
import { createLines } from '@/lib/writer/frames/lines'
import { read } from '@/lib/writer/reading/read'
import { endOf } from './ends'
import { openingsOf, plainLine } from './openings'
import { listPlan, neutralPlans, plans } from './plans'
import { ended, otherSteps, ownSentences, planOf, stepsOf } from './steps'

const most = 6
const stepsFor = (prompt: string, options: Parameters<typeof read>[1] = {}) => {
  const reading = read(prompt, options)
  return stepsOf(reading, planOf(reading, most), most)
}

describe('the plans', () => {
  const all = { ...plans, list: listPlan(9, most), ...neutralPlans }

  test.each(Object.entries(all))(
    '%s: every blank is different, and says what belongs there',
    (_, { parts }) => {
      const blanks = parts.flatMap(({ says }) => says.at(-1)?.match(blankPattern) ?? [])
      expect(new Set(blanks).size).toBe(blanks.length)
      for (const text of blanks) expect(isRejected(text)).toBe(false)
    },
  )

  test.each(Object.entries(all))('%s: a head can be read on a slide', (_, { parts }) => {
    for (const { head } of parts) expect(countWords(head)).toBeLessThanOrEqual(6)
  })
})

test.each(kinds)('%s: an outline of at most so many steps', (as) => {
  const steps = stepsFor('a weekend with two goats', { as })
  expect(steps.length).toBeLessThanOrEqual(most)
  expect(new Set(steps.map(({ text }) => text)).size).toBe(steps.length)
})

test('details fill their parts word for word', () => {
  const details = { turn: 'the card reader died', outcome: 'forty strangers paid by transfer' }
  const texts = stepsFor('my first market stall', { as: 'story', details }).map(({ text }) => text)
  expect(texts).toContain('The card reader died.')
  expect(texts).toContain('Forty strangers paid by transfer.')
})

test('the visitor’s further sentences stand in their order, in place of the blanks that ask for them', () => {
  const prompt = 'Drove to Wales for a piano. It didn’t fit in the van. A farmer tied it to his trailer.'
  const steps = stepsFor(prompt, { as: 'story' })
  expect(steps.slice(0, 2).map(({ text }) => text)).toEqual([
    'It didn’t fit in the van.',
    'A farmer tied it to his trailer.',
  ])
  expect(steps.filter(({ text }) => hasBlank(text))).toHaveLength(1)
})

test('a list has as many entries as it names, the rest together where there is no room', () => {
  expect(listPlan(3, 6).parts).toHaveLength(3)
  expect(listPlan(9, 6).parts).toHaveLength(6)
  expect(listPlan(9, 6).parts.at(-1)?.head).toBe('And the rest')
  expect(listPlan(Number.NaN, 6).parts).toHaveLength(4)
})

test('what is not sure gets the plan that holds for news as for a loss', () => {
  expect(planOf({ ...read('a weekend with two goats'), sure: false, kind: 'offer' }, most)).toBe(
    neutralPlans.phrase,
  )
})

test('another language gets no word of ours', () => {
  const reading = {
    ...read('una tortilla'),
    language: 'es',
    sentences: ['Una tortilla de patatas', 'Sin cebolla'],
  }
  expect(stepsOf(reading, planOf(reading, most), most)).toEqual([{ head: '', text: 'Sin cebolla.' }])
  expect(otherSteps(reading, [])).toEqual([])
})

test('a hard time has two quiet parts and no end', () => {
  const reading = read('we lost our dog', { as: 'hard-time' })
  const plan = planOf(reading, most)
  expect(stepsOf(reading, plan, most)).toHaveLength(2)
  expect(endOf(reading, plan, createLines(reading, createRandom(1)))).toBeNull()
})

test('what people should do comes last', () => {
  const reading = read('a sale', { as: 'offer', details: { action: 'come before noon' } })
  expect(endOf(reading, planOf(reading, most), createLines(reading, createRandom(1)))).toBe(
    'Come before noon.',
  )
})

test('an opening leaves to the later parts what they say', () => {
  const reading = read('a sale', { as: 'offer', details: { turn: 'the kiln broke' } })
  const lines = createLines(reading, createRandom(1))
  const openings = openingsOf(reading, lines, { places: ['hook', 'caption'], later: ['The kiln broke.'] })
  expect(openings[0]).toBe('A sale.')
  expect(openings.filter((text) => /kiln broke/i.test(text) || hasBlank(text))).toEqual([])
})

test('a first sentence of one word goes with the next', () => {
  const reading = { ...read('a quilt'), sentences: ['Giveaway', 'Win a quilt', 'Ends on Sunday'] }
  expect(ownSentences(reading)).toEqual(['Giveaway. Win a quilt.', 'Ends on Sunday.'])
})

test('a scene says that it is one, a question asks', () => {
  expect(plainLine(read('your mum finds the bill', { as: 'skit' }))).toBe('POV: your mum finds the bill.')
  expect(plainLine(read('is it too late to learn', { as: 'question' }))).toBe('Is it too late to learn?')
  expect(ended('Really?')).toBe('Really?')
  expect(ended('カフェをオープンします')).toBe('カフェをオープンします。')
  expect(ended('यह अच्छा है')).toBe('यह अच्छा है।')
})
