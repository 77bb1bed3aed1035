import type { ReactNode } from 'react'

type Props = {
  /** Accessible name of the row. */
  label: string
  isOrdered?: boolean
  /** Grid classes for wide screens, such as `sm:gap-3 lg:grid-cols-3`; two columns from 640 px. */
  columnClassName: string
  /** `li` elements. */
  children: ReactNode
}

/**
 * A row to swipe on a phone, a grid on wider screens. Safari scrolls by keyboard only focusable elements, so the row is
 * focusable; the grid frame does not scroll and is not a tab stop.
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
