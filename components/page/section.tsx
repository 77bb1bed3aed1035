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

type SwipeRowProps = {
  label: string
  isOrdered?: boolean
  /** Grid classes for wide screens, such as `sm:gap-3 lg:grid-cols-3`; two columns from 640 px. */
  columnClassName: string
  children: ReactNode
}

/** A swipe row on a phone, otherwise a grid. Safari scrolls only focusable elements by keyboard. */
export function SwipeRow({ label, isOrdered = false, columnClassName, children }: SwipeRowProps) {
  const List = isOrdered ? 'ol' : 'ul'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls.
    <div
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard.
      tabIndex={0}
      aria-label={label}
      className="swipe -mx-4 mt-4 px-4 sm:invisible sm:mx-0 sm:mt-6 sm:block sm:px-0"
    >
      <List className={`contents sm:visible sm:grid sm:grid-cols-2 ${columnClassName}`}>{children}</List>
    </div>
  )
}

type PointProps = { title: ReactNode; text: string; hasLine?: boolean }

/** One point of a list: a title and a sentence or two. */
export function Point({ title, text, hasLine = false }: PointProps) {
  return (
    <li className={hasLine ? 'border-accent border-t-2 pt-3' : ''}>
      <h3 className="font-semibold">{title}</h3>
      <p className="mt-1 text-muted text-sm sm:text-base">{text}</p>
    </li>
  )
}
