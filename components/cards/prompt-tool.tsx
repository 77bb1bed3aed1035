'use client'

import { useRef } from 'react'
import { Examples } from '@/components/form/examples'
import { Options } from '@/components/form/options'
import { useFormValues } from '@/components/form/use-form-values'
import { useVoice } from '@/components/form/voice/use-voice'
import { VoiceSection } from '@/components/form/voice/voice-section'
import { boxOf, RunForm } from '@/components/run/run-form'
import type { ToolForm } from '@/lib/tool/form'
import { formValues } from '@/lib/tool/form-values'
import { KeptSections } from './kept-sections'
import { newJob } from './prompt-job'
import { ResultsRegion } from './results-region'
import { OwnLineSection } from './score/own-line-section'
import { useLastRun } from './use-last-run'
import { usePromptRun } from './use-prompt-run'

/** Everything in the browser around a tool that writes: the form, the run, its results and the history. */
export default function PromptTool({ form: given }: { form: ToolForm }) {
  const voice = useVoice(given)
  const { form } = voice
  const control = useFormValues(form)
  const flow = usePromptRun(form)
  useLastRun(form, flow, control)
  const typedSince = useRef(false)

  function sync() {
    typedSince.current = true
    control.sync()
  }

  /** The prompt goes along, unless it has been changed since: history has the rest. */
  function clear() {
    if (control.values.prompt === flow.run?.prompt) control.fill(formValues(form, { prompt: '' }))
    flow.putAway()
    boxOf(control)?.focus()
  }

  function readAs(kind: string) {
    const { run } = flow
    if (!run?.reading) return
    const { prompt, parameters } = run
    const values = { prompt, parameters: { ...parameters, readAs: kind } }
    const { again } = run.reading
    if (flow.submit(newJob({ tool: form.type, values, byKeyboard: false, again, isFree: true })))
      control.fill(values)
  }

  return (
    <div>
      <RunForm
        tool={form}
        flow={flow}
        control={{ ...control, sync }}
        kind="lines"
        label={form.promptLabel}
        placeholder={form.placeholder}
        hint={form.hint}
        goal="generate"
        button={form.button}
        busyLabel={flow.phase.name === 'verifying' ? 'Checking…' : 'Generating…'}
        onSubmit={(values, byKeyboard) => {
          typedSince.current = false
          return flow.submit(newJob({ tool: form.type, values, byKeyboard }))
        }}
      >
        <Options fields={given.fields} parameters={control.values.parameters} />
      </RunForm>
      <VoiceSection control={voice} />
      {form.score && <OwnLineSection kind={form.score} values={control.values} />}
      <ResultsRegion
        form={form}
        flow={flow}
        mayFocus={() => !typedSince.current}
        onRead={readAs}
        onClear={clear}
      />
      <Examples
        form={form}
        onPick={(values) => {
          control.fill(values)
          flow.intend()
          boxOf(control)?.scrollIntoView({ block: 'nearest' })
        }}
      />
      <KeptSections
        form={form}
        onRestore={(run) => {
          control.fill({ prompt: run.prompt, parameters: run.parameters })
          flow.restore(run)
        }}
      />
    </div>
  )
}
