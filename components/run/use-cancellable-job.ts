import { useEffect, useRef, useState } from 'react'

/** The state of a job that the visitor can cancel. The job is also cancelled when the component unmounts. */
export function useCancellableJob<State>(idleState: State, cancelledState = idleState) {
  const [state, setState] = useState(idleState)
  const abortControllerRef = useRef<AbortController>(null)
  useEffect(() => () => abortControllerRef.current?.abort(), [])

  return {
    state,
    /** `updateState` does nothing after the job is cancelled. */
    startJob() {
      const controller = new AbortController()
      abortControllerRef.current = controller
      const { signal } = controller
      return { signal, updateState: (newState: State) => signal.aborted || setState(newState) }
    },
    cancel() {
      abortControllerRef.current?.abort()
      setState(cancelledState)
    },
  }
}
