import { Download } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { saveTextFile } from '@/components/ui/save-text-file'
import type { Transcript } from '@/lib/audio/captions/transcript'
import { toJson, toSrt, toText, toVtt } from '@/lib/audio/captions/transcript-files'
import { formatTimestamp } from '@/lib/core/format/format-time'
import { capitalizeFirst } from '@/lib/core/strings/capitalize-first'

/** Returns a language's display name: `en-US` and `english` are both English. Null if it is unknown. */
export function getLanguageName(language: string | null): string | null {
  const name = language?.trim() ?? ''
  if (name === '' || /^und\b/.test(name)) return null
  return lookUpLanguageName(name) ?? capitalizeFirst(name)
}

function lookUpLanguageName(tag: string): string | null {
  try {
    const name = new Intl.DisplayNames('en', { type: 'language', fallback: 'none', languageDisplay: 'standard' }).of(
      tag,
    )
    return name ?? null
  } catch {
    return null
  }
}

/** Returns the `lang` value for screen readers and browsers; undefined if the tag is invalid. */
export function getLanguageTag(language: string | null): string | undefined {
  return language && /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i.test(language) ? language : undefined
}

type Props = { transcript: Transcript; shouldShowTimestamps: boolean }

const boxClassName = 'mt-4 max-h-96 overflow-y-auto rounded-lg border border-line bg-canvas p-4 leading-relaxed'

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

export function Downloads({ transcript, shouldShowTimestamps }: Props) {
  const text = toText(transcript, { shouldShowTimestamps })
  const save = (extension: string, content: string) => saveTextFile(`tiktok-transcript.${extension}`, content)
  const formatters = { srt: toSrt, vtt: toVtt, json: toJson }
  const hasTimestamps = transcript.segments.length > 0
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-2">
        <CopyButton text={text.trimEnd()} variant="primary" />
        <Button size="small" onClick={() => save('txt', text)}>
          <Download className="size-4" />
          Download
        </Button>
        {Object.entries(formatters)
          .filter(([extension]) => hasTimestamps || extension === 'json')
          .map(([extension, format]) => (
            <Button
              key={extension}
              size="small"
              aria-label={`Download .${extension}`}
              onClick={() => save(extension, format(transcript))}
            >
              <Download className="size-4" />.{extension}
            </Button>
          ))}
      </div>
      {!hasTimestamps && (
        <p className="mt-2 text-muted text-sm">
          This model doesn’t give timestamps, so there are no subtitles to download.
        </p>
      )}
    </>
  )
}
