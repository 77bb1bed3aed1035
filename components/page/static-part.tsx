'use client'

import type { ReactNode } from 'react'

/**
 * A part of a page that never changes. Its words stand in the page; the copy of them in the data that React takes the page
 * over with is taken out after the build (`scripts/shrink-pages.mjs`), and React leaves the part as it finds it.
 */
export function StaticPart({ children }: { children?: ReactNode }) {
  if (children !== undefined) return <div>{children}</div>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; React adopts what the server wrote.
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
