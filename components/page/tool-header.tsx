import { IconTile } from '@/components/ui/icon-tile'
import type { Tool } from '@/lib/tool/define'
import type { ListedTool } from '@/lib/tool/identity'
import { Badges } from './badges'
import { PageHeader } from './page-header'

const usual = ['AI-Powered', 'Free to Use', 'Instant Results']
const inBrowser = ['Runs in your browser', 'Nothing uploaded', 'Free to Use']

/** The hero that all tools share. Kept low, so that the input is on a phone's first screen. */
export function ToolHeader({ tool }: { tool: Tool & Pick<ListedTool, 'group'> }) {
  const isInBrowser =
    ['text', 'files'].includes(tool.kind) || (tool.kind === 'widget' && tool.group === 'text')
  const labels = isInBrowser ? inBrowser : usual
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
