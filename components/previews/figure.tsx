import type { ReactNode } from 'react'

type Props = {
  /** What is seen, in words: the drawing itself is hidden from screen readers. */
  caption: string
  /** Words of the drawing that the caption does not say. */
  screenReaderText: string
  children: ReactNode
}

/** A drawing of how a platform shows a result: for a screen reader one figure with its caption. */
export function Figure({ caption, screenReaderText, children }: Props) {
  return (
    <figure className="mt-2 max-w-sm">
      <div aria-hidden>{children}</div>
      <figcaption className="mt-2 text-xs text-muted">
        {caption}
        <span className="sr-only"> {screenReaderText}</span>
      </figcaption>
    </figure>
  )
}
