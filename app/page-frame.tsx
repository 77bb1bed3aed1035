import type { ReactNode } from 'react'
import { buildBreadcrumbJsonLd, StructuredData } from '@/app/structured-data'
import { PageHeader } from '@/components/page/page-header'
import { StaticPart } from '@/components/page/static-part'
import { SiteFooter } from '@/components/shell/site-footer'
import { getFooterGroups } from '@/content/catalog'
import type { TextPage } from '@/content/pages/text-page'
import { resolveLinks } from '@/content/paths'
import { footerPages, site } from '@/content/site'
import type { GroupId } from '@/lib/tool/tool'

type Props = { group?: GroupId; isHome?: boolean; children: ReactNode }

/** Main content and footer. `group` sets the accent color. */
export function PageFrame({ group, isHome = false, children }: Props) {
  return (
    <>
      <main id="main" tabIndex={-1} data-group={group} className="focus:outline-none">
        {children}
      </main>
      <StaticPart id="site-footer">
        <SiteFooter name={site.name} isHome={isHome} groups={getFooterGroups()} pages={resolveLinks(footerPages)} />
      </StaticPart>
    </>
  )
}

export function TextArticle({ page }: { page: TextPage }) {
  return (
    <PageFrame>
      <StructuredData data={buildBreadcrumbJsonLd(page.path)} />
      <PageHeader title={page.heading} path={page.path} />
      <div className="mx-auto max-w-7xl px-4 sm:px-6">
        {page.lastChangeDate && (
          <p className="mt-2 text-muted text-sm">Last updated {formatDate(page.lastChangeDate)}</p>
        )}
        <article className="max-w-2xl leading-relaxed">
          <p className="mt-5 text-lg">{page.intro}</p>
          {page.sections.map(({ heading, paragraphs = [], bullets = [], links = [] }) => (
            <section key={heading}>
              <h2 className="mt-10 font-bold text-xl">{heading}</h2>
              {paragraphs.map((text) => (
                <p key={text} className="mt-3">
                  {text}
                </p>
              ))}
              {bullets.length > 0 && (
                <ul className="mt-3 list-disc space-y-2 pl-5">
                  {bullets.map((text) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
              )}
              {links.map(({ textBefore, label, href }) => (
                <p key={href} className="mt-3">
                  {textBefore}
                  <a href={href} className="font-semibold underline underline-offset-4">
                    {label}
                  </a>
                </p>
              ))}
            </section>
          ))}
        </article>
      </div>
    </PageFrame>
  )
}

const formatDate = (date: string): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
