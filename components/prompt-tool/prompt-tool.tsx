'use client'

import { lazy, type ReactNode, Suspense, useLayoutEffect, useRef } from 'react'
import { AssistantArea, AssistantButton, useAssistant } from '@/components/assistant/assistant'
import { FieldGrid } from '@/components/form/option-input'
import { Options } from '@/components/form/options'
import { Examples, LongTextOffer } from '@/components/form/prompt-suggestions'
import { useFormValues } from '@/components/form/use-form-values'
import { isChipField, isExpandedField, isTabsField, ModeTabs, OptionChips } from '@/components/form/visible-options'
import { useVoice, VoiceDialog } from '@/components/form/voice/voice-dialog'
import { earlyImageStore } from '@/components/image-input/image-stores'
import { LiveResult } from '@/components/live/live-result'
import { importWithRetry } from '@/components/loading/deferred-import'
import { LazyDialog } from '@/components/loading/lazy-dialog'
import { useLazyModule } from '@/components/loading/lazy-module'
import { useBrowserValue } from '@/components/loading/use-browser-value'
import { EngineLabel } from '@/components/prompt-tool/engine-label'
import { usePromptFlow } from '@/components/results/use-prompt-flow'
import { isBusy } from '@/components/run/flow'
import { getPromptElement, hasModel, RunForm } from '@/components/run/run-form'
import { buildPromptJob } from '@/components/run-state/prompt-job'
import { setChainSpaceReserved } from '@/lib/browser/page-restoration'
import type { OnDeviceTask, PromptForm } from '@/lib/tool/form'
import { type FormValues, pickFormValues, resolveFormValues } from '@/lib/tool/form-values'
import { ResultsRegion } from './results-region'
import { useLastRun } from './use-last-run'

const ImageInput = lazy(
  importWithRetry(() => {
    earlyImageStore.hold()
    return import('@/components/image-input/image-input')
  }),
)
const globalNames = { translate: 'Translator', summarize: 'Summarizer' } as const satisfies Record<OnDeviceTask, string>
const loadOnDevicePanel = () => import('@/components/run/on-device/on-device-panel')
const loadBrowserModelPanel = () => import('@/components/assistant/browser-model-panel')
const loadScoreModule = () => import('@/components/score/line-scorer')
const loadChainStepsModule = () => import('@/components/form/tool-chain-steps')

/** Loads a panel. Returns null if there is no text or the browser lacks the model with this global name. */
function useOnDeviceModule<Module>(
  globalName: string | null,
  loadModule: () => Promise<Module>,
  hasText: boolean,
): Module | null {
  const isSupported = useBrowserValue({ read: () => globalName !== null && globalName in window, emptyValue: false })
  const lazyModule = useLazyModule(loadModule, isSupported && hasText)
  return lazyModule.status === 'loaded' && isSupported && hasText ? lazyModule.module : null
}

export default function PromptTool({ form: baseForm, sample }: { form: PromptForm; sample?: ReactNode }) {
  const voice = useVoice(baseForm)
  const { form } = voice
  const control = useFormValues(form)
  const flow = usePromptFlow(form)
  const { lazyModule, run } = flow
  const { values } = control
  useLastRun(form, flow, control)
  const isInChain = values.carried !== undefined
  const hasText = values.prompt !== ''
  const onDeviceModule = useOnDeviceModule(
    form.onDevice ? globalNames[form.onDevice] : null,
    loadOnDevicePanel,
    hasText,
  )
  const browserModelModule = useOnDeviceModule(
    form.suitsBrowserModel ? 'LanguageModel' : null,
    loadBrowserModelPanel,
    hasText,
  )
  const assistant = useAssistant(form, flow, values)
  const chainStepsModule = useLazyModule(loadChainStepsModule, isInChain)
  const resultsRef = useRef<HTMLDivElement>(null)
  const isLive = ({ parameters }: FormValues) =>
    form.live !== undefined && parameters[form.live.fieldName] === form.live.value
  const liveMode = isLive(values) ? form.live : undefined
  const isEmpty = run === null && flow.isIdle
  const expandedFields = baseForm.fields.filter(isExpandedField)
  // Describing an image takes several fields, so all of them precede the button.
  const showsFieldsFirst = baseForm.imageInput === 'enough'

  useLayoutEffect(() => setChainSpaceReserved(isInChain), [isInChain])

  function acceptOffer() {
    if (!form.live) return
    const { fieldName, value } = form.live
    control.fillInputs({ ...values, parameters: { ...values.parameters, [fieldName]: value } })
  }

  /** Clears the results, and also the prompt if it is still that of the run. The run remains in the history. */
  function clearResults() {
    if (control.values.prompt === flow.run?.prompt) control.fillInputs(resolveFormValues(form, { prompt: '' }))
    flow.dismissRun()
    getPromptElement(control)?.focus()
  }

  return (
    <div>
      <div className="lg:grid lg:box-columns lg:items-start lg:gap-10">
        <div className="lg:sticky lg:top-16 lg:-mx-2 lg:max-h-[calc(100dvh-4.5rem)] lg:overflow-y-auto lg:px-2 lg:pb-2">
          <div className="hidden min-h-28 in-data-way:block">
            {values.carried && chainStepsModule.status === 'loaded' && (
              <chainStepsModule.module.ToolChainSteps
                chainPosition={form.chainPosition}
                carriedResults={values.carried}
                onRemove={() => {
                  const { carried: _carried, ...remainingValues } = values
                  control.fillInputs(remainingValues)
                  getPromptElement(control)?.focus()
                }}
              />
            )}
          </div>
          <RunForm
            tool={{ ...form, promptLimit: liveMode?.promptLimit ?? form.promptLimit }}
            {...(liveMode && { replacement: null })}
            secondaryAction={<AssistantButton form={form} onClick={() => assistant.open(values)} />}
            {...(form.modelRequiredReason !== undefined && {
              withoutModel: (
                <>
                  <AssistantButton form={form} isPrimary onClick={() => assistant.open(values)} />
                  <p className="col-span-full text-muted text-sm">{form.modelRequiredReason}</p>
                </>
              ),
            })}
            header={
              <>
                <ModeTabs fields={baseForm.fields} />
                {baseForm.imageInput && (
                  <Suspense fallback={<div className="mb-4 min-h-29 lg:min-h-44" />}>
                    <ImageInput
                      type={form.type}
                      allowsEmptyPrompt={baseForm.imageInput === 'enough'}
                      buttonLabel={form.buttonLabel}
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
            control={control}
            kind={form.expectsLongText ? 'text' : 'lines'}
            label={liveMode?.promptLabel ?? form.promptLabel}
            placeholder={liveMode?.placeholder ?? form.placeholder}
            hint={liveMode?.hint ?? form.hint}
            goal="generate"
            buttonLabel={form.buttonLabel}
            busyLabel="Generating…"
            contentAboveButton={
              <>
                {form.live && !liveMode && (
                  <LongTextOffer prompt={values.prompt} buttonLabel={form.live.offerLabel} onAccept={acceptOffer} />
                )}
                {showsFieldsFirst && expandedFields.length > 0 && (
                  <FieldGrid type={form.type} fields={expandedFields} />
                )}
                <OptionChips
                  fields={baseForm.fields}
                  parameters={values.parameters}
                  visibleNames={liveMode?.visibleFieldNames}
                />
              </>
            }
            engineNote={<EngineLabel form={baseForm} parameters={values.parameters} />}
            onSubmit={(values, usedKeyboard) => {
              if (form.modelRequiredReason !== undefined && !hasModel()) return assistant.open(values)
              return flow.submit(buildPromptJob({ tool: form.type, values, usedKeyboard }))
            }}
          >
            {!showsFieldsFirst && expandedFields.length > 0 && <FieldGrid type={form.type} fields={expandedFields} />}
            <div hidden={liveMode !== undefined}>
              <Options
                fields={baseForm.fields.filter(
                  (field) => !isChipField(field) && !isExpandedField(field) && !isTabsField(field),
                )}
                parameters={values.parameters}
              />
            </div>
          </RunForm>
          <AssistantArea assistant={assistant} form={form} flow={flow} values={values} />
          {onDeviceModule && form.onDevice && (
            <onDeviceModule.OnDevicePanel
              task={form.onDevice}
              text={values.prompt}
              language={String(values.parameters.language)}
            />
          )}
          {browserModelModule && (
            <browserModelModule.BrowserModelPanel
              toolType={form.type}
              values={values}
              onStart={flow.preload}
              onReply={flow.receive}
            />
          )}
          <div className="-mx-2 mt-1 flex flex-wrap justify-between gap-x-2">
            {form.score && (
              <LazyDialog title="Score your own line" loadModule={loadScoreModule}>
                {({ LineScorer }) => form.score && <LineScorer kind={form.score} values={values} />}
              </LazyDialog>
            )}
            {!liveMode && <VoiceDialog control={voice} />}
          </div>
        </div>
        <div ref={resultsRef} className="min-w-0">
          {liveMode ? (
            <LiveResult values={values} onTextChange={(prompt) => control.fillInputs({ ...values, prompt })} />
          ) : (
            <ResultsRegion
              form={form}
              flow={flow}
              control={control}
              onClear={clearResults}
              onAssistant={assistant.open}
            />
          )}
          {!liveMode && lazyModule.status === 'loaded' && run && !isBusy(flow.phase) && (
            <lazyModule.module.NextStepBar form={form} run={run} />
          )}
          {!liveMode && isEmpty && <div className="in-data-restored:hidden max-lg:mt-6">{sample}</div>}
          <Examples
            form={form}
            hasResults={!isEmpty}
            onPick={(values) => {
              control.fillInputs(values)
              if (!isLive(values) && (form.modelRequiredReason === undefined || hasModel())) flow.warmUp()
              getPromptElement(control)?.scrollIntoView({ block: 'nearest' })
            }}
          />
        </div>
      </div>
      {!liveMode && lazyModule.status === 'loaded' && run && (
        <lazyModule.module.PhoneBar form={form} flow={flow} run={run} control={control} resultsRef={resultsRef} />
      )}
      {lazyModule.status === 'loaded' && (
        <lazyModule.module.HistorySection
          form={form}
          onRestore={(run) => {
            control.fillInputs(pickFormValues(run))
            flow.restore(run)
          }}
        />
      )}
    </div>
  )
}
