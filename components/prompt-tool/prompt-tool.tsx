'use client'

import { lazy, Suspense, useLayoutEffect, useRef } from 'react'
import { Examples } from '@/components/form/examples'
import { FieldGrid } from '@/components/form/field-grid'
import { LongTextOffer } from '@/components/form/long-text-offer'
import { isTabsField, ModeTabs } from '@/components/form/mode-tabs'
import { isChipField, isExpandedField, OptionChips } from '@/components/form/option-chips'
import { Options } from '@/components/form/options'
import { useFormValues } from '@/components/form/use-form-values'
import { useVoice } from '@/components/form/voice/use-voice'
import { VoiceDialog } from '@/components/form/voice/voice-dialog'
import { earlyImage } from '@/components/image-input/early-image'
import { LiveResult } from '@/components/live/live-result'
import { importWithRetry } from '@/components/loading/import-with-retry'
import { useLazyModule } from '@/components/loading/use-lazy-module'
import { usePromptFlow } from '@/components/results/use-prompt-flow'
import { EngineLabel } from '@/components/run/engine-label'
import { isBusy } from '@/components/run/flow'
import { getPromptElement, RunForm } from '@/components/run/run-form'
import { useOnDeviceModel } from '@/components/run/use-on-device-model'
import { buildPromptJob } from '@/components/run-state/prompt-job'
import { LineScorerDialog } from '@/components/score/line-scorer-dialog'
import { EmptyPane } from '@/components/ui/empty-pane'
import { reserveChainSpace } from '@/lib/browser/reserved-space'
import type { PromptForm } from '@/lib/tool/form'
import { type FormValues, pickFormValues, resolveFormValues } from '@/lib/tool/form-values'
import { createReadingJob } from './create-reading-job'
import { HistorySection } from './history-section'
import { ResultsRegion } from './results-region'
import { useLastRun } from './use-last-run'

const ImageInput = lazy(
  importWithRetry(() => {
    earlyImage.hold()
    return import('@/components/image-input/image-input')
  }),
)
const loadChainSteps = () => import('@/components/form/tool-chain-steps')

/**
 * Everything in the browser around a tool that writes: the form, the run, its results and the history. On wide windows the form stands
 * beside its results and stays while they scroll.
 */
export default function PromptTool({ form: baseForm }: { form: PromptForm }) {
  const voice = useVoice(baseForm)
  const { form } = voice
  const control = useFormValues(form)
  const flow = usePromptFlow(form)
  const { lazyModule, run } = flow
  const { values } = control
  useLastRun(form, flow, control)
  const isInChain = values.carried !== undefined
  const own = useOnDeviceModel(baseForm, values.prompt !== '')
  const chainSteps = useLazyModule(loadChainSteps, isInChain)
  const hasTypedSinceSubmit = useRef(false)
  const results = useRef<HTMLDivElement>(null)
  const isLive = ({ parameters }: FormValues) =>
    form.live !== undefined && parameters[form.live.field] === form.live.value
  const live = isLive(values) ? form.live : undefined
  const isEmpty = run === null && flow.isIdle
  const expandedFields = baseForm.fields.filter(isExpandedField)
  // What is in a picture takes several boxes: all of them before the button.
  const showsFieldsFirst = baseForm.imageInput === 'enough'

  useLayoutEffect(() => reserveChainSpace(isInChain), [isInChain])

  function acceptOffer() {
    if (!form.live) return
    const { field, value } = form.live
    control.fill({ ...values, parameters: { ...values.parameters, [field]: value } })
  }

  function updatePrompt(prompt: string) {
    control.fill({ ...values, prompt })
  }

  function sync() {
    hasTypedSinceSubmit.current = true
    control.sync()
  }

  /** The prompt goes along, unless it has been changed since: history has the rest. */
  function clear() {
    if (control.values.prompt === flow.run?.prompt) control.fill(resolveFormValues(form, { prompt: '' }))
    flow.dismissRun()
    getPromptElement(control)?.focus()
  }

  function submitReading(kind: string) {
    const job = createReadingJob(run, kind)
    if (job && flow.submit(job)) control.fill(job.values)
  }

  return (
    <div>
      <div className="lg:grid lg:grid-cols-[minmax(22rem,26rem)_minmax(0,1fr)] lg:items-start lg:gap-10">
        <div className="lg:sticky lg:top-16 lg:-mx-2 lg:max-h-[calc(100dvh-4.5rem)] lg:overflow-y-auto lg:px-2 lg:pb-2">
          <div className="hidden min-h-28 in-data-way:block">
            {values.carried && chainSteps.status === 'loaded' && (
              <chainSteps.module.ToolChainSteps
                chainPosition={form.chainPosition}
                carried={values.carried}
                onRemove={() => {
                  const { carried: _dropped, ...own } = values
                  control.fill(own)
                  getPromptElement(control)?.focus()
                }}
              />
            )}
          </div>
          <RunForm
            tool={{ ...form, promptLimit: live?.promptLimit ?? form.promptLimit }}
            {...(live && { replacement: null })}
            {...(own.isModelMissing && {
              replacement: own.module && <own.module.MissingModelNotice reason={form.modelRequiredReason ?? ''} />,
            })}
            reservesNoticeSpace={form.modelRequiredReason !== undefined}
            header={
              <>
                <ModeTabs fields={baseForm.fields} />
                {baseForm.imageInput && (
                  <Suspense fallback={<div className="mb-4 min-h-44" />}>
                    <ImageInput
                      type={form.type}
                      allowsEmptyPrompt={baseForm.imageInput === 'enough'}
                      buttonLabel={form.button}
                      fields={baseForm.fields}
                      parameters={values.parameters}
                      onIntent={flow.warmUp}
                    />
                  </Suspense>
                )}
              </>
            }
            isOptional={baseForm.imageInput === 'enough'}
            flow={flow}
            control={{ ...control, sync }}
            kind="lines"
            label={live?.promptLabel ?? form.promptLabel}
            placeholder={live?.placeholder ?? form.placeholder}
            hint={live?.hint ?? form.hint}
            goal="generate"
            buttonLabel={form.button}
            busyLabel={flow.phase.name === 'verifying' ? 'Checking…' : 'Generating…'}
            aboveButton={
              <>
                {form.live && !live && (
                  <LongTextOffer prompt={values.prompt} buttonLabel={form.live.offer} onAccept={acceptOffer} />
                )}
                {showsFieldsFirst && expandedFields.length > 0 && (
                  <FieldGrid type={form.type} fields={expandedFields} />
                )}
                <OptionChips fields={baseForm.fields} parameters={values.parameters} visibleNames={live?.fields} />
              </>
            }
            engineNote={<EngineLabel fields={baseForm.fields} parameters={values.parameters} />}
            onSubmit={(values, usedKeyboard) => {
              hasTypedSinceSubmit.current = false
              return flow.submit(buildPromptJob({ tool: form.type, values, usedKeyboard }))
            }}
          >
            {!showsFieldsFirst && expandedFields.length > 0 && <FieldGrid type={form.type} fields={expandedFields} />}
            <div hidden={live !== undefined}>
              <Options
                title="More options"
                fields={baseForm.fields.filter(
                  (field) => !isChipField(field) && !isExpandedField(field) && !isTabsField(field),
                )}
                parameters={values.parameters}
              />
            </div>
          </RunForm>
          {own.isOffered && own.module && form.onDevice && (
            <own.module.OnDevicePanel
              kind={form.onDevice}
              text={values.prompt}
              language={String(values.parameters.language)}
              isOnly={own.isModelMissing}
            />
          )}
          <div className="-mx-2 mt-1 flex flex-wrap justify-between gap-x-2">
            {form.score && <LineScorerDialog kind={form.score} values={values} />}
            {!live && <VoiceDialog control={voice} />}
          </div>
        </div>
        <div ref={results} className="min-w-0">
          {live ? (
            <LiveResult layout={form.layout} emptyState={<EmptyPane />} values={values} onText={updatePrompt} />
          ) : (
            <ResultsRegion
              form={form}
              flow={flow}
              canTakeFocus={() => !hasTypedSinceSubmit.current}
              onReadingChange={submitReading}
              onClear={clear}
            />
          )}
          {!live && lazyModule.status === 'loaded' && run && !isBusy(flow.phase) && (
            <lazyModule.module.NextStepBar form={form} run={run} />
          )}
          {!live && isEmpty && <EmptyPane />}
          <Examples
            form={form}
            hasResults={run !== null}
            onPick={(values) => {
              control.fill(values)
              if (!isLive(values) && !own.isModelMissing) flow.warmUp()
              getPromptElement(control)?.scrollIntoView({ block: 'nearest' })
            }}
          />
        </div>
      </div>
      {!live && lazyModule.status === 'loaded' && run && (
        <lazyModule.module.PhoneBar form={form} flow={flow} run={run} control={control} resultsRef={results} />
      )}
      <HistorySection
        form={form}
        onRestore={(run) => {
          control.fill(pickFormValues(run))
          flow.restore(run)
        }}
      />
    </div>
  )
}
