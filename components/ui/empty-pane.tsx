import type { ReactNode } from 'react'
import { Sparks } from './sparks'

type Props = {
  text?: string
  isBusy?: boolean
  /** With children, the placeholder is also shown on narrow screens. */
  children?: ReactNode
}

/** Placeholder for results before the first run. */
export function EmptyPane({ text = 'Your results appear here.', isBusy = false, children }: Props) {
  return (
    <div
      className={`place-content-center justify-items-center gap-4 rounded-xl border border-line border-dashed p-8 text-center text-muted lg:min-h-72 lg:in-data-restored:hidden ${children === undefined ? 'hidden lg:grid' : 'grid'}`}
    >
      <Sparks className="w-24 text-ember max-lg:hidden" isAnimated={isBusy} />
      <p className="max-w-72 text-sm">{text}</p>
      {children}
    </div>
  )
}
