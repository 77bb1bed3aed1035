import { expect, test } from 'vitest'
import type { Field, RefineAction } from '@/lib/tool/form'
import { createCard, createJob, createReply, createRun } from '@/test/samples'
import { setBlankValue } from './card-text'
import { formatCost, getCardActions, getRunActions } from './refinements'
import {
  applyCardChange,
  applyJobResult,
  commitFillsById,
  getBaseCard,
  getCardNumber,
  type RunState,
  toRun,
  undoLastChange,
} from './run-state'

const createTextCard = (id: string, day?: number) =>
  createCard({ id, parts: [{ text: id }], copy: id, ...(day && { schedule: { day } }) })

/** Returns the run after a job with these results; `action` refines its first result. */
function applyReply(run: RunState, ids: readonly string[], action?: RefineAction, day?: number): RunState {
  const [card] = toRun(run).cards
  const job = createJob({ id: 'two', ...(action && card && { refine: { action, card } }) })
  const reply = createReply(
    ids.map((id) => createTextCard(id, day)),
    { notes: ['Note.'] },
  )
  return applyJobResult(run, { job, pieces: [], reply }, 6) ?? expect.unreachable()
}

const run = createRun([createTextCard('a'), createTextCard('b')])
const getTexts = ({ cards }: RunState) => cards.map(({ card }) => card.copy)
const getIds = ({ cards }: RunState) => cards.map(({ card }) => card.id)
const getDays = ({ cards }: RunState) => cards.map(({ card }) => card.schedule?.day)
const moveTo = (moved: RunState, day: number): RunState => ({
  ...moved,
  cards: moved.cards.map((state) => ({ ...state, card: { ...state.card, schedule: { day } } })),
})

test('a finished job results in the cards that history stores', () => {
  const { id, tool, values } = createJob({ id: 'two' })
  const meta = { at: 6, engine: 'built-in', notes: ['Note.'], complete: true }
  expect(toRun(applyReply(run, ['c']))).toEqual({ id, tool, ...values, ...meta, cards: [createTextCard('c')] })
})

test('an interrupted job leaves its cards, marked incomplete, or the previous run if it has none', () => {
  const job = createJob({ id: 'two' })
  const interruptedRun = applyJobResult(run, { job, pieces: [createTextCard('c')], reply: null }, 6)
  expect(interruptedRun).toMatchObject({
    id: 'two',
    at: 6,
    complete: false,
    engine: null,
    cards: [{ card: { id: 'c' } }],
  })
  expect(applyJobResult(run, { job, pieces: [], reply: null }, 6)).toBe(run)
  expect(applyJobResult(null, { job, pieces: [], reply: null }, 6)).toBeNull()
})

test('“More like this” puts new cards below their source; others keep their numbers, and only the latest are new', () => {
  const listNew = ({ cards }: RunState) => cards.flatMap(({ isNew, card }) => (isNew ? card.id : []))
  const once = applyReply(run, ['x', 'y'], 'similar')
  expect(getIds(once)).toEqual(['a', 'two-x', 'two-y', 'b'])
  expect(once.cards.map(getCardNumber)).toEqual([1, 3, 4, 2])
  expect(listNew(once)).toEqual(['two-x', 'two-y'])
  const twice = applyReply(once, ['z'], 'similar')
  expect(twice.cards.map(getCardNumber)).toEqual([1, 5, 3, 4, 2])
  expect(listNew(twice)).toEqual(['two-z'])
})

test('shows a note that several variations share only once', () => {
  expect(applyReply(applyReply(run, ['c'], 'similar'), ['d'], 'similar').notes).toEqual(['Note.'])
})

test('“Shorter” replaces its card; undo reverts an edit and the shortening separately', () => {
  const shorter = applyReply(run, ['x'], 'shorter')
  expect([getTexts(shorter), getIds(shorter)]).toEqual([
    ['x', 'b'],
    ['a', 'b'],
  ])
  const edited = applyCardChange(shorter, 'a', createCard({ id: 'a', copy: 'mine', edited: true }), 'edit')
  const once = undoLastChange(edited, 'a')
  const twice = undoLastChange(once, 'a')
  const steps = [edited, undoLastChange(edited, 'b'), once, twice, undoLastChange(twice, 'a')]
  expect(steps.map((step) => getTexts(step)[0])).toEqual(['mine', 'mine', 'x', 'a', 'a'])
})

test('a post moved in a plan stays on its new day when it is rewritten, undone or joined by similar posts', () => {
  const moved = moveTo(createRun([createTextCard('a', 1)]), 4)
  const shortened = applyReply(moved, ['b'], 'shorter', 1)
  expect([shortened, applyReply(moved, ['b'], 'similar', 1)].map(getDays)).toEqual([[4], [4, 4]])
  expect(getDays(undoLastChange(moveTo(shortened, 6), 'a'))).toEqual([6])
})

const outline = createCard({
  id: 'a',
  parts: [{ text: 'At [hour] with [name].' }],
  copy: 'At [hour] with [name].',
  outline: true,
  schedule: { day: 1 },
})
const blankRun = createRun([outline])
const filledRun = setBlankValue(blankRun, 'a', '0:0', 'six')
const bothFilledRun = setBlankValue(filledRun, 'a', '0:1', 'Ann')
const getBaseText = ({ cards: [state] }: RunState) => state && getBaseCard(state).copy

test('adds text typed into a blank to the run at once, but to the base card only when it is committed', () => {
  expect([getTexts(filledRun), getBaseText(filledRun)]).toEqual([['At six with [name].'], outline.copy])
  expect(getBaseText(commitFillsById(bothFilledRun, 'a'))).toBe('At six with Ann.')
  expect(setBlankValue(filledRun, 'a', '0:0', '')).toEqual(blankRun)
})

test('one undo reverts all text typed into blanks, before and after it is committed', () => {
  for (const typedRun of [bothFilledRun, commitFillsById(bothFilledRun, 'a')])
    expect(undoLastChange(typedRun, 'a').cards).toEqual([{ card: outline, undoStack: [] }])
})

test('includes the typed text in an edit, and undo steps back through both', () => {
  const edited = applyCardChange(filledRun, 'a', { ...outline, copy: 'At six.', edited: true }, 'edit')
  expect(getBaseText(edited)).toBe('At six.')
  const once = undoLastChange(edited, 'a')
  expect([once, undoLastChange(once, 'a')].map(getTexts)).toEqual([['At six with [name].'], [outline.copy]])
})

test('does not put text typed for one card into the card that replaces it', () => {
  const rewrittenRun = applyReply(filledRun, ['AT [hour]!'], 'bolder')
  expect([getTexts(rewrittenRun), getBaseText(rewrittenRun)]).toEqual([['AT [hour]!'], 'AT [hour]!'])
  expect(rewrittenRun.cards[0]?.undoStack?.map(({ change }) => change)).toEqual(['fill', 'bolder'])
})

test('a post moved while its blanks are being filled stays on its new day', () => {
  const moved = moveTo(filledRun, 5)
  expect(['Ann', ''].map((text) => getDays(setBlankValue(moved, 'a', '0:0', text)))).toEqual([[5], [5]])
})

const allActions: readonly RefineAction[] = ['similar', 'shorter', 'bolder', 'specific', 'change']

test.each([
  ['a result', {}, allActions],
  ['an edited result', { edited: true }, allActions],
  ['an edited text that is too long to send', { edited: true, copy: 'x'.repeat(4_001) }, []],
] as const)('offers refinements for %s', (_, fields, expected) => {
  expect(getCardActions(allActions, createCard(fields))).toEqual(expected)
})

test.each([
  ['openai', ' · 1 use'],
  ['built-in', ' · your AI'],
  ['assistant', ' · your AI'],
] as const)('a rewrite after %s costs%s', (engine, cost) => {
  expect(formatCost(engine)).toBe(cost)
})

test('offers no refinement for a result made by code without reading the image', () => {
  const options = [
    { value: 'inform', label: 'Informs' },
    { value: 'decorative', label: 'Only decoration', isModelFree: true as const },
  ]
  const fields: readonly Field[] = [{ kind: 'select', name: 'purpose', label: 'Purpose', options, default: 'inform' }]
  const form = { fields, imageInput: 'enough' as const, refineActions: allActions }
  expect(getRunActions(form, { purpose: 'decorative' })).toEqual([])
  expect(getRunActions(form, { purpose: 'inform' })).toEqual(allActions)
  expect(getRunActions({ fields, refineActions: allActions }, { purpose: 'decorative' })).toEqual(allActions)
})
