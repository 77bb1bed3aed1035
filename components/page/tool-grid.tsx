import type { ListedTool } from '@/lib/tool/tool-identity'
import { ToolCard } from './tool-card'

type Props = { tools: readonly ListedTool[]; columns?: 'three' | 'four' }

const columnClassNames = {
  three: 'sm:grid-cols-2 lg:grid-cols-3',
  four: 'sm:grid-cols-2 lg:grid-cols-4',
} as const

const smallGridClassNames: Readonly<Record<number, string>> = { 1: '', 2: 'sm:grid-cols-2' }

/** A grid of tool cards. One or two cards share the full width. */
export function ToolGrid({ tools, columns = 'three' }: Props) {
  return (
    <ul
      className={`mt-4 grid gap-2 sm:mt-6 sm:gap-4 ${smallGridClassNames[tools.length] ?? columnClassNames[columns]}`}
    >
      {tools.map((tool) => (
        <ToolCard key={tool.type} tool={tool} />
      ))}
    </ul>
  )
}
