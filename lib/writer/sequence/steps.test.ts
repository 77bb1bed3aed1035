import { describe, expect, test } from 'vitest'
import { createRandom } from '@/lib/core/random'
import { blankPattern, hasBlank } from '@/lib/core/strings/blanks'
import { countWords } from '@/lib/core/strings/count-words'
import { isRejected } from '@/lib/core/strings/rejection-reason'
import { promptKinds } from '@/lib/tool/parsed-prompt'
import { createLinePicker } from '@/lib/writer/frames/line-picker'
import { analyzePrompt } from '@/lib/writer/reading/analyze-prompt'
import { buildEnding } from './build-ending'
import { buildOpenings, buildPlainLine } from './openings'
import { buildListPlan, neutralPlans, plans } from './plans'
import { addClosingMark, buildOtherSteps, buildSteps, choosePlan, getVisitorSentences } from './steps'

const MAX_STEPS = 6
const buildStepsForPrompt = (prompt: string, options: Parameters<typeof analyzePrompt>[1] = {}) => {
  const reading = analyzePrompt(prompt, options)
  return buildSteps(reading, choosePlan(reading, MAX_STEPS), MAX_STEPS)
}

describe('the plans', () => {
  const all = { ...plans, list: buildListPlan(9, MAX_STEPS), ...neutralPlans }

  test.each(Object.entries(all))('%s: every blank is different, and says what belongs there', (_, { parts }) => {
    const blanks = parts.flatMap(({ frames }) => frames.at(-1)?.match(blankPattern) ?? [])
    expect(new Set(blanks).size).toBe(blanks.length)
    for (const text of blanks) expect(isRejected(text)).toBe(false)
  })

  test.each(Object.entries(all))('%s: a head can be read on a slide', (_, { parts }) => {
    for (const { heading } of parts) expect(countWords(heading)).toBeLessThanOrEqual(6)
  })
})

test.each(promptKinds)('%s: an outline of at most so many steps', (as) => {
  const steps = buildStepsForPrompt('a weekend with two goats', { chosenKind: as })
  expect(steps.length).toBeLessThanOrEqual(MAX_STEPS)
  expect(new Set(steps.map(({ text }) => text)).size).toBe(steps.length)
})

test('details fill their parts word for word', () => {
  const details = { turn: 'the card reader died', outcome: 'forty strangers paid by transfer' }
  const texts = buildStepsForPrompt('my first market stall', { chosenKind: 'story', details }).map(({ text }) => text)
  expect(texts).toContain('The card reader died.')
  expect(texts).toContain('Forty strangers paid by transfer.')
})

test('the visitor’s further sentences stand in their order, in place of the blanks that ask for them', () => {
  const prompt = 'Drove to Wales for a piano. It didn’t fit in the van. A farmer tied it to his trailer.'
  const steps = buildStepsForPrompt(prompt, { chosenKind: 'story' })
  expect(steps.slice(0, 2).map(({ text }) => text)).toEqual([
    'It didn’t fit in the van.',
    'A farmer tied it to his trailer.',
  ])
  expect(steps.filter(({ text }) => hasBlank(text))).toHaveLength(1)
})

test('a list has as many entries as it names, the rest together where there is no room', () => {
  expect(buildListPlan(3, 6).parts).toHaveLength(3)
  expect(buildListPlan(9, 6).parts).toHaveLength(6)
  expect(buildListPlan(9, 6).parts.at(-1)?.heading).toBe('And the rest')
  expect(buildListPlan(Number.NaN, 6).parts).toHaveLength(4)
})

test('what is not sure gets the plan that holds for news as for a loss', () => {
  expect(choosePlan({ ...analyzePrompt('a weekend with two goats'), sure: false, kind: 'offer' }, MAX_STEPS)).toBe(
    neutralPlans.phrase,
  )
})

test('another language gets no word of ours', () => {
  const reading = {
    ...analyzePrompt('una tortilla'),
    language: 'es',
    sentences: ['Una tortilla de patatas', 'Sin cebolla'],
  }
  expect(buildSteps(reading, choosePlan(reading, MAX_STEPS), MAX_STEPS)).toEqual([
    { heading: '', text: 'Sin cebolla.' },
  ])
  expect(buildOtherSteps(reading, [])).toEqual([])
})

test('a hard time has two quiet parts and no end', () => {
  const reading = analyzePrompt('we lost our dog', { chosenKind: 'hard-time' })
  const plan = choosePlan(reading, MAX_STEPS)
  expect(buildSteps(reading, plan, MAX_STEPS)).toHaveLength(2)
  expect(buildEnding(reading, plan, createLinePicker(reading, createRandom(1)))).toBeNull()
})

test('what people should do comes last', () => {
  const reading = analyzePrompt('a sale', { chosenKind: 'offer', details: { action: 'come before noon' } })
  expect(buildEnding(reading, choosePlan(reading, MAX_STEPS), createLinePicker(reading, createRandom(1)))).toBe(
    'Come before noon.',
  )
})

test('an opening leaves to the later parts what they say', () => {
  const reading = analyzePrompt('a sale', { chosenKind: 'offer', details: { turn: 'the kiln broke' } })
  const lines = createLinePicker(reading, createRandom(1))
  const openings = buildOpenings(reading, lines, {
    placements: ['hook', 'caption'],
    laterTexts: ['The kiln broke.'],
  })
  expect(openings[0]).toBe('A sale.')
  expect(openings.filter((text) => /kiln broke/i.test(text) || hasBlank(text))).toEqual([])
})

test('a first sentence of one word goes with the next', () => {
  const reading = { ...analyzePrompt('a quilt'), sentences: ['Giveaway', 'Win a quilt', 'Ends on Sunday'] }
  expect(getVisitorSentences(reading)).toEqual(['Giveaway. Win a quilt.', 'Ends on Sunday.'])
})

test('a scene says that it is one, a question asks', () => {
  expect(buildPlainLine(analyzePrompt('your mum finds the bill', { chosenKind: 'skit' }))).toBe(
    'POV: your mum finds the bill.',
  )
  expect(buildPlainLine(analyzePrompt('is it too late to learn', { chosenKind: 'question' }))).toBe(
    'Is it too late to learn?',
  )
  expect(addClosingMark('Really?')).toBe('Really?')
  expect(addClosingMark('カフェをオープンします')).toBe('カフェをオープンします。')
  expect(addClosingMark('यह अच्छा है')).toBe('यह अच्छा है।')
})
