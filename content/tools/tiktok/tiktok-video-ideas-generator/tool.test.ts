import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { editCardText } from '@/components/run-state/edit-card-text'
import { planToICalendar } from '@/lib/browser/export/plan-to-icalendar'
import type { Card } from '@/lib/tool/card'
import { buildInput, testPromptTool } from '@/test/test-prompt-tool'
import { presentPost } from './present'
import { formatPlanDay, getPostingDays } from './schedule'
import { tiktokVideoIdeasGenerator } from './tool'

testPromptTool(tiktokVideoIdeasGenerator, {
  base: {
    prompt: 'bicycle repair shop',
    item: {
      day: 3,
      pillar: 'On the stand',
      idea: 'A squeaking chain, filmed from the pedal side, before and after one drop of oil.',
      hook: 'Hear that? One drop.',
      format: 'before-after',
      effort: 'easy',
    },
    seed: 7,
    count: 10,
  },
  fit: {
    'keeps a first line of eighteen words': { item: { hook: `${'so '.repeat(16)}it rose.` } },
    'drops a first line of nineteen words': { item: { hook: `${'so '.repeat(17)}it rose.` }, becomes: null },
    'drops a pillar of nine words': { item: { pillar: 'so '.repeat(9).trimEnd() }, becomes: null },
    'drops a post on a day without one': { parameters: { perWeek: '3' }, item: { day: 2 }, becomes: null },
    'drops a post after the end of the plan': { parameters: { days: '7' }, item: { day: 8 }, becomes: null },
  },
  draft: {
    'the visitor’s own pillars take turns': {
      prompt: 'wedding photography',
      parameters: { days: '7', perWeek: '3', pillars: 'repairs, customers, mistakes' },
      seed: 2,
      count: 3,
      says: /^(?:Repairs|Customers|One take, to the camera)[:,] /,
    },
    'a hard day gets three quiet posts': {
      prompt: 'my grandmother died last week',
      count: 3,
      says: /^[^?!#]*My grandmother died last week[^?!#]*$/,
    },
  },
})

const getDays = (days: string, perWeek: string) =>
  getPostingDays(buildInput(tiktokVideoIdeasGenerator, '', { days, perWeek }).parameters)

test.each([
  ['7', '5', 5],
  ['14', '5', 10],
  ['30', '3', 13],
  ['30', '5', 22],
  ['30', '7', 30],
])('%s days at %s posts a week are %i posts', (days, perWeek, posts) => {
  expect(getDays(days, perWeek)).toHaveLength(posts)
})

test('three posts a week are on Monday, Wednesday and Friday', () => {
  const firstWeek = ['Week 1, Monday', 'Week 1, Wednesday', 'Week 1, Friday']
  expect(getDays('14', '3').slice(0, 4).map(formatPlanDay)).toEqual([...firstWeek, 'Week 2, Monday'])
})

const createCard = (day: number, idea: string, hook: string): Card => ({
  ...presentPost({ day, idea, hook, pillar: 'Making', format: 'tutorial', effort: 'easy' }),
  id: `${day}`,
  item: null,
})
const originalCard = createCard(1, 'Pour the wax and film the swirl', 'Watch the colour change.')

const buildEvents = (...cards: Card[]) => {
  const calendarText = planToICalendar({ id: 'run1', at: 0, start: '2026-11-23', cards }, null, new Date(0))
  return new ICAL.Component(ICAL.parse(calendarText)).getAllSubcomponents('vevent').map((component) => {
    const { summary, description } = new ICAL.Event(component)
    return { summary, description }
  })
}

test('an edited day is written into the calendar like any other', () => {
  const editedCard = editCardText(originalCard, 'Cut the wicks\nFirst line: One centimetre, no more.')
  const ideaOnlyCard = editCardText(originalCard, 'Rest')
  expect(buildEvents(originalCard, editedCard, ideaOnlyCard, createCard(4, 'パンを焼く', '最初の一歩'))).toEqual([
    {
      summary: 'Pour the wax and film the swirl',
      description:
        'Film this: Pour the wax and film the swirl\nSay first: Watch the colour change.\nMaking · Tutorial · Easy to film',
    },
    {
      summary: 'Cut the wicks',
      description: 'Film this: Cut the wicks\nSay first: One centimetre, no more.',
    },
    { summary: 'Rest', description: 'Film this: Rest' },
    {
      summary: 'パンを焼く',
      description: 'Film this: パンを焼く\nSay first: 最初の一歩\nMaking · Tutorial · Easy to film',
    },
  ])
})
