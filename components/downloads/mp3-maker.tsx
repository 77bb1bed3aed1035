import { useState } from 'react'
import { useCancellableJob } from '@/components/run/use-cancellable-job'
import { Button } from '@/components/ui/button'
import type { Notice } from '@/components/ui/notify'
import { RadioChip } from '@/components/ui/radio-chip'
import { saveBlob } from '@/components/ui/save-blob'
import { useObjectUrl } from '@/components/ui/use-object-url'
import type { Mp3Bitrate } from '@/lib/audio/encode/audio-job'
import { formatBytes } from '@/lib/core/format/format-bytes'
import type { FoundSound } from '@/lib/tiktok/downloads/found-post'
import { FilesSection } from './file-list'
import { buildErrorNotice, fetchLinkedFile, getMp3Name, type PostLinks } from './linked-file'

type Mp3State =
  | { name: 'idle' }
  | { name: 'busy'; text: string; bar: { text: string; value?: number; max?: number } }
  | { name: 'made'; blob: Blob }
  | { name: 'failed'; notice: Notice }

function Mp3Progress({ state, fileName }: { state: Mp3State; fileName: string }) {
  return (
    <div className="mt-3 min-h-6">
      <p role="status" className={state.name === 'failed' ? 'text-danger' : 'text-sm text-muted'}>
        {state.name === 'busy' && state.text}
        {state.name === 'made' && `Downloaded: ${fileName}, ${formatBytes(state.blob.size)}.`}
        {state.name === 'failed' && state.notice.text}
      </p>
      {state.name === 'busy' && (
        <div className="mt-1 flex items-center gap-3 text-sm text-muted">
          <progress className="w-48" aria-label="Progress" value={state.bar.value} max={state.bar.max} />
          <span aria-hidden>{state.bar.text}</span>
        </div>
      )}
    </div>
  )
}

const bitrates = [
  { value: 128_000, label: '128 kbps (smaller file)' },
  { value: 192_000, label: '192 kbps (best for music)' },
] as const

export function Mp3Maker({ sound, links }: { sound: FoundSound; links: PostLinks }) {
  const [bitrate, setBitrate] = useState<Mp3Bitrate>(128_000)
  const { state, startJob, cancel } = useCancellableJob<Mp3State>({ name: 'idle' })
  const url = useObjectUrl(state.name === 'made' ? state.blob : null)
  const isBusy = state.name === 'busy'
  const fileName = getMp3Name(sound)

  async function make() {
    const { signal, updateState } = startJob()
    function showBytes(value: number, max: number | null) {
      const byteText = value > 0 ? formatBytes(value) : ''
      const bar = max ? { text: `${byteText} of ${formatBytes(max)}`, value, max } : { text: byteText }
      updateState({ name: 'busy', text: 'Getting the audio…', bar })
    }
    function showShare(value: number) {
      const bar = { text: `${Math.round(value * 100)}%`, value, max: 1 }
      updateState({ name: 'busy', text: 'Making the MP3…', bar })
    }
    showBytes(0, null)
    try {
      const { convertToMp3 } = await import('@/lib/audio/encode/run-audio-job')
      const sourceBlob = await fetchLinkedFile(sound, links, { signal, onProgress: showBytes })
      showShare(0)
      const blob = await convertToMp3(sourceBlob, { ...sound, bitrate }, { signal, onProgress: showShare })
      signal.throwIfAborted()
      saveBlob(fileName, blob)
      updateState({ name: 'made', blob })
    } catch (error) {
      updateState({ name: 'failed', notice: buildErrorNotice(error) })
    }
  }

  return (
    <FilesSection title="MP3">
      <fieldset className="mt-2 flex flex-wrap gap-2" disabled={isBusy}>
        <legend className="sr-only">MP3 quality</legend>
        {bitrates.map(({ value, label }) => (
          <RadioChip key={value} name="bitrate" checked={bitrate === value} onChange={() => setBitrate(value)}>
            {label}
          </RadioChip>
        ))}
      </fieldset>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button variant="primary" aria-disabled={isBusy} onClick={() => isBusy || make()}>
          Make MP3
        </Button>
        {isBusy && <Button onClick={cancel}>Cancel</Button>}
      </div>
      <Mp3Progress state={state} fileName={fileName} />
      {state.name === 'made' && url && (
        <div className="mt-3 space-y-3">
          {/* biome-ignore lint/a11y/useMediaCaption: no transcript of the sound exists. */}
          <audio controls src={url} className="w-full max-w-md" aria-label="The MP3" />
          <Button onClick={() => saveBlob(fileName, state.blob)}>Download again</Button>
        </div>
      )}
    </FilesSection>
  )
}
