import { atRest, type Flow, type FlowEvent, isBusy, nextFlow } from '@/components/run/flow'
import type { Run } from '@/lib/browser/history'
import type { Card, EngineName } from '@/lib/tool/card'
import type { RefineAction } from '@/lib/tool/form'
import type { PromptJob } from './prompt-job'

/** What put a result's text in the place of an earlier one. */
export type Change = Exclude<RefineAction, 'similar'> | 'edit' | 'combine'

/** A result on the page; `earlier` is what stood there before, the latest last. */
export type ShownCard = { card: Card; earlier?: readonly { card: Card; by: Change }[] }

export type ShownRun = Omit<Run, 'cards'> & { cards: readonly ShownCard[] }

export type Reply = {
  cards: readonly Card[]
  engine: EngineName
  notes: readonly string[]
  remaining: number
}

/** The flow of a tool that writes, and the run whose results stand on the page. */
export type PromptState = { flow: Flow<PromptJob, Card>; run: ShownRun | null }

type PromptFlowEvent = FlowEvent<PromptJob, Card, Reply>

export type PromptEvent =
  | PromptFlowEvent
  | { type: 'changed'; id: string; card: Card; by: Change }
  | { type: 'undone'; id: string }
  | { type: 'restored'; run: Run }

export const nothingYet: PromptState = { flow: atRest, run: null }

export function nextPromptState(now: PromptState, event: PromptEvent): PromptState {
  switch (event.type) {
    case 'changed':
      return withOne(now, event.id, (shown) => replaced(shown, event.card, event.by))
    case 'undone':
      return withOne(now, event.id, stepBack)
    case 'restored': {
      if (isBusy(now.flow.phase)) return now
      return { flow: atRest, run: { ...event.run, cards: event.run.cards.map((card) => ({ card })) } }
    }
    default: {
      const flow = nextFlow(now.flow, event)
      return flow === now.flow ? now : { flow, run: runAfter(now, event) }
    }
  }
}

/** A run as history keeps it. */
export function asRun(run: ShownRun): Run {
  return { ...run, cards: run.cards.map((shown) => shown.card) }
}

/** What had arrived stays on the page where a run breaks off; with nothing new, the run before it stays. */
function runAfter({ flow: { phase, pieces }, run }: PromptState, event: PromptFlowEvent): ShownRun | null {
  if (phase.name !== 'loading') return run
  if (event.type === 'finished') {
    const { cards, engine, notes } = event.reply
    return withCards(run, phase.job, cards, { at: event.at, engine, notes, complete: true })
  }
  if ((event.type !== 'failed' && event.type !== 'cancelled') || pieces.length === 0) return run
  return withCards(run, phase.job, pieces, { at: event.at, engine: null, notes: [], complete: false })
}

type Ended = Pick<Run, 'at' | 'engine' | 'notes' | 'complete'>

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
  return shown.flatMap((one) => {
    if (one.card.id !== card.id) return [one]
    if (action === 'similar') return [one, ...fresh.map((next) => ({ card: next }))]
    return [replaced(one, first, action)]
  })
}

/** A result with another text under the same id, so that the page and the keyboard's focus stay where they are. */
function replaced(shown: ShownCard, card: Card, by: Change): ShownCard {
  return {
    card: { ...card, id: shown.card.id },
    earlier: [...(shown.earlier ?? []), { card: shown.card, by }],
  }
}

/** The result as it was before its last change. */
function stepBack(shown: ShownCard): ShownCard {
  const last = shown.earlier?.at(-1)
  return last ? { card: last.card, earlier: shown.earlier?.slice(0, -1) ?? [] } : shown
}

function withOne(now: PromptState, id: string, change: (shown: ShownCard) => ShownCard): PromptState {
  const { flow, run } = now
  if (!run) return now
  return { flow, run: { ...run, cards: run.cards.map((one) => (one.card.id === id ? change(one) : one)) } }
}
