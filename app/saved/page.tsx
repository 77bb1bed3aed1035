import type { Metadata } from 'next'
import { PageFrame } from '@/app/page-frame'
import { buildPageMetadata } from '@/app/page-metadata'
import { PageHeader } from '@/components/page/page-header'
import { SavedOverview } from '@/components/saved/saved-overview'
import { savedPage as copy } from '@/content/pages/personal-pages'
import { tools } from '@/content/tools'

/** Search engines must not index this page, because every visitor sees only their own results. */
export const metadata: Metadata = { ...buildPageMetadata(copy), robots: { index: false, follow: true } }

const toolLinks = Object.fromEntries(
  tools.filter(({ kind }) => kind === 'prompt').map(({ type, copy: { name }, path }) => [type, { name, path }]),
)

export default function SavedPage() {
  return (
    <PageFrame>
      <PageHeader title={copy.heading} path={copy.path} lead={copy.intro} />
      <div className="mx-auto max-w-7xl px-4 sm:px-6">
        <SavedOverview toolLinks={toolLinks} />
      </div>
    </PageFrame>
  )
}
