import type { JobResult } from '@/components/run/run-job'
import type { Run } from '@/lib/browser/history'
import type { Card, EngineName } from '@/lib/tool/card'
import type { RefineAction } from '@/lib/tool/form'
import type { BlankValues } from './card-text'
import type { PromptJob } from './prompt-job'

export type CardChange = Exclude<RefineAction, 'similar'> | 'edit' | 'combine' | 'keep' | 'drop' | 'fill'

/** A result on the page. `undoStack` contains earlier versions, the latest last. */
export type CardState = {
  /** Includes the text typed into blanks. This version is copied, stored and sent. */
  card: Card
  /** The card without the text typed into blanks, while the blanks are still inputs. */
  fillDraft?: { base: Card; values: BlankValues }
  undoStack?: readonly { card: Card; change: CardChange }[]
  /** Displayed number if it differs from the position, because other results were inserted. */
  number?: number
  isNew?: true
}

/** How the writer read the prompt. `again` is the token to read it as another kind at no cost. */
export type ReplyReading = { kind: string; sure: boolean; again?: string }

export type RunState = Omit<Run, 'cards'> & { cards: readonly CardState[]; reading?: ReplyReading }

export type RunContent = {
  cards: readonly Card[]
  engine: EngineName
  notes: readonly string[]
  reading?: ReplyReading
}

export type Reply = RunContent & { remaining: number; isFree?: true }

/** Converts a run for history. The reading is omitted because its token is valid for one day only. */
export function toRun({ reading: _reading, ...run }: RunState): Run {
  return { ...run, cards: run.cards.map((cardState) => cardState.card) }
}

/** Returns the run after a job. An interrupted job leaves the pieces that arrived, or the previous run if none did. */
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

export const getBaseCard = ({ card, fillDraft }: CardState): Card => fillDraft?.base ?? card

export function commitFills({ fillDraft, ...rest }: CardState): CardState {
  if (!fillDraft) return rest
  return { ...rest, undoStack: [...(rest.undoStack ?? []), { card: fillDraft.base, change: 'fill' }] }
}

export const commitFillsById = (run: RunState, id: string): RunState => updateCardById(run, id, commitFills)

export const applyCardChange = (run: RunState, id: string, card: Card, change: CardChange): RunState =>
  updateCardById(run, id, (cardState) => replaceCard(cardState, card, change))

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

function buildRunState(
  run: RunState | null,
  { id, tool, values, refine }: PromptJob,
  cards: readonly Card[],
  meta: Pick<RunState, 'at' | 'engine' | 'notes' | 'complete' | 'reading'>,
): RunState | null {
  if (!refine) return { ...meta, ...values, id, tool, cards: cards.map((card) => ({ card })) }
  const notes = [...new Set([...(run?.notes ?? []), ...meta.notes])]
  return run && { ...run, notes, cards: mergeRefinement(run.cards, refine, cards, id) }
}

/** Results of "More like this" go below their source. A rewrite replaces its source, which goes to the undo stack. */
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
          ...cardsWithIds.map((newCard, index) => ({
            card: keepScheduledDay(newCard, cardState.card),
            number: lastNumber + index + 1,
            isNew: true as const,
          })),
        ]
      : [cardState],
  )
}

export const getCardNumber = ({ number }: Pick<CardState, 'number'>, index: number): number => number ?? index + 1

/** Replaces a result's text under the same id, so that scroll position and focus are preserved. */
function replaceCard(cardState: CardState, card: Card, change: CardChange): CardState {
  const committedState = commitFills(cardState)
  return {
    ...committedState,
    card: { ...keepScheduledDay(card, committedState.card), id: committedState.card.id },
    undoStack: [...(committedState.undoStack ?? []), { card: committedState.card, change }],
  }
}

/** Preserves the day to which the visitor moved a plan's post when its text changes. */
export const keepScheduledDay = (card: Card, { schedule }: Card): Card =>
  card.schedule && schedule ? { ...card, schedule: { ...card.schedule, day: schedule.day } } : card

export function updateCardById(run: RunState, id: string, update: (cardState: CardState) => CardState): RunState {
  return { ...run, cards: run.cards.map((cardState) => (cardState.card.id === id ? update(cardState) : cardState)) }
}
