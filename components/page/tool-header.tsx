import { IconTile } from '@/components/ui/icon-tile'
import type { Tool } from '@/lib/tool/tool-definition'
import type { ListedTool } from '@/lib/tool/tool-identity'
import { Badges } from './badges'
import { PageHeader } from './page-header'

/** Runs in the browser and sends data only on request. */
const hybridBadges = ['Runs in your browser', 'AI where this site has it', 'Free to Use']
/** For writing tools, which use the site's model or the visitor's own. */
const writerBadges = ['AI-Powered', 'Free to Use', 'Instant Results']
const defaultBadges = ['Instant Results', 'Free to Use', 'No Sign-up']
const imageBadges = ['Free to Use', 'No account', 'AI where this site has it']
const browserBadges = ['Runs in your browser', 'Nothing uploaded', 'Free to Use']

export function ToolHeader({ tool }: { tool: Tool & Pick<ListedTool, 'group'> }) {
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
    <PageHeader
      title={tool.copy.name}
      path={tool.path}
      icon={<IconTile name={tool.icon} size="large" />}
      lead={tool.copy.summary}
      badges={<Badges labels={labels} />}
    />
  )
}
