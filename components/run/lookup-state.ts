import type { Notice } from '@/components/ui/notify'
import type { ParameterValue } from '@/lib/tool/form'
import type { Progress } from '@/lib/tool/server-run'

/** One request to the server. */
export type LookupJob = {
  prompt: string
  parameters: Readonly<Record<string, ParameterValue>>
  /** Asks another route than the usual one, such as for a file. */
  send?: SendLookup
}

export type SendLookup = (token: string) => Promise<{
  url: string
  headers: Record<string, string>
  body: BodyInit
}>

/** With the catalogue's code, where the error came from there. */
export type LookupNotice = Notice & { code?: string | null }

/** The specification's generation flow. What has arrived stays where a run breaks off. */
export type LookupPhase =
  | { name: 'idle' }
  | { name: 'verifying'; job: LookupJob }
  | { name: 'loading'; job: LookupJob; progress: Progress | null }
  | { name: 'done'; job: LookupJob; content: string }
  | { name: 'failed'; job: LookupJob; notice: LookupNotice }

export type LookupState<Part> = { phase: LookupPhase; parts: readonly Part[] }

export type LookupEvent<Part> =
  | { type: 'submitted'; job: LookupJob }
  | { type: 'started' }
  | { type: 'progress'; progress: Progress }
  | { type: 'part'; part: Part }
  | { type: 'finished'; content: string }
  | { type: 'failed'; notice: LookupNotice }
  | { type: 'cancelled' }
  | { type: 'cleared' }

export function isWorking(
  phase: LookupPhase,
): phase is Extract<LookupPhase, { name: 'verifying' | 'loading' }> {
  return phase.name === 'verifying' || phase.name === 'loading'
}

export function nextLookup<Part>(now: LookupState<Part>, event: LookupEvent<Part>): LookupState<Part> {
  const { phase, parts } = now
  switch (event.type) {
    case 'submitted':
      return isWorking(phase) ? now : { phase: { name: 'verifying', job: event.job }, parts }
    case 'started':
      if (phase.name !== 'verifying') return now
      return { phase: { name: 'loading', job: phase.job, progress: null }, parts: [] }
    case 'progress':
      return phase.name === 'loading' ? { phase: { ...phase, progress: event.progress }, parts } : now
    case 'part':
      return phase.name === 'loading' ? { phase, parts: [...parts, event.part] } : now
    case 'finished':
      if (phase.name !== 'loading') return now
      return { phase: { name: 'done', job: phase.job, content: event.content }, parts }
    case 'failed':
      if (!isWorking(phase)) return now
      return { phase: { name: 'failed', job: phase.job, notice: event.notice }, parts }
    case 'cancelled':
      return isWorking(phase) ? { phase: { name: 'idle' }, parts } : now
    case 'cleared':
      return isWorking(phase) ? now : { phase: { name: 'idle' }, parts: [] }
  }
}
