import type { ReactNode } from 'react'
import { Breadcrumb } from '@/components/shell/breadcrumb'
import { buildCrumbs } from '@/components/shell/crumbs'
import { IconTile, ToolIcon } from '@/components/ui/tool-icon'
import type { ListedTool, Tool } from '@/lib/tool/tool'

function Badges({ labels }: { labels: readonly string[] }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 sm:mt-3 lg:shrink-0">
      {labels.map((label) => (
        <li key={label} className="flex items-center gap-1 font-semibold text-muted text-xs sm:text-sm">
          <ToolIcon name="check" size={14} className="text-accent" />
          {label}
        </li>
      ))}
    </ul>
  )
}

type Props = {
  title: string
  path?: string
  breadcrumb?: ReactNode
  icon?: string
  lead?: string
  badges?: readonly string[]
}

export function PageHeader({ title, path, breadcrumb, icon, lead, badges }: Props) {
  return (
    <div className="mx-auto max-w-7xl px-4 pt-2 sm:px-6 sm:pt-4">
      {breadcrumb ?? <Breadcrumb crumbs={buildCrumbs(path ?? '/')} />}
      <div className="mt-2 flex flex-wrap items-center gap-3 sm:mt-4 sm:gap-5">
        {icon && <IconTile name={icon} size="large" />}
        {/* With large text, a word that does not fit beside the icon moves below it instead of breaking. */}
        <h1 className="min-w-min max-w-full flex-1 text-balance break-words font-bold text-title">{title}</h1>
      </div>
      <div className="lg:flex lg:items-end lg:justify-between lg:gap-8">
        {lead && <p className="mt-2 max-w-2xl text-muted sm:mt-3 sm:text-lg">{lead}</p>}
        {badges && <Badges labels={badges} />}
      </div>
    </div>
  )
}

/** These badges are for tools that run in the browser and send data only on request. */
const hybridBadges = ['Runs in your browser', 'AI if available', 'Free to Use']
/** These badges are for writing tools, which use the site's model or the visitor's own. */
const writerBadges = ['AI-Powered', 'Free to Use', 'Instant Results']
const defaultBadges = ['Instant Results', 'Free to Use', 'No Sign-up']
const imageBadges = ['Free to Use', 'No account', 'AI if available']
const browserBadges = ['Runs in your browser', 'Nothing uploaded', 'Free to Use']

export function ToolHeader({ tool }: { tool: Tool & ListedTool }) {
  const runsInBrowser =
    ['text', 'files'].includes(tool.kind) || (tool.kind === 'widget' && ['text', 'image'].includes(tool.group))
  const callsModel = tool.kind === 'widget' && tool.promptTool !== undefined
  const labels = callsModel
    ? hybridBadges
    : runsInBrowser
      ? browserBadges
      : tool.group === 'image'
        ? imageBadges
        : tool.kind === 'prompt'
          ? writerBadges
          : defaultBadges
  return (
    <PageHeader title={tool.copy.name} path={tool.path} icon={tool.icon} lead={tool.copy.summary} badges={labels} />
  )
}
