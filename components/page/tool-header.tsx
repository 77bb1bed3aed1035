import { IconTile } from '@/components/ui/icon-tile'
import type { Tool } from '@/lib/tool/define'
import { Badges } from './badges'
import { PageHeader } from './page-header'

const usual = ['AI-Powered', 'Free to Use', 'Instant Results']
const inBrowser = ['Runs in your browser', 'Nothing uploaded', 'Free to Use']

/** The hero that all tools share. Kept low, so that the input is on a phone's first screen. */
export function ToolHeader({ tool }: { tool: Tool }) {
  return (
    <PageHeader title={tool.copy.name} path={tool.path} icon={<IconTile name={tool.icon} size="large" />}>
      <p className="mt-2 max-w-2xl text-muted sm:mt-4 sm:text-lg">{tool.copy.summary}</p>
      <Badges labels={tool.kind === 'text' ? inBrowser : usual} />
    </PageHeader>
  )
}
