import type { Notice } from '@/components/ui/notify'
import type { Run } from '@/lib/browser/history'
import type { Card, EngineName } from '@/lib/tool/card'
import type { RefineAction } from '@/lib/tool/form'
import type { Job } from './job'
import { replaced, stepBack, withRefined } from './refined-cards'

/** What the page is doing: the specification's generation flow. */
export type Phase =
  | { name: 'idle' }
  | { name: 'verifying'; job: Job }
  | { name: 'loading'; job: Job; cards: readonly Card[] }
  | { name: 'done'; job: Job }
  | { name: 'failed'; job: Job; notice: Notice }

/** What put a result's text in the place of an earlier one. */
export type Change = Exclude<RefineAction, 'similar'> | 'edit' | 'combine'

/** A result on the page; `earlier` is what stood there before, the latest last. */
export type ShownCard = { card: Card; earlier?: readonly { card: Card; by: Change }[] }

export type ShownRun = Omit<Run, 'cards'> & { cards: readonly ShownCard[] }

export type Generation = { phase: Phase; run: ShownRun | null }

export type Reply = {
  cards: readonly Card[]
  engine: EngineName
  notes: readonly string[]
  remaining: number
}

export type GenerationEvent =
  | { type: 'submitted'; job: Job }
  | { type: 'started' }
  | { type: 'card'; card: Card }
  | { type: 'finished'; reply: Reply; tool: string; at: number }
  | { type: 'failed'; notice: Notice; tool: string; at: number }
  | { type: 'cancelled'; tool: string; at: number }
  | { type: 'changed'; id: string; card: Card; by: Change }
  | { type: 'undone'; id: string }
  | { type: 'restored'; run: Run }

export const atRest: Generation = { phase: { name: 'idle' }, run: null }

export function nextGeneration(now: Generation, event: GenerationEvent): Generation {
  const { phase, run } = now
  switch (event.type) {
    case 'submitted':
      return isBusy(phase) ? now : { phase: { name: 'verifying', job: event.job }, run }
    case 'started':
      return phase.name === 'verifying' ? { phase: { name: 'loading', job: phase.job, cards: [] }, run } : now
    case 'card':
      return phase.name === 'loading'
        ? { phase: { ...phase, cards: [...phase.cards, event.card] }, run }
        : now
    case 'finished': {
      if (phase.name !== 'loading') return now
      const { cards, engine, notes } = event.reply
      const ended = { tool: event.tool, at: event.at, engine, notes, complete: true }
      return { phase: { name: 'done', job: phase.job }, run: withCards(run, phase.job, cards, ended) }
    }
    case 'failed':
      if (!isBusy(phase)) return now
      return { phase: { name: 'failed', job: phase.job, notice: event.notice }, run: brokenOff(now, event) }
    case 'cancelled':
      return isBusy(phase) ? { phase: { name: 'idle' }, run: brokenOff(now, event) } : now
    case 'changed':
      return withOne(now, event.id, (shown) => replaced(shown, event.card, event.by))
    case 'undone':
      return withOne(now, event.id, stepBack)
    case 'restored': {
      if (isBusy(phase)) return now
      return {
        phase: { name: 'idle' },
        run: { ...event.run, cards: event.run.cards.map((card) => ({ card })) },
      }
    }
  }
}

export function isBusy(phase: Phase): phase is Extract<Phase, { name: 'verifying' | 'loading' }> {
  return phase.name === 'verifying' || phase.name === 'loading'
}

/** A run as history keeps it. */
export function asRun(run: ShownRun): Run {
  return { ...run, cards: run.cards.map((shown) => shown.card) }
}

type Ended = Pick<Run, 'tool' | 'at' | 'engine' | 'notes' | 'complete'>

/** What had arrived stays on the page; with nothing new, the run before it stays. */
function brokenOff({ phase, run }: Generation, { tool, at }: { tool: string; at: number }): ShownRun | null {
  if (phase.name !== 'loading' || phase.cards.length === 0) return run
  return withCards(run, phase.job, phase.cards, { tool, at, engine: null, notes: [], complete: false })
}

function withCards(run: ShownRun | null, job: Job, cards: readonly Card[], ended: Ended): ShownRun | null {
  if (!job.refine) return { ...ended, ...job.values, id: job.id, cards: cards.map((card) => ({ card })) }
  const notes = [...new Set([...(run?.notes ?? []), ...ended.notes])]
  return run && { ...run, notes, cards: withRefined(run.cards, job.refine, cards, job.id) }
}

function withOne(now: Generation, id: string, change: (shown: ShownCard) => ShownCard): Generation {
  const { phase, run } = now
  if (!run) return now
  return { phase, run: { ...run, cards: run.cards.map((one) => (one.card.id === id ? change(one) : one)) } }
}
