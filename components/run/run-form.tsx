import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import { PromptBox, type PromptBoxProps } from '@/components/form/prompt-box'
import type { FormControl } from '@/components/form/use-form-values'
import type { LazyModule } from '@/components/loading/lazy-module'
import { Button } from '@/components/ui/button'
import { isVisuallyEmpty } from '@/lib/core/strings/is-visually-empty'
import type { FormValues } from '@/lib/tool/form-values'
import type { ServerToolInfo } from '@/lib/tool/server-tool'
import { isBusy } from './flow'
import type { ServerFlow } from './use-server-flow'

type Props = PromptBoxProps & {
  tool: Pick<ServerToolInfo, 'type' | 'name' | 'promptLimit'>
  flow: Pick<ServerFlow, 'phase' | 'usage' | 'botCheck' | 'warmUp'> & {
    lazyModule: LazyModule<Pick<typeof import('./deferred-run'), 'BotCheck'>>
  }
  control: FormControl
  buttonLabel: string
  busyLabel: ReactNode
  /** The specification requires this for transcripts. Other tools report a missing prompt on click. */
  isDisabledWhenEmpty?: boolean
  /** Returns false if the values are rejected. With `usedKeyboard`, focus may move to the result. */
  onSubmit: (values: FormValues, usedKeyboard: boolean) => boolean
  header?: ReactNode
  contentAboveButton?: ReactNode
  /** Null reserves the space until the engine is known; undefined reserves none. */
  engineNote?: ReactNode
  secondaryAction?: ReactNode
  /** Replaces the button unless this site has a model (`hasModel`). */
  withoutModel?: ReactNode
  /** For a tool that sends nothing: states that this server lacks the feature, or null if typing starts the work. */
  replacement?: ReactNode
  children?: ReactNode
}

/** Whether this site has a model. The root element's state comes from `components/shell/page-scripts.tsx`. */
export const hasModel = () => document.documentElement.dataset.model === 'yes'

/** Each button with its help beside it, or below it on a phone. The buttons are equally wide. */
const actionsClass = 'mt-3 grid items-center gap-x-4 gap-y-2 sm:grid-cols-[fit-content(15rem)_1fr]'

export function RunForm(props: Props) {
  const { tool, flow, control, isDisabledWhenEmpty = false, withoutModel, replacement, onSubmit } = props
  const canSend = replacement === undefined || replacement === false
  const { engineNote, secondaryAction } = props
  const { lazyModule, botCheck, phase } = flow
  const { remainingUses, perDay } = flow.usage
  const { prompt } = control.values
  const [isRejected, setIsRejected] = useState(false)
  const isRunning = isBusy(phase)

  function submit(usedKeyboard: boolean) {
    if (!canSend) return
    const isAccepted = onSubmit(control.values, usedKeyboard)
    if (isRunning) return
    setIsRejected(!isAccepted)
    if (!isAccepted && isVisuallyEmpty(prompt)) getPromptElement(control)?.focus()
  }

  return (
    <form
      ref={control.formRef}
      method="dialog"
      noValidate
      aria-label={tool.name}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        submit(document.activeElement?.matches(':focus-visible') ?? false)
      }}
      onInput={() => {
        control.syncFromForm()
        if (canSend && (!withoutModel || hasModel())) flow.warmUp()
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return
        event.preventDefault()
        submit(true)
      }}
    >
      {props.header}
      <PromptBox {...props} prompt={prompt} promptLimit={tool.promptLimit} isRejected={isRejected} />
      {props.contentAboveButton}
      {canSend ? (
        <div className="grid *:col-start-1 *:row-start-1">
          {withoutModel && (
            <div className={`${actionsClass} content-start in-data-[model=yes]:invisible`}>{withoutModel}</div>
          )}
          <div
            className={`${actionsClass} ${withoutModel ? 'invisible content-start in-data-[model=yes]:visible' : ''}`}
          >
            <Button
              type="submit"
              variant="primary"
              size="large"
              disabled={isDisabledWhenEmpty && (isRunning || isVisuallyEmpty(prompt))}
              aria-disabled={isRunning}
              className="sm:min-w-48"
            >
              {isRunning ? props.busyLabel : props.buttonLabel}
            </Button>
            <div className="text-muted text-sm noscript:hidden">
              {engineNote !== undefined && <p className="min-h-5">{engineNote}</p>}
              <p>
                {remainingUses === 0 && secondaryAction ? (
                  `${perDay} of ${perDay} used today. Continue with your own AI.`
                ) : (
                  <>
                    <span>
                      {remainingUses} of {perDay} uses left today
                    </span>
                    , no sign-up
                  </>
                )}
              </p>
            </div>
            <p className="hidden font-semibold text-sm noscript:block">
              This tool needs JavaScript, which is off in your browser.
            </p>
            {secondaryAction}
          </div>
        </div>
      ) : (
        replacement
      )}
      {canSend && lazyModule.status === 'loaded' && botCheck.state.status !== 'off' && (
        <lazyModule.module.BotCheck
          key={botCheck.state.attempt}
          tool={tool.type}
          {...botCheck.getCallbacks(botCheck.state.attempt)}
        />
      )}
      {props.children}
    </form>
  )
}

export function getPromptElement({ formRef }: FormControl): HTMLElement | null {
  const element = formRef.current?.elements.namedItem('prompt')
  return element instanceof HTMLElement ? element : null
}
