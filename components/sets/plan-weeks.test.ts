import { expect, test } from 'vitest'
import type { RunState } from '@/components/run-state/run-state'
import type { Card } from '@/lib/tool/card'
import { groupIntoWeeks, movePost } from './plan-weeks'

const post = (id: string, day: number): { card: Card } => ({
  card: { id, parts: [], copy: id, carry: id, item: null, schedule: { day, pillar: 'Show' } },
})
const posts = [post('a', 1), post('b', 3), post('c', 8)]

const formatWeeks = (start: string, cards = posts) =>
  groupIntoWeeks(cards, start).map(({ name, days }) => [
    name,
    ...days.map(({ date, dayNumber, posts }) =>
      [date.slice(5), dayNumber, ...posts.map(({ cardState }) => cardState.card.id)].join(' '),
    ),
  ])

test('a plan that starts on a Monday fills its weeks', () => {
  expect(formatWeeks('2026-11-23')).toEqual([
    ['23 to 29 Nov', '11-23 1 a', '11-24 2', '11-25 3 b', '11-26 4', '11-27 5', '11-28 6', '11-29 7'],
    ['30 Nov to 6 Dec', '11-30 8 c', '12-01 9', '12-02 10', '12-03 11', '12-04 12', '12-05 13', '12-06 14'],
  ])
})

test('one that starts on a Thursday has days before its first', () => {
  expect(formatWeeks('2026-12-31', [post('a', 1)])).toEqual([
    ['28 Dec to 3 Jan', '12-28 -2', '12-29 -1', '12-30 0', '12-31 1 a', '01-01 2', '01-02 3', '01-03 4'],
  ])
})

const run: RunState = {
  id: 'r',
  tool: 'tiktok-video-ideas-generator',
  at: 0,
  prompt: '',
  parameters: {},
  cards: [...posts, post('d', 8)],
  engine: 'built-in',
  notes: [],
  complete: true,
}
const listDays = ({ cards }: RunState) => cards.map(({ card }) => `${card.id}${card.schedule?.day}`)

test('a post moves to a free day, and changes places with what stands on its new one', () => {
  expect(listDays(movePost(run, 'a', 2))).toEqual(['a2', 'b3', 'c8', 'd8'])
  expect(listDays(movePost(run, 'a', 3))).toEqual(['a3', 'b1', 'c8', 'd8'])
  expect(listDays(movePost(run, 'b', 8))).toEqual(['a1', 'b8', 'c3', 'd3'])
  expect(listDays(movePost(run, 'c', 1))).toEqual(['a8', 'b3', 'c1', 'd8'])
  expect(movePost(run, 'a', 3).cards[0]?.card.schedule?.pillar).toBe('Show')
})

test('a post that is dropped where it stands, and what is no post, change nothing', () => {
  expect(movePost(run, 'a', 1)).toBe(run)
  expect(movePost(run, 'some text', 3)).toBe(run)
})
