'use client'

import type { ReactNode } from 'react'

type Props = {
  /** Id of the element; must be the same in every render. */
  id: string
  children?: ReactNode
}

/**
 * A static part of a page. After the build, `shrink-pages.mjs` removes this part's copy from React's hydration payload.
 * If React renders the part again, the markup comes from the existing page.
 */
export function StaticPart({ id, children }: Props) {
  if (children !== undefined) return <div id={id}>{children}</div>
  const html = typeof document === 'undefined' ? '' : (document.getElementById(id)?.innerHTML ?? '')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is the page's own, as the server rendered it.
  return <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}
