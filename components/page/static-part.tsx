'use client'

import type { ReactNode } from 'react'

type Props = {
  /** Id of the element; must be the same in every render. */
  id: string
  children?: ReactNode
}

/** `shrink-pages.mjs` removes the copy in React's payload; a re-render reads the markup from the page. */
export function StaticPart({ id, children }: Props) {
  if (children !== undefined) return <div id={id}>{children}</div>
  const html = typeof document === 'undefined' ? '' : (document.getElementById(id)?.innerHTML ?? '')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own, as the server wrote it.
  return <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}
