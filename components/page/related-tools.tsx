import type { ListedTool } from '@/lib/tool/identity'
import { Section } from './section'
import { ToolCard } from './tool-card'

export function RelatedTools({ title, tools }: { title: string; tools: readonly ListedTool[] }) {
  if (tools.length === 0) return null
  return (
    <Section title={title}>
      <ul className="mt-4 grid gap-2 sm:mt-6 sm:gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {tools.map((tool) => (
          <ToolCard key={tool.type} tool={tool} action="Try This Tool" />
        ))}
      </ul>
    </Section>
  )
}
