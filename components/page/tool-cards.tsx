import { NeedsModelLabel, needsModel } from '@/components/ui/needs-model'
import { IconTile, ToolIcon } from '@/components/ui/tool-icon'
import type { ListedTool, Tool, ToolCopy } from '@/lib/tool/tool'

type Props = {
  tool: Pick<ListedTool, 'path' | 'icon' | 'group'> & { copy: Pick<ToolCopy, 'name' | 'card'> }
  toolCountLabel?: string
  isModelNeeded?: boolean
  actionLabel?: string | undefined
}

/** The whole card is clickable, but the accessible link is the heading or the button. */
export function ToolCard({ tool, toolCountLabel, isModelNeeded = false, actionLabel }: Props) {
  const { name, card } = tool.copy
  return (
    <li
      data-group={tool.group}
      className="relative flex items-center gap-3 rounded-xl border border-line bg-surface p-3 focus-within:border-field-line hover:border-field-line sm:flex-col sm:items-start sm:p-5"
    >
      <IconTile name={tool.icon} />
      <div className="min-w-0 grow">
        <h3 className="font-semibold leading-snug">
          {actionLabel ? (
            name
          ) : (
            <a href={tool.path} className="after:absolute after:inset-0 after:rounded-xl">
              {name}
            </a>
          )}
        </h3>
        {toolCountLabel && <p className="font-semibold text-accent text-sm">{toolCountLabel}</p>}
        <p className={`mt-0.5 text-muted text-sm sm:mt-1 ${actionLabel || toolCountLabel ? 'max-sm:hidden' : ''}`}>
          {card}
        </p>
        {isModelNeeded && <NeedsModelLabel />}
        {actionLabel && (
          <a
            href={tool.path}
            aria-label={`${actionLabel}: ${name}`}
            className="mt-0.5 inline-flex items-center gap-1 font-semibold text-accent text-sm underline-offset-4 after:absolute after:inset-0 after:rounded-xl hover:underline sm:mt-3"
          >
            {actionLabel}
            <ToolIcon name="arrow-right" size={16} />
          </a>
        )}
      </div>
    </li>
  )
}

export function ToolGrid({ tools, actionLabel }: { tools: readonly (Tool & ListedTool)[]; actionLabel?: string }) {
  return (
    <ul className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-2 sm:mt-6 sm:gap-4">
      {tools.map((tool) => (
        <ToolCard key={tool.type} tool={tool} isModelNeeded={needsModel(tool)} actionLabel={actionLabel} />
      ))}
    </ul>
  )
}
