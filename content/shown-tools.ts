import 'server-only'
import type { Tool } from '@/lib/tool/define'
import { resolvePath } from './paths'
import { usualRelatedPaths } from './site'
import { groups, toolByPath, toolByType, tools } from './tools'

/** The tools behind a list of paths, leaving out those that have no page. */
export function toolsAt(paths: readonly string[]): Tool[] {
  return paths.flatMap((path) => toolByPath(resolvePath(path) ?? '') ?? [])
}

/** Four tools to go on with: the tool's own choice, else the usual ones. */
export function relatedTools(tool: Tool): Tool[] {
  const own = tool.related.flatMap((type) => toolByType(type) ?? [])
  const related = own.length > 0 ? own : toolsAt(usualRelatedPaths)
  return related.filter((other) => other.type !== tool.type).slice(0, 4)
}

/** How many tools stand behind a category's or a platform's landing page. */
export function heldAt(path: string): number {
  if (path === '/') return tools.length
  return groups
    .filter((group) => group.path === path || group.path.startsWith(`${path}/`))
    .reduce((sum, group) => sum + group.tools.length, 0)
}
