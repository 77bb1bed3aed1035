import type { Notice } from '@/components/ui/notify'
import type { Recovery } from '@/lib/core/errors/recovery'
import type { FormValues } from '@/lib/tool/form-values'
import type { Progress } from '@/lib/tool/server-tool'
import type { OutgoingRequest } from './request'

export type Job = {
  values: FormValues
  /** Builds the request if it is not the usual JSON, such as a file upload. */
  buildRequest?: (token: string, signal: AbortSignal) => Promise<OutgoingRequest>
  /** `base64` is null while the image is being opened, and absent if no model can see images. */
  image?: { base64?: string | null; allowsEmptyPrompt: boolean }
  /** The job may be sent without remaining uses. The server decides whether it is free. */
  isFree?: boolean
}

export type FlowNotice = Notice & {
  code?: string | null
  next?: Recovery
  /** Earliest time for a retry, in milliseconds since 1970. */
  retryAt?: number
  useCounted?: true
  /** Whether the text is complete without the note on input and usage. */
  isSelfContained?: true
}

type Failure<JobType extends Job> = { job: JobType; notice: FlowNotice }

export type Phase<JobType extends Job = Job> =
  | { name: 'idle' }
  | { name: 'verifying'; job: JobType }
  | { name: 'loading'; job: JobType; progress: Progress | null }
  | { name: 'done'; job: JobType }
  | ({ name: 'failed' } & Failure<JobType>)

/** `pieces` are of the last sent run, even if interrupted. A job rejected before sending changes neither field. */
export type Flow<JobType extends Job, Piece> = {
  phase: Phase<JobType>
  pieces: readonly Piece[]
  refusal: Failure<JobType> | null
}

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

export const getFailure = <JobType extends Job>({ phase, refusal }: Omit<Flow<JobType, unknown>, 'pieces'>) =>
  refusal ?? (phase.name === 'failed' ? phase : null)

export function isBusy<JobType extends Job>(
  phase: Phase<JobType>,
): phase is Extract<Phase<JobType>, { name: 'verifying' | 'loading' }> {
  return phase.name === 'verifying' || phase.name === 'loading'
}
