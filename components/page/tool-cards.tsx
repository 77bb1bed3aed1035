import { IconTile, ToolIcon } from '@/components/ui/tool-icon'
import type { GroupId, ListedTool } from '@/lib/tool/tool'

type Props = { tool: ListedTool; actionLabel: string | undefined }

/** The whole card is clickable, but the accessible link is the heading or the button. */
function ToolCard({ tool, actionLabel }: Props) {
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
        <p className={`mt-0.5 text-muted text-sm sm:mt-1 ${actionLabel ? 'hidden sm:block' : ''}`}>{card}</p>
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

export function ToolGrid({ tools, actionLabel }: { tools: readonly ListedTool[]; actionLabel?: string }) {
  return (
    <ul className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-2 sm:mt-6 sm:gap-4">
      {tools.map((tool) => (
        <ToolCard key={tool.type} tool={tool} actionLabel={actionLabel} />
      ))}
    </ul>
  )
}

type LinkCardProps = {
  title: string
  description: string
  path: string
  icon: string
  toolCountLabel: string
  group?: GroupId
}

export function LinkCard({ title, description, path, icon, toolCountLabel, group }: LinkCardProps) {
  return (
    <li
      data-group={group}
      className="relative flex items-center gap-3 rounded-xl border border-line bg-surface p-3 focus-within:border-field-line hover:border-field-line sm:flex-col sm:items-start sm:p-5"
    >
      <IconTile name={icon} />
      <div className="min-w-0">
        <h3 className="font-bold text-lg leading-snug">
          <a href={path} className="after:absolute after:inset-0 after:rounded-xl">
            {title}
          </a>
        </h3>
        <p className="font-semibold text-accent text-sm">{toolCountLabel}</p>
        <p className="mt-1 text-muted text-sm max-sm:hidden">{description}</p>
      </div>
    </li>
  )
}
