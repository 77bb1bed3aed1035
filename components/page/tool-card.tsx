import { IconTile } from '@/components/ui/icon-tile'
import { ToolIcon } from '@/components/ui/tool-icon'
import type { ListedTool } from '@/lib/tool/tool-identity'

type Props = { tool: ListedTool; as?: 'h2' | 'h3'; actionLabel?: string }

/**
 * A tool in a list: a row on a phone, a card on wider screens. The whole card is clickable; the accessible link is the
 * heading or the button.
 */
export function ToolCard({ tool, as: Heading = 'h3', actionLabel }: Props) {
  const { name, card } = tool.copy
  return (
    <li
      data-group={tool.group}
      className="relative flex items-center gap-3 rounded-xl border border-line bg-surface p-3 focus-within:border-field-line hover:border-field-line sm:flex-col sm:items-start sm:p-5"
    >
      <IconTile name={tool.icon} />
      <div className="min-w-0 grow">
        <Heading className="font-semibold leading-snug">
          {actionLabel ? (
            name
          ) : (
            <a href={tool.path} className="after:absolute after:inset-0 after:rounded-xl">
              {name}
            </a>
          )}
        </Heading>
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
