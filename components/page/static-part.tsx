'use client'

import type { ReactNode } from 'react'

type Props = {
  /** The element's, the same in every rendering. */
  id: string
  children?: ReactNode
}

/**
 * A part of a page that never changes. Its words stand in the page; the copy of them in the data that React takes the page
 * over with is taken out after the build (`scripts/shrink-pages.mjs`), and React leaves the part as it finds it. Where it makes the
 * page anew, because the browser has changed a word elsewhere, it takes the words from the page that still stands.
 */
export function StaticPart({ id, children }: Props) {
  if (children !== undefined) return <div id={id}>{children}</div>
  const html = typeof document === 'undefined' ? '' : (document.getElementById(id)?.innerHTML ?? '')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own, as the server wrote it.
  return <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}
