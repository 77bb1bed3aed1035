import { buildPageMetadata } from '@/app/page-metadata'
import { ToolsLanding } from '@/app/tools-landing'
import { LimitsTable } from '@/components/page/limits-table'
import { Fold, Section } from '@/components/page/section'
import { ToolList } from '@/components/tools/tool-list'
import { getToolsByCategory } from '@/content/catalog'
import { textToolsPage as copy } from '@/content/pages/group-pages'

export const metadata = buildPageMetadata(copy)

export default function TextTools() {
  const groups = getToolsByCategory('text')
  return (
    <ToolsLanding
      group="text"
      copy={copy}
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
