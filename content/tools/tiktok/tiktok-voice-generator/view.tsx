import { useEffect, useMemo, useState } from 'react'
import { RangeField } from '@/components/fields/fields'
import { BusyLabel } from '@/components/form/busy-label'
import { getInputName } from '@/components/form/form-elements'
import { useFormValues } from '@/components/form/use-form-values'
import { useLazyModule } from '@/components/loading/lazy-module'
import { RunForm } from '@/components/run/run-form'
import { RunPanes, type ServerViewProps } from '@/components/run/run-panes'
import { useServerFlow } from '@/components/run/use-server-flow'
import { basicVoices, getVoiceLanguage, readVoicesReply, type VoicesReply } from '@/lib/audio/speech/voices'
import { buildNotOpenedMessage } from '@/lib/core/errors/page-errors'
import { formatCharacterCount } from '@/lib/core/format/format-number'
import type { Field } from '@/lib/tool/form'
import { DeviceVoicePreview } from './device-voice-preview'
import { VoicePicker } from './voice-picker'

/** The voices of a site without further settings, used at build time. */
const defaultReply: VoicesReply = { engine: 'basic', voices: basicVoices }

/** Pages are built before the settings are known, so the default list applies until the response arrives. */
function useVoices(): { voicesReply: VoicesReply; isLoaded: boolean } {
  const [reply, setReply] = useState({ voicesReply: defaultReply, isLoaded: false })
  useEffect(() => {
    const controller = new AbortController()
    fetch('/api/voices', { signal: controller.signal })
      .then((response) => response.json())
      .then((body) => {
        const parsedReply = readVoicesReply(body)
        const voicesReply = parsedReply?.engine === defaultReply.engine ? defaultReply : parsedReply
        if (voicesReply) setReply({ voicesReply, isLoaded: true })
      })
      // On failure the default list stays; the server rejects voices it lacks.
      .catch(() => {})
    return () => controller.abort()
  }, [])
  return reply
}

/** Limits the voice field to this site's voices, so that links and stored drafts cannot select others. */
function addVoiceOptions(fields: readonly Field[], { voices }: VoicesReply): readonly Field[] {
  const options = voices.map(({ id, label }) => ({ value: id, label }))
  const firstOption = options[0]
  if (!firstOption) return fields
  return fields.map((field) =>
    field.name === 'voice'
      ? { kind: 'select', name: field.name, label: field.label, options, default: firstOption.value }
      : field,
  )
}

const loadResultModule = () => import('./voice-result')
const loadPartReader = async () => {
  const [{ readSpeechPart }] = await Promise.all([import('@/lib/audio/speech/speech'), loadResultModule()])
  return readSpeechPart
}

const stageLabels = { speaking: 'Speaking your text…' }
const formatSentenceCount = (spokenCount: number, totalCount: number | undefined) =>
  totalCount === undefined ? '' : `${spokenCount} of ${totalCount} sentences`

const engineNotes = { model: 'Spoken by an AI voice', basic: 'Spoken by eSpeak NG, a robotic voice', none: '' }

export default function VoiceGenerator({ tool, sample }: ServerViewProps) {
  const { voicesReply, isLoaded } = useVoices()
  const toolWithVoices = useMemo(
    () => ({ ...tool, fields: addVoiceOptions(tool.fields, voicesReply) }),
    [tool, voicesReply],
  )
  const control = useFormValues(toolWithVoices)
  const { type, name, promptLimit } = tool
  const flow = useServerFlow({ type, name, promptLimit, loadPartReader })
  const resultModule = useLazyModule(loadResultModule, flow.lazyModule.status === 'loaded')
  const { phase, pieces } = flow
  const { prompt, parameters } = control.values
  const isDone = phase.name === 'done'
  const hasAudio = pieces.length > 0 && (isDone || phase.name === 'loading')
  const changeParameter = (change: { voice: string } | { speed: number }) =>
    control.fillInputs({ prompt, parameters: { ...parameters, ...change } })
  const speed = Number(parameters.speed)
  const previewProps = {
    text: prompt,
    language: voicesReply.engine === 'basic' ? getVoiceLanguage(String(parameters.voice)) : null,
    speed: speed / 100,
  }

  return (
    <RunPanes
      phase={phase}
      hasResult={hasAudio && (isDone || voicesReply.engine === 'model')}
      // The sample is that of a basic voice.
      emptyState={voicesReply.engine === 'basic' ? sample : 'Your voice-over appears here, with its captions.'}
      form={
        <RunForm
          tool={toolWithVoices}
          flow={flow}
          control={control}
          kind="text"
          label="Your text"
          placeholder="e.g. Three things I’d tell myself before my first sourdough."
          hint={formatCharacterCount([...prompt].length, promptLimit)}
          buttonLabel="Generate voice"
          contentAboveButton={
            <VoicePicker
              voices={voicesReply.voices}
              selectedId={String(parameters.voice)}
              speed={previewProps.speed}
              onChoose={(voice) => changeParameter({ voice })}
            >
              <RangeField
                label="Speed"
                name={getInputName('speed')}
                value={speed}
                unit="%"
                min={75}
                max={150}
                step={5}
                onValueChange={(speed) => changeParameter({ speed })}
              />
            </VoicePicker>
          }
          busyLabel={<BusyLabel text="Generating…" />}
          engineNote={isLoaded && engineNotes[voicesReply.engine]}
          onSubmit={(values) => flow.submit({ values })}
          replacement={
            voicesReply.engine === 'none' && (
              <div className="mt-3">
                <DeviceVoicePreview {...previewProps} isOnlyOption />
              </div>
            )
          }
        >
          {voicesReply.engine !== 'none' && (
            <div className="mt-4">
              <DeviceVoicePreview {...previewProps} />
            </div>
          )}
        </RunForm>
      }
    >
      {resultModule.status === 'loaded' && (
        <resultModule.module.RunStatus
          flow={flow}
          stageLabels={stageLabels}
          formatAmount={formatSentenceCount}
          isAboveResult
          finishedMessage="The voice-over is ready."
        />
      )}
      {resultModule.status === 'loaded' && hasAudio && (
        <resultModule.module.VoiceResult parts={pieces} isDone={isDone} />
      )}
      {resultModule.status === 'failed' && isDone && (
        <p className="text-danger text-sm">{buildNotOpenedMessage('The player')}</p>
      )}
    </RunPanes>
  )
}
