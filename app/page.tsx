import { buildPageMetadata } from '@/app/page-metadata'
import { buildSiteJsonLd, StructuredData } from '@/app/structured-data'
import { QuickLinks } from '@/components/home/quick-tool-fallback'
import { QuickToolLoader } from '@/components/home/quick-tool-loader'
import { SampleResults } from '@/components/home/sample-results'
import { CategoryCards, Guarantees, HomeCallToAction, HomeHero, Statistics } from '@/components/page/home-sections'
import { Section } from '@/components/page/section'
import { StaticPart } from '@/components/page/static-part'
import { ToolGrid } from '@/components/page/tool-cards'
import { ContinueLink } from '@/components/saved/continue-link'
import { ModelScript } from '@/components/shell/page-scripts'
import { HomeFooter } from '@/components/shell/site-footer'
import { countToolsUnder, formatToolCount, getCategoryCards, getToolsByPaths } from '@/content/catalog'
import { buildQuickToolOptions, generateSampleRun, showcaseRuns } from '@/content/home-runs'
import { resolveLinks } from '@/content/paths'
import { advertisedCounts, benefits, featuredPaths, homeFooterPages, marketingStats, site } from '@/content/site'

export const metadata = buildPageMetadata({
  title: `${site.name}: ${site.tagline}`,
  description: site.description,
  path: '/',
})

export default async function Home() {
  const quickToolOptions = await buildQuickToolOptions()
  const [carousel, thread, caption, title, tags, names] = await Promise.all([
    generateSampleRun(showcaseRuns.carousel),
    generateSampleRun(showcaseRuns.thread),
    generateSampleRun(showcaseRuns.caption),
    generateSampleRun(showcaseRuns.title),
    generateSampleRun(showcaseRuns.tags),
    generateSampleRun(showcaseRuns.names),
  ])
  return (
    <>
      <main id="main" tabIndex={-1} className="focus:outline-none">
        <ModelScript />
        <StructuredData data={buildSiteJsonLd(site)} />
        <HomeHero invitation={marketingStats.invitations[marketingStats.reached ? 'reached' : 'goal']}>
          <div className="in-data-used:mb-3">
            <ContinueLink />
          </div>
          <QuickToolLoader tabs={quickToolOptions} />
          <QuickLinks tools={quickToolOptions.map(({ tabLabel, path }) => ({ label: tabLabel, path }))} />
        </HomeHero>
        <StaticPart id="home-words">
          <Statistics
            areGoals={!marketingStats.reached}
            entries={[
              { value: formatToolCount(countToolsUnder('/'), advertisedCounts.all), label: 'Free AI Tools' },
              ...marketingStats.home,
            ]}
          />
          <SampleResults runs={{ carousel, thread, caption, title, tags, names }} />
          <Section title="Browse by Category">
            <CategoryCards categories={getCategoryCards()} />
          </Section>
          <Section title="Featured Tools">
            <ToolGrid tools={getToolsByPaths(featuredPaths)} />
          </Section>
          <Guarantees entries={benefits} />
          <HomeCallToAction />
        </StaticPart>
      </main>
      <HomeFooter name={site.name} pages={resolveLinks(homeFooterPages)} />
    </>
  )
}
