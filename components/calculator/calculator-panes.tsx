import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { bringIntoView } from '@/components/ui/bring-into-view'

type Props = { label: string; form: ReactNode; resultBar: ReactNode; children: ReactNode }

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

type BarFigure = { label: string; value: string; note?: { text: string; className: string } | undefined }

/** Stays visible while the inputs scroll. On a phone it is above the form, where no keyboard covers it. */
export function ResultBar({ figures, detailsId }: { figures: readonly BarFigure[]; detailsId: string }) {
  return (
    <div className="-mx-4 sticky top-14 z-10 flex items-center gap-3 border-line border-b bg-canvas px-4 py-2 max-lg:order-first sm:-mx-6 sm:px-6 lg:mx-0 lg:border-0 lg:px-0 lg:pt-4 lg:pb-3">
      <dl aria-live="polite" className="grid grow auto-cols-fr grid-flow-col gap-3 lg:gap-4">
        {figures.map(({ label, value, note }) => (
          <div key={label} className="lg:rounded-xl lg:border lg:border-line lg:bg-surface lg:px-5 lg:py-4">
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="flex flex-wrap items-baseline gap-x-2">
              <span className="font-bold text-answer tabular-nums lg:text-title">{value}</span>
              {note && <span className={`font-semibold text-sm ${note.className}`}>{note.text}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <button
        type="button"
        aria-label="See the details"
        onClick={() => bringIntoView(document.getElementById(detailsId))}
        className="grid size-11 shrink-0 place-items-center rounded-lg border border-field-line bg-surface lg:hidden"
      >
        <ChevronDown className="size-5" />
      </button>
    </div>
  )
}
