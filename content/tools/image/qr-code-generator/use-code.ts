import { useEffect, useState } from 'react'
import type { Logo } from '@/lib/images/open/open-logo'
import { madeInWorker } from './code-maker'
import type { Look } from './fields'
import type { CodeJob, QrMade } from './make-code'

/** A pause in typing, after which the code is made. */
const PAUSE = 120

export type CodeState =
  | { phase: 'making' | 'too_long' }
  | { phase: 'made'; job: CodeJob; made: QrMade }
  | { phase: 'failed'; problem: string }

/** The code for a text, made anew after every change; the one before stays until then. */
export function useCode(text: string, look: Look, logo: Logo | null): CodeState {
  const [state, setState] = useState<CodeState>({ phase: 'making' })
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const job = { text, look, logo }
    const make = () =>
      madeInWorker(job, { signal }).then(
        (made) => signal.aborted || setState(made ? { phase: 'made', job, made } : { phase: 'too_long' }),
        (error: Error) => {
          if (signal.aborted) return
          setState({ phase: 'failed', problem: error.message })
          addEventListener('online', make, { once: true, signal })
        },
      )
    const timer = setTimeout(make, PAUSE)
    return () => {
      controller.abort()
      clearTimeout(timer)
    }
  }, [text, look, logo])
  return state
}
