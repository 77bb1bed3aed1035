'use client'

import { useRef } from 'react'
import { CarriedOn } from '@/components/form/carried-on'
import { Examples } from '@/components/form/examples'
import { isShown, OptionChips } from '@/components/form/option-chips'
import { Options } from '@/components/form/options'
import { useFormValues } from '@/components/form/use-form-values'
import { useVoice } from '@/components/form/voice/use-voice'
import { VoiceEntry } from '@/components/form/voice/voice-entry'
import { isBusy } from '@/components/run/flow'
import { boxOf, RunForm } from '@/components/run/run-form'
import { WrittenBy } from '@/components/run/written-by'
import type { ToolForm } from '@/lib/tool/form'
import { askedIn, formValues } from '@/lib/tool/form-values'
import { EmptyPane } from './empty-pane'
import { KeptSections } from './kept-sections'
import { newJob } from './prompt-job'
import { ResultsRegion } from './results-region'
import { OwnLineEntry } from './score/own-line-entry'
import { useLastRun } from './use-last-run'
import { usePromptRun } from './use-prompt-run'

/**
 * Everything in the browser around a tool that writes: the form, the run, its results and the history. On wide windows the form stands
 * beside its results and stays while they scroll.
 */
export default function PromptTool({ form: given }: { form: ToolForm }) {
  const voice = useVoice(given)
  const { form } = voice
  const control = useFormValues(form)
  const flow = usePromptRun(form)
  const { parts, run } = flow
  const { values } = control
  useLastRun(form, flow, control)
  const typedSince = useRef(false)
  const results = useRef<HTMLDivElement>(null)
  const isEmpty = run === null && flow.phase.name === 'idle'

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
    if (!run?.reading) return
    const asked = askedIn(run)
    const values = { ...asked, parameters: { ...asked.parameters, readAs: kind } }
    const { again } = run.reading
    if (flow.submit(newJob({ tool: form.type, values, byKeyboard: false, again, isFree: true })))
      control.fill(values)
  }

  return (
    <div>
      <div className="lg:grid lg:grid-cols-[minmax(22rem,26rem)_minmax(0,1fr)] lg:items-start lg:gap-10">
        <div className="lg:sticky lg:top-16 lg:-mx-2 lg:max-h-[calc(100dvh-4.5rem)] lg:overflow-y-auto lg:px-2 lg:pb-2">
          {values.carried && (
            <CarriedOn
              way={form.way}
              carried={values.carried}
              onDrop={() => {
                const { carried: _dropped, ...own } = values
                control.fill(own)
                boxOf(control)?.focus()
              }}
            />
          )}
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
            above={<OptionChips fields={given.fields} parameters={values.parameters} />}
            by={<WrittenBy fields={given.fields} parameters={values.parameters} />}
            onSubmit={(values, byKeyboard) => {
              typedSince.current = false
              return flow.submit(newJob({ tool: form.type, values, byKeyboard }))
            }}
          >
            <Options
              title="More options"
              fields={given.fields.filter((field) => !isShown(field))}
              parameters={values.parameters}
            />
          </RunForm>
          <div className="-mx-2 mt-1 flex flex-wrap justify-between gap-x-2">
            {form.score && <OwnLineEntry kind={form.score} values={values} />}
            <VoiceEntry control={voice} />
          </div>
        </div>
        <div ref={results} className="min-w-0">
          <ResultsRegion
            form={form}
            flow={flow}
            mayFocus={() => !typedSince.current}
            onRead={readAs}
            onClear={clear}
          />
          {parts.status === 'loaded' && run && !isBusy(flow.phase) && (
            <parts.module.NextBar form={form} run={run} />
          )}
          {isEmpty && <EmptyPane />}
          <Examples
            form={form}
            onPick={(values) => {
              control.fill(values)
              flow.intend()
              boxOf(control)?.scrollIntoView({ block: 'nearest' })
            }}
          />
        </div>
      </div>
      {parts.status === 'loaded' && run && (
        <parts.module.PhoneBar form={form} flow={flow} run={run} control={control} results={results} />
      )}
      <KeptSections
        form={form}
        onRestore={(run) => {
          control.fill(askedIn(run))
          flow.restore(run)
        }}
      />
    </div>
  )
}
