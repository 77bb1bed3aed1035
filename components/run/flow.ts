import type { Notice } from '@/components/ui/notify'
import type { Recovery } from '@/lib/core/errors/recovery'
import type { FormValues } from '@/lib/tool/form-values'
import type { Progress } from '@/lib/tool/server-run'
import type { OutgoingRequest } from './request'

/** One request to the server, from the click to its end. */
export type Job = {
  values: FormValues
  /** What is posted where it is not the usual JSON, such as a file. */
  buildRequest?: (token: string, signal: AbortSignal) => Promise<OutgoingRequest>
  /**
   * A picture that goes along, in base64, null while it is being opened, left out where nobody looks at it; where it is
   * enough, the prompt may be empty.
   */
  image?: { base64?: string | null; allowsEmptyPrompt: boolean }
  /** It may be sent without a use left; whether it was one is the server's to say. */
  isFree?: boolean
}

/** Why a job did not succeed, and what helps. */
export type FlowNotice = Notice & {
  /** The catalogue's, where the error came from there. */
  code?: string | null
  /** `again` when left out. */
  next?: Recovery
  /** When it is worth trying again, in milliseconds since 1970. */
  retryAt?: number
  /** The failed run took a use. */
  useCounted?: true
  /** Nothing need be added: nothing was sent, or its words say what became of the text. */
  isSelfContained?: true
}

/** Why there is no result of a job. */
export type Failure<JobType extends Job> = { job: JobType; notice: FlowNotice }

/** What the page is doing: the specification's generation flow. */
export type Phase<JobType extends Job = Job> =
  | { name: 'idle' }
  | { name: 'verifying'; job: JobType }
  | { name: 'loading'; job: JobType; progress: Progress | null }
  | { name: 'done'; job: JobType }
  | ({ name: 'failed' } & Failure<JobType>)

/**
 * The pieces are the cards or parts of the last run that was sent; they stay where it breaks off. A job that is refused
 * before anything is sent leaves all that as it is.
 */
export type Flow<JobType extends Job, Piece> = {
  phase: Phase<JobType>
  pieces: readonly Piece[]
  refusal: Failure<JobType> | null
}

/** What arrives before the end. */
export type StreamEvent<Piece> = { type: 'progress'; progress: Progress } | { type: 'piece'; piece: Piece }

export type FlowEvent<JobType extends Job, Piece> =
  | StreamEvent<Piece>
  | { type: 'submitted'; job: JobType }
  | ({ type: 'refused' } & Failure<JobType>)
  | { type: 'meant' }
  | { type: 'started' }
  | { type: 'finished' }
  | { type: 'failed'; notice: FlowNotice }
  | { type: 'cancelled' }
  | { type: 'cleared' }

export const initialFlow = { phase: { name: 'idle' }, pieces: [], refusal: null } as const

export function flowReducer<JobType extends Job, Piece>(
  flow: Flow<JobType, Piece>,
  event: FlowEvent<JobType, Piece>,
): Flow<JobType, Piece> {
  const { phase, pieces, refusal } = flow
  switch (event.type) {
    case 'submitted':
      return isBusy(phase) ? flow : { phase: { name: 'verifying', job: event.job }, pieces, refusal: null }
    case 'refused':
      return isBusy(phase) ? flow : { ...flow, refusal: { job: event.job, notice: event.notice } }
    case 'meant':
      return refusal ? { ...flow, refusal: null } : flow
    case 'started':
      if (phase.name !== 'verifying') return flow
      return { ...flow, phase: { name: 'loading', job: phase.job, progress: null }, pieces: [] }
    case 'progress':
      return phase.name === 'loading' ? { ...flow, phase: { ...phase, progress: event.progress } } : flow
    case 'piece':
      return phase.name === 'loading' ? { ...flow, pieces: [...pieces, event.piece] } : flow
    case 'finished':
      return phase.name === 'loading' ? { ...flow, phase: { name: 'done', job: phase.job } } : flow
    case 'failed':
      return isBusy(phase) ? { ...flow, phase: { name: 'failed', job: phase.job, notice: event.notice } } : flow
    case 'cancelled':
      return isBusy(phase) ? { ...flow, phase: { name: 'idle' } } : flow
    case 'cleared':
      return isBusy(phase) ? flow : initialFlow
  }
}

/** Why the last job that was asked for has no result, where it has none. */
export function getFailure<JobType extends Job>({
  phase,
  refusal,
}: Omit<Flow<JobType, unknown>, 'pieces'>): Failure<JobType> | null {
  return refusal ?? (phase.name === 'failed' ? phase : null)
}

export function isBusy<JobType extends Job>(
  phase: Phase<JobType>,
): phase is Extract<Phase<JobType>, { name: 'verifying' | 'loading' }> {
  return phase.name === 'verifying' || phase.name === 'loading'
}
