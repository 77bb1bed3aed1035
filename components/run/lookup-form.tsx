import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { OptionInput } from '@/components/form/option-input'
import type { FormControl } from '@/components/form/use-form-values'
import { Button } from '@/components/ui/button'
import { dailyLimit } from '@/lib/browser/usage'
import { charactersOf } from '@/lib/figures/count'
import { isBlank } from '@/lib/fit/is-blank'
import type { ParameterValue } from '@/lib/tool/form'
import type { ServerTarget } from '@/lib/tool/target'
import { isWorking } from './lookup-state'
import type { LookupFlow } from './use-lookup'

type Props = {
  tool: ServerTarget
  flow: LookupFlow
  /** From `useFormValues(tool)`: the box, the options, and what a link has filled in. */
  control: FormControl
  label: string
  placeholder: string
  hint: ReactNode
  /** One line, such as a link, or a text of several. */
  kind: 'line' | 'lines'
  button: string
  busyLabel: string
  /** Uses a day where the tool has fewer than the usual ones. */
  perDay?: number
  /** The specification's transcript button cannot be used while the box is empty; elsewhere the click says what is missing. */
  disabledWhenEmpty?: boolean
  /** Takes the place of `flow.submit`. */
  onSubmit?: (prompt: string, parameters: Readonly<Record<string, ParameterValue>>) => boolean
  /** Below the button, still inside the form. */
  children?: ReactNode
}

/** A lookup's box, options and button. What was typed stays, whatever happens to the run. */
export function LookupForm(props: Props) {
  const { tool, flow, control, children } = props
  const { loaded, bot, phase } = flow
  const [rejected, setRejected] = useState(false)
  const { prompt, parameters } = control.values

  function submit() {
    const accepted = (props.onSubmit ?? flow.submit)(prompt, parameters)
    if (isWorking(phase)) return
    setRejected(!accepted)
    if (!accepted && isBlank(prompt)) focusPrompt(control.ref.current)
  }

  return (
    <form
      ref={control.ref}
      method="dialog"
      noValidate
      aria-label={tool.name}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        submit()
      }}
      onInput={() => {
        control.sync()
        flow.intend()
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return
        event.preventDefault()
        submit()
      }}
    >
      <LookupBox {...props} rejected={rejected} />
      {tool.fields.length > 0 && (
        <div className="mt-4 grid gap-4 sm:grid-cols-2">
          {tool.fields.map((field) => (
            <OptionInput key={field.name} field={field} id={`${tool.type}-${field.name}`} />
          ))}
        </div>
      )}
      <LookupButton {...props} empty={isBlank(prompt)} />
      {loaded.status === 'loaded' && bot.check.status !== 'off' && (
        <loaded.module.BotCheck
          key={bot.check.attempt}
          tool={tool.type}
          {...bot.reports(bot.check.attempt)}
        />
      )}
      {children}
    </form>
  )
}

const boxLook =
  'mt-2 block w-full rounded-lg border border-field-line bg-surface p-3 text-base text-ink placeholder:text-muted aria-invalid:border-danger'

function LookupBox({
  tool,
  control,
  label,
  placeholder,
  hint,
  kind,
  rejected,
}: Props & { rejected: boolean }) {
  const id = useId()
  const { prompt } = control.values
  const length = [...prompt].length
  const over = length > tool.promptLimit
  const near = kind === 'lines' && length >= tool.promptLimit * 0.8
  const common = {
    id,
    name: 'prompt',
    required: true,
    placeholder,
    'aria-describedby': `${id}-hint`,
    'aria-invalid': over || (rejected && isBlank(prompt)),
  }
  return (
    <>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {kind === 'line' ? (
        <input
          type="text"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          className={`${boxLook} min-h-12`}
          {...common}
        />
      ) : (
        <textarea rows={3} className={`${boxLook} field-sizing-content max-h-96 min-h-24`} {...common} />
      )}
      <div id={`${id}-hint`} className={`mt-1 text-sm ${over ? 'text-danger' : 'text-muted'}`}>
        {near ? `${charactersOf(length, tool.promptLimit)}${over ? ': shorten it to go on' : ''}` : hint}
      </div>
    </>
  )
}

function LookupButton({
  flow,
  button,
  busyLabel,
  perDay = dailyLimit,
  disabledWhenEmpty = false,
  empty,
}: Props & { empty: boolean }) {
  const { phase, usage } = flow
  const busy = isWorking(phase)
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        type="submit"
        look="primary"
        size="large"
        disabled={disabledWhenEmpty && (busy || empty)}
        aria-disabled={busy}
        className="w-full aria-disabled:opacity-60 sm:w-auto sm:min-w-48"
      >
        {busy && (
          <span
            className="size-4 animate-spin rounded-full border-2 border-current border-t-transparent motion-reduce:animate-none"
            aria-hidden
          />
        )}
        {busy ? busyLabel : button}
      </Button>
      <p className="text-sm text-muted">
        {Math.min(usage.left, perDay)} of {perDay} left today
      </p>
    </div>
  )
}

function focusPrompt(form: HTMLFormElement | null): void {
  const box = form?.elements.namedItem('prompt')
  if (box instanceof HTMLElement) box.focus()
}
