import { useEffect, useState } from 'react'
import type { Logo } from '@/lib/images/open/open-logo'
import type { QrDesign } from './fields'
import type { CodeJob, QrCode } from './make-code'
import { makeCodeInWorker } from './make-code-in-worker'

/** A pause in typing, after which the code is made. */
const DEBOUNCE_MS = 120

export type CodeState =
  | { phase: 'making' | 'too_long' }
  | { phase: 'made'; job: CodeJob; code: QrCode }
  | { phase: 'failed'; problem: string }

/** The code for a text, made anew after every change; the one before stays until then. */
export function useQrCode(text: string, design: QrDesign, logo: Logo | null): CodeState {
  const [state, setState] = useState<CodeState>({ phase: 'making' })
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const job = { text, design, logo }
    const make = () =>
      makeCodeInWorker(job, { signal }).then(
        (code) => signal.aborted || setState(code ? { phase: 'made', job, code } : { phase: 'too_long' }),
        (error: Error) => {
          if (signal.aborted) return
          setState({ phase: 'failed', problem: error.message })
          addEventListener('online', make, { once: true, signal })
        },
      )
    const timer = setTimeout(make, DEBOUNCE_MS)
    return () => {
      controller.abort()
      clearTimeout(timer)
    }
  }, [text, design, logo])
  return state
}
