import { useMemo } from 'react'
import { SliderField } from '@/components/calculator/slider-field'
import { BusyLabel } from '@/components/form/busy-label'
import { inputName } from '@/components/form/form-elements'
import { useFormValues } from '@/components/form/use-form-values'
import { onceMeant } from '@/components/loading/once-meant'
import { useLoaded } from '@/components/loading/use-loaded'
import { RunForm } from '@/components/run/run-form'
import { RunPanes } from '@/components/run/run-panes'
import { useServerRun } from '@/components/run/use-server-run'
import { languageOfVoice } from '@/lib/audio/speech/basic-voices'
import { notOpened } from '@/lib/core/errors/page'
import { charactersOf } from '@/lib/core/format/count'
import type { ServerTarget } from '@/lib/tool/target'
import { speedInWords } from './speed-in-words'
import { useVoices } from './use-voices'
import { voiceFields } from './voice-fields'
import { VoicePicker } from './voice-picker'

const loadPreview = () => import('./preview')
const loadPreviewLater = () => onceMeant().then(loadPreview)
const loadResult = () => import('./voice-result')
const loadReader = async () => {
  const [{ readSpeechPart }] = await Promise.all([import('@/lib/audio/speech/speech-part'), loadResult()])
  return readSpeechPart
}

const stages = { speaking: 'Speaking your text…' }
const sentences = (done: number, total: number | undefined) =>
  total === undefined ? '' : `${done} of ${total} sentences`

const speakers = {
  model: 'Spoken by a speech model',
  basic: 'By eSpeak NG, a robotic voice',
  none: '',
}

/** A text in; its sound out, to be heard, saved and captioned. */
export default function VoiceGenerator({ tool }: { tool: ServerTarget }) {
  const { offer, isKnown } = useVoices()
  const target = useMemo(() => ({ ...tool, fields: voiceFields(tool.fields, offer) }), [tool, offer])
  const control = useFormValues(target)
  const { type, name, promptLimit } = tool
  const flow = useServerRun({ type, name, promptLimit, loadReader })
  const result = useLoaded(loadResult, flow.parts.status === 'loaded')
  const { phase, pieces } = flow
  const { prompt, parameters } = control.values
  const isDone = phase.name === 'done'
  const hasSound = pieces.length > 0 && (isDone || phase.name === 'loading')
  const choose = (change: { voice: string } | { speed: number }) =>
    control.fill({ prompt, parameters: { ...parameters, ...change } })
  const speed = Number(parameters.speed)
  const preview = useLoaded(offer.engine === 'none' ? loadPreview : loadPreviewLater, true)
  const read = {
    text: prompt,
    language: offer.engine === 'basic' ? languageOfVoice(String(parameters.voice)) : null,
    speed: speed / 100,
  }

  return (
    <RunPanes
      phase={phase}
      shown={hasSound && (isDone || offer.engine === 'model')}
      after={
        offer.engine !== 'none' && (
          <div className="mt-4 min-h-18">
            {preview.status === 'loaded' && <preview.module.Preview {...read} />}
          </div>
        )
      }
      empty="Your voice-over appears here: a player, the files, and captions that match."
      form={
        <>
          <RunForm
            tool={target}
            flow={flow}
            control={control}
            kind="lines"
            label="Your text"
            placeholder="e.g. Three things I wish I had known before my first sourdough."
            hint={charactersOf([...prompt].length, promptLimit)}
            button="Generate voice"
            above={
              <VoicePicker
                voices={offer.voices}
                chosen={String(parameters.voice)}
                onChoose={(voice) => choose({ voice })}
              >
                <SliderField
                  label="Speed"
                  name={inputName('speed')}
                  value={speed}
                  shown={speedInWords(speed)}
                  min={75}
                  max={150}
                  step={5}
                  onChange={(speed) => choose({ speed })}
                />
              </VoicePicker>
            }
            busyLabel={<BusyLabel words="Generating…" />}
            by={isKnown && speakers[offer.engine]}
            onSubmit={(values) => flow.submit({ values })}
            instead={
              offer.engine === 'none' && (
                <div className="mt-3 min-h-12">
                  {preview.status === 'loaded' && <preview.module.Preview {...read} isAlone />}
                </div>
              )
            }
          />
          {result.status === 'loaded' ? (
            <result.module.RunStatus
              flow={flow}
              stages={stages}
              amount={sentences}
              finished="The voice-over is ready."
            />
          ) : (
            <div className="mt-3 min-h-11" />
          )}
        </>
      }
    >
      {result.status === 'loaded' && hasSound && <result.module.VoiceResult parts={pieces} isDone={isDone} />}
      {result.status === 'failed' && isDone && (
        <p className="text-danger text-sm">{notOpened('The player')}</p>
      )}
    </RunPanes>
  )
}
