import type { ReactNode } from 'react'

type Props = {
  /** Name of the result. */
  label: string
  form: ReactNode
  resultBar: ReactNode
  children: ReactNode
}

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
