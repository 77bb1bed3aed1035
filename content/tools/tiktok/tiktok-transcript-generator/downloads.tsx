import { Download } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { saveTextFile } from '@/components/ui/save-text-file'
import type { Transcript } from '@/lib/audio/captions/transcript'
import { toJson, toSrt, toText, toVtt } from '@/lib/audio/captions/transcript-files'

type Props = { transcript: Transcript; shouldShowTimestamps: boolean }

export function Downloads({ transcript, shouldShowTimestamps }: Props) {
  const text = toText(transcript, { shouldShowTimestamps })
  const save = (extension: string, content: string, type: Parameters<typeof saveTextFile>[2]) =>
    saveTextFile(`tiktok-transcript.${extension}`, content, type)
  const fileFormats = [
    { extension: 'srt', type: 'application/x-subrip', content: toSrt },
    { extension: 'vtt', type: 'text/vtt', content: toVtt },
    { extension: 'json', type: 'application/json', content: toJson },
  ] as const
  const hasTimestamps = transcript.segments.length > 0
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-2">
        <CopyButton text={text.trimEnd()} variant="primary" />
        <Button size="small" onClick={() => save('txt', text, 'text/plain')}>
          <Download className="size-4" />
          Download
        </Button>
        {fileFormats
          .filter(({ extension }) => hasTimestamps || extension === 'json')
          .map(({ extension, type, content }) => (
            <Button
              key={extension}
              size="small"
              aria-label={`Download .${extension}`}
              onClick={() => save(extension, content(transcript), type)}
            >
              <Download className="size-4" />.{extension}
            </Button>
          ))}
      </div>
      {!hasTimestamps && (
        <p className="mt-2 text-muted text-sm">This model gives no times, so there are no subtitles to save.</p>
      )}
    </>
  )
}
