import { LinkList, type LinkListProps } from '@/components/downloads/link-list'
import type { ZipEntry } from '@/components/downloads/linked-file'
import { toSrt, toText } from '@/lib/audio/captions/transcript-files'
import { buildTikTokFileName } from '@/lib/core/file-name'
import type { NextTool } from '@/lib/tool/form'
import type { TranscriptPart } from './transcript-part'
import { stageLabels, TranscriptResult } from './transcript-result'

export { describeLinks } from '@/components/downloads/link-list'

/** The first track as text and, if it has times, as subtitles. */
export function listTranscriptFiles(parts: readonly TranscriptPart[]): ZipEntry[] {
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

type Props = LinkListProps<TranscriptPart> & { nextTools: readonly NextTool[] }

export function TranscriptList({ nextTools, ...props }: Props) {
  return (
    <LinkList
      {...props}
      stageLabels={{ ...stageLabels, '': stageLabels.resolving }}
      resultLabel="Transcript"
      zipName="tiktok-transcripts.zip"
      getResult={({ parts }) => {
        const view = <TranscriptResult parts={parts} nextTools={nextTools} isDone />
        return parts.length > 0 ? { view, zipEntries: listTranscriptFiles(parts) } : null
      }}
    />
  )
}
