import { pageMetadata } from '@/app/page-metadata'
import { ToolsLanding } from '@/app/tools-landing'
import { LimitsTable } from '@/components/page/limits-table'
import { Section } from '@/components/page/section'
import { StaticPart } from '@/components/page/static-part'
import { IconSheet } from '@/components/tools/icon-sheet'
import { ToolList } from '@/components/tools/tool-list'
import { listedTextTools } from '@/content/listed-groups'
import { textToolsPage as copy } from '@/content/text-tools'

export const metadata = pageMetadata(copy)

export default function TextTools() {
  const groups = listedTextTools()
  return (
    <ToolsLanding
      group="text"
      copy={copy}
      list={
        <>
          <StaticPart id="text-icons">
            <IconSheet names={groups.flatMap(({ tools }) => tools.map(({ icon }) => icon))} />
          </StaticPart>
          <ToolList groups={groups} by={{ label: 'To', any: 'Everything' }} />
        </>
      }
    >
      <Section title={copy.limits.title} lead={copy.limits.lead}>
        <LimitsTable />
      </Section>
    </ToolsLanding>
  )
}
