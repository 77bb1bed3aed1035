/** Scrolls an element to the top of what is seen: gliding, or at once for whoever wants less motion. */
export function bringIntoView(element: Element | null | undefined): void {
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  element?.scrollIntoView({ block: 'start', behavior: prefersReducedMotion ? 'instant' : 'smooth' })
}
