import type { ListedTool } from '@/lib/tool/tool-identity'
import { Section } from './section'
import { SwipeRow } from './swipe-row'
import { ToolCard } from './tool-card'

export function RelatedTools({ title, tools }: { title: string; tools: readonly ListedTool[] }) {
  if (tools.length === 0) return null
  return (
    <Section title={title}>
      <SwipeRow label={title} columnClassName="sm:gap-4 lg:grid-cols-4">
        {tools.map((tool) => (
          <ToolCard key={tool.type} tool={tool} actionLabel="Try This Tool" />
        ))}
      </SwipeRow>
    </Section>
  )
}
