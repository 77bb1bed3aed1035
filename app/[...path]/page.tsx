import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PageFrame, TextArticle } from '@/app/page-frame'
import { buildPageMetadata } from '@/app/page-metadata'
import { buildToolJsonLd, StructuredData } from '@/app/structured-data'
import { CompressionPane } from '@/components/home/samples'
import { getBadges, PageHeader } from '@/components/page/page-header'
import { Section } from '@/components/page/section'
import { StaticPart } from '@/components/page/static-part'
import { ToolGrid } from '@/components/page/tool-cards'
import { ToolSample } from '@/components/page/tool-sample'
import { Faq, Features, HowItWorks, Sources } from '@/components/page/tool-sections'
import { ModelScript } from '@/components/shell/page-scripts'
import { getRelatedTools } from '@/content/catalog'
import { FilesView, PromptView, ServerToolView, TextView, WidgetView } from '@/content/loading/views'
import { textPages } from '@/content/pages/text-pages'
import { buildToolSample } from '@/content/tool-samples'
import { findToolByPath, groups, type RegisteredTool, tools } from '@/content/tools'
import { buildPromptForm, buildTextForm, getFilesToolInfo, getServerToolInfo } from '@/content/tools/tool-client-data'

type Props = { params: Promise<{ path: string[] }> }

export const dynamicParams = false

export const generateStaticParams = () =>
  [...tools, ...textPages].map(({ path }) => ({ path: path.slice(1).split('/') }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { tool, textPage } = await findPage(params)
  if (textPage) return buildPageMetadata(textPage)
  if (!tool) return {}
  const { title, description, name } = tool.copy
  return buildPageMetadata({ title, description, path: tool.path, image: { url: `/og/${tool.type}.png`, alt: name } })
}

export default async function Page({ params }: Props) {
  const { tool, textPage } = await findPage(params)
  if (textPage) return <TextArticle page={textPage} />
  if (!tool) notFound()
  return <ToolPage tool={tool} />
}

async function findPage(params: Props['params']) {
  const path = `/${(await params).path.join('/')}`
  return { tool: findToolByPath(path), textPage: textPages.find((page) => page.path === path) }
}

function ToolPage({ tool }: { tool: RegisteredTool }) {
  const { name, summary, steps, features, faq, sources, sections: sectionHeadings = {} } = tool.copy
  const isWritingTool = tool.kind === 'prompt' || (tool.kind === 'widget' && tool.promptTool !== undefined)
  const relatedTools = getRelatedTools(tool)
  const groupLabel = groups.find(({ id }) => relatedTools.every(({ group }) => group === id))?.label
  return (
    <PageFrame group={tool.group}>
      {isWritingTool && <ModelScript />}
      <StaticPart id="tool-head">
        <StructuredData data={buildToolJsonLd(tool)} />
        <PageHeader title={name} path={tool.path} icon={tool.icon} lead={summary} badges={getBadges(tool)} />
      </StaticPart>
      <div className="mx-auto max-w-7xl px-4 pt-3 sm:px-6 sm:pt-6">
        {tool.kind !== 'prompt' && <h2 className="sr-only">Use this tool</h2>}
        <ToolView tool={tool} />
      </div>
      <StaticPart id="tool-words">
        <HowItWorks
          title={sectionHeadings.steps ?? `How Our ${name} Works`}
          lead={sectionHeadings.stepsLead}
          steps={steps}
        />
        <Features title={sectionHeadings.features ?? `Why Choose Our ${name}?`} features={features} />
        <Faq entries={faq} />
        <Sources sources={sources} />
        <Section title={groupLabel ? `Related ${groupLabel} Tools` : 'Related Tools'}>
          <ToolGrid tools={relatedTools} actionLabel="Try This Tool" />
        </Section>
      </StaticPart>
    </PageFrame>
  )
}

async function ToolView({ tool }: { tool: RegisteredTool }) {
  const sampleRun = await buildToolSample(tool)
  const hasImageSample = tool.kind === 'files' && tool.hasImageSample
  const sample = (sampleRun || hasImageSample) && (
    <StaticPart id="tool-sample">{sampleRun ? <ToolSample {...sampleRun} /> : <CompressionPane />}</StaticPart>
  )
  switch (tool.kind) {
    case 'prompt':
      return <PromptView form={buildPromptForm(tool)} sample={sample} />
    case 'server':
      return <ServerToolView tool={getServerToolInfo(tool)} sample={sample} />
    case 'text':
      return <TextView form={buildTextForm(tool)} sample={sample} />
    case 'files':
      return <FilesView tool={getFilesToolInfo(tool)} sample={sample} />
    case 'widget':
      return <WidgetView type={tool.type} loads={tool.loads} sample={sample} />
  }
}
