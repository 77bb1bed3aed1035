import { expect, test } from 'vitest'
import { dependsOnPreviousSentence } from './depends-on-previous-sentence'
import { joinSentences } from './join-sentences'

test.each([
  [['', 'One.'], 'One.'],
  [['One.', 'Two.'], 'One. Two.'],
  [['パンを焼く。', '売る！', 'Yes.'], 'パンを焼く。売る！Yes.'],
  [['「焼く。」', '売る。'], '「焼く。」売る。'],
] as const)('%j joined is %j', (sentences, text) => {
  expect(sentences.reduce(joinSentences, '')).toBe(text)
})

test.each([
  ['It was hard.', true],
  ['But we stayed.', true],
  ['Italy is warm.', false],
])('%j leans on the sentence before it: %s', (sentence, leans) => {
  expect(dependsOnPreviousSentence(sentence)).toBe(leans)
})
