import { IconTile } from '@/components/ui/icon-tile'
import type { Tool } from '@/lib/tool/define'
import { Badges } from './badges'
import { PageHeader } from './page-header'

const usual = ['AI-Powered', 'Free to Use', 'Instant Results']
const inBrowser = ['Runs in your browser', 'Nothing uploaded', 'Free to Use']

/** The hero that all tools share. Kept low, so that the input is on a phone's first screen. */
export function ToolHeader({ tool }: { tool: Tool }) {
  const labels = tool.kind === 'text' || tool.kind === 'files' ? inBrowser : usual
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
