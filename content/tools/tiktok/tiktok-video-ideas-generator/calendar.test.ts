import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { editCardText } from '@/components/run-state/edit-card-text'
import { planCalendar } from '@/lib/browser/export/plan-calendar'
import type { Card } from '@/lib/tool/card'
import { presentPost } from './present'

const card = (day: number, idea: string, hook: string): Card => ({
  ...presentPost({ day, idea, hook, pillar: 'Making', format: 'tutorial', effort: 'easy' }),
  id: `${day}`,
  item: null,
})
const written = card(1, 'Pour the wax and film the swirl', 'Watch the colour change.')

const eventsOf = (...cards: Card[]) => {
  const file = planCalendar({ id: 'run1', at: 0, start: '2026-11-23', cards }, null, new Date(0))
  return new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((component) => {
    const { summary, description } = new ICAL.Event(component)
    return { summary, description }
  })
}

test('a day that was edited stands in the calendar like one that was not', () => {
  const edited = editCardText(written, 'Cut the wicks\nFirst line: One centimetre, no more.')
  const alone = editCardText(written, 'Rest')
  expect(eventsOf(written, edited, alone, card(4, 'パンを焼く', '最初の一歩'))).toEqual([
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
