import type { ReactNode } from 'react'

type Props = {
  /** What the row holds, for those who cannot see it. */
  label: string
  isOrdered?: boolean
  /** Columns and gaps where there is room, such as `sm:gap-3 lg:grid-cols-3`; two columns from 640 px. */
  columnClassName: string
  /** Its `li`. */
  children: ReactNode
}

/**
 * Texts beside each other: a row to swipe on a phone, a grid elsewhere. Safari's keyboard reaches what scrolls only where it can be
 * focused, and what cannot be seen cannot be: the frame of the grid, which does not scroll, is no stop.
 */
export function SwipeRow({ label, isOrdered = false, columnClassName, children }: Props) {
  const List = isOrdered ? 'ol' : 'ul'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in.
    <div
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
      tabIndex={0}
      aria-label={label}
      className="swipe -mx-4 mt-4 px-4 sm:invisible sm:mx-0 sm:mt-6 sm:block sm:px-0"
    >
      <List className={`contents sm:visible sm:grid sm:grid-cols-2 ${columnClassName}`}>{children}</List>
    </div>
  )
}
