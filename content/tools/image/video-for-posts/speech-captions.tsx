import { useEffect, useEffectEvent, useState } from 'react'
import { isBusy } from '@/components/run/flow'
import { RunStatus } from '@/components/run/run-status'
import { useServerFlow } from '@/components/run/use-server-flow'
import { Button } from '@/components/ui/button'
import { MAX_SECONDS } from '@/content/tools/tiktok/tiktok-transcript-generator/limits'
import { extractSpeech } from '@/lib/video/make-video'
import { type Captions, listSpeechParts, writeCaptions } from './captions'
import type { Clip } from './clips'
import { transcriptTool } from './result-card'

const flowOptions = {
  ...transcriptTool,
  promptLimit: Number.POSITIVE_INFINITY,
  successMessage: 'Captions added!',
  loadPartReader: async () =>
    (await import('@/content/tools/tiktok/tiktok-transcript-generator/transcript-part')).parseTranscriptPart,
}

type Props = { clips: readonly Clip[]; onCaptionsMake: (captions: Captions) => void }

/** Makes captions as a run of the transcript tool: the browser extracts the audio and sends nothing else. */
export function SpeechCaptions({ clips, onCaptionsMake }: Props) {
  const flow = useServerFlow(flowOptions)
  const { phase, pieces, botCheck, lazyModule, usage } = flow
  const [parts, setParts] = useState(clips)
  const [progressText, setProgressText] = useState('')

  const addCaptions = useEffectEvent(() => {
    const [transcript] = pieces.flatMap((piece) => ('transcript' in piece ? [piece.transcript] : []))
    if (transcript) onCaptionsMake(writeCaptions(transcript, parts))
  })
  const isDone = phase.name === 'done'
  useEffect(() => {
    if (isDone) addCaptions()
  }, [isDone])

  function start() {
    if (isBusy(phase)) return
    const speechParts = listSpeechParts(clips)
    setParts(speechParts)
    flow.submit({
      values: { prompt: clips.map(({ file }) => file.name).join(), parameters: {} },
      buildRequest: (token, signal) => buildSpeechRequest(speechParts, token, signal, setProgressText),
    })
  }

  return (
    <div className="grid gap-2">
      <Button className="justify-self-start" aria-disabled={isBusy(phase)} onClick={start}>
        Make auto captions
      </Button>
      <p className="text-muted text-sm">
        Sends only your trimmed clips’ audio, {MAX_SECONDS / 60} minutes max. Your video stays on your device.{' '}
        {usage.remainingUses} of {usage.perDay} transcripts left today.
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
        finishedMessage="Your captions are under “Captions.”"
        isAboveResult
        onRetry={start}
      />
    </div>
  )
}

async function buildSpeechRequest(
  parts: readonly Clip[],
  token: string,
  signal: AbortSignal,
  onStatus: (text: string) => void,
) {
  // Screen readers announce each change.
  const onProgress = (share: number) => onStatus(`Getting the audio from your clips… ${Math.floor(share * 10) * 10}%`)
  onProgress(0)
  const { buildAudioRequest } = await import('@/content/tools/tiktok/tiktok-transcript-generator/build-audio-request')
  const extractAudio = () => extractSpeech(parts, { signal, maxSeconds: MAX_SECONDS, onProgress })
  const request = await buildAudioRequest(extractAudio, token, signal)
  onStatus('Uploading the audio…')
  return request
}
