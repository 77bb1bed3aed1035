import { buildPageMetadata } from '@/app/page-metadata'
import { ToolsLanding } from '@/app/tools-landing'
import { LimitsTable } from '@/components/page/limits-table'
import { Section } from '@/components/page/section'
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
        <details className="mt-4 rounded-xl border border-line bg-surface px-4">
          <summary className="min-h-11 py-2.5 font-semibold">Show the limits of every network</summary>
          <div className="pb-4">
            <LimitsTable />
          </div>
        </details>
      </Section>
    </ToolsLanding>
  )
}
