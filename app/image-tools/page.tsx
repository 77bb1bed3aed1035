import { pageMetadata } from '@/app/page-metadata'
import { ToolsLanding } from '@/app/tools-landing'
import { Section } from '@/components/page/section'
import { Sources } from '@/components/page/sources'
import { ToolList } from '@/components/tools/tool-list'
import { listedByCategory } from '@/content/catalog/listed-groups'
import { imageToolsPage as copy } from '@/content/pages/image-tools'
import { SizesTable } from '@/content/tools/image/ai-image-generator/sizes-table'
import { sizesChecked } from '@/lib/platforms/pictures/presets'
import { sizeSources } from '@/lib/platforms/pictures/sources'

export const metadata = pageMetadata(copy)

export default function ImageTools() {
  return (
    <ToolsLanding
      group="image"
      copy={copy}
      list={<ToolList groups={listedByCategory('image')} by={{ label: 'For', any: 'Everything' }} />}
    >
      <Section title={copy.sizes.title} lead={copy.sizes.lead}>
        <SizesTable />
      </Section>
      <Sources sources={Object.values(sizeSources).map((source) => ({ ...source, checked: sizesChecked }))} />
    </ToolsLanding>
  )
}
