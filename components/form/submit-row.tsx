import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'

type Props = {
  isBusy: boolean
  disabled: boolean
  /** Remaining uses today, and the daily limit. */
  usage: { remainingUses: number; perDay: number }
  /**
   * Names the engine that does the work. Null reserves the space until the engine is known; undefined reserves none.
   */
  engineNote?: ReactNode
  secondaryAction?: ReactNode
  children: ReactNode
}

/** Submit button with the engine and the cost of a run. */
export function SubmitRow({ isBusy, disabled, usage, engineNote, secondaryAction, children }: Props) {
  const { remainingUses, perDay } = usage
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        type="submit"
        variant="primary"
        size="large"
        disabled={disabled}
        aria-disabled={isBusy}
        className="w-full aria-disabled:opacity-60 sm:w-auto sm:min-w-48"
      >
        {children}
      </Button>
      {secondaryAction}
      <div className="grow basis-44 text-muted text-sm noscript:hidden">
        {engineNote !== undefined && <p className="min-h-5">{engineNote}</p>}
        <p>
          {remainingUses === 0 && secondaryAction ? (
            `${perDay} of ${perDay} used today. Continue with your own AI.`
          ) : (
            <>
              <span>
                {remainingUses} of {perDay} left today
              </span>
              , no sign-up
            </>
          )}
        </p>
      </div>
      <p className="hidden font-semibold text-sm noscript:block">
        This tool needs JavaScript, which is off in your browser.
      </p>
    </div>
  )
}
