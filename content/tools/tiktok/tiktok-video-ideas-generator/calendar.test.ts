import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { editCardText } from '@/components/run-state/edit-card-text'
import { planToICalendar } from '@/lib/browser/export/plan-to-icalendar'
import type { Card } from '@/lib/tool/card'
import { presentPost } from './present'

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

test('a day that was edited stands in the calendar like one that was not', () => {
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
