'use client'

import { lazy, Suspense, useLayoutEffect, useRef } from 'react'
import { Examples } from '@/components/form/examples'
import { FieldGrid } from '@/components/form/field-grid'
import { LongTextOffer } from '@/components/form/long-text-offer'
import { isTabs, ModeTabs } from '@/components/form/mode-tabs'
import { isOpen, isShown, OptionChips } from '@/components/form/option-chips'
import { Options } from '@/components/form/options'
import { useFormValues } from '@/components/form/use-form-values'
import { useVoice } from '@/components/form/voice/use-voice'
import { VoiceEntry } from '@/components/form/voice/voice-entry'
import { LiveResult } from '@/components/live/live-result'
import { patient } from '@/components/loading/patient'
import { useLoaded } from '@/components/loading/use-loaded'
import { earlyPicture } from '@/components/picture-input/early-picture'
import { usePromptRun } from '@/components/results/use-prompt-run'
import { isBusy } from '@/components/run/flow'
import { boxOf, RunForm } from '@/components/run/run-form'
import { useOwnModel } from '@/components/run/use-own-model'
import { WrittenBy } from '@/components/run/written-by'
import { newJob } from '@/components/run-state/prompt-job'
import { OwnLineEntry } from '@/components/score/own-line-entry'
import { EmptyPane } from '@/components/ui/empty-pane'
import { reserveWay } from '@/lib/browser/reserved-place'
import type { ToolForm } from '@/lib/tool/form'
import { askedIn, type FormValues, formValues } from '@/lib/tool/form-values'
import { KeptSections } from './kept-sections'
import { readAgain } from './read-again'
import { ResultsRegion } from './results-region'
import { useLastRun } from './use-last-run'

const PictureInput = lazy(
  patient(() => {
    earlyPicture.hold()
    return import('@/components/picture-input/picture-input')
  }),
)
const loadCarriedOn = () => import('@/components/form/carried-on')

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
  const isOnWay = values.carried !== undefined
  const own = useOwnModel(given, values.prompt !== '')
  const carriedOn = useLoaded(loadCarriedOn, isOnWay)
  const typedSince = useRef(false)
  const results = useRef<HTMLDivElement>(null)
  const isLive = ({ parameters }: FormValues) =>
    form.live !== undefined && parameters[form.live.field] === form.live.value
  const live = isLive(values) ? form.live : undefined
  const isEmpty = run === null && flow.isIdle
  const open = given.fields.filter(isOpen)
  // What is in a picture takes several boxes: all of them before the button.
  const isBefore = given.picture === 'enough'

  useLayoutEffect(() => reserveWay(isOnWay), [isOnWay])

  function takeOffer() {
    if (!form.live) return
    const { field, value } = form.live
    control.fill({ ...values, parameters: { ...values.parameters, [field]: value } })
  }

  function changeText(prompt: string) {
    control.fill({ ...values, prompt })
  }

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
    const job = readAgain(run, kind)
    if (job && flow.submit(job)) control.fill(job.values)
  }

  return (
    <div>
      <div className="lg:grid lg:grid-cols-[minmax(22rem,26rem)_minmax(0,1fr)] lg:items-start lg:gap-10">
        <div className="lg:sticky lg:top-16 lg:-mx-2 lg:max-h-[calc(100dvh-4.5rem)] lg:overflow-y-auto lg:px-2 lg:pb-2">
          <div className="hidden min-h-28 in-data-way:block">
            {values.carried && carriedOn.status === 'loaded' && (
              <carriedOn.module.CarriedOn
                way={form.way}
                carried={values.carried}
                onDrop={() => {
                  const { carried: _dropped, ...own } = values
                  control.fill(own)
                  boxOf(control)?.focus()
                }}
              />
            )}
          </div>
          <RunForm
            tool={{ ...form, promptLimit: live?.promptLimit ?? form.promptLimit }}
            {...(live && { instead: null })}
            {...(own.lacks && { instead: own.parts && <own.parts.NeedsModel why={form.needsModel ?? ''} /> })}
            mayLack={form.needsModel !== undefined}
            top={
              <>
                <ModeTabs fields={given.fields} />
                {given.picture && (
                  <Suspense fallback={<div className="mb-4 min-h-44" />}>
                    <PictureInput
                      type={form.type}
                      isEnough={given.picture === 'enough'}
                      button={form.button}
                      fields={given.fields}
                      parameters={values.parameters}
                      onIntent={flow.intend}
                    />
                  </Suspense>
                )}
              </>
            }
            optional={given.picture === 'enough'}
            flow={flow}
            control={{ ...control, sync }}
            kind="lines"
            label={live?.promptLabel ?? form.promptLabel}
            placeholder={live?.placeholder ?? form.placeholder}
            hint={live?.hint ?? form.hint}
            goal="generate"
            button={form.button}
            busyLabel={flow.phase.name === 'verifying' ? 'Checking…' : 'Generating…'}
            above={
              <>
                {form.live && !live && (
                  <LongTextOffer prompt={values.prompt} offer={form.live.offer} onTake={takeOffer} />
                )}
                {isBefore && open.length > 0 && <FieldGrid type={form.type} fields={open} />}
                <OptionChips fields={given.fields} parameters={values.parameters} only={live?.fields} />
              </>
            }
            by={<WrittenBy fields={given.fields} parameters={values.parameters} />}
            onSubmit={(values, byKeyboard) => {
              typedSince.current = false
              return flow.submit(newJob({ tool: form.type, values, byKeyboard }))
            }}
          >
            {!isBefore && open.length > 0 && <FieldGrid type={form.type} fields={open} />}
            <div hidden={live !== undefined}>
              <Options
                title="More options"
                fields={given.fields.filter((field) => !isShown(field) && !isOpen(field) && !isTabs(field))}
                parameters={values.parameters}
              />
            </div>
          </RunForm>
          {own.offered && own.parts && form.onDevice && (
            <own.parts.OnDevice
              kind={form.onDevice}
              text={values.prompt}
              language={String(values.parameters.language)}
              isOnly={own.lacks}
            />
          )}
          <div className="-mx-2 mt-1 flex flex-wrap justify-between gap-x-2">
            {form.score && <OwnLineEntry kind={form.score} values={values} />}
            {!live && <VoiceEntry control={voice} />}
          </div>
        </div>
        <div ref={results} className="min-w-0">
          {live ? (
            <LiveResult look={form.look} empty={<EmptyPane />} values={values} onText={changeText} />
          ) : (
            <ResultsRegion
              form={form}
              flow={flow}
              mayFocus={() => !typedSince.current}
              onRead={readAs}
              onClear={clear}
            />
          )}
          {!live && parts.status === 'loaded' && run && !isBusy(flow.phase) && (
            <parts.module.NextBar form={form} run={run} />
          )}
          {!live && isEmpty && <EmptyPane />}
          <Examples
            form={form}
            isDone={run !== null}
            onPick={(values) => {
              control.fill(values)
              if (!isLive(values) && !own.lacks) flow.intend()
              boxOf(control)?.scrollIntoView({ block: 'nearest' })
            }}
          />
        </div>
      </div>
      {!live && parts.status === 'loaded' && run && (
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
