import { WandSparkles } from 'lucide-react'
import { type FormEvent, useId, useRef } from 'react'
import { refinements } from '@/components/run-state/refinements'
import { Button, getButtonClass } from '@/components/ui/button'
import { MAX_INSTRUCTION_LENGTH, type RefineAction } from '@/lib/tool/form'

type Props = {
  resultNumber: number
  actions: readonly RefineAction[]
  costLabel: string
  isBusy: boolean
  onRefine: (action: RefineAction, usedKeyboard: boolean, instruction?: string) => void
}

export function RewriteActions({ resultNumber, actions, costLabel, isBusy, onRefine }: Props) {
  if (actions.length === 0) return null
  return (
    <details className="group open:basis-full">
      <summary className={`${getButtonClass({ variant: 'quiet', size: 'small' })} list-none`}>
        <WandSparkles className="size-4" />
        <span>
          Rewrite…<span className="sr-only"> (result {resultNumber})</span>
        </span>
      </summary>
      <div className="mt-1 flex flex-wrap gap-2 pb-1">
        {actions
          .map((action) => ({ action, ...refinements[action] }))
          .map(({ action, label, Icon }) =>
            action === 'change' ? (
              <InstructionForm
                key={action}
                resultNumber={resultNumber}
                costLabel={costLabel}
                isBusy={isBusy}
                onInstruction={(...args) => onRefine(action, ...args)}
              />
            ) : (
              <Button
                key={action}
                size="small"
                aria-disabled={isBusy}
                aria-label={`${label}${costLabel} (result ${resultNumber})`}
                onClick={(event) => onRefine(action, event.detail === 0)}
              >
                <Icon className="size-4" />
                <span>
                  {label}
                  <span className="font-normal">{costLabel}</span>
                </span>
              </Button>
            ),
          )}
      </div>
    </details>
  )
}

type InstructionFormProps = {
  resultNumber: number
  costLabel: string
  isBusy: boolean
  onInstruction: (usedKeyboard: boolean, instruction: string) => void
}

function InstructionForm({ resultNumber, costLabel, isBusy, onInstruction }: InstructionFormProps) {
  const id = useId()
  const inputRef = useRef<HTMLInputElement>(null)

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const instruction = inputRef.current?.value.trim() ?? ''
    if (instruction === '') return inputRef.current?.focus()
    onInstruction(inputRef.current === document.activeElement, instruction)
  }

  return (
    <form onSubmit={onSubmit} className="flex basis-full flex-wrap items-center gap-2">
      <label htmlFor={id} className="text-sm font-semibold">
        Change it:<span className="sr-only"> what to change in result {resultNumber}</span>
      </label>
      <input
        ref={inputRef}
        id={id}
        maxLength={MAX_INSTRUCTION_LENGTH}
        autoComplete="off"
        placeholder="e.g. mention that it’s for beginners"
        className="min-h-9 min-w-0 grow basis-48 rounded-lg border border-field-line bg-surface px-3 text-base text-ink placeholder:text-muted"
      />
      <Button
        size="small"
        type="submit"
        aria-disabled={isBusy}
        aria-label={`Change${costLabel} (result ${resultNumber})`}
      >
        <span>
          Change<span className="font-normal">{costLabel}</span>
        </span>
      </Button>
    </form>
  )
}
