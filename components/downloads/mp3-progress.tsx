import { formatBytes } from '@/lib/core/format/format-bytes'
import type { Mp3State } from './use-mp3'

/** How far an MP3 is. Screen readers hear the stages, not every percent. */
export function Mp3Progress({ state }: { state: Mp3State }) {
  const bar = getProgressBar(state)
  return (
    <div className="mt-3 min-h-6">
      <p role="status" className={state.name === 'failed' ? 'text-danger' : 'text-sm text-muted'}>
        {getStatusText(state)}
      </p>
      {bar && (
        <div className="mt-1 flex items-center gap-3 text-sm text-muted">
          <progress className="h-2 w-48 accent-accent" aria-label="Progress" {...bar.range} />
          <span aria-hidden>{bar.text}</span>
        </div>
      )}
    </div>
  )
}

function getStatusText(state: Mp3State): string {
  if (state.name === 'fetching') return 'Fetching the sound…'
  if (state.name === 'converting') return 'Making the MP3…'
  if (state.name === 'made') return `Saved as ${state.fileName}, ${formatBytes(state.blob.size)}.`
  return state.name === 'failed' ? state.notice.text : ''
}

function getProgressBar(state: Mp3State) {
  if (state.name === 'fetching') {
    const { receivedBytes, totalBytes } = state
    const text = totalBytes
      ? `${formatBytes(receivedBytes)} of ${formatBytes(totalBytes)}`
      : receivedBytes > 0
        ? formatBytes(receivedBytes)
        : ''
    return { text, range: totalBytes ? { value: receivedBytes, max: totalBytes } : {} }
  }
  if (state.name !== 'converting') return null
  return { text: `${Math.round(state.progress * 100)}%`, range: { value: state.progress, max: 1 } }
}
