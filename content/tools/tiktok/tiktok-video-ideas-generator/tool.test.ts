import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { editCardText } from '@/components/run-state/card-text'
import { generateCards } from '@/content/tool-samples'
import { planToICalendar } from '@/lib/browser/export/plan-calendar'
import { buildInput, testPromptTool } from '@/test/test-prompt-tool'
import tiktokVideoIdeasGenerator, { formatPlanDay, getPostingDays } from './tool'

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
  },
  fit: {
    'drops a first line of nineteen words': { item: { hook: `${'so '.repeat(17)}it rose.` }, becomes: null },
    'drops a post on a day without one': { parameters: { perWeek: '3' }, item: { day: 2 }, becomes: null },
    'drops a post after the end of the plan': { parameters: { days: '7' }, item: { day: 8 }, becomes: null },
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
])('plans %s days at %s posts a week as %i posts', (days, perWeek, posts) => {
  expect(getDays(days, perWeek)).toHaveLength(posts)
})

test('schedules three posts a week on Monday, Wednesday and Friday', () => {
  const firstWeek = ['Week 1, Monday', 'Week 1, Wednesday', 'Week 1, Friday']
  expect(getDays('14', '3').slice(0, 4).map(formatPlanDay)).toEqual([...firstWeek, 'Week 2, Monday'])
})

/** Accounts of people with jobs, shops, hobbies, trips and problems, as phrases and as statements. */
const accounts = [
  'wedding photography',
  'I restore old furniture',
  'mobile cat sitter',
  'I’m a bus driver in rural Maine',
  'a family bakery in Ohio that sells out by nine',
  'my brother and I repair skis. we do it in a shed',
  'learning the cello at 52, from scratch',
  'canoeing with my dad',
  'I teach swimming to adults who never learned',
  'three weeks in Peru with a toddler',
  'funeral director',
  'insomnia',
  'I can’t keep a houseplant alive',
  'hot take: picnics are worse than lunch at a table',
]

test.each(accounts)('a quick draft about “%s” has at least five posts in each mode', async (prompt) => {
  for (const mode of ['plan', 'series', 'trend-twists']) {
    const cards = await generateCards({ type: 'tiktok-video-ideas-generator', prompt, parameters: { mode } })
    expect(cards.length, mode).toBeGreaterThanOrEqual(5)
    expect(cards.map(({ schedule }) => schedule?.day)).toEqual(getDays('14', '5').slice(0, cards.length))
    expect(cards.map(({ copy }) => copy).join('\n')).not.toMatch(/by mobile|\ba insomnia/)
  }
})

test.each(['lol', 'we said goodbye to my grandma at the hospice'])(
  '“%s” gets no formats for any account',
  async (prompt) => {
    const cards = await generateCards({ type: 'tiktok-video-ideas-generator', prompt, parameters: {} }).catch(() => [])
    expect(cards.length).toBeLessThan(2)
  },
)

test('writes an edited day to the calendar', () => {
  const post = { day: 1, pillar: 'Making', format: 'tutorial', effort: 'easy' } as const
  const item = { ...post, idea: 'Pour the wax', hook: 'Watch.' }
  const input = buildInput(tiktokVideoIdeasGenerator, 'candles')
  const card = { ...tiktokVideoIdeasGenerator.present(item, input), id: '1', item: null }
  const cards = [card, editCardText(card, 'Cut the wicks\nFirst line: One centimetre.'), editCardText(card, 'Rest')]
  const calendarText = planToICalendar({ id: 'run1', at: 0, start: '2026-11-23', cards }, new Date(0))
  const events = new ICAL.Component(ICAL.parse(calendarText)).getAllSubcomponents('vevent')
  expect(events.map((component) => new ICAL.Event(component).description)).toEqual([
    'Film this: Pour the wax\nSay first: Watch.\nMaking · Tutorial · Easy to film',
    'Film this: Cut the wicks\nSay first: One centimetre.',
    'Film this: Rest',
  ])
})
