import { type ReactNode, useId } from 'react'

type Props = { title: string; lead?: string; hasSideHeading?: boolean; children: ReactNode }

export function Section({ title, lead, hasSideHeading = false, children }: Props) {
  const headingId = useId()
  return (
    <section
      aria-labelledby={headingId}
      className={`mx-auto mt-8 max-w-7xl px-4 sm:mt-18 sm:px-6 ${hasSideHeading ? 'lg:grid lg:grid-cols-[1fr_2fr] lg:gap-12' : ''}`}
    >
      <div>
        <h2 id={headingId} className="text-balance font-bold text-section">
          {title}
        </h2>
        {lead && <p className="mt-2 max-w-2xl text-muted sm:text-lg">{lead}</p>}
      </div>
      {children}
    </section>
  )
}

/** A long part of a section that visitors open. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="mt-4 rounded-xl border border-line bg-surface px-4">
      <summary className="min-h-11 py-2.5 font-semibold">{title}</summary>
      <div className="pb-4">{children}</div>
    </details>
  )
}

type PlatformStepsProps = {
  title: string
  lead: string
  steps: readonly { name: string; path: string; text: string }[]
}

/** Suggested order of a platform's tools. The section is hidden with fewer than two steps. */
export function PlatformSteps({ title, lead, steps }: PlatformStepsProps) {
  if (steps.length < 2) return null
  return (
    <Section title={title} lead={lead}>
      <ol className="mt-6 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step.path} className="border-accent border-t-2 pt-3">
            <h3 className="font-semibold">
              <span className="text-accent tabular-nums">{index + 1}.</span>{' '}
              <a href={step.path} className="underline decoration-line underline-offset-4 hover:decoration-ink">
                {step.name}
              </a>
            </h3>
            <p className="mt-1 text-muted">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
