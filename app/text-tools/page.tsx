import { buildPageMetadata } from '@/app/page-metadata'
import { ToolsLanding } from '@/app/tools-landing'
import { TextSamples } from '@/components/home/samples'
import { LimitsTable } from '@/components/page/limits-table'
import { Fold, Section } from '@/components/page/section'
import { ToolList } from '@/components/tools/tool-list'
import { getToolsByCategory } from '@/content/catalog'
import { textToolsPage as copy } from '@/content/pages/group-pages'
import { buildTextSamples } from '@/content/tool-samples'

export const metadata = buildPageMetadata(copy)

export default async function TextTools() {
  const groups = getToolsByCategory('text')
  return (
    <ToolsLanding
      group="text"
      copy={copy}
      samples={
        <TextSamples
          samples={await buildTextSamples(['text-shortener', 'headline-generator', 'text-summarizer', 'paraphraser'])}
        />
      }
      list={<ToolList groups={groups} groupFilter={{ label: 'To', anyLabel: 'Everything' }} />}
    >
      <Section title={copy.limits.title} lead={copy.limits.lead}>
        <Fold title="Show limits for every network">
          <LimitsTable />
        </Fold>
      </Section>
    </ToolsLanding>
  )
}
