import { type ReactNode, useId } from 'react'

/** A heading beside its section, in wide windows. */
export const sideColumnsClass = 'lg:grid lg:grid-cols-[1fr_2fr] lg:gap-12'

type Props = { title: string; lead?: string; hasSideHeading?: boolean; children: ReactNode }

export function Section({ title, lead, hasSideHeading = false, children }: Props) {
  const headingId = useId()
  return (
    <section
      aria-labelledby={headingId}
      className={`mx-auto mt-8 max-w-7xl px-4 sm:mt-18 sm:px-6 ${hasSideHeading ? sideColumnsClass : ''}`}
    >
      <div>
        <h2 id={headingId} className="text-balance font-bold text-section">
          {title}
        </h2>
        {lead && <p className="mt-2 max-w-2xl text-balance text-muted sm:text-lg">{lead}</p>}
      </div>
      {children}
    </section>
  )
}

export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="mt-4 rounded-xl border border-line bg-surface px-4">
      <summary className="min-h-11 py-2.5 font-semibold">{title}</summary>
      <div className="pb-4">{children}</div>
    </details>
  )
}

export function Point({ title, text }: { title: ReactNode; text: string }) {
  return (
    <li>
      <h3 className="font-semibold">{title}</h3>
      <p className="mt-1 text-muted text-sm sm:text-base">{text}</p>
    </li>
  )
}
