/** Scrolls an element to the top of the viewport; without animation if the visitor prefers reduced motion. */
export function bringIntoView(element: Element | null | undefined): void {
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  element?.scrollIntoView({ block: 'start', behavior: prefersReducedMotion ? 'instant' : 'smooth' })
}
