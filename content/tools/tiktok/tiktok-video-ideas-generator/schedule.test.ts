import { expect, test } from 'vitest'
import { planFields } from './fields'
import { formatPlanDay, getPostingDays } from './schedule'

const parameters = Object.fromEntries(planFields.map((field) => [field.name, field.default])) as Parameters<
  typeof getPostingDays
>[0]

test.each([
  ['7', '3', 3],
  ['7', '5', 5],
  ['7', '7', 7],
  ['14', '5', 10],
  ['30', '3', 13],
  ['30', '5', 22],
  ['30', '7', 30],
] as const)('%s days at %s posts a week are %i posts', (days, perWeek, posts) => {
  expect(getPostingDays({ ...parameters, days, perWeek })).toHaveLength(posts)
})

test('three posts a week stand on Monday, Wednesday and Friday', () => {
  expect(getPostingDays({ ...parameters, days: '14', perWeek: '3' }).map(formatPlanDay)).toEqual([
    'Week 1, Monday',
    'Week 1, Wednesday',
    'Week 1, Friday',
    'Week 2, Monday',
    'Week 2, Wednesday',
    'Week 2, Friday',
  ])
})
