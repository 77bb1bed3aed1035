/** Scrolls an element to the top of the viewport; without animation if the visitor prefers reduced motion. */
export function bringIntoView(element: Element | null | undefined): void {
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  element?.scrollIntoView({ block: 'start', behavior: prefersReducedMotion ? 'instant' : 'smooth' })
}

/** On a wide screen, a result whose top is in the upper half stays where it is. */
export function bringResultIntoView(element: Element): void {
  const { top } = element.getBoundingClientRect()
  const isWide = matchMedia('(min-width: 64rem)').matches
  if (!isWide || top < 0 || top > innerHeight / 2) bringIntoView(element)
}
