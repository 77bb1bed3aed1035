import { pageMetadata } from '@/app/page-metadata'
import { MadeResults } from '@/components/home/made-results'
import { QuickBench } from '@/components/home/quick-bench'
import { QuickLinks } from '@/components/home/quick-links'
import { CategoryCards } from '@/components/page/category-cards'
import { HomeClosing } from '@/components/page/home-closing'
import { HomeHero } from '@/components/page/home-hero'
import { siteData } from '@/components/page/page-data'
import { Promises } from '@/components/page/promises'
import { Section } from '@/components/page/section'
import { StaticPart } from '@/components/page/static-part'
import { Statistics } from '@/components/page/statistics'
import { StructuredData } from '@/components/page/structured-data'
import { ToolGrid } from '@/components/page/tool-grid'
import { Continue } from '@/components/saved/continue'
import { HomeFooter } from '@/components/shell/home-footer'
import { shownCategories } from '@/content/catalog/shown-categories'
import { shownCount } from '@/content/catalog/shown-count'
import { heldAt, toolsAt } from '@/content/catalog/shown-tools'
import { shownRuns } from '@/content/home/home-runs'
import { madeRun } from '@/content/home/made-run'
import { quickKinds } from '@/content/home/quick-kinds'
import { workingLinks } from '@/content/paths'
import { featuredPaths, figures, homeFooterPages, promises, site, statedCounts } from '@/content/site'

export const metadata = pageMetadata({
  title: `${site.name}: ${site.tagline}`,
  description: site.description,
  path: '/',
})

export default async function Home() {
  const kinds = await quickKinds()
  const [carousel, thread, caption, title, tags, names] = await Promise.all([
    madeRun(shownRuns.carousel),
    madeRun(shownRuns.thread),
    madeRun(shownRuns.caption),
    madeRun(shownRuns.title),
    madeRun(shownRuns.tags),
    madeRun(shownRuns.names),
  ])
  return (
    <>
      <main id="main" tabIndex={-1} className="focus:outline-none">
        <StructuredData data={siteData(site)} />
        <HomeHero invitation={figures.homeInvitation}>
          <div className="in-data-used:mb-3">
            <Continue />
          </div>
          <QuickBench kinds={kinds} />
          <QuickLinks tools={kinds.map(({ tab, path }) => ({ label: tab, path }))} />
        </HomeHero>
        <StaticPart id="home-words">
          <Statistics
            label="In figures"
            entries={[
              { value: shownCount(heldAt('/'), statedCounts.all), label: 'Free AI Tools' },
              ...figures.home,
            ]}
          />
          <MadeResults runs={{ carousel, thread, caption, title, tags, names }} />
          <Section title="Browse by Category">
            <CategoryCards categories={shownCategories()} />
          </Section>
          <Section title="Featured Tools">
            <ToolGrid tools={toolsAt(featuredPaths)} />
          </Section>
          <Promises entries={promises} />
          <HomeClosing />
        </StaticPart>
      </main>
      <HomeFooter name={site.name} pages={workingLinks(homeFooterPages)} />
    </>
  )
}
