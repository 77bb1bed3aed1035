import { useEffect, useEffectEvent, useState } from 'react'
import { isBusy } from '@/components/run/flow'
import { RunStatus } from '@/components/run/run-status'
import { useServerFlow } from '@/components/run/use-server-flow'
import { Button } from '@/components/ui/button'
import { keepFocus } from '@/components/ui/keep-focus'
import { MAX_SECONDS } from '@/content/tools/tiktok/tiktok-transcript-generator/limits'
import { extractSpeech } from '@/lib/video/make-video'
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
  const { phase, pieces, botCheck, lazyModule, usage } = flow
  const [parts, setParts] = useState(clips)
  const [progressText, setProgressText] = useState('')
  const [replacedTexts, setReplacedTexts] = useState<readonly string[]>([])

  const addCaptions = useEffectEvent(() => {
    const [transcript] = pieces.flatMap((piece) => ('transcript' in piece ? [piece.transcript] : []))
    if (!transcript) return
    if (text.trim() !== '') setReplacedTexts([...replacedTexts, text])
    onTextChange(writeCaptions(transcript, parts))
  })
  const isDone = phase.name === 'done'
  useEffect(() => {
    if (isDone) addCaptions()
  }, [isDone])

  function start() {
    if (isBusy(phase)) return
    const speechParts = listSpeechParts(clips)
    setParts(speechParts)
    // Screen readers announce each change.
    const onProgress = (share: number) =>
      setProgressText(`Getting the audio from your clips… ${Math.floor(share * 10) * 10}%`)
    flow.submit({
      values: { prompt: clips.map(({ file }) => file.name).join(), parameters: {} },
      async buildRequest(token, signal) {
        onProgress(0)
        const { buildAudioRequest } = await import(
          '@/content/tools/tiktok/tiktok-transcript-generator/build-audio-request'
        )
        const extractAudio = () => extractSpeech(speechParts, { signal, maxSeconds: MAX_SECONDS, onProgress })
        const request = await buildAudioRequest(extractAudio, token, signal)
        setProgressText('Uploading the audio…')
        return request
      },
    })
  }

  function undo() {
    onTextChange(replacedTexts.at(-1) ?? '')
    setReplacedTexts(replacedTexts.slice(0, -1))
  }

  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <Button aria-disabled={isBusy(phase)} onClick={start}>
          Make auto captions
        </Button>
        {replacedTexts.length > 0 && (
          <Button variant="quiet" aria-label="Undo auto captions" onClick={() => keepFocus(undo)}>
            Undo
          </Button>
        )}
      </div>
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
      />
    </div>
  )
}
