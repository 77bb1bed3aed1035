import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { getButtonClass } from '@/components/ui/button'
import type { Transcript } from '@/lib/audio/captions/transcript'
import { formatCount } from '@/lib/core/format/format-number'
import type { NextTool } from '@/lib/tool/form'
import { buildPrefillUrl } from '@/lib/tool/prefill-url'
import type { TranscriptPart, Video } from './transcript-part'
import { Downloads, getLanguageName, TranscriptText } from './transcript-text'

function NextToolLinks({ text, nextTools }: { text: string; nextTools: readonly NextTool[] }) {
  const length = [...text].length
  const minPromptLimit = Math.min(...nextTools.map(({ promptLimit }) => promptLimit))
  return (
    <div className="mt-5 border-line border-t pt-4">
      <h4 className="font-semibold text-sm">Turn it into something else</h4>
      <ul className="mt-2 flex flex-wrap gap-2">
        {nextTools.map(({ name, path, promptLimit }) => (
          <li key={path}>
            <a
              className={getButtonClass({ size: 'small' })}
              href={buildPrefillUrl(path, [...text].slice(0, promptLimit).join(''))}
            >
              {name}
              <ArrowRight className="size-4" />
            </a>
          </li>
        ))}
      </ul>
      {length > minPromptLimit && (
        <p className="mt-2 text-muted text-sm">
          This transcript is long. Some of these tools only get its first {formatCount(minPromptLimit)} characters.
        </p>
      )}
    </div>
  )
}

function VideoAttribution({ video: { url, author, caption } }: { video: Video }) {
  return (
    <p className="mt-3 text-sm">
      <a href={url} rel="noreferrer nofollow" target="_blank" className="font-semibold underline underline-offset-2">
        {author.handle ? `@${author.handle}` : author.name || 'The original'} on TikTok
        <span className="sr-only"> (new tab)</span>
      </a>
      {caption && <span className="line-clamp-2 text-muted">{caption}</span>}
    </p>
  )
}

const sourceLabels = {
  creator: 'The creator’s captions',
  automatic: 'TikTok’s automatic captions',
  translated: 'TikTok’s machine translation',
  'speech-recognition': 'Transcribed by a speech model',
} as const satisfies Record<Transcript['source'], string>

function getTrackName({ source, language }: Transcript): string {
  const name = getLanguageName(language) ?? 'Unknown language'
  return source === 'translated' ? `${name}, translated` : name
}

type Props = {
  parts: readonly TranscriptPart[]
  nextTools: readonly NextTool[]
  /** True once the run has succeeded; more languages may arrive before that. */
  isDone: boolean
}

export function TranscriptResult({ parts, nextTools, isDone }: Props) {
  const [selectedTrackName, setSelectedTrackName] = useState('')
  const [wantsTimestamps, setWantsTimestamps] = useState(false)
  const video = parts.flatMap((part) => ('video' in part ? [part.video] : []))[0]
  const tracks = parts.flatMap((part) => ('transcript' in part ? [part.transcript] : []))
  const transcript = tracks.find((track) => getTrackName(track) === selectedTrackName) ?? tracks[0]
  if (!transcript) return null

  const sourceLabel = [sourceLabels[transcript.source], getLanguageName(transcript.language)]
    .filter(Boolean)
    .join(' · ')
  const hasTimestamps = transcript.segments.length > 0
  const shouldShowTimestamps = wantsTimestamps && hasTimestamps
  return (
    <section aria-labelledby="transcription" className="rounded-xl border border-line bg-surface p-4 sm:p-6">
      <h3 id="transcription" className="font-bold text-xl">
        Transcription Result
      </h3>
      <p className="mt-1 text-muted">
        {transcript.url ? 'Your TikTok video transcript is ready' : 'Your file’s transcript is ready'}
      </p>
      {video && <VideoAttribution video={video} />}
      <p className="mt-3 text-sm">
        <span className="inline-block rounded-md bg-raised px-2 py-1 font-semibold">{sourceLabel}</span>
      </p>
      <div className="mt-4 flex flex-wrap items-end gap-x-6 gap-y-3">
        {tracks.length > 1 && (
          <label className="font-semibold text-sm">
            Language
            <select
              value={getTrackName(transcript)}
              onChange={(event) => setSelectedTrackName(event.currentTarget.value)}
              className="mt-1 block min-h-11 max-w-full rounded-lg border border-field-line bg-surface px-3 font-normal"
            >
              {tracks.map((track) => (
                <option key={track.language}>{getTrackName(track)}</option>
              ))}
            </select>
          </label>
        )}
        {hasTimestamps && (
          <label className="flex min-h-11 items-center gap-2 font-semibold text-sm">
            <input
              type="checkbox"
              checked={wantsTimestamps}
              onChange={(event) => setWantsTimestamps(event.currentTarget.checked)}
            />
            Timestamps
          </label>
        )}
      </div>
      <TranscriptText transcript={transcript} shouldShowTimestamps={shouldShowTimestamps} />
      <Downloads transcript={transcript} shouldShowTimestamps={shouldShowTimestamps} />
      {isDone && <NextToolLinks text={transcript.text} nextTools={nextTools} />}
    </section>
  )
}
