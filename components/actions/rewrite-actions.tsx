import { WandSparkles } from 'lucide-react'
import { type ComponentProps, type FormEvent, useId, useRef } from 'react'
import { refinements } from '@/components/run-state/refinements'
import { Button, getButtonClass } from '@/components/ui/button'
import { MAX_INSTRUCTION_LENGTH, type RefineAction } from '@/lib/tool/form'

type SharedProps = {
  resultNumber: number
  costLabel: string
  isBusy: boolean
  onRefine: (action: RefineAction, usedKeyboard: boolean, instruction?: string) => void
}

type RefineButtonProps = SharedProps & Pick<ComponentProps<typeof Button>, 'variant'> & { action: RefineAction }

export function RefineButton({ action, resultNumber, costLabel, isBusy, onRefine, ...rest }: RefineButtonProps) {
  const { label, Icon } = refinements[action]
  return (
    <Button
      {...rest}
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
  )
}

export function RewriteActions({ actions, ...props }: SharedProps & { actions: readonly RefineAction[] }) {
  if (actions.length === 0) return null
  return (
    <details className="group open:basis-full">
      <summary className={`${getButtonClass({ variant: 'quiet', size: 'small' })} list-none`}>
        <WandSparkles className="size-4" />
        <span>
          Rewrite…<span className="sr-only"> (result {props.resultNumber})</span>
        </span>
      </summary>
      <div className="mt-1 flex flex-wrap gap-2 pb-1">
        {actions.map((action) =>
          action === 'change' ? (
            <InstructionForm key={action} {...props} />
          ) : (
            <RefineButton key={action} action={action} {...props} />
          ),
        )}
      </div>
    </details>
  )
}

function InstructionForm({ resultNumber, costLabel, isBusy, onRefine }: SharedProps) {
  const id = useId()
  const inputRef = useRef<HTMLInputElement>(null)

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const instruction = inputRef.current?.value.trim() ?? ''
    if (instruction === '') return inputRef.current?.focus()
    onRefine('change', inputRef.current === document.activeElement, instruction)
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
