import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'

type Props = {
  busy: boolean
  disabled: boolean
  /** Uses left today, and how many a day has. */
  usage: { left: number; perDay: number }
  /** What the button says. */
  children: ReactNode
}

/** The button below the box, with what a click would cost. */
export function SubmitRow({ busy, disabled, usage, children }: Props) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        type="submit"
        look="primary"
        size="large"
        disabled={disabled}
        aria-disabled={busy}
        className="w-full aria-disabled:opacity-60 sm:w-auto sm:min-w-48"
      >
        {children}
      </Button>
      <p className="text-sm text-muted noscript:hidden">
        {usage.left} of {usage.perDay} left today
      </p>
    </div>
  )
}
