import { expect, test } from 'vitest'
import { findComplexWords } from './find-complex-words'
import { plainNouns, plainPhrases, plainVerbs } from './plain-words'

function simplify(text: string): string {
  return findComplexWords(text).reduceRight(
    (simplified, { start, end, replacements }) => simplified.slice(0, start) + replacements[0] + simplified.slice(end),
    text,
  )
}

test.each([
  ['We utilize numerous tools in order to commence.', 'We use many tools to start.'],
  ['She utilised it, and he utilizes it by utilizing her.', 'She used it, and he uses it by using her.'],
  ['It was given; it was demonstrated; he demonstrated it.', 'It was given; it was shown; he showed it.'],
  ['They calculated costs and have obtained it.', 'They figured out costs and have gotten it.'],
  [
    'They calculated it and constituted it. We accelerate. It works.',
    'They calculated it and formed it. We speed up. It works.',
  ],
  ['They have an objective. UTILIZE it.', 'They have a goal. USE it.'],
  ['Despite the fact that it rained, a number of us came.', 'Although it rained, some of us came.'],
  ['A number of people saw the majority of days.', 'Some people saw most days.'],
  ['Use a sufficient amount of the oil and a sufficient number of eggs.', 'Use enough of the oil and enough eggs.'],
  [
    'An optimal time is a sufficient reason for an additional hour.',
    'An optimal time is a sufficient reason for an extra hour.',
  ],
  ['I am required to pay. She has been required to wait.', 'I must pay. She has been required to wait.'],
  ['You are required to submit it, comprised of objective facts.', 'You must send it, made up of objective facts.'],
  [
    'I was determined to take a calculated risk. He is very accomplished.',
    'I was determined to take a calculated risk. He is very accomplished.',
  ],
  ['The objective of the modification is a termination fee.', 'The goal of the change is a termination fee.'],
  [
    'Online purchases are final. Free with every purchase. Permits are needed. He purchases flour. Purchase it.',
    'Online purchases are final. Free with every purchase. Permits are needed. He buys flour. Buy it.',
  ],
  ['in\norder  to win', 'to win'],
  ['Permits are required. The law permits it.', 'Permits are needed. The law allows it.'],
  ['All purchases are final; we purchase flour.', 'All purchases are final; we buy flour.'],
  ['Meet the requirement we have. See a big attempt you made.', 'Meet the need we have. See a big attempt you made.'],
  ['Leverage your audience.', 'Use your audience.'],
  ['How to leverage a trend with every purchase you make', 'How to use a trend with every purchase you make'],
  ['He was accompanied by us.', 'He was joined by us.'],
  [
    'See https://utilize.com/purchase and @utilize, #commence',
    'See https://utilize.com/purchase and @utilize, #commence',
  ],
])('simplifies “%s” to “%s”', (text, plain) => {
  expect(simplify(text)).toBe(plain)
})

test('each complex word has all of its simpler words, in the right form', () => {
  expect(findComplexWords('They were chosen and possesses it.')).toEqual([
    { start: 21, end: 30, replacements: ['has', 'owns'] },
  ])
  expect(findComplexWords('An evident fault')).toEqual([{ start: 0, end: 10, replacements: ['A clear'] }])
})

test('no simpler word is itself complex', () => {
  const lists = [plainVerbs, plainNouns, plainPhrases]
  const complexWords = new Set(lists.flatMap((list) => Object.keys(list)))
  const plain = lists.flatMap((list) => Object.values(list).flat())
  expect(plain.filter((word) => complexWords.has(word))).toEqual([])
})
