import { IconTile } from '@/components/ui/icon-tile'
import { ToolIcon } from '@/components/ui/tool-icon'
import type { ListedTool } from '@/lib/tool/identity'

type Props = { tool: ListedTool; as?: 'h2' | 'h3'; action?: string }

/** A tool in a list. The whole card leads to it; the link is what the heading or the button says. */
export function ToolCard({ tool, as: Heading = 'h3', action }: Props) {
  const { name, card } = tool.copy
  return (
    <li
      data-group={tool.group}
      className="relative flex flex-col gap-3 rounded-2xl border border-line bg-surface p-5 focus-within:border-field-line hover:border-field-line"
    >
      <IconTile name={tool.icon} />
      <div className="grow">
        <Heading className="font-semibold leading-snug">
          {action ? (
            name
          ) : (
            <a href={tool.path} className="after:absolute after:inset-0 after:rounded-2xl">
              {name}
            </a>
          )}
        </Heading>
        <p className="mt-1 text-muted text-sm">{card}</p>
      </div>
      {action && (
        <a
          href={tool.path}
          aria-label={`${action}: ${name}`}
          className="inline-flex min-h-11 items-center gap-1 font-semibold text-accent text-sm underline-offset-4 after:absolute after:inset-0 after:rounded-2xl hover:underline"
        >
          {action}
          <ToolIcon name="arrow-right" size={16} />
        </a>
      )}
    </li>
  )
}
