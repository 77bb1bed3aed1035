import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { OnDeviceError, runOnDevice } from '@/lib/browser/on-device/run-on-device'
import { onDeviceErrors } from '@/lib/core/errors/on-device-errors'
import type { OnDeviceTask as Kind } from '@/lib/tool/form'

type Props = {
  kind: Kind
  text: string
  language: string
}

type State =
  | { name: 'idle' }
  | { name: 'working'; progress: number | null }
  | { name: 'done'; text: string }
  | { name: 'failed'; text: string }

const labels = {
  translate: { button: 'Translate on this device', result: 'Translated on this device' },
  summarize: { button: 'Sum up on this device', result: 'Summed up on this device' },
} as const satisfies Record<Kind, object>

/** Has the browser's own model do the work, once the visitor asks for it: the text stays with them, and no use counts. */
export function OnDevicePanel({ kind, text, language }: Props) {
  const [state, setState] = useState<State>({ name: 'idle' })
  const abortControllerRef = useRef<AbortController | null>(null)
  useEffect(() => () => abortControllerRef.current?.abort(), [])

  async function run() {
    const controller = new AbortController()
    const { signal } = controller
    abortControllerRef.current = controller
    const updateState = (newState: State) => signal.aborted || setState(newState)
    updateState({ name: 'working', progress: null })
    try {
      const onProgress = (progress: number) => updateState({ name: 'working', progress })
      updateState({
        name: 'done',
        text: await runOnDevice({ task: kind, text, targetLanguage: language, signal, onProgress }),
      })
    } catch (error) {
      updateState({
        name: 'failed',
        text: onDeviceErrors[error instanceof OnDeviceError ? error.code : 'failed'],
      })
    }
  }

  function cancel() {
    abortControllerRef.current?.abort()
    setState({ name: 'idle' })
  }

  const isWorking = state.name === 'working'
  return (
    <section aria-label="On this device" className="mt-4 rounded-xl border border-line bg-surface p-4 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button aria-disabled={isWorking} onClick={() => !isWorking && run()}>
          {labels[kind].button}
        </Button>
        {isWorking && (
          <Button variant="quiet" onClick={cancel}>
            Cancel
          </Button>
        )}
      </div>
      <p className="mt-2 text-muted">
        Your browser has a model of its own. Your text isn’t sent and no use counts. The first time, the browser
        downloads the model.
      </p>
      <p role="status" className="mt-2 empty:hidden">
        {state.name === 'working' && formatProgress(state.progress)}
      </p>
      {state.name === 'working' && state.progress !== null && state.progress < 1 && (
        <progress className="mt-1 h-2 w-full accent-accent" aria-label="Download" value={state.progress} max={1} />
      )}
      {state.name === 'failed' && (
        <p role="alert" className="mt-2 text-danger">
          {state.text}
        </p>
      )}
      {state.name === 'done' && (
        <div className="mt-3 border-line border-t pt-3">
          <h2 className="font-semibold text-sm">{labels[kind].result}</h2>
          <p dir="auto" className="mt-1 whitespace-pre-wrap break-words text-base">
            {state.text}
          </p>
          <div className="mt-2">
            <CopyButton text={state.text} variant="secondary" />
          </div>
        </div>
      )}
    </section>
  )
}

function formatProgress(progress: number | null): string {
  if (progress === null || progress >= 1) return 'Working…'
  return `Downloading the browser’s model: ${Math.round(progress * 100)}%`
}
