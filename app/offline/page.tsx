import type { Metadata } from 'next'
import { PageFrame } from '@/app/page-frame'
import { buildPageMetadata } from '@/app/page-metadata'
import { ReloadButton } from '@/components/offline/reload-button'
import { PageHeader } from '@/components/page/page-header'
import { runsInBrowser } from '@/content/catalog'
import { offlinePage as copy } from '@/content/pages/personal-pages'
import { tools } from '@/content/tools'

export const metadata: Metadata = { ...buildPageMetadata(copy), robots: { index: false, follow: true } }

/** The service worker shows this list of offline tools instead of a page that is not cached. */
export default function Offline() {
  return (
    <PageFrame>
      <PageHeader title={copy.heading} lead={copy.intro} />
      <div className="mx-auto max-w-7xl px-4 sm:px-6">
        <ReloadButton />
      </div>
      <section className="mx-auto max-w-7xl px-4 sm:px-6">
        <h2 className="mt-12 font-bold text-section">{copy.tools}</h2>
        <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {tools.filter(runsInBrowser).map(({ type, path, kind, copy: { name } }) => (
            <li key={type}>
              <a
                href={path}
                data-offline-tool={path}
                className="flex min-h-14 items-center rounded-xl border border-line bg-surface px-4 font-semibold hover:border-field-line"
              >
                <span>
                  {name}
                  {kind === 'files' && <span className="font-normal text-muted text-sm">, {copy.afterUse}</span>}
                </span>
              </a>
            </li>
          ))}
        </ul>
        <p className="mt-8">
          {copy.saved}{' '}
          <a href="/saved" className="font-semibold underline underline-offset-4">
            Saved
          </a>
        </p>
      </section>
    </PageFrame>
  )
}
