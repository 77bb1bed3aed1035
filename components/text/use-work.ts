import { useEffect, useRef, useState } from 'react'
import type { ParameterValue } from '@/lib/tool/form'
import type { TextModule } from '@/lib/tool/text-tool'
import type { TextOutcome } from './work'

/** How a tool's code is reached; the functions stay the same for as long as the page. */
export type TextCode = { load: () => Promise<TextModule>; newWorker: () => Worker }

/** While the work goes on the last outcome still stands. */
export type Work = {
  phase: 'idle' | 'working' | 'done' | 'cancelled' | 'failed' | 'too_slow'
  outcome: TextOutcome | null
}

type Job = {
  type: string
  text: string
  second: string
  /** Whether there is enough to work on. */
  isComplete: boolean
  parameters: Readonly<Record<string, ParameterValue>>
  limit: number
  /** With a limit of time the work is never done on the page. */
  endsAfterMs: number | undefined
  code: TextCode
}

/** Longest text in UTF-16 units, two of them together, that the page works on itself; above, a worker does, so that the box stays quick. */
export const MOST_ON_PAGE = 50_000
/** From here on a run may take longer than the pause between two keys. */
const QUICK = 2_000

const nothing: Work = { phase: 'idle', outcome: null }

/** Works on a text as it changes. A newer text ends the work on an older one. */
export function useWork({ type, text, second, isComplete, parameters, limit, endsAfterMs, code }: Job) {
  const [work, setWork] = useState(nothing)
  const [attempt, setAttempt] = useState(0)
  const current = useRef<AbortController>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt works anew.
  useEffect(() => {
    if (!isComplete) {
      setWork(nothing)
      return
    }
    const controller = new AbortController()
    current.current = controller
    const { signal } = controller
    const job = { type, text, second, parameters, limit }
    const length = text.length + second.length
    const begin = async () => {
      if (length > MOST_ON_PAGE || endsAfterMs !== undefined) {
        const { inWorker } = await import('./in-worker')
        signal.throwIfAborted()
        return inWorker(code.newWorker, job, signal, endsAfterMs)
      }
      const [{ workOn }, module] = await Promise.all([import('./work'), code.load()])
      signal.throwIfAborted()
      return workOn(job, module)
    }
    const finish = (next: (last: Work) => Work) => {
      if (!signal.aborted) setWork(next)
    }
    finish(({ outcome }) => ({ phase: 'working', outcome }))
    const pause = length > MOST_ON_PAGE ? 400 : length > QUICK || endsAfterMs !== undefined ? 150 : 0
    const timer = setTimeout(() => {
      begin().then(
        (outcome) => finish(() => ({ phase: 'done', outcome })),
        (error) => {
          const phase = error instanceof DOMException && error.name === 'TimeoutError' ? 'too_slow' : 'failed'
          finish(({ outcome }) => ({ phase, outcome }))
        },
      )
    }, pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [type, text, second, isComplete, parameters, limit, endsAfterMs, code, attempt])

  return {
    work,
    cancel: () => {
      current.current?.abort()
      setWork(({ outcome }) => ({ phase: 'cancelled', outcome }))
    },
    again: () => setAttempt((count) => count + 1),
  }
}
