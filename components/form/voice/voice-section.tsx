import { notOpened } from '@/lib/errors/page'
import type { VoiceControl } from './use-voice'

/** How the visitor writes, for every tool; fetched when it is opened. */
export function VoiceSection({ control: { voice, parts, open } }: { control: VoiceControl }) {
  const samples = voice?.samples.length ?? 0
  return (
    <details className="mt-4 rounded-lg border border-line bg-surface" onToggle={open}>
      <summary className="min-h-11 px-4 py-2.5 text-sm">
        <span className="font-semibold">Your voice</span>
        {samples > 0 && (
          <span className="ml-2 text-muted">
            {samples} {samples === 1 ? 'sample' : 'samples'}
          </span>
        )}
      </summary>
      <div className="border-t border-line p-4">
        {parts.status === 'loaded' && <parts.module.VoicePanel />}
        {parts.status === 'waiting' && <p className="text-sm text-muted">Opening…</p>}
        {parts.status === 'failed' && <p className="text-sm text-danger">{notOpened()}</p>}
      </div>
    </details>
  )
}
