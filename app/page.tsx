import { PageFrame } from '@/app/page-frame'
import { buildPageMetadata } from '@/app/page-metadata'
import { buildSiteJsonLd, StructuredData } from '@/app/structured-data'
import { QuickToolLoader } from '@/components/home/quick-tool-loader'
import { Samples } from '@/components/home/samples'
import { CategoryCards, HomeCallToAction, HomeHero, Shortcuts, Statistics } from '@/components/page/home-sections'
import { Section } from '@/components/page/section'
import { StaticPart } from '@/components/page/static-part'
import { ToolGrid } from '@/components/page/tool-cards'
import { Features } from '@/components/page/tool-sections'
import { ContinueLink } from '@/components/saved/continue-link'
import { ModelScript } from '@/components/shell/page-scripts'
import { formatToolCount, getCategoryCards, getShortcuts, getToolsByPaths } from '@/content/catalog'
import { buildQuickToolOptions } from '@/content/home-runs'
import { advertisedCounts, benefits, featuredPaths, marketingStats, site } from '@/content/site'
import { getSampleTools } from '@/content/tool-samples'
import { tools } from '@/content/tools'

export const metadata = buildPageMetadata({
  title: `${site.name}: ${site.tagline}`,
  description: site.description,
  path: '/',
})

export default async function Home() {
  const quickToolOptions = await buildQuickToolOptions()
  return (
    <PageFrame isHome>
      <ModelScript />
      <StructuredData data={buildSiteJsonLd(site)} />
      <HomeHero invitation={marketingStats.invitations[marketingStats.reached ? 'reached' : 'goal']}>
        <div className="in-data-used:mb-3">
          <ContinueLink />
        </div>
        <StaticPart id="home-shortcuts">
          <Shortcuts shortcuts={getShortcuts()} />
        </StaticPart>
        <QuickToolLoader tabs={quickToolOptions} />
      </HomeHero>
      <StaticPart id="home-words">
        <Samples tools={getSampleTools()} />
        <Section title="Browse by Category">
          <CategoryCards categories={getCategoryCards()} />
        </Section>
        <Section title="Featured Tools">
          <div className="max-sm:[&_p]:line-clamp-1">
            <ToolGrid tools={getToolsByPaths(featuredPaths)} />
          </div>
        </Section>
        <div className="max-sm:[&_p]:hidden max-sm:[&_ul]:grid-cols-2 max-sm:[&_ul]:text-sm">
          <Features title="Ready to Post" features={benefits} />
        </div>
        <Statistics
          areGoals={!marketingStats.reached}
          entries={[
            { value: formatToolCount(tools.length, advertisedCounts.all), label: 'Free AI Tools', isFact: true },
            ...marketingStats.home,
          ]}
        />
        <HomeCallToAction />
      </StaticPart>
    </PageFrame>
  )
}
