import { expect, test } from 'vitest'
import { createResultReader } from '@/test/text-tool-results'
import { run } from './run'
import readabilityChecker from './tool'

const { getBlocks, getFigures, getMarks, getNotes } = createResultReader(readabilityChecker, run)
const getBlockKinds = (text: string) => getBlocks(text).map(({ kind }) => kind)

test('gives the sample a grade above its target and the reasons for it', () => {
  const { sample } = readabilityChecker.input
  const figures = Object.entries(getFigures(sample)).map((figure) => figure.join(' '))
  expect(figures.join(', ')).toBe(
    'Grade (aim for 6) 9, Flesch reading ease (0–100) 48, Flesch–Kincaid grade 9.5, SMOG grade 11.2, Words 70, Sentences 6, Words per sentence 11.7, Letters per word 5.2, Syllables 122, Words of 3+ syllables 12, Reading time 18 s',
  )
  expect(getNotes(sample)[0]).toMatch(/^3 grades above your target by ARI/)
  expect(getMarks(sample).map(([kind, words = '']) => `${kind}: ${words.slice(0, 20)}`)).toEqual([
    'very-hard: Basically, numerous ',
    'very-hard: The second one rose ',
    'complex: in order to',
    'weasel: Basically',
    'complex: numerous',
    'complex: utilizing',
    'weasel: Studies show',
    'adverb: completely',
    'passive: was ruined',
    'passive: was forgotten',
    'adverb: beautifully',
    'adverb: considerably',
  ])
})

test('uses the target of the chosen readers', () => {
  const text = 'We baked some bread today. It took three hours. We liked the bread a lot.'
  expect(getNotes(text)).toEqual(['Grade 0 by ARI. That’s on target.'])
  expect(getFigures(text, { target: 'expert' })).toHaveProperty('Grade (aim for 12)', '0')
})

test('marks two sentences although they are too short to score', () => {
  expect(getNotes('We utilize it. It rained.')[0]).toContain('Too short to score')
  expect(getBlockKinds('We utilize it. It rained.')).toEqual(['note', 'marked', 'table', 'figures'])
})

test.each([
  'Hoy horneamos el pan y nos gustó mucho. Mañana lo hacemos otra vez. Es muy fácil.',
  'パンを焼くのは楽しいです。毎日焼きます。とても美味しいです。',
  '12 34 👩‍👧 …',
])('treats “%s” as not English and gives counts only', (text) => {
  expect(getBlockKinds(text)).toEqual(['note', 'figures'])
  expect(getNotes(text)[0]).toContain('doesn’t look like English')
})

test('places marks correctly beside emoji and lone surrogates', () => {
  expect(getMarks('👩‍👧 \ud83d We utilize it. Dr. Patel was invited by us.')).toEqual([
    ['complex', 'utilize'],
    ['passive', 'was invited'],
  ])
})
