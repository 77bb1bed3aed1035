import type { JobResult } from '@/components/run/run-job'
import type { Run } from '@/lib/browser/history'
import type { Card, EngineName } from '@/lib/tool/card'
import type { RefineAction } from '@/lib/tool/form'
import type { BlankValues } from './fill-blanks'
import type { PromptJob } from './prompt-job'

/** What put a result's text in the place of an earlier one. */
export type CardChange = Exclude<RefineAction, 'similar'> | 'edit' | 'combine' | 'keep' | 'drop' | 'fill'

/** A result on the page; `undoStack` is what stood there before, the latest last. */
export type CardState = {
  /** With all that the visitor has typed into its blanks: what is copied, kept and sent. */
  card: Card
  /** While its blanks stand as boxes in which something was typed: the card without that. */
  fillDraft?: { base: Card; values: BlankValues }
  undoStack?: readonly { card: Card; change: CardChange }[]
  /** Its place in the run where that is not what counts, because others have come in between. */
  number?: number
  /** It came with the last "More like this". */
  isNew?: true
}

/** How the built-in writer has read the prompt; `again` has it read as another kind at no cost. */
export type PromptReading = { kind: string; sure: boolean; again: string }

export type RunState = Omit<Run, 'cards'> & { cards: readonly CardState[]; reading?: PromptReading }

/** What a reply has for the page, whoever wrote it. */
export type RunContent = {
  cards: readonly Card[]
  engine: EngineName
  notes: readonly string[]
  reading?: PromptReading
}

export type Reply = RunContent & {
  remaining: number
  isFree?: true
}

/** A run as history keeps it. What reads it again serves for a day only, so that stays behind. */
export function toRun({ reading: _reading, ...run }: RunState): Run {
  return { ...run, cards: run.cards.map((cardState) => cardState.card) }
}

/** What stands on the page after a job. Where it broke off, what had arrived stays; with nothing new, the run before it. */
export function applyJobResult(
  run: RunState | null,
  { job, pieces, reply }: JobResult<PromptJob, Card, RunContent>,
  finishedAt: number,
): RunState | null {
  if (!reply) {
    if (pieces.length === 0) return run
    return buildRunState(run, job, pieces, { at: finishedAt, engine: null, notes: [], complete: false })
  }
  const { cards, engine, notes, reading } = reply
  const meta = { at: finishedAt, engine, notes, complete: true }
  return buildRunState(run, job, cards, reading ? { ...meta, reading } : meta)
}

/** The result as it stands on the page, its blanks as boxes. */
export function getBaseCard({ card, fillDraft }: CardState): Card {
  return fillDraft?.base ?? card
}

/** A result whose boxes have become words, as a change of its own. */
export function commitFills({ fillDraft, ...rest }: CardState): CardState {
  if (!fillDraft) return rest
  return { ...rest, undoStack: [...(rest.undoStack ?? []), { card: fillDraft.base, change: 'fill' }] }
}

export function commitFillsById(run: RunState, id: string): RunState {
  return updateCardById(run, id, commitFills)
}

/** The run with another text in the place of one result. */
export function applyCardChange(run: RunState, id: string, card: Card, change: CardChange): RunState {
  return updateCardById(run, id, (cardState) => replaceCard(cardState, card, change))
}

/** The run with one result as it was before its last change. */
export function undoLastChange(run: RunState, id: string): RunState {
  return updateCardById(run, id, (cardState) => {
    const committedState = commitFills(cardState)
    const lastStep = committedState.undoStack?.at(-1)
    return lastStep
      ? {
          ...committedState,
          card: keepScheduledDay(lastStep.card, committedState.card),
          undoStack: committedState.undoStack?.slice(0, -1) ?? [],
        }
      : committedState
  })
}

type RunMeta = Pick<RunState, 'at' | 'engine' | 'notes' | 'complete' | 'reading'>

function buildRunState(
  run: RunState | null,
  { id, tool, values, refine }: PromptJob,
  cards: readonly Card[],
  meta: RunMeta,
): RunState | null {
  if (!refine) return { ...meta, ...values, id, tool, cards: cards.map((card) => ({ card })) }
  const notes = [...new Set([...(run?.notes ?? []), ...meta.notes])]
  return run && { ...run, notes, cards: mergeRefinement(run.cards, refine, cards, id) }
}

/** The results after "More like this" (new ones below theirs) or a rewriting (in its place, the old one kept for undo). */
function mergeRefinement(
  cards: readonly CardState[],
  { action, card }: NonNullable<PromptJob['refine']>,
  newCards: readonly Card[],
  jobId: string,
): readonly CardState[] {
  const cardsWithIds = newCards.map((newCard) => ({ ...newCard, id: `${jobId}-${newCard.id}` }))
  const [firstCard] = cardsWithIds
  if (!firstCard) return cards
  if (action !== 'similar')
    return cards.map((newCard) => (newCard.card.id === card.id ? replaceCard(newCard, firstCard, action) : newCard))
  const numberedCards = cards.map(({ isNew: _isNew, ...newCard }, index) => ({
    ...newCard,
    number: getCardNumber(newCard, index),
  }))
  const lastNumber = Math.max(...numberedCards.map(({ number }) => number))
  return numberedCards.flatMap((cardState) =>
    cardState.card.id === card.id
      ? [
          cardState,
          ...cardsWithIds.map((newCard, index) =>
            createNumberedCard(keepScheduledDay(newCard, cardState.card), lastNumber + index + 1),
          ),
        ]
      : [cardState],
  )
}

function createNumberedCard(card: Card, number: number): CardState {
  return { card, number, isNew: true }
}

/** What a result is called by: it keeps its number when others come in before it. */
export function getCardNumber({ number }: Pick<CardState, 'number'>, index: number): number {
  return number ?? index + 1
}

/** A result with another text under the same id, so that the page and the keyboard's focus stay where they are. */
function replaceCard(cardState: CardState, card: Card, change: CardChange): CardState {
  const committedState = commitFills(cardState)
  return {
    ...committedState,
    card: { ...keepScheduledDay(card, committedState.card), id: committedState.card.id },
    undoStack: [...(committedState.undoStack ?? []), { card: committedState.card, change }],
  }
}

/** A plan's post stays where the visitor has moved it, whatever becomes of its text. */
export function keepScheduledDay(card: Card, { schedule }: Card): Card {
  return card.schedule && schedule ? { ...card, schedule: { ...card.schedule, day: schedule.day } } : card
}

export function updateCardById(run: RunState, id: string, update: (cardState: CardState) => CardState): RunState {
  return { ...run, cards: run.cards.map((one) => (one.card.id === id ? update(one) : one)) }
}
