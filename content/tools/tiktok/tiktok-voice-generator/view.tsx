import { useMemo } from 'react'
import { useFormValues } from '@/components/form/use-form-values'
import { LookupForm } from '@/components/run/lookup-form'
import { LookupStatus } from '@/components/run/lookup-status'
import { useLoaded } from '@/components/run/use-loaded'
import { useLookup } from '@/components/run/use-lookup'
import { notOpened } from '@/lib/errors/page'
import { charactersOf } from '@/lib/figures/count'
import { languageOfVoice } from '@/lib/speech/basic-voices'
import type { ServerTarget } from '@/lib/tool/target'
import { Preview } from './preview'
import { useVoices } from './use-voices'
import { voiceFields } from './voice-fields'

const loadResult = () => import('./voice-result')

/** Read where they are shown: the reader loads with the result. */
const asItCame = (part: unknown) => part

const stages = { speaking: 'Speaking your text…' }
const sentences = (done: number, total: number | undefined) =>
  total === undefined ? '' : `${done} of ${total} sentences`

/** A text in; its sound out, to be heard, saved and captioned. */
export default function VoiceGenerator({ tool }: { tool: ServerTarget }) {
  const offer = useVoices()
  const target = useMemo(() => ({ ...tool, fields: voiceFields(tool.fields, offer) }), [tool, offer])
  const control = useFormValues(target)
  const { type, promptLimit } = tool
  const flow = useLookup({ type, promptLimit, readPart: asItCame })
  const result = useLoaded(loadResult, flow.loaded.status === 'loaded')
  const { prompt, parameters } = control.values
  const isDone = flow.phase.name === 'done'

  return (
    <>
      <LookupForm
        tool={target}
        flow={flow}
        control={control}
        kind="lines"
        label="What should be said?"
        placeholder="e.g. Three things I wish I had known before my first sourdough."
        hint={charactersOf([...prompt].length, promptLimit)}
        button="Generate voice"
        busyLabel="Generating…"
      />
      <Preview
        text={prompt}
        language={offer.engine === 'basic' ? languageOfVoice(String(parameters.voice)) : null}
        speed={Number(parameters.speed) / 100}
      />
      <LookupStatus flow={flow} stages={stages} amount={sentences} finished="The voice-over is ready." />
      {result.status === 'loaded' && flow.parts.length > 0 && (isDone || flow.phase.name === 'loading') && (
        <result.module.VoiceResult parts={flow.parts} isDone={isDone} />
      )}
      {result.status === 'failed' && isDone && (
        <p className="mt-4 text-sm text-danger">{notOpened('The player')}</p>
      )}
    </>
  )
}
