import type { ListedTool } from '@/lib/tool/identity'
import { Section } from './section'
import { ToolCard } from './tool-card'

export function RelatedTools({ title, tools }: { title: string; tools: readonly ListedTool[] }) {
  if (tools.length === 0) return null
  return (
    <Section title={title}>
      <ul className="swipe -mx-4 mt-4 px-4 sm:mx-0 sm:mt-6 sm:grid sm:grid-cols-2 sm:px-0 lg:grid-cols-4">
        {tools.map((tool) => (
          <ToolCard key={tool.type} tool={tool} action="Try This Tool" />
        ))}
      </ul>
    </Section>
  )
}
