import { LimitsTable } from '@/components/page/limits-table'
import { pageMetadata } from '@/components/page/page-metadata'
import { Section } from '@/components/page/section'
import { ToolsLanding } from '@/components/page/tools-landing'
import { textToolsPage as copy } from '@/content/text-tools'

export const metadata = pageMetadata(copy)

export default function TextTools() {
  return (
    <ToolsLanding group="text" copy={copy}>
      <Section title={copy.limits.title} lead={copy.limits.lead}>
        <LimitsTable />
      </Section>
    </ToolsLanding>
  )
}
