'use client'

import type { ReactNode } from 'react'

type Props = {
  /** Id of the element; must be the same in every render. */
  id: string
  children?: ReactNode
}

const htmlById = new Map<string, string>()

/** Reads all parts, because one may leave the page before its own code loads, or return later. */
function readHtml(id: string): string {
  for (const part of document.querySelectorAll('[data-static]'))
    if (!htmlById.has(part.id)) htmlById.set(part.id, part.innerHTML)
  return htmlById.get(id) ?? ''
}

/** After the build, `shrink-pages.mjs` removes this part from React's payload; React then reads the existing page. */
export function StaticPart({ id, children }: Props) {
  if (children !== undefined)
    return (
      <div id={id} data-static="">
        {children}
      </div>
    )
  const html = typeof document === 'undefined' ? '' : readHtml(id)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is the page's own, as the server rendered it.
  return <div id={id} data-static="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}
