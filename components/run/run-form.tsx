import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import { type BoxProps, PromptBox } from '@/components/form/prompt-box'
import { SubmitRow } from '@/components/form/submit-row'
import type { FormControl } from '@/components/form/use-form-values'
import type { Loaded } from '@/components/loading/use-loaded'
import { isBlank } from '@/lib/core/strings/is-blank'
import type { FormValues } from '@/lib/tool/form-values'
import type { ServerTarget } from '@/lib/tool/target'
import { isBusy } from './flow'
import type { ServerRun } from './use-server-run'

type Props = BoxProps & {
  tool: Pick<ServerTarget, 'type' | 'name' | 'promptLimit'>
  flow: Pick<ServerRun, 'phase' | 'usage' | 'bot' | 'intend'> & {
    parts: Loaded<Pick<typeof import('./after-typing'), 'BotCheck'>>
  }
  /** From `useFormValues`: the box, the options, and what a link has filled in. */
  control: FormControl
  button: string
  /** What the button says during a run. */
  busyLabel: ReactNode
  /** The specification's transcript button cannot be used while the box is empty; elsewhere the click says what is missing. */
  disabledWhenEmpty?: boolean
  /** False where the values are refused. `byKeyboard`: the keyboard's focus may go to the result. */
  onSubmit: (values: FormValues, byKeyboard: boolean) => boolean
  /** Above the box. */
  top?: ReactNode
  /** Between the box and the button. */
  above?: ReactNode
  /** Beside the button: who does the work. */
  by?: ReactNode
  /**
   * Stands in the button's place where nothing is sent: this server cannot do the work, or the browser does it by itself as the visitor
   * types (null).
   */
  instead?: ReactNode
  /** Words may take the button's place once the server has said what it can do: their room is kept. */
  mayLack?: boolean
  /** Below the button, still inside the form. */
  children?: ReactNode
}

/** A tool's box, options and button. What was typed stays, whatever happens to the run. */
export function RunForm(props: Props) {
  const { tool, flow, control, disabledWhenEmpty = false, instead, onSubmit } = props
  const sends = instead === undefined || instead === false
  const { parts, bot, phase, usage } = flow
  const { prompt } = control.values
  const [rejected, setRejected] = useState(false)
  const busy = isBusy(phase)

  function submit(byKeyboard: boolean) {
    if (!sends) return
    const accepted = onSubmit(control.values, byKeyboard)
    if (busy) return
    setRejected(!accepted)
    if (!accepted && isBlank(prompt)) boxOf(control)?.focus()
  }

  return (
    <form
      ref={control.ref}
      method="dialog"
      noValidate
      aria-label={tool.name}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        submit(document.activeElement?.matches(':focus-visible') ?? false)
      }}
      onInput={() => {
        control.sync()
        if (sends) flow.intend()
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return
        event.preventDefault()
        submit(true)
      }}
    >
      {props.top}
      <PromptBox {...props} prompt={prompt} promptLimit={tool.promptLimit} rejected={rejected} />
      {props.above}
      <div className={props.mayLack ? 'min-h-44' : undefined}>
        {sends ? (
          <SubmitRow
            usage={usage}
            busy={busy}
            disabled={disabledWhenEmpty && (busy || isBlank(prompt))}
            by={props.by}
          >
            {busy ? props.busyLabel : props.button}
          </SubmitRow>
        ) : (
          instead
        )}
      </div>
      {sends && parts.status === 'loaded' && bot.check.status !== 'off' && (
        <parts.module.BotCheck key={bot.check.attempt} tool={tool.type} {...bot.reports(bot.check.attempt)} />
      )}
      {props.children}
    </form>
  )
}

/** The box, whichever element it is. */
export function boxOf({ ref }: FormControl): HTMLElement | null {
  const box = ref.current?.elements.namedItem('prompt')
  return box instanceof HTMLElement ? box : null
}
