import { Lookup } from '@/components/lookup/lookup'
import { PromptTool } from '@/components/prompt/prompt-tool'
import { Widget } from '@/components/widgets/widget'
import { relatedTools } from '@/content/shown-tools'
import { groupOf } from '@/content/tools'
import type { Tool } from '@/content/tools/define'
import { formOf, targetOf } from '@/content/tools/form-of'
import { Faq } from './faq'
import { Features } from './features'
import { HowItWorks } from './how-it-works'
import { toolData } from './page-data'
import { PageFrame } from './page-frame'
import { RelatedTools } from './related-tools'
import { Sources } from './sources'
import { StructuredData } from './structured-data'
import { ToolHeader } from './tool-header'

export function ToolPage({ tool }: { tool: Tool }) {
  const { name, steps, features, faq, sources, sections = {} } = tool.copy
  const group = groupOf(tool)
  return (
    <PageFrame {...(group && { group: group.id })}>
      <StructuredData data={toolData(tool)} />
      <ToolHeader tool={tool} />
      <div className="mx-auto max-w-6xl px-4 pt-4 sm:px-6 sm:pt-8">
        {tool.kind === 'prompt' ? (
          <PromptTool form={formOf(tool)} />
        ) : (
          <>
            <h2 className="sr-only">Use this tool</h2>
            {tool.kind === 'lookup' ? (
              <Lookup name={tool.lookup} tool={targetOf(tool)} />
            ) : (
              <Widget name={tool.widget} />
            )}
          </>
        )}
      </div>
      <HowItWorks title={sections.steps ?? `How Our ${name} Works`} steps={steps} />
      <Features title={sections.features ?? `Why Choose Our ${name}?`} features={features} />
      <Faq title={sections.faq ?? `${name}: Frequently Asked Questions`} entries={faq} />
      <Sources sources={sources} />
      <RelatedTools title={sections.related ?? `Related Tools for the ${name}`} tools={relatedTools(tool)} />
    </PageFrame>
  )
}
