import type { ReactNode } from 'react'
import { useCancellableJob } from '@/components/run/use-cancellable-job'
import { Button } from '@/components/ui/button'
import { InlineNotice } from '@/components/ui/inline-notice'
import { OnDeviceError } from '@/lib/browser/run-on-device'
import { onDeviceErrors } from '@/lib/core/errors/on-device-errors'

type State<Result> =
  | { name: 'idle' }
  | { name: 'working'; progress: number | null }
  | { name: 'done'; result: Result }
  | { name: 'failed'; text: string; isRefusal: boolean }

type Props<Result> = {
  buttonLabel: string
  note: string
  run: (signal: AbortSignal, onProgress: (progress: number) => void) => Promise<Result>
  fallbackMessage?: string
  children?: (result: Result) => ReactNode
}

export function OnDeviceRunner<Result>({ buttonLabel, note, run, fallbackMessage = '', children }: Props<Result>) {
  const { state, startJob, cancel } = useCancellableJob<State<Result>>({ name: 'idle' })

  async function start() {
    const { signal, updateState } = startJob()
    updateState({ name: 'working', progress: null })
    try {
      updateState({ name: 'done', result: await run(signal, (progress) => updateState({ name: 'working', progress })) })
    } catch (error) {
      const code = error instanceof OnDeviceError ? error.code : 'failed'
      updateState({ name: 'failed', text: `${onDeviceErrors[code]} ${fallbackMessage}`, isRefusal: code !== 'failed' })
    }
  }

  const isWorking = state.name === 'working'
  const downloadProgress = isWorking && state.progress !== null && state.progress < 1 ? state.progress : null
  return (
    <section aria-label="On this device" className="mt-4 rounded-xl border border-line bg-surface p-4 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button aria-disabled={isWorking} onClick={() => !isWorking && start()}>
          {buttonLabel}
        </Button>
        {isWorking && (
          <Button variant="quiet" onClick={cancel}>
            Cancel
          </Button>
        )}
      </div>
      <p className="mt-2 text-muted">{note}</p>
      <p role="status" className="mt-2 empty:hidden">
        {downloadProgress !== null && `Downloading your browser’s AI: ${Math.round(downloadProgress * 100)}%`}
        {isWorking && downloadProgress === null && 'Working…'}
      </p>
      {downloadProgress !== null && (
        <progress className="mt-1 h-2 w-full" aria-label="Download" value={downloadProgress} max={1} />
      )}
      {state.name === 'failed' && (
        <div className="mt-2">
          <InlineNotice text={state.text} isRefusal={state.isRefusal} />
        </div>
      )}
      {state.name === 'done' && children?.(state.result)}
    </section>
  )
}
