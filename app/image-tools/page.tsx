import { buildPageMetadata } from '@/app/page-metadata'
import { ToolsLanding } from '@/app/tools-landing'
import { ImageSamples } from '@/components/home/samples'
import { Fold, Section } from '@/components/page/section'
import { SourceList, sourcesTitle } from '@/components/page/tool-sections'
import { ToolList } from '@/components/tools/tool-list'
import { getToolsByCategory } from '@/content/catalog'
import { imageToolsPage as copy } from '@/content/pages/group-pages'
import { getSampleTools } from '@/content/tool-samples'
import { SizesTable } from '@/content/tools/image/ai-image-generator/sizes-table'
import { sizeSources, sizesReviewMonth } from '@/lib/platforms/images/presets'

export const metadata = buildPageMetadata(copy)

export default function ImageTools() {
  return (
    <ToolsLanding
      group="image"
      copy={copy}
      samples={<ImageSamples tools={getSampleTools()} />}
      list={<ToolList groups={getToolsByCategory('image')} groupFilter={{ label: 'Show', anyLabel: 'All tools' }} />}
    >
      <Section title={copy.sizes.title} lead={copy.sizes.lead}>
        <Fold title="Show sizes for every network">
          <SizesTable />
        </Fold>
        <Fold title={sourcesTitle}>
          <SourceList
            sources={Object.values(sizeSources).map((source) => ({ ...source, checked: sizesReviewMonth }))}
          />
        </Fold>
      </Section>
    </ToolsLanding>
  )
}
