import { PageFrame } from '@/app/page-frame'
import { buildPageMetadata } from '@/app/page-metadata'
import { buildLandingJsonLd, StructuredData } from '@/app/structured-data'
import { TextSamples } from '@/components/home/samples'
import { Statistics } from '@/components/page/home-sections'
import { PageHeader } from '@/components/page/page-header'
import { Section } from '@/components/page/section'
import { ToolCard, ToolGrid } from '@/components/page/tool-cards'
import { countToolsUnder, formatToolCount, getPlatformCards, getToolsByPaths } from '@/content/catalog'
import { advertisedCounts, marketingStats, popularPaths } from '@/content/site'
import { buildTextSamples } from '@/content/tool-samples'
import { platformGroups } from '@/content/tools'

const path = '/social-media-tools'

export const metadata = buildPageMetadata({
  title: 'Free Social Media Tools for Creators | Postsmith',
  description:
    'Free tools for TikTok, YouTube, Instagram and Twitter: ideas, scripts, hooks, captions, hashtags and calculators that fit each platform.',
  path,
})

export default async function SocialMediaTools() {
  const toolCount = countToolsUnder(path)
  const tools = platformGroups.flatMap((group) => group.tools)
  const popularTools = getToolsByPaths(popularPaths)
  return (
    <PageFrame>
      <StructuredData data={buildLandingJsonLd(path, 'Social Media Tools', tools)} />
      <PageHeader
        title="Social Media Tools"
        path={path}
        icon="share-2"
        lead="Pick TikTok, YouTube, Instagram or Twitter, or go straight to a tool. Everything we write fits the platform’s limits."
        badges={[
          `${formatToolCount(toolCount, advertisedCounts.social)} Free Tools`,
          'All Platforms',
          'No Sign-up Required',
        ]}
      />
      <TextSamples
        samples={
          await buildTextSamples(['tiktok-hook-generator', 'instagram-caption', 'youtube-title', 'twitter-thread'])
        }
      />
      <Section title="Choose Your Platform">
        <ul className="mt-4 grid grid-cols-2 gap-2 sm:mt-6 sm:gap-4 lg:grid-cols-4">
          {getPlatformCards().map((platform) => (
            <ToolCard key={platform.tool.path} {...platform} />
          ))}
        </ul>
      </Section>
      <Section title="Popular Tools">
        <ToolGrid tools={popularTools} />
      </Section>
      <Statistics
        areGoals={!marketingStats.reached}
        entries={[
          ...marketingStats.social,
          { value: formatToolCount(toolCount, advertisedCounts.socialStatistic), label: 'free tools', isFact: true },
        ]}
      />
    </PageFrame>
  )
}
