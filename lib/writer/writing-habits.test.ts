import { expect, test } from 'vitest'
import { applyWritingHabits, findWritingHabits } from './writing-habits'

const line = 'My dog hates baths! Start with a warm towel.\nThen wait.'

test.each([
  [['today we made soup again', 'it was fine. nobody cried'], 'my dog hates baths. start with a warm towel\nthen wait'],
  [['Today we made soup again', 'It was fine. Nobody cried'], 'My dog hates baths. Start with a warm towel\nThen wait'],
  [['Today we made soup again.', 'It was fine!'], line],
  [['so much soup today ✨ #soup', 'three pots of it 🍲'], 'my dog hates baths. start with a warm towel\nthen wait'],
  [['soup today and nothing else.'], 'my dog hates baths! start with a warm towel.\nthen wait.'],
  [['今日はスープを作りました。とても美味しかったです', '明日もスープです！'], line],
  [['ok'], line],
  [[], line],
])('%j', (samples, expected) => {
  expect(applyWritingHabits(line, findWritingHabits(samples))).toBe(expected)
})

test('a question stays a question, an ellipsis stays, a blank stays', () => {
  const habits = findWritingHabits(['today we made soup again', 'nobody cried this time'])
  expect(applyWritingHabits('Really?! Wait...\n[your number] loaves.', habits)).toBe(
    'really? wait...\n[your number] loaves',
  )
})
