import { expect, test } from 'vitest'
import { rankParts } from './rank-parts'

const texts = (parts: readonly { text: string }[]) => parts.map(({ text }) => text)

test('without a rank the first part is the answer, the others stand beside it', () => {
  const parts = [
    { label: 'Say', text: 'Stop.' },
    { label: 'On screen', text: 'Wait' },
  ] as const
  const { answerParts, secondaryParts, moreParts } = rankParts({ parts, copy: 'Stop.\nOn screen: Wait' })
  expect([answerParts, secondaryParts, moreParts].map(texts)).toEqual([['Stop.'], ['Wait'], []])
})

test('parts that are all of the text are shown as it will be posted', () => {
  const parts = [
    { label: 'First line', text: 'I ran.', rank: 'answer' },
    { label: 'Hashtags', text: '#run #lisbon', rank: 'answer' },
    { label: 'First comment', text: 'More soon', rank: 'more' },
  ] as const
  const { answerParts, moreParts } = rankParts({ parts, copy: 'I ran.\n\n#run #lisbon' })
  expect(answerParts).toEqual([{ text: 'I ran.\n\n#run #lisbon', blankKeys: [] }])
  expect(texts(moreParts)).toEqual(['More soon'])
})

test('what stands in columns is the answer together', () => {
  const parts = [
    { label: '0-3 s say', text: 'Look.', column: 'left' },
    { label: '0-3 s show', text: 'A hand', column: 'right' },
    { label: 'Caption', text: 'Look at this' },
  ] as const
  const { answerParts, secondaryParts } = rankParts({ parts, copy: 'Look.' })
  expect([answerParts, secondaryParts].map(texts)).toEqual([['Look.', 'A hand'], ['Look at this']])
})
