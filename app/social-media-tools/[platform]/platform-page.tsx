import { PageFrame } from '@/app/page-frame'
import { buildLandingJsonLd, StructuredData } from '@/app/structured-data'
import { Badges, PageHeader } from '@/components/page/page-header'
import { PlatformSteps, Section } from '@/components/page/section'
import { ToolGrid } from '@/components/page/tool-cards'
import { IconTile } from '@/components/ui/tool-icon'
import { formatToolsLabel } from '@/content/catalog'
import { platforms } from '@/content/pages/platforms'
import { advertisedCounts } from '@/content/site'
import { findToolByType, type PlatformGroup, platformGroups } from '@/content/tools'

export function PlatformPage({ group }: { group: PlatformGroup }) {
  const copy = platforms[group.id]
  const otherPlatformTools = platformGroups
    .filter(({ id }) => id !== group.id)
    .flatMap(({ tools }) => tools.slice(0, 1))
  const steps = copy.steps.flatMap(({ type, text }) => {
    const tool = findToolByType(type)
    return tool ? [{ name: tool.copy.name, path: tool.path, text }] : []
  })
  const toolCountLabel = formatToolsLabel(group.tools.length, advertisedCounts.platforms[group.id], 'Free Tool')
  return (
    <PageFrame group={group.id}>
      <StructuredData data={buildLandingJsonLd(group.path, copy.heading, group.tools)} />
      <PageHeader
        title={copy.heading}
        path={group.path}
        icon={<IconTile name={copy.icon} size="large" />}
        lead={copy.intro}
        badges={<Badges labels={[toolCountLabel, 'No Sign-up Required']} />}
      />
      <Section title={`All ${copy.heading}`}>
        <ToolGrid tools={group.tools} />
      </Section>
      <PlatformSteps {...copy.stepsIntro} steps={steps} />
      {otherPlatformTools.length > 0 && (
        <Section title="For Your Other Channels">
          <ToolGrid tools={otherPlatformTools} />
        </Section>
      )}
    </PageFrame>
  )
}
