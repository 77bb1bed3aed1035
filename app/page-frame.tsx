import type { ReactNode } from 'react'
import { StaticPart } from '@/components/page/static-part'
import { SiteFooter } from '@/components/shell/site-footer'
import { resolveLinks } from '@/content/paths'
import { footerGroups, footerPages, site } from '@/content/site'
import type { GroupId } from '@/lib/tool/tool-identity'

type Props = { group?: GroupId; children: ReactNode }

/** Main content and shared footer of every page except the home page. `group` sets the accent color. */
export function PageFrame({ group, children }: Props) {
  return (
    <>
      <main id="main" tabIndex={-1} data-group={group} className="focus:outline-none">
        {children}
      </main>
      <StaticPart id="site-footer">
        <SiteFooter
          name={site.name}
          groups={footerGroups.map(({ label, links }) => ({ label, links: resolveLinks(links) }))}
          pages={resolveLinks(footerPages)}
        />
      </StaticPart>
    </>
  )
}
