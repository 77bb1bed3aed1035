'use client'

import type { ReactNode } from 'react'

type Props = {
  /** Id of the element; must be the same in every render. */
  id: string
  children?: ReactNode
}

/**
 * A static part of a page. Its markup stays in the HTML, while its copy in React's hydration payload is removed after
 * the build (`shrink-pages.mjs`). React leaves the element unchanged; if it re-renders the page because the
 * browser changed text elsewhere, it reads the markup from the existing page.
 */
export function StaticPart({ id, children }: Props) {
  if (children !== undefined) return <div id={id}>{children}</div>
  const html = typeof document === 'undefined' ? '' : (document.getElementById(id)?.innerHTML ?? '')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own, as the server wrote it.
  return <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}
