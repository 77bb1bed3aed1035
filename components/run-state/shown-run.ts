import type { End } from '@/components/run/run-job'
import type { Run } from '@/lib/browser/history'
import type { Card, EngineName } from '@/lib/tool/card'
import type { RefineAction } from '@/lib/tool/form'
import type { Fills } from './filled-card'
import type { PromptJob } from './prompt-job'

/** What put a result's text in the place of an earlier one. */
export type Change = Exclude<RefineAction, 'similar'> | 'edit' | 'combine' | 'keep' | 'drop' | 'fill'

/** A result on the page; `earlier` is what stood there before, the latest last. */
export type ShownCard = {
  /** With all that the visitor has typed into its blanks: what is copied, kept and sent. */
  card: Card
  /** While its blanks stand as boxes in which something was typed: the card without that. */
  typing?: { into: Card; fills: Fills }
  earlier?: readonly { card: Card; by: Change }[]
  /** Its place in the run where that is not what counts, because others have come in between. */
  number?: number
  /** It came with the last "More like this". */
  isNew?: true
}

/** How the built-in writer has read the prompt; `again` has it read as another kind at no cost. */
export type ShownReading = { kind: string; sure: boolean; again: string }

export type ShownRun = Omit<Run, 'cards'> & { cards: readonly ShownCard[]; reading?: ShownReading }

export type Reply = {
  cards: readonly Card[]
  engine: EngineName
  notes: readonly string[]
  reading?: ShownReading
  remaining: number
  isFree?: true
}

/** A run as history keeps it. What reads it again serves for a day only, so that stays behind. */
export function asRun({ reading: _reading, ...run }: ShownRun): Run {
  return { ...run, cards: run.cards.map((shown) => shown.card) }
}

/** What stands on the page after a job. Where it broke off, what had arrived stays; with nothing new, the run before it. */
export function runAfter(
  run: ShownRun | null,
  { job, pieces, reply }: End<PromptJob, Card, Reply>,
  at: number,
): ShownRun | null {
  if (!reply) {
    if (pieces.length === 0) return run
    return withCards(run, job, pieces, { at, engine: null, notes: [], complete: false })
  }
  const { cards, engine, notes, reading } = reply
  const ended = { at, engine, notes, complete: true }
  return withCards(run, job, cards, reading ? { ...ended, reading } : ended)
}

/** The result as it stands on the page, its blanks as boxes. */
export function standing({ card, typing }: ShownCard): Card {
  return typing?.into ?? card
}

/** A result whose boxes have become words, as a change of its own. */
export function settledOne({ typing, ...shown }: ShownCard): ShownCard {
  if (!typing) return shown
  return { ...shown, earlier: [...(shown.earlier ?? []), { card: typing.into, by: 'fill' }] }
}

export function withSettled(run: ShownRun, id: string): ShownRun {
  return withOne(run, id, settledOne)
}

/** The run with another text in the place of one result. */
export function withChange(run: ShownRun, id: string, card: Card, by: Change): ShownRun {
  return withOne(run, id, (shown) => replaced(shown, card, by))
}

/** The run with one result as it was before its last change. */
export function withUndone(run: ShownRun, id: string): ShownRun {
  return withOne(run, id, (given) => {
    const shown = settledOne(given)
    const last = shown.earlier?.at(-1)
    return last
      ? { ...shown, card: onItsDay(last.card, shown.card), earlier: shown.earlier?.slice(0, -1) ?? [] }
      : shown
  })
}

type Ended = Pick<ShownRun, 'at' | 'engine' | 'notes' | 'complete' | 'reading'>

function withCards(
  run: ShownRun | null,
  { id, tool, values, refine }: PromptJob,
  cards: readonly Card[],
  ended: Ended,
): ShownRun | null {
  if (!refine) return { ...ended, ...values, id, tool, cards: cards.map((card) => ({ card })) }
  const notes = [...new Set([...(run?.notes ?? []), ...ended.notes])]
  return run && { ...run, notes, cards: withRefined(run.cards, refine, cards, id) }
}

/** The results after "More like this" (new ones below theirs) or a rewriting (in its place, the old one kept for undo). */
function withRefined(
  shown: readonly ShownCard[],
  { action, card }: NonNullable<PromptJob['refine']>,
  arrived: readonly Card[],
  jobId: string,
): readonly ShownCard[] {
  const fresh = arrived.map((one) => ({ ...one, id: `${jobId}-${one.id}` }))
  const [first] = fresh
  if (!first) return shown
  if (action !== 'similar')
    return shown.map((one) => (one.card.id === card.id ? replaced(one, first, action) : one))
  const numbered = shown.map(({ isNew: _isNew, ...one }, index) => ({ ...one, number: numberOf(one, index) }))
  const last = Math.max(...numbered.map(({ number }) => number))
  return numbered.flatMap((one) =>
    one.card.id === card.id
      ? [one, ...fresh.map((next, index) => withNumber(onItsDay(next, one.card), last + index + 1))]
      : [one],
  )
}

function withNumber(card: Card, number: number): ShownCard {
  return { card, number, isNew: true }
}

/** What a result is called by: it keeps its number when others come in before it. */
export function numberOf({ number }: Pick<ShownCard, 'number'>, index: number): number {
  return number ?? index + 1
}

/** A result with another text under the same id, so that the page and the keyboard's focus stay where they are. */
function replaced(given: ShownCard, card: Card, by: Change): ShownCard {
  const shown = settledOne(given)
  return {
    ...shown,
    card: { ...onItsDay(card, shown.card), id: shown.card.id },
    earlier: [...(shown.earlier ?? []), { card: shown.card, by }],
  }
}

/** A plan's post stays where the visitor has moved it, whatever becomes of its text. */
export function onItsDay(card: Card, { schedule }: Card): Card {
  return card.schedule && schedule ? { ...card, schedule: { ...card.schedule, day: schedule.day } } : card
}

export function withOne(run: ShownRun, id: string, change: (shown: ShownCard) => ShownCard): ShownRun {
  return { ...run, cards: run.cards.map((one) => (one.card.id === id ? change(one) : one)) }
}
