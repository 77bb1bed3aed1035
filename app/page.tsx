import { pageMetadata } from '@/app/page-metadata'
import { CategoryCards } from '@/components/page/category-cards'
import { HomeClosing } from '@/components/page/home-closing'
import { HomeHero } from '@/components/page/home-hero'
import { siteData } from '@/components/page/page-data'
import { Promises } from '@/components/page/promises'
import { Section } from '@/components/page/section'
import { Statistics } from '@/components/page/statistics'
import { StructuredData } from '@/components/page/structured-data'
import { ToolGrid } from '@/components/page/tool-grid'
import { HomeFooter } from '@/components/shell/home-footer'
import { workingLinks } from '@/content/paths'
import { shownCategories } from '@/content/shown-categories'
import { shownCount } from '@/content/shown-count'
import { heldAt, toolsAt } from '@/content/shown-tools'
import {
  featuredPaths,
  figures,
  homeFooterPages,
  promises,
  site,
  startingPoints,
  statedCounts,
} from '@/content/site'

export const metadata = pageMetadata({
  title: `${site.name}: ${site.tagline}`,
  description: site.description,
  path: '/',
})

export default function Home() {
  return (
    <>
      <main id="main" tabIndex={-1} className="focus:outline-none">
        <StructuredData data={siteData(site)} />
        <HomeHero invitation={figures.homeInvitation} startingPoints={workingLinks(startingPoints)} />
        <Statistics
          label="In figures"
          entries={[
            { value: shownCount(heldAt('/'), statedCounts.all), label: 'Free AI Tools' },
            ...figures.home,
          ]}
        />
        <Section title="Browse by Category">
          <CategoryCards categories={shownCategories()} />
        </Section>
        <Section title="Featured Tools">
          <ToolGrid tools={toolsAt(featuredPaths)} />
        </Section>
        <Promises entries={promises} />
        <HomeClosing />
      </main>
      <HomeFooter name={site.name} pages={workingLinks(homeFooterPages)} />
    </>
  )
}
