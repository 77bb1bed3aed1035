import { LinkList } from '@/components/downloads/link-list'
import type { ZipEntry } from '@/components/downloads/linked-file'
import type { LinkFlow } from '@/components/downloads/use-link-flow'
import { toSrt, toText } from '@/lib/audio/captions/transcript-files'
import { errors } from '@/lib/core/errors/error-catalog'
import { buildTikTokFileName } from '@/lib/core/file-name'
import { formatTransferProgress } from '@/lib/core/format/format-bytes'
import { findTikTokLink, getLinkErrorCode } from '@/lib/tiktok/links/tiktok-link'
import type { NextTool } from '@/lib/tool/form'
import type { TranscriptPart } from './transcript-part'
import { TranscriptResult } from './transcript-result'

export { describeLinks, submitLinks } from '@/components/downloads/link-list'

/** Returns why a text without a TikTok link is refused; null for other texts. */
export const findRefusal = (text: string) => (findTikTokLink(text) ? null : errors[getLinkErrorCode(text)])

/** The first track as text and, if it has times, as subtitles. */
function listTranscriptFiles(parts: readonly TranscriptPart[]): ZipEntry[] {
  const [author] = parts.flatMap((part) => ('video' in part ? [part.video.author] : []))
  const [transcript] = parts.flatMap((part) => ('transcript' in part ? [part.transcript] : []))
  if (!transcript) return []
  const buildEntry = (extension: string, write: () => string): ZipEntry => ({
    name: buildTikTokFileName({ handle: author?.handle ?? '', id: transcript.videoId ?? '', extension }),
    load: async () => write(),
  })
  const textEntry = buildEntry('txt', () => toText(transcript, { shouldShowTimestamps: false }))
  return transcript.segments.length > 0 ? [textEntry, buildEntry('srt', () => toSrt(transcript))] : [textEntry]
}

type Props = { list: LinkFlow<TranscriptPart>; nextTools: readonly NextTool[]; localStatus: string }

export function TranscriptList({ list, nextTools, localStatus }: Props) {
  const resolving = 'Looking up the link…'
  const stageLabels = {
    '': localStatus || resolving,
    resolving,
    captions: 'Fetching the captions…',
    fetching: 'No captions here. Getting the audio…',
    transcribing: 'Listening. This can take a minute…',
  }
  return (
    <LinkList
      list={list}
      status={{ stageLabels, formatAmount: formatTransferProgress, finishedMessage: 'The transcript is ready.' }}
      resultLabel="Transcript"
      zipName="tiktok-transcripts.zip"
      getResult={({ parts, state }) => ({
        view: <TranscriptResult parts={parts} nextTools={nextTools} isDone={state === 'ready'} />,
        zipEntries: listTranscriptFiles(parts),
      })}
    />
  )
}
