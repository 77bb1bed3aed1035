import { useEffect, useRef, useState } from 'react'
import type { TextModule } from '@/lib/tool/text-tool'
import type { TextJob, TextOutcome } from './text-job'

/** Loads a tool's code. The functions are stable for the life of the page. */
export type TextCode = { load: () => Promise<TextModule>; createWorker: () => Worker }

/** While work is in progress, the last outcome stays available. */
export type TextJobState = {
  phase: 'idle' | 'working' | 'done' | 'cancelled' | 'failed' | 'too_slow'
  outcome: TextOutcome | null
}

type TextJobOptions = TextJob & {
  isComplete: boolean
  /** With a time limit, the work always runs in a worker. */
  timeoutMs: number | undefined
  code: TextCode
}

/** Maximum combined length, in UTF-16 code units, of texts processed on the main thread. */
export const MAX_MAIN_THREAD_LENGTH = 50_000
/** Above this length a run may take longer than the interval between keystrokes. */
const MAX_INSTANT_LENGTH = 2_000

const idleState: TextJobState = { phase: 'idle', outcome: null }

/** Runs a text tool whenever its input changes. A new run cancels the previous one. */
export function useTextJob({ type, text, second, isComplete, parameters, limit, timeoutMs, code }: TextJobOptions) {
  const [state, setState] = useState(idleState)
  const [attempt, setAttempt] = useState(0)
  const controllerRef = useRef<AbortController>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt processes the text again.
  useEffect(() => {
    if (!isComplete) {
      setState(idleState)
      return
    }
    const controller = new AbortController()
    controllerRef.current = controller
    const { signal } = controller
    const job = { type, text, second, parameters, limit }
    const length = text.length + second.length
    const runJob = async () => {
      if (length > MAX_MAIN_THREAD_LENGTH || timeoutMs !== undefined) {
        const { runInWorker } = await import('./run-in-worker')
        signal.throwIfAborted()
        return runInWorker(code.createWorker, job, signal, timeoutMs)
      }
      const [{ runTextJob }, module] = await Promise.all([import('./text-job'), code.load()])
      signal.throwIfAborted()
      return runTextJob(job, module)
    }
    const updateState = (update: (previousState: TextJobState) => TextJobState) => {
      if (!signal.aborted) setState(update)
    }
    updateState(({ outcome }) => ({ phase: 'working', outcome }))
    const delayMs =
      length > MAX_MAIN_THREAD_LENGTH ? 400 : length > MAX_INSTANT_LENGTH || timeoutMs !== undefined ? 150 : 0
    const timer = setTimeout(() => {
      runJob().then(
        (outcome) => updateState(() => ({ phase: 'done', outcome })),
        (error) => {
          const phase = error instanceof DOMException && error.name === 'TimeoutError' ? 'too_slow' : 'failed'
          updateState(({ outcome }) => ({ phase, outcome }))
        },
      )
    }, delayMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [type, text, second, isComplete, parameters, limit, timeoutMs, code, attempt])

  return {
    state,
    cancel: () => {
      controllerRef.current?.abort()
      setState(({ outcome }) => ({ phase: 'cancelled', outcome }))
    },
    rerun: () => setAttempt((count) => count + 1),
  }
}
