import { type ReactNode, useEffectEvent, useLayoutEffect } from 'react'
import { AssistantArea, AssistantButton, useAssistant } from '@/components/assistant/assistant'
import { useFormValues } from '@/components/form/use-form-values'
import { EngineLabel } from '@/components/prompt-tool/engine-label'
import { ResultsRegion } from '@/components/prompt-tool/results-region'
import { usePromptFlow } from '@/components/results/use-prompt-flow'
import { isBusy } from '@/components/run/flow'
import { getPromptElement, RunForm } from '@/components/run/run-form'
import { buildPromptJob } from '@/components/run-state/prompt-job'
import { getRunUrl } from '@/components/saved/tool-links'
import { getButtonClass } from '@/components/ui/button'
import { readDraft } from '@/lib/browser/prompt-draft'
import type { PromptForm } from '@/lib/tool/form'
import type { GroupId } from '@/lib/tool/tool'

export type QuickToolTab = { form: PromptForm; tabLabel: string; path: string; group: GroupId; sample: ReactNode }

export function QuickRun({ tab: { form, path, sample }, isShown }: { tab: QuickToolTab; isShown: boolean }) {
  const control = useFormValues(form)
  const flow = usePromptFlow(form, path)
  const assistant = useAssistant(form, flow, control.values)
  const { phase, run } = flow

  // Another tab may have copied its prompt to this form's draft.
  const loadDraft = useEffectEvent(() => {
    const promptElement = getPromptElement(control)
    const draft = readDraft(form)
    if (!draft || !(promptElement instanceof HTMLTextAreaElement) || promptElement.value === draft.prompt) return
    control.fillInputs({ ...control.values, prompt: draft.prompt })
  })
  useLayoutEffect(() => {
    if (isShown) loadDraft()
  }, [isShown])

  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div className="p-4 sm:p-6">
        <div className="lg:sticky lg:top-20">
          <RunForm
            tool={form}
            flow={flow}
            control={control}
            kind="lines"
            label={form.promptLabel}
            placeholder={form.placeholder}
            hint="One line is enough."
            goal="generate"
            buttonLabel={form.buttonLabel}
            busyLabel="Generating…"
            secondaryAction={<AssistantButton form={form} onClick={() => assistant.open(control.values)} />}
            engineNote={<EngineLabel form={form} parameters={control.values.parameters} />}
            onSubmit={(values, usedKeyboard) => flow.submit(buildPromptJob({ tool: form.type, values, usedKeyboard }))}
          />
          <AssistantArea assistant={assistant} form={form} flow={flow} values={control.values} />
        </div>
      </div>
      <div className="border-line bg-canvas p-4 max-lg:rounded-b-xl max-lg:border-t sm:p-6 lg:rounded-br-xl lg:border-l">
        {flow.isIdle && run === null && sample}
        <ResultsRegion
          form={form}
          flow={flow}
          control={control}
          onClear={flow.dismissRun}
          onAssistant={assistant.open}
        />
        {run && !isBusy(phase) && (
          <a href={getRunUrl(path, run.id)} className={`mt-4 ${getButtonClass()}`}>
            Open in the full tool
          </a>
        )}
      </div>
    </div>
  )
}
