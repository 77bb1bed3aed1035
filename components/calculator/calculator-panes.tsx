import type { ReactNode } from 'react'

type Props = {
  /** The result's name. */
  label: string
  form: ReactNode
  resultBar: ReactNode
  children: ReactNode
}

/** Form and result beside each other; whichever is scrolled, the other's first lines stay. Below each other on a phone. */
export function CalculatorPanes({ label, form, resultBar, children }: Props) {
  return (
    <div className="flex flex-col gap-5 lg:grid lg:grid-cols-[20rem_1fr] lg:items-start lg:gap-10">
      <div className="lg:sticky lg:top-18">{form}</div>
      <section aria-label={label} className="contents lg:-mt-4 lg:block">
        {resultBar}
        <div className="space-y-6">{children}</div>
      </section>
    </div>
  )
}
