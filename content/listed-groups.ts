import 'server-only'
import type { ListedGroup } from '@/components/tools/tool-list'
import { runsInBrowser, startsOf } from './tool-starts'
import { groups } from './tools'

/** Every tool below its group, with what the filters of `/tools` ask of it. */
export function listedGroups(): ListedGroup[] {
  return groups.map(({ id, label, path, tools }) => ({
    id,
    label,
    path,
    tools: tools.map((tool) => ({
      path: tool.path,
      name: tool.copy.name,
      card: tool.copy.card,
      icon: tool.icon,
      starts: startsOf(tool),
      inBrowser: runsInBrowser(tool),
    })),
  }))
}
