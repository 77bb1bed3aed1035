import { IconTile } from '@/components/ui/icon-tile'
import { platforms } from '@/content/platforms'
import { shownCount } from '@/content/shown-count'
import { statedCounts } from '@/content/site'
import { type Group, groups } from '@/content/tools'
import { Badges } from './badges'
import { landingData } from './page-data'
import { PageFrame } from './page-frame'
import { PageHeader } from './page-header'
import { PlatformOrder } from './platform-order'
import { Section } from './section'
import { StructuredData } from './structured-data'
import { ToolGrid } from './tool-grid'

/** A platform's landing page: its tools, an order to use them in, and tools of the other platforms. */
export function PlatformPage({ group }: { group: Group }) {
  const copy = platforms[group.id]
  const elsewhere = groups.filter(({ id }) => id !== group.id).flatMap(({ tools }) => tools.slice(0, 1))
  const count = shownCount(group.tools.length, statedCounts.platforms[group.id])
  return (
    <PageFrame group={group.id}>
      <StructuredData data={landingData(group.path, copy.heading, group.tools)} />
      <PageHeader title={copy.heading} path={group.path} icon={<IconTile name={copy.icon} size="large" />}>
        <p className="mt-3 max-w-2xl text-lg text-muted sm:mt-4">{copy.intro}</p>
        <Badges labels={[count === '1' ? '1 Free Tool' : `${count} Free Tools`, 'No Sign-up Required']} />
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
