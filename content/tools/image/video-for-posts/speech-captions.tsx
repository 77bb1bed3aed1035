import { useEffect, useEffectEvent, useState } from 'react'
import { isBusy } from '@/components/run/flow'
import { RunStatus } from '@/components/run/run-status'
import { useServerFlow } from '@/components/run/use-server-flow'
import { Button } from '@/components/ui/button'
import { MAX_SECONDS } from '@/content/tools/tiktok/tiktok-transcript-generator/limits'
import { listSpeechParts, writeCaptions } from './captions'
import type { Clip } from './clips'
import { transcriptTool } from './result-card'

const flowOptions = {
  ...transcriptTool,
  promptLimit: Number.POSITIVE_INFINITY,
  successMessage: 'Captions added!',
  loadPartReader: async () =>
    (await import('@/content/tools/tiktok/tiktok-transcript-generator/transcript-part')).parseTranscriptPart,
}

type Props = { clips: readonly Clip[]; text: string; onTextChange: (text: string) => void }

/** Makes captions as a run of the transcript tool: the browser extracts the audio and sends nothing else. */
export function SpeechCaptions({ clips, text, onTextChange }: Props) {
  const flow = useServerFlow(flowOptions)
  const { phase, pieces, botCheck, lazyModule } = flow
  const { remainingUses, perDay } = flow.usage
  const [parts, setParts] = useState<readonly Clip[]>([])
  const [progressText, setProgressText] = useState('')
  const [otherText, setOtherText] = useState({ action: 'Undo', text: '' })
  const [transcript] = pieces.flatMap((piece) => ('transcript' in piece ? [piece.transcript] : []))
  const isDone = phase.name === 'done'

  const addCaptions = useEffectEvent(() => {
    if (!transcript) return
    setOtherText({ action: 'Undo', text })
    onTextChange(writeCaptions(transcript, parts))
  })
  useEffect(() => {
    if (isDone) addCaptions()
  }, [isDone])

  function start() {
    const speechParts = listSpeechParts(clips)
    // Screen readers announce each change.
    const onProgress = (share: number) =>
      setProgressText(`Getting the audio from your clips… ${Math.floor(share * 10) * 10}%`)
    const isStarted = flow.submit({
      values: { prompt: clips.map(({ file }) => file.name).join(), parameters: {} },
      async buildRequest(token, signal) {
        onProgress(0)
        const [{ buildAudioRequest }, { extractSpeech }] = await Promise.all([
          import('@/content/tools/tiktok/tiktok-transcript-generator/build-audio-request'),
          import('@/lib/video/make-video'),
        ])
        const extractAudio = () => extractSpeech(speechParts, { signal, maxSeconds: MAX_SECONDS, onProgress })
        const request = await buildAudioRequest(extractAudio, token, signal)
        setProgressText('Uploading the audio…')
        return request
      },
    })
    if (isStarted) setParts(speechParts)
  }

  function swapTexts() {
    setOtherText({ action: otherText.action === 'Undo' ? 'Redo' : 'Undo', text })
    onTextChange(otherText.text)
  }

  return (
    <section aria-label="Auto captions" className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <Button aria-disabled={isBusy(phase)} onClick={start}>
          Make auto captions
        </Button>
        {otherText.text.trim() !== '' && (
          <Button variant="quiet" aria-label={`${otherText.action} auto captions`} onClick={swapTexts}>
            {otherText.action}
          </Button>
        )}
      </div>
      <p className="text-muted text-sm">
        Sends only the audio of your clips, up to {MAX_SECONDS / 60} minutes. Your video stays on your device.{' '}
        {remainingUses} of {perDay} uses left today.
      </p>
      {lazyModule.status === 'loaded' && botCheck.state.status !== 'off' && (
        <lazyModule.module.BotCheck
          key={botCheck.state.attempt}
          tool={flow.type}
          {...botCheck.getCallbacks(botCheck.state.attempt)}
        />
      )}
      <RunStatus
        flow={flow}
        stageLabels={{ '': progressText, transcribing: 'Listening. This can take a minute…' }}
        finishedMessage="The captions are in the box."
        isAboveResult
      />
      {isDone && transcript?.segments.length === 0 && (
        <p className="text-muted text-sm">
          This model doesn’t give timestamps, so the words are spread over the whole video.
        </p>
      )}
    </section>
  )
}
