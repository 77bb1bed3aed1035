import type { ReactNode } from 'react'

type Props = {
  /** Text alternative; the drawing itself is hidden from screen readers. */
  caption: string
  /** Text of the drawing that the caption does not include. */
  screenReaderText: string
  children: ReactNode
}

/** A drawing of a platform's display of a result, exposed to screen readers as one figure with a caption. */
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
