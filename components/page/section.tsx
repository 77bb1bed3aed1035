import { type ReactNode, useId } from 'react'

type Props = {
  title: string
  lead?: string
  /** Places the heading beside the content on wide screens. */
  hasSideHeading?: boolean
  children: ReactNode
}

/** A titled section below the first screen. */
export function Section({ title, lead, hasSideHeading = false, children }: Props) {
  const headingId = useId()
  return (
    <section
      aria-labelledby={headingId}
      className={`mx-auto mt-10 max-w-7xl px-4 sm:mt-18 sm:px-6 ${hasSideHeading ? 'lg:grid lg:grid-cols-[1fr_2fr] lg:gap-12' : ''}`}
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
