'use client'

import type { ReactNode } from 'react'

type Props = {
  /** Id of the element; must be the same in every render. */
  id: string
  children?: ReactNode
}

/** HTML of the page, so that a part that leaves it can return. */
const htmlById = new Map<string, string>()

function readHtml(id: string): string {
  const html = htmlById.get(id) ?? document.getElementById(id)?.innerHTML ?? ''
  htmlById.set(id, html)
  return html
}

/** After the build, `shrink-pages.mjs` removes this part from React's payload; React then reads the existing page. */
export function StaticPart({ id, children }: Props) {
  if (children !== undefined) return <div id={id}>{children}</div>
  const html = typeof document === 'undefined' ? '' : readHtml(id)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is the page's own, as the server rendered it.
  return <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}
