import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { emptyKit } from '@/components/brand-kit/brand-kit'
import { replaceCardContent } from '@/components/run-state/card-text'
import type { RunState } from '@/components/run-state/run-state'
import { getSlideStyle } from '@/lib/images/slides/slide-style'
import type { Card, SuggestedEdits } from '@/lib/tool/card'
import { createCard, createRun } from '@/test/samples'
import { renderElements, stubBrowser } from '@/test/simulate-browser'
import { groupIntoWeeks, movePost } from './content-plan'
import { EditList, MarkedSource, setCardEdits } from './edits'
import { StyleChoice } from './slides/slide-strip'
import { SetView as Tabs } from './tabs'

const source = 'I saw teh  dog in orderto bake'
const edit = { reason: 'Because.', kind: 'spelling', on: true } as const
const edits: SuggestedEdits['edits'] = [
  { ...edit, start: 6, end: 9, after: 'the' },
  { ...edit, start: 9, end: 11, after: ' ' },
  { ...edit, start: 18, end: 25, after: 'order to', on: false },
]
const copy = 'I saw the dog in orderto bake'
const card = createCard({ parts: [{ text: copy }], copy, marked: { source, edits } })

test('strikes through removed text before added text, shows spaces as symbols, and leaves the text of a rejected edit unchanged', () => {
  const html = renderToStaticMarkup(<MarkedSource suggestedEdits={{ source, edits }} />)
  expect(html.replace(/ class="[^"]*"/g, '')).toBe(
    '<p dir="auto"><span>I saw <del>teh</del><ins>the</ins></span><span><del>␣␣</del><ins>␣</ins></span><span>dog in <span>orderto</span></span> bake</p>',
  )
})

function renderEdits(renderedEdits: SuggestedEdits['edits']) {
  const suggestedEdits = { source, edits: renderedEdits }
  const notes = ['There’s a “(” without its other half.']
  return renderToStaticMarkup(<EditList {...{ suggestedEdits, notes }} disabled={false} onChange={() => {}} />)
}

test('shows each edit as a checkbox with its reason, and counts the accepted ones', () => {
  const html = renderEdits(edits)
  expect(html).toContain('>2 of 3 edits accepted<')
  expect([html.match(/type="checkbox"/g), html.match(/checked=""/g)].map((matches) => matches?.length)).toEqual([3, 2])
  expect(html).toContain('Spelling: Because.')
  expect(html).toContain('There’s a “(” without its other half.')
  expect(renderEdits([])).not.toMatch(/checkbox|accepted/)
})

test('applies the accepted edits to the copied text, and removes the marks when the text is edited', () => {
  const setAll = (on: boolean) => edits.map((one) => ({ ...one, on }))
  expect(setCardEdits(card, setAll(false))).toMatchObject({ copy: source, parts: [{ text: source }] })
  expect(setCardEdits(card, setAll(true)).copy).toBe('I saw the dog in order to bake')
  expect(replaceCardContent(card, { copy: 'Mine', parts: [{ text: 'Mine' }], carry: 'Mine' }).marked).toBeUndefined()
})

const createPost = (id: string, day: number) => createCard({ id, schedule: { day, pillar: 'Show' } })
const plan = createRun([createPost('a', 1), createPost('b', 3), createPost('c', 8), createPost('d', 8)])

test.each([
  [
    '2026-11-23',
    plan,
    [
      ['23 to 29 Nov', '11-23 1 a', '11-24 2', '11-25 3 b', '11-26 4', '11-27 5', '11-28 6', '11-29 7'],
      ['30 Nov to 6 Dec', '11-30 8 c d', '12-01 9', '12-02 10', '12-03 11', '12-04 12', '12-05 13', '12-06 14'],
    ],
  ],
  [
    '2026-12-31',
    createRun([createPost('a', 1)]),
    [['28 Dec to 3 Jan', '12-28 -2', '12-29 -1', '12-30 0', '12-31 1 a', '01-01 2', '01-02 3', '01-03 4']],
  ],
])('groups a plan that starts on %s into weeks that begin on Monday', (startDate, { cards }, weeks) => {
  const actualWeeks = groupIntoWeeks(cards, startDate).map(({ name, days }) => [
    name,
    ...days.map(({ date, dayNumber, posts }) =>
      [date.slice(5), dayNumber, ...posts.map(({ cardState }) => cardState.card.id)].join(' '),
    ),
  ])
  expect(actualWeeks).toEqual(weeks)
})

test('moves a post to a free day, swaps it with the posts of an occupied day, and ignores its own day and unknown posts', () => {
  const listDays = ({ cards }: RunState) => cards.map((state) => state.card.schedule?.day)
  expect(listDays(movePost(plan, 'a', 2))).toEqual([2, 3, 8, 8])
  expect(listDays(movePost(plan, 'a', 3))).toEqual([3, 1, 8, 8])
  expect(listDays(movePost(plan, 'b', 8))).toEqual([1, 8, 3, 3])
  expect(movePost(plan, 'a', 3).cards[0]?.card.schedule?.pillar).toBe('Show')
  expect([movePost(plan, 'a', 1), movePost(plan, 'some text', 3)]).toEqual([plan, plan])
})

const createVersion = (id: string, heading: string, ...texts: string[]) =>
  createCard({ id, heading, parts: texts.map((text) => ({ label: 'Post', text })), copy: texts.join('\n\n') })
const thread = createVersion('a', 'X thread', 'One.\n\n1/2', 'Two.\n\n2/2')

const renderTabs = (firstCard: Card) =>
  renderToStaticMarkup(
    <Tabs
      cards={[firstCard, createVersion('b', 'Newsletter', 'Hello')].map((one) => ({ card: one }))}
      isFinished
      run={null}
      onRunChange={() => {}}
      renderCard={({ card: shownCard }, _, content) => content ?? <p>{shownCard.copy}</p>}
    />,
  )

test('shows each version as a tab, opens the first, and makes one tab focusable', () => {
  const html = renderTabs(thread)
  const tabs = [...html.matchAll(/aria-selected="(\w+)" aria-controls="([^"]+)" tabindex="(-?\d)"/g)]
  expect(tabs.map(([, isSelected, , tabIndex]) => `${isSelected} ${tabIndex}`)).toEqual(['true 0', 'false -1'])
  for (const [, , panel] of tabs) expect(html).toContain(`id="${panel}"`)
  expect(html.match(/role="tabpanel"[^>]*hidden/g)).toHaveLength(1)
})

test.each([
  ['', {}, true],
  [' that is edited', { edited: true }, false],
  [' with blanks', { outline: true }, false],
] as const)('splits a thread%s into posts only if the thread is unedited and has no blanks', (_, fields, isShown) => {
  const html = renderTabs({ ...thread, ...fields })
  expect(['9/280', 'aria-label="Copy post 2"'].map((part) => html.includes(part))).toEqual([isShown, isShown])
})

test('undoing the brand kit brings back the colors of the slides and leaves the layout', async () => {
  stubBrowser()
  const elements = renderElements(StyleChoice, { style: getSlideStyle('forest', 'ribbon') })
  const chooseChip = (name: string) => elements.find(({ props }) => props.children === name)?.props.onChange()
  const result = await elements.find(({ props }) => props.onApply)?.props.onApply({ ...emptyKit, colors: ['#c2410c'] })
  const readStyle = () => JSON.parse(localStorage.getItem('postsmith-slides') ?? '{}')
  expect(readStyle()).toMatchObject({ palette: '#c2410c', layout: 'ribbon' })
  chooseChip('Card')
  result.undo()
  expect(readStyle()).toMatchObject({ palette: getSlideStyle(null, null).palette.id, layout: 'card' })
})
