import type { Notice } from '@/components/ui/notify'
import type { NextStep } from '@/lib/errors/next-step'
import type { FormValues } from '@/lib/tool/form-values'
import type { Progress } from '@/lib/tool/server-run'
import type { Outgoing } from './request'

/** One request to the server, from the click to its end. */
export type Job = {
  values: FormValues
  /** What is posted where it is not the usual JSON, such as a file. */
  order?: (token: string, signal: AbortSignal) => Promise<Outgoing>
  /** It may be sent without a use left; whether it was one is the server's to say. */
  isFree?: boolean
}

/** Why a job did not succeed, and what helps. */
export type FlowNotice = Notice & {
  /** The catalogue's, where the error came from there. */
  code?: string | null
  /** `again` when left out. */
  next?: NextStep
  /** When it is worth trying again, in milliseconds since 1970. */
  retryAt?: number
  /** It was refused before anything was sent. */
  isEarly?: true
}

/** What the page is doing: the specification's generation flow. */
export type Phase<J extends Job = Job> =
  | { name: 'idle' }
  | { name: 'verifying'; job: J }
  | { name: 'loading'; job: J; progress: Progress | null }
  | { name: 'done'; job: J }
  | { name: 'failed'; job: J; notice: FlowNotice }

/** The pieces are the cards or parts of the last run that was sent; they stay where it breaks off. */
export type Flow<J extends Job, Piece> = { phase: Phase<J>; pieces: readonly Piece[] }

/** What arrives before the end. */
export type Arrival<Piece> = { type: 'progress'; progress: Progress } | { type: 'piece'; piece: Piece }

export type FlowEvent<J extends Job, Piece> =
  | Arrival<Piece>
  | { type: 'submitted'; job: J }
  | { type: 'refused'; job: J; notice: FlowNotice }
  | { type: 'started' }
  | { type: 'finished' }
  | { type: 'failed'; notice: FlowNotice }
  | { type: 'cancelled' }
  | { type: 'cleared' }

export const atRest = { phase: { name: 'idle' }, pieces: [] } as const

export function nextFlow<J extends Job, Piece>(
  now: Flow<J, Piece>,
  event: FlowEvent<J, Piece>,
): Flow<J, Piece> {
  const { phase, pieces } = now
  switch (event.type) {
    case 'submitted':
      return isBusy(phase) ? now : { phase: { name: 'verifying', job: event.job }, pieces }
    case 'refused':
      return isBusy(phase) ? now : { phase: { name: 'failed', job: event.job, notice: event.notice }, pieces }
    case 'started':
      if (phase.name !== 'verifying') return now
      return { phase: { name: 'loading', job: phase.job, progress: null }, pieces: [] }
    case 'progress':
      return phase.name === 'loading' ? { phase: { ...phase, progress: event.progress }, pieces } : now
    case 'piece':
      return phase.name === 'loading' ? { phase, pieces: [...pieces, event.piece] } : now
    case 'finished':
      return phase.name === 'loading' ? { phase: { name: 'done', job: phase.job }, pieces } : now
    case 'failed':
      if (!isBusy(phase)) return now
      return { phase: { name: 'failed', job: phase.job, notice: event.notice }, pieces }
    case 'cancelled':
      return isBusy(phase) ? { phase: { name: 'idle' }, pieces } : now
    case 'cleared':
      return isBusy(phase) ? now : atRest
  }
}

export function isBusy<J extends Job>(
  phase: Phase<J>,
): phase is Extract<Phase<J>, { name: 'verifying' | 'loading' }> {
  return phase.name === 'verifying' || phase.name === 'loading'
}
