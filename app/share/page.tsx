import type { Metadata } from 'next'
import { PageFrame } from '@/app/page-frame'
import { buildPageMetadata } from '@/app/page-metadata'
import { PageHeader } from '@/components/page/page-header'
import { SharedContentView } from '@/components/share/shared-content-view'
import { sharePage as copy, shareTools } from '@/content/pages/personal-pages'
import { findToolByType } from '@/content/tools'

export const metadata: Metadata = { ...buildPageMetadata(copy), robots: { index: false, follow: true } }

const resolveToolLinks = (list: readonly { type: string; label: string; isDownload?: true }[]) =>
  list.flatMap(({ type, label, isDownload = false }) => {
    const path = findToolByType(type)?.path
    return path ? [{ label, path, isDownload }] : []
  })

/** Target of a phone's share sheet. The browser reads the shared text or link, and the visitor chooses the tool. */
export default function SharePage() {
  return (
    <PageFrame>
      <PageHeader title={copy.heading} />
      <div className="mx-auto max-w-3xl px-4 sm:px-6">
        <SharedContentView
          linkActions={resolveToolLinks(shareTools.link)}
          textActions={resolveToolLinks(shareTools.text)}
        />
      </div>
    </PageFrame>
  )
}
