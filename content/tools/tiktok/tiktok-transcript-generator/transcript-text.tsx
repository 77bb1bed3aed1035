import type { Transcript } from '@/lib/audio/captions/transcript'
import { formatTimestamp } from '@/lib/core/format/format-timestamp'
import { getLanguageTag } from './language-name'

type Props = { transcript: Transcript; shouldShowTimestamps: boolean }

const boxClassName =
  'mt-4 max-h-96 overflow-y-auto rounded-lg border border-line bg-canvas p-4 leading-relaxed wrap-anywhere'

export function TranscriptText({ transcript, shouldShowTimestamps }: Props) {
  const { text, segments, language } = transcript
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls, and the keyboard must reach it
    <section aria-label="Transcript" tabIndex={0} className={boxClassName}>
      <div lang={getLanguageTag(language)} dir="auto">
        {shouldShowTimestamps ? (
          <ul className="space-y-1">
            {segments.map(({ start, text }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one track never change
              <li key={index} className="flex gap-3">
                <span className="shrink-0 text-muted tabular-nums">{formatTimestamp(start)}</span>
                <span>{text}</span>
              </li>
            ))}
          </ul>
        ) : (
          <p className="whitespace-pre-line">{text}</p>
        )}
      </div>
    </section>
  )
}
