'use client'

import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { OwnLineSection } from '@/components/cards/score/own-line-section'
import { Examples } from '@/components/form/examples'
import { Options } from '@/components/form/options'
import { PromptBox } from '@/components/form/prompt-box'
import { SubmitRow } from '@/components/form/submit-row'
import { useFormValues } from '@/components/form/use-form-values'
import { useVoice } from '@/components/form/voice/use-voice'
import { VoiceSection } from '@/components/form/voice/voice-section'
import { isBlank } from '@/lib/fit/is-blank'
import type { ToolForm } from '@/lib/tool/form'
import { isBusy } from './generation'
import { newJob } from './job'
import { KeptSections } from './kept-sections'
import { ResultsRegion } from './results-region'
import { useGeneration } from './use-generation'

/** Everything in the browser around a tool that writes: the form, the run, its results and the history. */
export function PromptTool({ form: given }: { form: ToolForm }) {
  const voice = useVoice(given)
  const { form } = voice
  const control = useFormValues(form)
  const flow = useGeneration(form)
  const [rejected, setRejected] = useState(false)
  const typedSince = useRef(false)
  const { bot, parts, generation } = flow
  const { phase } = generation

  function generate(byKeyboard: boolean) {
    const accepted = flow.submit(newJob({ values: control.values, byKeyboard }))
    typedSince.current = false
    if (!isBusy(phase)) setRejected(!accepted)
    if (!accepted && isBlank(control.values.prompt)) promptOf(control.ref.current)?.focus()
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    generate(document.activeElement?.matches(':focus-visible') ?? false)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return
    event.preventDefault()
    generate(true)
  }

  function onInput() {
    typedSince.current = true
    control.sync()
    flow.intend()
  }

  return (
    <div>
      <form
        ref={control.ref}
        method="dialog"
        noValidate
        onSubmit={onSubmit}
        onInput={onInput}
        onKeyDown={onKeyDown}
        aria-label={form.name}
      >
        <PromptBox form={form} prompt={control.values.prompt} rejected={rejected} />
        <SubmitRow label={form.button} phase={phase} left={flow.usage.left} />
        {parts.status === 'loaded' && bot.check.status !== 'off' && (
          <parts.module.BotCheck
            key={bot.check.attempt}
            tool={form.type}
            {...bot.reports(bot.check.attempt)}
          />
        )}
        <Options fields={given.fields} parameters={control.values.parameters} />
      </form>
      <VoiceSection control={voice} />
      {form.score && <OwnLineSection kind={form.score} values={control.values} />}
      <ResultsRegion form={form} flow={flow} mayFocus={() => !typedSince.current} />
      <Examples
        form={form}
        onPick={(values) => {
          control.fill(values)
          flow.intend()
          promptOf(control.ref.current)?.scrollIntoView({ block: 'nearest' })
        }}
      />
      <KeptSections
        form={form}
        parts={parts}
        onRestore={(run) => {
          control.fill({ prompt: run.prompt, parameters: run.parameters })
          flow.restore(run)
        }}
      />
    </div>
  )
}

function promptOf(form: HTMLFormElement | null): HTMLTextAreaElement | null {
  return form?.querySelector('textarea') ?? null
}
