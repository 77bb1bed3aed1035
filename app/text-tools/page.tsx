import { pageMetadata } from '@/app/page-metadata'
import { ToolsLanding } from '@/app/tools-landing'
import { LimitsTable } from '@/components/page/limits-table'
import { Section } from '@/components/page/section'
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
