import type { SpeechMetadata } from '@/lib/audio/speech/speech'
import { formatTimestamp } from '@/lib/core/format/format-time'

type Props = Pick<SpeechMetadata, 'sentences' | 'timing'> & { onJump: (seconds: number) => void }

const timingNotes = {
  measured: 'Exact times.',
  estimated: 'Estimated times: check them before you post.',
} as const

export function Sentences({ sentences, timing, onJump }: Props) {
  return (
    <>
      <h3 className="mt-5 font-semibold">Captions</h3>
      <p className="text-sm text-muted">{timingNotes[timing]}</p>
      <ol className="mt-2 max-h-80 overflow-y-auto">
        {sentences.map(({ text, start }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of one result never changes its order
          <li key={index}>
            <button
              type="button"
              className="flex min-h-11 w-full gap-3 rounded-lg px-2 py-2 text-left hover:bg-raised"
              onClick={() => onJump(start)}
            >
              <span className="shrink-0 text-muted tabular-nums">{formatTimestamp(start)}</span>
              <span dir="auto" className="break-words">
                {text}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </>
  )
}
