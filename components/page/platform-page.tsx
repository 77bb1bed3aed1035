import { IconTile } from '@/components/ui/icon-tile'
import { platforms } from '@/content/platforms'
import { freeToolsInWords } from '@/content/shown-count'
import { statedCounts } from '@/content/site'
import { type PlatformGroup, platformGroups } from '@/content/tools'
import { Badges } from './badges'
import { landingData } from './page-data'
import { PageFrame } from './page-frame'
import { PageHeader } from './page-header'
import { PlatformOrder } from './platform-order'
import { Section } from './section'
import { StructuredData } from './structured-data'
import { ToolGrid } from './tool-grid'

/** A platform's landing page: its tools, an order to use them in, and tools of the other platforms. */
export function PlatformPage({ group }: { group: PlatformGroup }) {
  const copy = platforms[group.id]
  const elsewhere = platformGroups
    .filter(({ id }) => id !== group.id)
    .flatMap(({ tools }) => tools.slice(0, 1))
  const count = freeToolsInWords(group.tools.length, statedCounts.platforms[group.id])
  return (
    <PageFrame group={group.id}>
      <StructuredData data={landingData(group.path, copy.heading, group.tools)} />
      <PageHeader title={copy.heading} path={group.path} icon={<IconTile name={copy.icon} size="large" />}>
        <p className="mt-3 max-w-2xl text-lg text-muted sm:mt-4">{copy.intro}</p>
        <Badges labels={[count, 'No Sign-up Required']} />
      </PageHeader>
      <Section title={`All ${copy.heading}`}>
        <ToolGrid tools={group.tools} />
      </Section>
      <PlatformOrder {...copy.order} steps={copy.steps} />
      {elsewhere.length > 0 && (
        <Section title="For Your Other Channels">
          <ToolGrid tools={elsewhere} />
        </Section>
      )}
    </PageFrame>
  )
}
