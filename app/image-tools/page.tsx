import { SizesTable } from '@/components/lookup/image/sizes-table'
import { Badges } from '@/components/page/badges'
import { landingData } from '@/components/page/page-data'
import { PageFrame } from '@/components/page/page-frame'
import { PageHeader } from '@/components/page/page-header'
import { pageMetadata } from '@/components/page/page-metadata'
import { Section } from '@/components/page/section'
import { Sources } from '@/components/page/sources'
import { StructuredData } from '@/components/page/structured-data'
import { ToolGrid } from '@/components/page/tool-grid'
import { IconTile } from '@/components/ui/icon-tile'
import { imageToolsPage as copy } from '@/content/image-tools'
import { freeToolsInWords } from '@/content/shown-count'
import { toolsAt } from '@/content/shown-tools'
import { statedCounts } from '@/content/site'
import { groups } from '@/content/tools'
import { sizesChecked } from '@/lib/images/presets'
import { sizeSources } from '@/lib/images/sources'

export const metadata = pageMetadata(copy)

export default function ImageTools() {
  const tools = groups.filter(({ path }) => path === copy.path).flatMap((group) => group.tools)
  return (
    <PageFrame group="image">
      <StructuredData data={landingData(copy.path, copy.heading, tools)} />
      <PageHeader title={copy.heading} path={copy.path} icon={<IconTile name={copy.icon} size="large" />}>
        <p className="mt-3 max-w-2xl text-lg text-muted">{copy.intro}</p>
        <Badges labels={[freeToolsInWords(tools.length, statedCounts.image), 'No Sign-up Required']} />
      </PageHeader>
      <Section title="All Image Tools">
        <ToolGrid tools={tools} />
      </Section>
      <Section title={copy.ways.title}>
        <ul className="mt-6 grid gap-x-8 gap-y-5 sm:grid-cols-3">
          {copy.ways.points.map(({ title, text }) => (
            <li key={title} className="border-accent border-t-2 pt-3">
              <h3 className="font-semibold">{title}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={copy.sizes.title} lead={copy.sizes.lead}>
        <SizesTable />
      </Section>
      <Sources sources={Object.values(sizeSources).map((source) => ({ ...source, checked: sizesChecked }))} />
      <Section title={copy.words.title} lead={copy.words.lead}>
        <ToolGrid tools={toolsAt(copy.words.paths)} columns="four" />
      </Section>
    </PageFrame>
  )
}
