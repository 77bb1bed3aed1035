import { useMemo } from 'react'
import { BusyLabel } from '@/components/form/busy-label'
import { FieldGrid } from '@/components/form/field-grid'
import { useFormValues } from '@/components/form/use-form-values'
import { RunForm } from '@/components/run/run-form'
import { RunStatus } from '@/components/run/run-status'
import { useLoaded } from '@/components/run/use-loaded'
import { useServerRun } from '@/components/run/use-server-run'
import { notOpened } from '@/lib/errors/page'
import { charactersOf } from '@/lib/figures/count'
import { languageOfVoice } from '@/lib/speech/basic-voices'
import type { ServerTarget } from '@/lib/tool/target'
import { Preview } from './preview'
import { useVoices } from './use-voices'
import { voiceFields } from './voice-fields'

const loadResult = () => import('./voice-result')
const loadReader = async () => {
  const [{ readSpeechPart }] = await Promise.all([import('@/lib/speech/speech-part'), loadResult()])
  return readSpeechPart
}

const stages = { speaking: 'Speaking your text…' }
const sentences = (done: number, total: number | undefined) =>
  total === undefined ? '' : `${done} of ${total} sentences`

/** A text in; its sound out, to be heard, saved and captioned. */
export default function VoiceGenerator({ tool }: { tool: ServerTarget }) {
  const offer = useVoices()
  const target = useMemo(() => ({ ...tool, fields: voiceFields(tool.fields, offer) }), [tool, offer])
  const control = useFormValues(target)
  const { type, name, promptLimit } = tool
  const flow = useServerRun({ type, name, promptLimit, loadReader })
  const result = useLoaded(loadResult, flow.parts.status === 'loaded')
  const { prompt, parameters } = control.values
  const isDone = flow.phase.name === 'done'

  return (
    <>
      <RunForm
        tool={target}
        flow={flow}
        control={control}
        kind="lines"
        label="What should be said?"
        placeholder="e.g. Three things I wish I had known before my first sourdough."
        hint={charactersOf([...prompt].length, promptLimit)}
        button="Generate voice"
        above={<FieldGrid type={type} fields={target.fields} />}
        busyLabel={<BusyLabel words="Generating…" />}
        onSubmit={(values) => flow.submit({ values })}
      />
      <Preview
        text={prompt}
        language={offer.engine === 'basic' ? languageOfVoice(String(parameters.voice)) : null}
        speed={Number(parameters.speed) / 100}
      />
      <RunStatus flow={flow} stages={stages} amount={sentences} finished="The voice-over is ready." />
      {result.status === 'loaded' && flow.pieces.length > 0 && (isDone || flow.phase.name === 'loading') && (
        <result.module.VoiceResult parts={flow.pieces} isDone={isDone} />
      )}
      {result.status === 'failed' && isDone && (
        <p className="mt-4 text-sm text-danger">{notOpened('The player')}</p>
      )}
    </>
  )
}
