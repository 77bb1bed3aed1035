import { expect, test } from 'vitest'
import { applyHabitsToItem } from './apply-habits-to-item'

test('single words stay as they are: values from a list, handles, hashtags', () => {
  const habits = { usesLowerCase: true, avoidsExclamationMarks: true, omitsFullStops: true }
  const item = {
    kind: 'Question',
    tags: ['#BudgetTravel'],
    parts: [{ text: 'Wait! [your number] days.', at: 2 }],
  }
  expect(applyHabitsToItem(item, habits)).toEqual({
    kind: 'Question',
    tags: ['#BudgetTravel'],
    parts: [{ text: 'wait. [your number] days', at: 2 }],
  })
})
