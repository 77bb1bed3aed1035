import type { ReactNode } from 'react'

type Props = {
  /** What the row holds, for those who cannot see it. */
  label: string
  ordered?: boolean
  /** Columns where there is room, such as `lg:grid-cols-3`; two from 640 px. */
  columns: string
  /** Its `li`. */
  children: ReactNode
}

/** Texts beside each other: a row to swipe on a phone, a grid elsewhere. */
export function Swipe({ label, ordered = false, columns, children }: Props) {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List
      tabIndex={0}
      aria-label={label}
      className={`swipe -mx-4 mt-4 px-4 sm:mx-0 sm:mt-6 sm:grid sm:grid-cols-2 sm:gap-x-8 sm:gap-y-6 sm:px-0 ${columns}`}
    >
      {children}
    </List>
  )
}
