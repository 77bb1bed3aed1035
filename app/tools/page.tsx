import { PageFrame } from '@/app/page-frame'
import { buildPageMetadata } from '@/app/page-metadata'
import { buildLandingJsonLd, StructuredData } from '@/app/structured-data'
import { PageHeader } from '@/components/page/page-header'
import { StaticPart } from '@/components/page/static-part'
import { ModelScript } from '@/components/shell/page-scripts'
import { ToolList } from '@/components/tools/tool-list'
import { getToolGroups, startingPoints } from '@/content/catalog'
import { site } from '@/content/site'
import { tools } from '@/content/tools'

const path = '/tools'

export const metadata = buildPageMetadata({
  title: `All ${tools.length} Free Tools on One Page | ${site.name}`,
  description: `Every free ${site.name} tool on one page. Find yours by platform or by what you’ve got: an idea, a draft, a TikTok link, a photo. No sign-up.`,
  path,
})

export default function AllTools() {
  return (
    <PageFrame>
      <ModelScript />
      <StaticPart id="tools-head">
        <StructuredData data={buildLandingJsonLd(path, 'All Tools', tools)} />
        <PageHeader title="All Tools" path={path} lead="Pick where you post and what you’ve got, or type to search." />
      </StaticPart>
      <ToolList
        groups={getToolGroups()}
        groupFilter={{ label: 'For', anyLabel: 'Everything' }}
        startingPoints={startingPoints}
      />
    </PageFrame>
  )
}
