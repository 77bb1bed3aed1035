import { type ReactNode, useId } from 'react'

type Props = { title: string; lead?: string; beside?: boolean; children: ReactNode }

/** One named part of a page. `beside` puts the heading next to what it names on wide screens. */
export function Section({ title, lead, beside = false, children }: Props) {
  const heading = useId()
  return (
    <section
      aria-labelledby={heading}
      className={`mx-auto mt-14 max-w-6xl px-4 sm:mt-20 sm:px-6 ${beside ? 'lg:grid lg:grid-cols-[1fr_2fr] lg:gap-12' : ''}`}
    >
      <div>
        <h2 id={heading} className="text-balance font-bold text-2xl leading-tight tracking-tight sm:text-3xl">
          {title}
        </h2>
        {lead && <p className="mt-2 max-w-2xl text-muted sm:text-lg">{lead}</p>}
      </div>
      {children}
    </section>
  )
}
