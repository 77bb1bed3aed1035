import type { ReactNode } from 'react'
import { PageFrame } from '@/app/page-frame'
import { buildLandingJsonLd, StructuredData } from '@/app/structured-data'
import { PageHeader } from '@/components/page/page-header'
import { Section } from '@/components/page/section'
import { StaticPart } from '@/components/page/static-part'
import { ToolGrid } from '@/components/page/tool-cards'
import { Features } from '@/components/page/tool-sections'
import { ModelScript } from '@/components/shell/page-scripts'
import { formatGroupCount, getToolsByPaths } from '@/content/catalog'
import type { imageToolsPage, textToolsPage } from '@/content/pages/group-pages'
import { groups } from '@/content/tools'

type Props = {
  group: 'image' | 'text'
  copy: typeof imageToolsPage | typeof textToolsPage
  /** Between the head and the list. */
  samples?: ReactNode
  list: ReactNode
  children: ReactNode
}

/** Landing page of a group that is not a platform: its tools, their uses, and the site's writing tools. */
export function ToolsLanding({ group, copy, samples, list, children }: Props) {
  const tools = groups.filter(({ id }) => id === group).flatMap((entry) => entry.tools)
  return (
    <PageFrame group={group}>
      <ModelScript />
      <StaticPart id="landing-head">
        <StructuredData data={buildLandingJsonLd(copy.path, copy.heading, tools)} />
        <PageHeader
          title={copy.heading}
          path={copy.path}
          icon={copy.icon}
          lead={copy.intro}
          badges={[`${formatGroupCount(group)} Free Tools`, 'No Sign-up Required']}
        />
        {samples}
      </StaticPart>
      {list}
      <StaticPart id="landing-more">
        <Features title={copy.ways.title} features={copy.ways.points} />
        {children}
        <Section title={copy.words.title} lead={copy.words.lead}>
          <ToolGrid tools={getToolsByPaths(copy.words.paths)} />
        </Section>
      </StaticPart>
    </PageFrame>
  )
}
